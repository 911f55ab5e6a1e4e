import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { suggest } from './suggest.server.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());

test('words are completed, categories named, products offered', async () => {
  const { products, categories, phrases } = await suggest(shop, 'Lami');
  expect(phrases).toContain('laminate');
  expect(categories).toEqual(['Laminate Flooring']);
  expect(products).toHaveLength(5);
  expect(products[0]?.category).toBe('Laminate Flooring');
});

test('words that ask for a page lead to it', async () => {
  expect(await suggest(shop, 'deliver')).toMatchObject({ pages: [{ name: 'Delivery', href: '/delivery-and-returns' }] });
  expect((await suggest(shop, 'oak')).pages).toEqual([]);
});

test('what was typed before stays, and only phrases that find something are offered', async () => {
  const { phrases } = await suggest(shop, 'smoked her');
  expect(phrases).toContain('smoked herringbone');
  expect(phrases).not.toContain('smoked heather');
});

test('typing errors and other names lead somewhere', async () => {
  expect((await suggest(shop, 'herrinbone')).phrases).toEqual(['herringbone']);
  expect((await suggest(shop, 'lino')).categories).toEqual(['Vinyl & Lino']);
  expect((await suggest(shop, 'hardwood')).categories).toEqual(['Wood Flooring']);
});

test('nothing is said to nothing, and no text does harm', async () => {
  const nothing = { pages: [], products: [], categories: [], phrases: [] };
  for (const text of ['', ' ', 'a', '😀😀', '%%', '__', '\0\0']) expect(await suggest(shop, text)).toEqual(nothing);
  for (const text of ["o'; drop table products; --", 'oak%', 'oak_', '\\', 'x'.repeat(10_000)]) await suggest(shop, text);
});
