import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultSettings } from '#settings/settings.ts';
import { type PricedProduct, priceCart } from './price-cart.ts';

const oak = { id: 'oak', pricePence: 5_000, stock: 10, isSampleEligible: true };
const glue = { id: 'glue', pricePence: 1_250, stock: 4, isSampleEligible: false };
const line = (product: PricedProduct | null, quantity = 1, isSample = false) => ({ productId: product?.id ?? 'gone', product, quantity, isSample });

test('adds up goods, delivery and what is missing from free delivery', () => {
  const cart = priceCart([line(oak, 2), line(glue, 1)], defaultSettings);
  expect(cart).toMatchObject({
    goodsPence: 11_250,
    deliveryPence: 2_995,
    missingForFreeDeliveryPence: 8_650,
    totalPence: 14_245,
    vatPence: 2_374,
    isOrderable: true,
  });
  expect(cart.lines.map(({ unitPence, linePence }) => [unitPence, linePence])).toEqual([
    [5_000, 10_000],
    [1_250, 1_250],
  ]);
  expect(priceCart([line(oak, 4)], defaultSettings)).toMatchObject({ deliveryPence: 0, missingForFreeDeliveryPence: 0, totalPence: 20_000 });
});

test('a sample is free, its postage is not, and it makes no delivery', () => {
  expect(priceCart([line(oak, 1, true)], defaultSettings)).toMatchObject({
    goodsPence: 0,
    samples: 1,
    samplePostagePence: 599,
    deliveryPence: 0,
    totalPence: 599,
  });
  expect(priceCart([line(glue, 1, true)], defaultSettings)).toMatchObject({ samplePostagePence: 0, totalPence: 0, isOrderable: false });
});

test('the ninth sample is one too many', () => {
  const cart = priceCart(
    Array.from({ length: 9 }, () => line(oak, 1, true)),
    defaultSettings,
  );
  expect(cart.lines.map(({ problem }) => problem)).toEqual([...Array(8).fill(null), 'too-many-samples']);
  expect(cart.samplePostagePence).toBe(8 * 599);
});

test('says what cannot be ordered as it stands', () => {
  const cart = priceCart([line(null, 3), line({ ...oak, stock: 0 }), line(oak, 11)], defaultSettings);
  expect(cart.lines.map(({ problem }) => problem)).toEqual(['gone', 'out-of-stock', 'too-many']);
  expect(cart).toMatchObject({ goodsPence: 55_000, isOrderable: false });
  expect(priceCart([], defaultSettings)).toMatchObject({ totalPence: 0, isOrderable: false });
});

test('the total is always the sum of its parts', () => {
  const product = fc.record({ id: fc.uuid(), pricePence: fc.integer({ min: 1, max: 1e6 }), stock: fc.nat(50), isSampleEligible: fc.boolean() });
  const lines = fc.array(
    fc.record({ productId: fc.uuid(), product: fc.option(product), quantity: fc.integer({ min: 1, max: 99 }), isSample: fc.boolean() }),
  );
  const pence = fc.nat(50_000);
  const terms = fc.record({
    free_delivery_over_pence: pence,
    delivery_charge_pence: pence,
    sample_postage_pence: pence,
    max_samples_per_order: fc.nat(10),
  });
  fc.assert(
    fc.property(lines, terms, (wanted, changed) => {
      const cart = priceCart(wanted, { ...defaultSettings, ...changed });
      // One sixth of the whole, rounded once, half up: never the sum of rounded lines.
      expect(cart.vatPence).toBe(Number((2n * BigInt(cart.totalPence) + 6n) / 12n));
      expect(cart.totalPence).toBe(cart.lines.reduce((sum, { linePence }) => sum + linePence, 0) + cart.samplePostagePence + cart.deliveryPence);
      expect(cart.lines.every(({ isSample, linePence }) => !isSample || linePence === 0)).toBe(true);
    }),
  );
});
