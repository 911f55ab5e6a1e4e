import { expect, test } from 'vitest';
import { backToLots, leftOfLots, serveFromLots } from './serve-from-lots.ts';

const lot = (id: string, free: number, receivedOn: string | null = '2026-05-01') => ({ id, number: id, shade: '', receivedOn, free });
const served = (answer: ReturnType<typeof serveFromLots>) =>
  answer && {
    from: answer.parts.map(({ lot: { id }, quantity }) => `${quantity} of ${id}`).join(', '),
    isAgreed: answer.isAgreed,
    most: answer.most,
  };

test.each([
  // From one lot where one has enough: the smallest that does, of two alike the older.
  ['the smallest that has enough', [lot('a', 40), lot('b', 14), lot('c', 9)], 12, '12 of b'],
  ['exactly enough', [lot('a', 40), lot('b', 14)], 14, '14 of b'],
  ['the older of two alike', [lot('a', 20, '2026-06-01'), lot('b', 20, '2026-05-01')], 5, '5 of b'],
  ['one without a day before one with', [lot('a', 20), lot('b', 20, null)], 5, '5 of b'],
  ['an empty lot is passed over', [lot('a', 0), lot('b', 3)], 2, '2 of b'],
])('%s', (_, lots, wanted, from) => {
  expect(served(serveFromLots(lots, wanted))).toMatchObject({ from, isAgreed: true });
});

test.each([
  ['fourteen of one and nine of another', [lot('a', 9), lot('b', 14)], 23, '14 of b, 9 of a', 14],
  // After the largest, the smallest that has the rest.
  ['the rest from the lot that fits it', [lot('a', 14), lot('b', 12), lot('c', 9)], 20, '14 of a, 6 of c', 14],
  ['three lots', [lot('a', 5), lot('b', 6), lot('c', 7)], 17, '7 of c, 6 of b, 4 of a', 7],
])('no lot has enough: %s', (_, lots, wanted, from, most) => {
  expect(served(serveFromLots(lots, wanted))).toEqual({ from, isAgreed: false, most });
});

test('the shopper agrees to so many lots and no more', () => {
  const lots = [lot('a', 5), lot('b', 6), lot('c', 7)];
  expect(serveFromLots(lots, 13, { maxLots: 2, lotId: null })?.isAgreed).toBe(true);
  expect(serveFromLots(lots, 14, { maxLots: 2, lotId: null })?.isAgreed).toBe(false);
  expect(serveFromLots(lots, 14, { maxLots: 3, lotId: null })?.isAgreed).toBe(true);
  expect(serveFromLots(lots, 19)).toBe(null);
  expect(serveFromLots([], 1)).toBe(null);
  expect(serveFromLots(lots, 0)).toBe(null);
});

test('the lot that is asked for comes first; what it lacks has to be agreed to', () => {
  const lots = [lot('a', 3), lot('b', 30)];
  const asked = (wanted: number, maxLots = 1, lotId = 'a') => served(serveFromLots(lots, wanted, { maxLots, lotId }));
  expect(asked(2)).toEqual({ from: '2 of a', isAgreed: true, most: 3 });
  expect(asked(5)).toEqual({ from: '3 of a, 2 of b', isAgreed: false, most: 3 });
  expect(asked(5, 2)).toEqual({ from: '3 of a, 2 of b', isAgreed: true, most: 3 });
  // Gone altogether: another one is only offered.
  expect(asked(5, 2, 'x')).toEqual({ from: '5 of b', isAgreed: false, most: 30 });
});

test('of many cases the answer adds up, and no answer takes fewer lots', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const lots = Array.from({ length: 1 + (seed % 6) }, (_, at) => lot(`${at}`, (seed * (at + 3) * 7) % 19));
    const all = lots.reduce((sum, { free }) => sum + free, 0);
    const wanted = 1 + (seed % (all + 3));
    const answer = serveFromLots(lots, wanted);
    if (wanted > all) {
      expect(answer).toBe(null);
      continue;
    }
    const parts = answer?.parts ?? [];
    expect(parts.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(wanted);
    expect(parts.every(({ lot: { free }, quantity }) => quantity >= 1 && quantity <= free)).toBe(true);
    expect(new Set(parts.map(({ lot: { id } }) => id)).size).toBe(parts.length);
    const largest = lots.map(({ free }) => free).sort((a, b) => b - a);
    const needed = largest.findIndex((_, at) => largest.slice(0, at + 1).reduce((sum, free) => sum + free, 0) >= wanted) + 1;
    expect(parts.length).toBe(needed);
  }
});

test('boxes go back to the lot that was taken last, then to the one before', () => {
  const parts = [
    { id: 'a', quantity: 14 },
    { id: 'b', quantity: 9 },
  ];
  expect(backToLots(parts, 0, 5)).toEqual([{ id: 'b', quantity: 5 }]);
  expect(backToLots(parts, 5, 6)).toEqual([
    { id: 'b', quantity: 4 },
    { id: 'a', quantity: 2 },
  ]);
  expect(backToLots(parts, 9, 14)).toEqual([{ id: 'a', quantity: 14 }]);
  expect(backToLots(parts, 23, 1)).toEqual([]);
  expect(leftOfLots(parts, 4)).toEqual([parts[0], { id: 'b', quantity: 5 }]);
  expect(leftOfLots(parts, 10)).toEqual([{ id: 'a', quantity: 13 }]);
  expect(leftOfLots([], 0)).toEqual([]);
});
