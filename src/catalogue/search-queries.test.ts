import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { fits, queries } from '../../test/search-queries.ts';
import { emptyBrowseState } from './browse-state.ts';
import { listProducts } from './catalogue.server.ts';
import { emptyFilters } from './filters.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());

const firstFive = async (search: string) =>
  (await listProducts(shop, { ...emptyBrowseState, filters: { ...emptyFilters, search } })).products.slice(0, 5);

test.each(queries)('“%s” shows at least %i that fit', async (search, atLeast, wanted) => {
  const products = await firstFive(search);
  const fitting = products.filter((product) => fits(product, wanted));
  const seen = products.map(({ sku, name }) => `${sku} ${name}`);
  expect(fitting.length >= atLeast ? 'enough' : { wanted, fitting: fitting.length, seen }).toBe('enough');
});

test('there are at least 120 of them, each once', () => {
  expect(new Set(queries.map(([search]) => search)).size).toBe(queries.length);
  expect(queries.length).toBeGreaterThanOrEqual(120);
});

const junk = [
  '',
  ' ',
  '\0',
  "'; drop table products; --",
  "oak' | 'x",
  'oak:*',
  '& | ! ( ) <->',
  '"oak" -walnut',
  '<script>alert(1)</script>',
  '😀',
  'oak 😀',
  '\ud800',
  'ÇáßÏÒ',
  '木地板',
  '%',
  '_',
  '\\',
  'x'.repeat(10_000),
  'oak '.repeat(2500),
  `${'600x'.repeat(2000)}600`,
  'the and for with',
];
test.each(junk)('%j is answered and does nothing', async (search) => {
  await firstFive(search);
  expect((await shop.sql`select count(*)::int as n from products`)[0]?.n).toBeGreaterThan(180);
});

test('accents and words that say nothing do not matter', async () => {
  expect(await firstFive('pórcelain')).toEqual(await firstFive('porcelain'));
  expect(await firstFive('oak 😀')).toEqual(await firstFive('oak'));
  expect(await firstFive('the best oak for sale')).toEqual(await firstFive('oak'));
});
