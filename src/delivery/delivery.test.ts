import { expect, test } from 'vitest';
import { defaultSettings } from '#settings/settings.ts';
import { deliversTo, deliveryCharge, deliveryCountries, missingForFreeDelivery, samplePostage } from './delivery.ts';
import { deliveryPromise } from './promise.ts';

const terms = { free_delivery_over_pence: 19_900, delivery_charge_pence: 2_995 };

test('delivery is free from the threshold on', () => {
  expect(deliveryCharge(terms, 19_899)).toBe(2_995);
  expect(deliveryCharge(terms, 19_900)).toBe(0);
  expect(deliveryCharge(terms, 1)).toBe(2_995);
  expect(deliveryCharge(terms, 0)).toBe(0);
});

test('says how much is missing', () => {
  expect(missingForFreeDelivery(terms, 15_000)).toBe(4_900);
  expect(missingForFreeDelivery(terms, 19_900)).toBe(0);
  expect(missingForFreeDelivery({ ...terms, delivery_charge_pence: 0 }, 100)).toBe(0);
});

test('promises what the settings say', () => {
  expect(deliveryPromise(terms)).toBe('Free delivery on orders of £199 and over');
  expect(deliveryPromise({ ...terms, free_delivery_over_pence: 0 })).toBe('Free delivery on every order');
});

test('delivers to the zones that are switched on', () => {
  expect(deliveryCountries(defaultSettings).map((zone) => zone.name)).toEqual(['United Kingdom', 'Ireland']);
  expect(deliversTo(defaultSettings, 'GB')).toBe(true);
  expect(deliversTo(defaultSettings, 'US')).toBe(false);
  expect(deliversTo(defaultSettings, 'constructor')).toBe(false);
});

test('each sample has its postage', () => {
  expect(samplePostage(defaultSettings, 3)).toBe(1797);
});
