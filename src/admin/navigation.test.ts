import { expect, test } from 'vitest';
import { staffPageAt, staffPages } from './navigation.ts';

test('an address belongs to the nearest page above it', () => {
  expect(staffPageAt('/admin')?.name).toBe('Dashboard');
  expect(staffPageAt('/admin/products')?.name).toBe('Products');
  expect(staffPageAt('/admin/orders/1234')?.name).toBe('Orders');
  expect(staffPageAt('/products')).toBeNull();
});

test('every page is named once', () => {
  const addresses = staffPages.flatMap(({ pages }) => pages.map(({ href }) => href));
  expect(new Set(addresses).size).toBe(addresses.length);
});
