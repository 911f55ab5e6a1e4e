import { expect, test } from 'vitest';
import { defaultAreas } from '#settings/delivery-terms.ts';
import { defaultSettings } from '#settings/settings.ts';
import { areaOf, deliveryDays, priceDelivery, wayOf } from './ways.ts';

const gb = (postalCode: string) => ({ country: 'GB', postalCode });
const load = { goodsPence: 10_000, samples: 0, grams: 20_000, isLong: false };
const area = (name: string) => defaultAreas.find((one) => one.name === name) ?? defaultAreas[0];
const nameOf = (country: string, postalCode: string) => areaOf(defaultSettings, { country, postalCode })?.name;

test('a postcode has its area, the closest prefix first', () => {
  expect(nameOf('GB', 'BT20 1AA')).toBe('Northern Ireland');
  expect(nameOf('GB', 'KW1 4YX')).toBe('Highlands and Islands');
  expect(nameOf('GB', 'PA34 4AY')).toBe('Highlands and Islands');
  expect(nameOf('GB', 'PA1 1AA')).toBe('Great Britain');
  expect(nameOf('GB', 'JE2 3AB')).toBe('Isle of Man, Scilly and Channel Islands');
  expect(nameOf('IE', '')).toBe('Republic of Ireland');
  expect(nameOf('US', '90210')).toBeUndefined();
});

test('as it comes, every area has the shop’s own charge, free from £199.00 and not from £198.99', () => {
  for (const place of [null, gb('BT20 1AA'), gb('KW1 4YX'), { country: 'IE', postalCode: '' }, { country: 'US', postalCode: '90210' }]) {
    expect(priceDelivery(defaultSettings, place, { ...load, goodsPence: 19_900, grams: null })).toEqual({ pence: 0, missingPence: 0 });
    // Postage for samples never counts towards it.
    expect(priceDelivery(defaultSettings, place, { ...load, goodsPence: 19_899, samples: 8 })).toEqual({ pence: 2_995, missingPence: 1 });
  }
});

const bands = [
  { up_to_kg: 30, pence: 995 },
  { up_to_kg: 500, pence: 4_900 },
  { up_to_kg: 1000, pence: 7_900 },
];
const dear = {
  ...defaultSettings,
  delivery_areas: [{ ...area('Highlands and Islands'), bands, long_pence: 1_500, is_never_free: true }],
} as typeof defaultSettings;
const price = (changed: Partial<typeof load> | { grams: null }) => priceDelivery(dear, gb('KW1 4YX'), { ...load, ...changed }).pence;

test('weight decides between a parcel and pallets; a long piece costs more; the heaviest is asked about', () => {
  expect([price({ grams: 30_000 }), price({ grams: 30_001 }), price({ grams: 500_001 }), price({ grams: 1_000_001 })]).toEqual([
    995,
    4_900,
    7_900,
    null,
  ]);
  expect(price({ grams: null })).toBe(4_900);
  expect(price({ isLong: true })).toBe(2_495);
  expect(price({ goodsPence: 500_000 })).toBe(995);
  expect([wayOf(load), wayOf({ ...load, grams: 30_001 }), wayOf({ ...load, grams: null })]).toEqual(['parcel', 'pallet', 'pallet']);
  expect([wayOf({ ...load, goodsPence: 0, samples: 2 }), wayOf({ ...load, goodsPence: 0 })]).toEqual(['samples', null]);
});

test('an area may be asked about, and samples go there all the same', () => {
  const asks = { ...dear, delivery_areas: dear.delivery_areas.map((one) => ({ ...one, asks: true })) };
  expect(priceDelivery(asks, gb('KW1 4YX'), load)).toEqual({ pence: null, missingPence: 0 });
  expect(priceDelivery(asks, gb('KW1 4YX'), { ...load, goodsPence: 0, samples: 1 }).pence).toBe(0);
});

test('an order before the cut-off counts from its own working day', () => {
  const between = (at: string) => {
    const days = deliveryDays(defaultSettings, gb('BT20 1AA'), at);
    return [days?.earliest, days?.latest];
  };
  expect(between('2026-11-28T10:00')).toEqual(['2026-12-08', '2026-12-11']);
  expect(between('2026-11-30T11:59')).toEqual(['2026-12-08', '2026-12-11']);
  expect(between('2026-11-30T12:00')).toEqual(['2026-12-09', '2026-12-14']);
  const days = deliveryDays(defaultSettings, gb('BT20 1AA'), '2026-12-10T10:00')?.days ?? [];
  expect(days[0]).toBe('2026-12-18');
  expect(days).not.toContain('2026-12-25');
  expect(days).not.toContain('2026-12-28');
});
