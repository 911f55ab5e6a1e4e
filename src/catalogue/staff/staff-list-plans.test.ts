import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { plansOf } from '../../../test/plans.ts';
import { countMandatoryLacks } from './lacks.server.ts';
import { readStaffFilters, type StaffSort } from './staff-filters.ts';
import { countForStaff, countStock, listForStaff } from './staff-list.server.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());
// One is enough: what it does to lists it would do to those of a hundred thousand products.
beforeAll(async () => {
  await shop.sql`update products set is_archived = true where sku = (select min(sku) from products)`;
  await shop.sql`vacuum analyze`;
  await countStock(shop);
});

const filters = (query: string) => readStaffFilters(new URLSearchParams(query));
/** A scan that reads products themselves, not an index of them alone; ends of rolls are few. */
const wholeProducts = /(?<!Only )Scan( using (?!products_remnants)\w+)? on products\b/;

test.each(['', 'search=oak', 'supplier=Verrano', 'stock=in', 'stock=low', 'stock=off', 'lacks=size', 'lacks=maker', 'lacks=performance'])(
  'how many products a filter leaves is counted without reading a product: %s',
  async (query) => {
    const plans = await plansOf(shop.sql, () => countForStaff(shop, filters(query)));
    expect(plans.filter((plan) => plan.includes('products')).length).toBeGreaterThan(0);
    expect(plans.filter((plan) => wholeProducts.test(plan))).toEqual([]);
  },
);

test.each<StaffSort>(['name', 'sku', 'category', 'price', 'stock', 'changed'])('a page by %s passes over indexes alone', async (by) => {
  const plans = await plansOf(shop.sql, () => listForStaff(shop, filters(''), { by, descending: false }, 3));
  const page = plans.find((plan) => plan.startsWith('Limit'));
  expect(page).toContain('Index Only Scan');
  expect(page).not.toMatch(/(Seq|Index) Scan|Sort/);
});

test('the figures above the list and what the law asks for are counted without reading a product', async () => {
  for (const ask of [() => countStock(shop), () => countMandatoryLacks(shop)]) {
    const plans = await plansOf(shop.sql, ask);
    const counts = plans.filter((plan) => plan.includes('Aggregate'));
    expect(counts.length).toBeGreaterThan(0);
    expect(counts.filter((plan) => wholeProducts.test(plan))).toEqual([]);
  }
});
