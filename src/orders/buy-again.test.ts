import { expect, test } from 'vitest';
import { orderLine } from '../../test/order-line.ts';
import { buyAgain, missingWords, withoutSamplesIn } from './buy-again.ts';
import type { OrderLine } from './order.ts';

const line = (productId: string | null, quantity: number, change: Partial<OrderLine> = {}) =>
  orderLine({ id: `${productId}`, productId, name: `Floor ${productId ?? 'gone'}`, sku: 'X', quantity, ...change });
const sold = (id: string, stock: number, isSampleEligible = true) => ({ id, stock, isSampleEligible });

test('what is still sold goes into the cart once more, with the area it was for', () => {
  const again = buyAgain([line('a', 14, { areaMilliM2: 18_500 }), line('a', 1, { isSample: true })], [sold('a', 40)]);
  expect(again).toEqual({
    items: [
      { product_id: 'a', quantity: 14, area_m2: 18.5, is_sample: false },
      { product_id: 'a', quantity: 1, area_m2: null, is_sample: true },
    ],
    missing: [],
  });
  expect(missingWords(again)).toBe('');
});

test('what is gone, out of stock, scarce or without samples is said', () => {
  const lines = [line(null, 2), line('b', 3), line('c', 14, { areaMilliM2: 9000 }), line('d', 1, { isSample: true })];
  const again = buyAgain(lines, [sold('b', 0), sold('c', 5), sold('d', 9, false)]);
  expect(again.items).toEqual([{ product_id: 'c', quantity: 5, area_m2: null, is_sample: false }]);
  expect(missingWords(again)).toBe(
    'Floor gone is no longer sold, Floor b is out of stock, Floor c has only 5 left, so we’ll add 5, and Sample of Floor d is no longer ' +
      'available as a sample.',
  );
});

test('a sample that is in the cart already stays one', () => {
  const sample = { product_id: 'a', quantity: 1, area_m2: null, is_sample: true };
  const boxes = { product_id: 'a', quantity: 2, area_m2: null, is_sample: false };
  expect(withoutSamplesIn([sample, boxes], { items: [sample] })).toEqual([boxes]);
});
