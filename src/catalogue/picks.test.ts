import { afterAll, expect, test } from 'vitest';
import { caughtUp, openTestShop } from '../../test/open-test-shop.ts';
import { listCategories, listFeatured, listRecommended, listSummaries, listSuppliers, readProduct } from './catalogue.server.ts';
import { categoryNames } from './category.ts';

const shop = await openTestShop('demo');
const { sql } = shop;
afterAll(() => shop.close());
const someId = async (where = sql`true`) => (await sql<{ id: string }[]>`select id from products where ${where} order by sku limit 1`)[0]?.id ?? '';
const read = async (id: string) => {
  const product = await readProduct(shop, id);
  if (!product) throw new Error(`no product ${id}`);
  return product;
};

test('recommended: four others of the category, the same all day, others on another day', async () => {
  const product = await read(await someId(sql`category = 'Tiles'`));
  const today = await listRecommended(shop, product);
  expect(today).toHaveLength(4);
  expect(today.every(({ id, category }) => id !== product.id && category === 'Tiles')).toBe(true);
  expect(await listRecommended(shop, product)).toEqual(today);
  const tomorrow = { ...shop, now: () => new Date(Date.now() + 86_400_000) };
  expect((await listRecommended(tomorrow, product)).map(({ id }) => id)).not.toEqual(today.map(({ id }) => id));
});

test('recommended: the supplier’s where the category has no other, then any', async () => {
  const product = await read(await someId(sql`category = 'Tiles'`));
  const alone = { ...product, category: 'No such category' };
  expect((await listRecommended(shop, alone)).every(({ supplier }) => supplier === product.supplier)).toBe(true);
  expect(await listRecommended(shop, { ...alone, supplier: 'Nobody' })).toHaveLength(4);
});

test('categories with products come in the pills’ order, suppliers by name', async () => {
  const categories = await listCategories(shop);
  expect(categories.map(({ name }) => name)).toEqual([...categoryNames]);
  expect(categories.every(({ count, description }) => count > 0 && description !== '')).toBe(true);
  const suppliers = await listSuppliers(shop);
  expect(suppliers).toEqual([...suppliers].sort((a, b) => a.localeCompare(b, 'en-GB')));
});

test('summaries keep the order asked for, and change when the product does', async () => {
  const ids = (await sql<{ id: string }[]>`select id from products order by md5(id::text) limit 30`).map(({ id }) => id);
  expect((await listSummaries(shop, [...ids, crypto.randomUUID(), 'junk'])).map(({ id }) => id)).toEqual(ids);
  const [first = ''] = ids;
  await sql`update stock_levels set on_hand = 3, held = 1 where product_id = ${first}`;
  await sql`update products set in_stock = true, name = 'Renamed' where id = ${first}`;
  await caughtUp(shop);
  expect(await listSummaries(shop, [first])).toMatchObject([{ name: 'Renamed', stock: 2, isInStock: true }]);
  expect(await read(first)).toMatchObject({ name: 'Renamed', stock: 2 });
});

test('a proven earlier price shows with the saving, and goes when the price does not match the history', async () => {
  const id = await someId(sql`category = 'LVT'`);
  await sql`alter table price_history disable trigger price_history_is_kept`;
  await sql`delete from price_history where product_id = ${id}`;
  await sql`insert into price_history (product_id, price_pence, valid_from) values
    (${id}, 5000, now() - interval '90 days'), (${id}, 4000, now() - interval '5 days'), (${id}, 6000, now() + interval '5 days')`;
  await sql`update products set price_pence = 4000 where id = ${id}`;
  await caughtUp(shop);
  expect(await listSummaries(shop, [id])).toMatchObject([{ wasPence: 5000, savePercent: 20 }]);
  const later = { ...shop, now: () => new Date(Date.now() + 6 * 86_400_000) };
  expect(await listSummaries(later, [id])).toMatchObject([{ wasPence: null, savePercent: null }]);
  await sql`update products set price_pence = 5500 where id = ${id}`;
  await caughtUp(shop);
  expect(await listSummaries(shop, [id])).toMatchObject([{ wasPence: null, savePercent: null }]);
});

test('featured: what staff chose, at most eight; else the cheapest floors', async () => {
  const chosen = await listFeatured(shop);
  expect(chosen.length).toBeGreaterThan(0);
  expect(chosen.length).toBeLessThanOrEqual(8);
  expect(chosen.every(({ isFeatured }) => isFeatured)).toBe(true);
  await sql`update products set is_featured = false where is_featured`;
  await caughtUp(shop);
  const cheapest = await sql<{ id: string }[]>`
    select id from products where category not in ('Adhesives', 'Underlay', 'Trims & Accessories') order by price_pence, id limit 8`;
  expect((await listFeatured(shop)).map(({ id }) => id)).toEqual(cheapest.map(({ id }) => id));
});
