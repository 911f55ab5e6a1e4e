import { expect, test } from 'vitest';
import { type Refundable, refundDue } from './refund-due.ts';

const order: Refundable = {
  lines: [
    { id: 'oak', quantity: 4, refundedQuantity: 0, unitPence: 5000, isSample: false },
    { id: 'trim', quantity: 2, refundedQuantity: 1, unitPence: 900, isSample: false },
    { id: 'sample', quantity: 1, refundedQuantity: 0, unitPence: 0, isSample: true },
  ],
  deliveryPence: 2995,
  samplePostagePence: 599,
  carriageRefundedPence: 0,
  leftPence: 24_494,
};
const piece = (id: string, quantity: number) => ({ id, quantity });

test('pieces go back at their price; delivery with the last of the goods, postage with the last of the samples', () => {
  expect(refundDue(order, [piece('oak', 3)], true)).toEqual({ goodsPence: 15_000, carriagePence: 0, amountPence: 15_000 });
  expect(refundDue(order, [piece('oak', 4), piece('trim', 1)], true)).toEqual({ goodsPence: 20_900, carriagePence: 2995, amountPence: 23_895 });
  const all = [piece('oak', 4), piece('trim', 1), piece('sample', 1)];
  expect(refundDue(order, all, true)).toEqual({ goodsPence: 20_900, carriagePence: 3594, amountPence: 24_494 });
  expect(refundDue(order, all, false)).toEqual({ goodsPence: 20_900, carriagePence: 0, amountPence: 20_900 });
  expect(refundDue(order, [piece('sample', 1)], true)).toEqual({ goodsPence: 0, carriagePence: 599, amountPence: 599 });
});

test('delivery goes back once', () => {
  const before = { ...order, carriageRefundedPence: 2995, leftPence: 21_499 };
  expect(refundDue(before, [piece('oak', 4), piece('trim', 1)], true)).toEqual({ goodsPence: 20_900, carriagePence: 0, amountPence: 20_900 });
});

test('never more than is left, where something went back beside the lines', () => {
  expect(refundDue({ ...order, leftPence: 24_000 }, [piece('oak', 4), piece('trim', 1), piece('sample', 1)], true).amountPence).toBe(24_000);
  expect(refundDue({ ...order, leftPence: 0 }, [piece('oak', 1)], true).amountPence).toBe(0);
});

test('an order of goods alone has no postage, one of samples alone no delivery', () => {
  const samples = { ...order, lines: order.lines.slice(2), deliveryPence: 0 };
  expect(refundDue(samples, [piece('sample', 1)], true).carriagePence).toBe(599);
  const goods = { ...order, lines: order.lines.slice(0, 2), samplePostagePence: 0 };
  expect(refundDue(goods, [piece('oak', 4), piece('trim', 1)], true).carriagePence).toBe(2995);
});
