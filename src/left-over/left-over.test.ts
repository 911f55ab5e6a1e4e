import { expect, test } from 'vitest';
import { type LeftOverLine, leftOverEnds, leftOverMost, leftOverState } from './left-over.ts';

const line: LeftOverLine = { unit: 'box', isSample: false, sentQuantity: 14, goneQuantity: 0, underWay: 0, paidBack: 0, leftOver: 0 };
const none = { open: 0, ended: 0 };
const most = (change: Partial<LeftOverLine> = {}, reported = none, percent = 20) => leftOverMost({ ...line, ...change }, reported, percent);

test('so many per cent of what was sent of a line may come back, rounded down, and one box in any case', () => {
  // 20 % of 14 is 2.8.
  expect(most()).toBe(2);
  expect(most({ sentQuantity: 3 })).toBe(1);
  expect(most({}, none, 100)).toBe(14);
  expect(most({ sentQuantity: 0 })).toBe(0);
});

test('samples and what was cut to length never come back as left over', () => {
  expect(most({ isSample: true })).toBe(0);
  expect(most({ unit: 'metre' })).toBe(0);
  expect(most({ unit: null })).toBe(2);
});

test('what came back as left over counts towards the share; what came back otherwise only towards what is there', () => {
  expect(most({ leftOver: 1, underWay: 1 })).toBe(1);
  expect(most({ leftOver: 2, paidBack: 2, goneQuantity: 2 })).toBe(0);
  // 14 sent, 12 withdrawn from: the last two may come back.
  expect(most({ paidBack: 12, goneQuantity: 12 })).toBe(2);
  expect(most({ paidBack: 12, goneQuantity: 12, underWay: 1 })).toBe(1);
  // Paid back, but the refund failed: the boxes are gone all the same.
  expect(most({ paidBack: 14 })).toBe(0);
});

test('pieces that were reported as damaged do not come back as sealed', () => {
  expect(most({}, { open: 13, ended: 0 })).toBe(1);
  // Settled with an amount: nothing of the line counts as refunded.
  expect(most({}, { open: 0, ended: 13 })).toBe(1);
  // Settled piece by piece: they count once.
  expect(most({ goneQuantity: 12 }, { open: 0, ended: 12 })).toBe(2);
});

test('the time ends with the last day, by the shop’s clock', () => {
  // 30 days after Tuesday 3 March is Thursday 2 April, in summer time.
  const deliveredAt = new Date('2026-03-03T12:00:00Z');
  expect(leftOverEnds(deliveredAt, 30).toISOString()).toBe('2026-04-02T23:00:00.000Z');
  const state = (now: string, days: number | null = 30, delivered: Date | null = deliveredAt, left = 2) =>
    leftOverState({ left_over_days: days }, { deliveredAt: delivered, lines: [{ most: 0 }, { most: left }] }, new Date(now));
  expect(state('2026-04-02T22:59:59Z')).toBe('open');
  expect(state('2026-04-02T23:00:00Z')).toBe('over');
  expect(state('2026-03-04T12:00:00Z', null)).toBe('not-offered');
  expect(state('2026-03-04T12:00:00Z', 30, null)).toBe('not-delivered');
  expect(state('2026-03-04T12:00:00Z', 30, deliveredAt, 0)).toBe('none-left');
});
