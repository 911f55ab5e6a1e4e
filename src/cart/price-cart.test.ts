import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultSettings } from '#settings/settings.ts';
import { type PricedProduct, priceCart as price, type Sending, taxedParts } from './price-cart.ts';

const unknown: Sending = { place: null, day: '2026-11-29', grams: null, isLong: false };
const priceCart = (wanted: Parameters<typeof price>[0], terms = defaultSettings, sending = unknown) => price(wanted, terms, sending);

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
      expect(taxedParts(cart).reduce((sum, { vatPence }) => sum + vatPence, 0)).toBe(cart.vatPence);
      expect(cart.lines.every(({ isSample, linePence }) => !isSample || linePence === 0)).toBe(true);
    }),
  );
});

const toIreland: Sending = { ...unknown, place: { country: 'IE', postalCode: 'D02 X285' } };
const irish = { ...defaultSettings, eu_vat_from: '2026-11-29' };

test('goods for Ireland have Irish VAT from the day that staff set, at the price on the shelf', () => {
  expect(priceCart([line(oak, 4)], irish, { ...toIreland, day: '2026-11-28' })).toMatchObject({
    totalPence: 20_000,
    vatPence: 3333,
    vatCountry: 'GB',
  });
  // £200.00 × 23 ÷ 123 = £37.398…
  expect(priceCart([line(oak, 4)], irish, toIreland)).toMatchObject({ totalPence: 20_000, vatPence: 3740, vatCountry: 'IE' });
  expect(priceCart([line(oak, 4)], irish, { ...toIreland, place: { country: 'GB', postalCode: 'BT20 1AA' } })).toMatchObject({ vatPence: 3333 });
});

test('with the same price before tax the goods cost more in Ireland, and delivery what staff set for it', () => {
  const net = { ...irish, eu_prices: 'net' as const };
  // £50.00 ÷ 1.2 × 1.23 = £51.25; two of them and £29.95 delivery are £132.45, of it 23 ÷ 123 VAT: £24.766…
  expect(priceCart([line(oak, 2)], net, toIreland)).toMatchObject({
    lines: [{ shelfPence: 5000, unitPence: 5125, linePence: 10_250, vatBasisPoints: 2300 }],
    deliveryPence: 2995,
    totalPence: 13_245,
    vatPence: 2477,
    vatCountry: 'IE',
  });
  expect(priceCart([line(oak, 2)], net)).toMatchObject({ lines: [{ unitPence: 5000 }], vatCountry: 'GB' });
});

test('delivery has the rate of the goods where they have one, and the standard rate where they have several', () => {
  const book = { id: 'book', pricePence: 1000, stock: 9, isSampleEligible: false, vatClass: 'zero' as const };
  expect(priceCart([line(book)], defaultSettings)).toMatchObject({ totalPence: 3995, vatPence: 0, carriage: { vatBasisPoints: 0 } });
  const both = priceCart([line(book), line(oak)], defaultSettings);
  // £50.00 + £29.95 at 20%: £13.325, half up.
  expect(both).toMatchObject({ vatPence: 1333, carriage: { vatBasisPoints: 2000 }, lines: [{ vatPence: 0 }, { vatPence: 833 }] });
});

test('free delivery begins at £199.00 exactly, and samples do not count towards it', () => {
  const floor = (pricePence: number) => ({ id: 'floor', pricePence, stock: 10, isSampleEligible: true });
  const delivery = (pricePence: number) => {
    const { deliveryPence, samplePostagePence, missingForFreeDeliveryPence, totalPence } = priceCart([
      line(floor(pricePence)),
      line(oak, 1, true),
      line(floor(pricePence), 1, true),
    ]);
    return [deliveryPence, samplePostagePence, missingForFreeDeliveryPence, totalPence];
  };
  expect(delivery(19_900)).toEqual([0, 1198, 0, 21_098]);
  expect(delivery(19_898)).toEqual([2995, 1198, 2, 24_091]);
  expect(delivery(19_899)).toEqual([2995, 1198, 1, 24_092]);
});
