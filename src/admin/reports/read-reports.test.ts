import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyBrowseState } from '#catalogue/browse-state.ts';
import { listProducts } from '#catalogue/catalogue.server.ts';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { plansOf } from '../../../test/plans.ts';
import { kitsTaken, salesByDay, salesOfGoods, samplesThatSold, searchesWithoutResult } from './read-reports.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
const period = { from: '2026-03-28', to: '2026-03-30' };

beforeAll(async () => {
  await shop.sql`insert into categories (name, position) values ('Tiles', 1), ('Carpet', 2)`;
  const [oak, wool] = await shop.sql`
    insert into products (sku, name, category, supplier, price_pence) values ('OAK', 'Oak', 'Tiles', 'M', 100), ('WOOL', 'Wool', 'Carpet',
      'M', 100) returning id`;
  const order = async (
    paid: string | null,
    total: number,
    lines: [product: string, quantity: number, back: number, isSample: boolean][],
    more: { refunded?: number; status?: string; email?: string } = {},
  ) => {
    const [made] = await shop.sql`
      insert into orders (email, status, total_pence, refunded_pence, shipping_address, paid_at)
      values (${more.email ?? 'a@example.com'}, ${more.status ?? 'confirmed'}, ${total}, ${more.refunded ?? 0}, '{}', ${paid}) returning id`;
    for (const [product, quantity, back, isSample] of lines)
      await shop.sql`insert into order_lines (order_id, product_id, product_name, sku, quantity, unit_pence, is_sample, refunded_quantity)
        values (${made?.id}, ${product}, ${product === oak?.id ? 'Oak' : 'Wool'}, 'x', ${quantity}, ${isSample ? 0 : 100}, ${isSample}, ${back})`;
  };
  await order('2026-03-28T12:00:00Z', 599, [[oak?.id, 1, 0, true]]);
  // Half past midnight by the shop's clock, which went forward that night: the day before in UTC.
  await order('2026-03-29T23:30:00Z', 500, [[oak?.id, 5, 2, false]], { refunded: 200 });
  const twice = [
    [wool?.id, 1, 0, false],
    [wool?.id, 1, 0, true],
  ] satisfies Parameters<typeof order>[2];
  await order('2026-03-30T10:00:00Z', 100, twice, { email: 'b@example.com' });
  await order('2026-03-30T10:00:00Z', 900, [[wool?.id, 9, 0, false]], { status: 'cancelled', refunded: 900 });
  await order(null, 5000, [[oak?.id, 50, 0, false]], { status: 'pending' });
  await order('2026-04-05T10:00:00Z', 5000, [[oak?.id, 50, 0, false]]);
});

test('sales by day, by the shop’s clock, with the days on which nothing was sold', async () => {
  expect(await salesByDay(shop, period)).toEqual([
    { day: '2026-03-28', orders: 1, revenuePence: 599 },
    { day: '2026-03-29', orders: 0, revenuePence: 0 },
    { day: '2026-03-30', orders: 3, revenuePence: 400 },
  ]);
});

test('sales by category and product leave out samples, what came back, and cancelled orders', async () => {
  const { categories, products } = await salesOfGoods(shop, period);
  expect(categories).toEqual([
    { category: 'Tiles', boxes: 3, revenuePence: 300 },
    { category: 'Carpet', boxes: 1, revenuePence: 100 },
  ]);
  expect(products.map(({ name, boxes, revenuePence }) => [name, boxes, revenuePence])).toEqual([
    ['Oak', 3, 300],
    ['Wool', 1, 100],
  ]);
});

test('samples that turned into orders', async () => {
  expect((await samplesThatSold(shop, period)).map(({ name, samples, ordered }) => [name, samples, ordered])).toEqual([
    ['Oak', 1, 1],
    ['Wool', 1, 0],
  ]);
});

test('searches with no result are counted, without what looks like a person’s own', async () => {
  for (const search of ['zirconium planks', 'Zirconium  Planks', 'me@example.com', '02896496123']) {
    await listProducts(shop, { ...emptyBrowseState, filters: { ...emptyBrowseState.filters, search } });
  }
  await expect
    .poll(async () => (await searchesWithoutResult(shop, { from: '2000-01-01', to: '2999-01-01' })).map(({ words, times }) => [words, times]))
    .toEqual([['zirconium planks', 2]]);
});

test('of the orders with a floor, how many left with its kit, and what that brought in', async () => {
  await shop.sql`update products set coverage_cm2 = 10000`;
  await shop.sql`insert into categories (name, position) values ('Underlay', 3)`;
  const [foam] = await shop.sql`
    insert into products (sku, name, category, supplier, price_pence, coverage_cm2) values ('FOAM', 'Foam', 'Underlay', 'M', 100, 100) returning id`;
  await shop.sql`insert into order_lines (order_id, product_id, product_name, sku, quantity, unit_pence, for_product_id)
    select order_id, ${foam?.id}, 'Foam', 'FOAM', 3, 100, product_id from order_lines where product_name = 'Wool' and quantity = 1 and not is_sample`;
  expect(await kitsTaken(shop, period)).toEqual([
    { category: 'Carpet', orders: 1, withKit: 1, revenuePence: 300 },
    { category: 'Tiles', orders: 1, withKit: 0, revenuePence: 0 },
  ]);
});

test('what is no longer sold stands under its old name and code, each code by itself', async () => {
  const [order] = await shop.sql`
    insert into orders (email, status, total_pence, shipping_address, paid_at) values ('c@example.com', 'confirmed', 1, '{}', '2025-01-05')
    returning id`;
  await shop.sql`insert into order_lines (order_id, product_id, product_name, sku, quantity, unit_pence)
    select ${order?.id}, null, 'Old ' || sku, sku, n, 100 from (values ('ELM', 2), ('ELM', 3), ('ASH', 4)) as gone (sku, n)`;
  expect(await salesOfGoods(shop, { from: '2025-01-01', to: '2025-01-31' })).toEqual({
    categories: [{ category: 'No longer sold', boxes: 9, revenuePence: 900 }],
    products: [
      { productId: null, name: 'Old ELM', sku: 'ELM', boxes: 5, revenuePence: 500 },
      { productId: null, name: 'Old ASH', sku: 'ASH', boxes: 4, revenuePence: 400 },
    ],
  });
});

test('reports add up from indexes, and read the lines of those products alone that they show', async () => {
  await shop.sql`vacuum analyze`;
  for (const report of [salesByDay, salesOfGoods, samplesThatSold, kitsTaken]) {
    const [plan = ''] = await plansOf(shop.sql, () => report(shop, period));
    const readWhole = plan.split('\n').filter((line) => /(?<!Only )Scan( using \w+)? on (orders|order_lines|products)\b/.test(line));
    // Of the twenty that are shown: by the product's index, an order's id, or who bought later (`o`).
    expect(readWhole.filter((line) => !/using (order_lines_(product|samples|gone)|orders_pkey) | on orders o /.test(line))).toEqual([]);
  }
});

test('goods and their kits are added up from the lines alone, in the order of their index', async () => {
  for (const report of [salesOfGoods, kitsTaken]) {
    const [plan] = await plansOf(shop.sql, () => report(shop, period));
    expect(plan).toContain('Index Only Scan using order_lines_sold');
    expect(plan).not.toMatch(/ on orders\b/);
  }
});
