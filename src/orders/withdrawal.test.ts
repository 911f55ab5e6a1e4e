import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCutToLength, type ReturnableLine, returnable, withdrawalEnds, withdrawalState } from './withdrawal.ts';

const line = (change: Partial<ReturnableLine> = {}): ReturnableLine => ({
  id: '1',
  name: 'Mourne Oak',
  quantity: 14,
  refundedQuantity: 0,
  unit: 'box',
  withdrawnQuantity: 0,
  isCut: false,
  ...change,
});

test('the right ends with the 14th day after the day of delivery, by the shop’s clock', () => {
  // Tuesday 3 March → the end of Tuesday 17 March.
  expect(withdrawalEnds(new Date('2026-03-03T00:30:00Z')).toISOString()).toBe('2026-03-18T00:00:00.000Z');
  expect(withdrawalEnds(new Date('2026-03-03T23:30:00Z')).toISOString()).toBe('2026-03-18T00:00:00.000Z');
  // Delivered just after midnight in summer, which is the evening before in UTC.
  expect(withdrawalEnds(new Date('2026-07-06T23:30:00Z')).toISOString()).toBe('2026-07-21T23:00:00.000Z');
  // Across the clocks going forward, on 29 March.
  expect(withdrawalEnds(new Date('2026-03-24T12:00:00Z')).toISOString()).toBe('2026-04-07T23:00:00.000Z');
});

test('an end at the weekend moves to Monday', () => {
  // Saturday 21 March and Sunday 22 March: the end of Monday 23 March.
  expect(withdrawalEnds(new Date('2026-03-07T12:00:00Z')).toISOString()).toBe('2026-03-24T00:00:00.000Z');
  expect(withdrawalEnds(new Date('2026-03-08T12:00:00Z')).toISOString()).toBe('2026-03-24T00:00:00.000Z');
});

test('nobody has less than 14 whole days, nor more than 17', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (deliveredAt) => {
      const hours = (withdrawalEnds(deliveredAt).getTime() - deliveredAt.getTime()) / 3600_000;
      expect(hours).toBeGreaterThan(14 * 24 - 1);
      expect(hours).toBeLessThanOrEqual(17 * 24 + 1);
    }),
  );
});

test('what was refunded or told of already, or cut to length, is not sent back again', () => {
  expect(returnable(line())).toBe(14);
  expect(returnable(line({ refundedQuantity: 4, withdrawnQuantity: 3 }))).toBe(7);
  expect(returnable(line({ refundedQuantity: 14, withdrawnQuantity: 14 }))).toBe(0);
  expect(isCutToLength(line({ unit: 'metre' }))).toBe(true);
  expect(returnable(line({ unit: 'metre' }))).toBe(0);
  expect(returnable(line({ unit: null }))).toBe(14);
});

test('while unsent it is cancelled; once sent it can be withdrawn from until the right ends', () => {
  const now = new Date('2026-03-17T12:00:00Z');
  const state = (status: string, deliveredAt: string | null = null, lines = [line()]) =>
    withdrawalState({ status, deliveredAt: deliveredAt === null ? null : new Date(deliveredAt), lines }, now);
  expect(['pending', 'finance_pending', 'confirmed'].map((status) => state(status))).toEqual(Array(3).fill('cancel-instead'));
  // What is cut keeps the order from being cancelled; the rest can still be withdrawn from.
  expect(state('confirmed', null, [line(), line({ unit: 'metre', isCut: true })])).toBe('open');
  expect(state('confirmed', null, [line({ unit: 'metre', isCut: true })])).toBe('cancel-instead');
  expect(state('shipped')).toBe('open');
  expect(state('delivered', '2026-03-03T12:00:00Z')).toBe('open');
  expect(state('delivered', '2026-03-02T12:00:00Z')).toBe('over');
  expect(state('delivered', '2026-03-10T12:00:00Z', [line({ unit: 'metre' })])).toBe('nothing-to-return');
  expect(['cancelled', 'refunded', 'lost'].map((status) => state(status))).toEqual(Array(3).fill('never-sent'));
});
