import { expect, test } from 'vitest';
import { leftToSend, statusBySending } from './left-to-send.ts';

const line = (quantity: number, sentQuantity: number, withheldQuantity = 0) => ({ quantity, sentQuantity, withheldQuantity });

test('what is left of a line is neither sent nor refunded before it was', () => {
  expect([line(10, 0), line(10, 6), line(10, 6, 4), line(10, 0, 10)].map(leftToSend)).toEqual([10, 4, 0, 0]);
});

test('an order stands by what of it has left', () => {
  expect(statusBySending([line(10, 0), line(1, 0)])).toBe('confirmed');
  expect(statusBySending([line(10, 10), line(1, 0)])).toBe('part_shipped');
  expect(statusBySending([line(10, 6), line(1, 1)])).toBe('part_shipped');
  expect(statusBySending([line(10, 10), line(1, 1)])).toBe('shipped');
  // What is refunded before it leaves is not waited for; where nothing was sent, the order is as it was.
  expect(statusBySending([line(10, 6, 4), line(1, 1)])).toBe('shipped');
  expect(statusBySending([line(10, 0, 10)])).toBe('confirmed');
});
