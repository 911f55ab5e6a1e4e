import { expect, test } from 'vitest';
import { lateWith, openReturnStatuses, payBy, returnMovesFrom, returnStatuses, sendBy } from './return-moves.ts';

test('what was paid back, refused or called off is over; every other state leads on', () => {
  expect(openReturnStatuses).toEqual(['asked', 'agreed', 'on-the-way', 'arrived']);
  const reached = new Set(['asked']);
  for (const from of reached) for (const to of returnMovesFrom(from as (typeof returnStatuses)[number], 'staff')) reached.add(to);
  expect([...reached].sort()).toEqual([...returnStatuses].sort());
});

test('a shopper says that it was sent, or calls off what they only asked for; nothing else', () => {
  expect(returnStatuses.map((from) => returnMovesFrom(from, 'shopper'))).toEqual([['called-off'], ['on-the-way'], [], [], [], [], []]);
});

test('a right cannot be refused before the goods are here', () => {
  expect(returnMovesFrom('agreed', 'staff')).not.toContain('refused');
  expect(returnMovesFrom('on-the-way', 'staff')).not.toContain('refused');
});

test('there are fourteen whole days to send, and fourteen to pay, by the shop’s clock', () => {
  // Tuesday 3 March → the end of Tuesday 17 March, which is no weekend.
  expect(sendBy(new Date('2026-03-03T09:00:00Z')).toISOString()).toBe('2026-03-18T00:00:00.000Z');
  // Across the clocks going forward, on 29 March.
  expect(payBy(new Date('2026-03-24T12:00:00Z')).toISOString()).toBe('2026-04-07T23:00:00.000Z');
});

test('late is what is not sent in time, and what is not paid in time', () => {
  const [send, pay] = [new Date('2026-03-18T00:00:00Z'), new Date('2026-04-01T00:00:00Z')];
  const late = (status: (typeof returnStatuses)[number], now: string) => lateWith({ status, sendBy: send, payBy: pay }, new Date(now));
  expect(late('agreed', '2026-03-17T23:59:59Z')).toBeNull();
  expect(late('agreed', '2026-03-18T00:00:00Z')).toBe('send');
  expect(late('on-the-way', '2026-03-20T00:00:00Z')).toBeNull();
  expect(late('on-the-way', '2026-04-01T00:00:00Z')).toBe('pay');
  expect(late('arrived', '2026-04-01T00:00:00Z')).toBe('pay');
  expect(returnStatuses.filter((status) => late(status, '2027-01-01T00:00:00Z'))).toEqual(['agreed', 'on-the-way', 'arrived']);
});
