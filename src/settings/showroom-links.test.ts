import { expect, test } from 'vitest';
import { addressParts, directionsAddress, mapReviewsAddress } from './contact-details.ts';

const place = { business_name: 'Floors & Sons', address_lines: ['14 Quay Street'], town: 'Bangor', county: '', postcode: 'BT20 5ED' };

test('directions and reviews lead to the name at the address', () => {
  expect(addressParts(place)).toEqual(['14 Quay Street', 'Bangor', 'BT20 5ED']);
  expect(new URL(directionsAddress(place) ?? '').searchParams.get('destination')).toBe('Floors & Sons, 14 Quay Street, Bangor, BT20 5ED');
  expect(new URL(mapReviewsAddress(place) ?? '').searchParams.get('query')).toContain('Floors & Sons');
});

test('a shop without an address has neither', () => {
  const nowhere = { ...place, address_lines: [], town: '', postcode: '' };
  expect([directionsAddress(nowhere), mapReviewsAddress(nowhere)]).toEqual([null, null]);
});
