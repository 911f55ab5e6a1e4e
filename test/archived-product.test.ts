import { RouterContextProvider } from 'react-router';
import { afterAll, expect, test } from 'vitest';
import { quoteCart } from '../src/cart/quote.server.ts';
import { emptyBrowseState } from '../src/catalogue/browse-state.ts';
import { listCategories, listProducts, listSummaries, readProduct } from '../src/catalogue/catalogue.server.ts';
import { loader } from '../src/catalogue/pages/product.tsx';
import { productsToSell } from '../src/catalogue/sold-products.server.ts';
import { productCalls } from '../src/catalogue/staff/api.server.ts';
import { changeMany, undoChange } from '../src/catalogue/staff/change-many.server.ts';
import { readStaffFilters } from '../src/catalogue/staff/staff-filters.ts';
import { idsForStaff, listForStaff } from '../src/catalogue/staff/staff-list.server.ts';
import { suggest } from '../src/catalogue/suggest.server.ts';
import { findFloors, floorQuery } from '../src/chat/assistant/tools/find-floors.server.ts';
import { foundBySearchEngines } from '../src/seo/routes.server.ts';
import { shopContext } from '../src/shop.server.ts';
import { freeBoxes, holdBoxes } from '../src/stock/boxes.server.ts';
import { caughtUp, openTestShop } from './open-test-shop.ts';
import { openStaffApi } from './staff-api.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());
const ask = await openStaffApi(shop, productCalls);
const sku = 'ARC-1';
const oak = { name: 'Zanderwood Oak', price: 38.5, category: 'Wood Flooring', supplier: 'Zander Mill', sku, box_size_m2: 1.44, stock: 20 };
const id = String((await ask('admin', 'POST', '/admin/products', oak)).json.id);
const [photo] = await shop.sql`select image_id from product_photos limit 1`;
await shop.sql`insert into product_photos (product_id, image_id, alt_text, is_main, position) values (${id}, ${photo?.image_id}, 'x', true, 0)`;

/** Everywhere that a shopper, a search engine or the assistant could come upon the product: whether it is there. */
async function whereItIs(): Promise<Record<string, boolean>> {
  await caughtUp(shop);
  const engines = foundBySearchEngines(shop);
  const has = (products: readonly { id: string }[]) => products.some((product) => product.id === id);
  const text = async (path: string) => (await engines.request(path)).text();
  const search = async (said: string) =>
    has((await listProducts(shop, { ...emptyBrowseState, filters: { ...emptyBrowseState.filters, search: said } })).products);
  const suppliers = (await listProducts(shop, emptyBrowseState)).suppliers;
  const { total, products } = await findFloors.run(shop, {} as never, floorQuery.parse({ maxPrice: 3850, minPrice: 3850, limit: 12 }));
  const [counted] = await shop.sql`select count(*)::int as n from products where price_pence = 3850 and not is_archived`;
  expect(total).toBe(counted?.n);
  const [word] = await shop.sql`select products from search_words where word = 'zanderwood'`;
  const { is_orderable } = await quoteCart(shop, {
    items: [
      { product_id: id, quantity: 1, is_sample: false },
      { product_id: id, quantity: 1, is_sample: true },
    ],
  });
  const unheld = await shop.db.transaction().execute(async (trx) => holdBoxes(trx, new Map([[id, 1]])));
  await shop.sql`update stock_levels set held = 0 where product_id = ${id}`;
  return {
    list: has((await listProducts(shop, { ...emptyBrowseState, limit: 100, sort: 'newest' })).products),
    supplier: suppliers.includes(oak.supplier),
    search: await search('zanderwood'),
    sku: await search(sku),
    suggestions: has((await suggest(shop, 'zanderw')).products),
    words: word !== undefined,
    card: has(await listSummaries(shop, [id])),
    page: (await readProduct(shop, id)) !== null,
    sitemap: (await text('/sitemap.xml')).includes(id),
    feed: (await text('/feeds/google.xml')).includes(sku),
    assistant: has(products),
    cart: is_orderable,
    order: (await productsToSell(shop.db, [id])).size > 0,
    stock: ((await freeBoxes(shop.db, [id])).get(id) ?? 0) > 0,
    hold: unheld.length === 0,
  };
}

async function openPage() {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const request = new Request(`https://floors.example/products/${id}`);
  return Promise.resolve(loader({ context, request, params: { id } } as never)).catch((thrown: unknown) => thrown);
}

const staffList = async (query: string) =>
  (await listForStaff(shop, readStaffFilters(new URLSearchParams(query)), { by: 'name', descending: false }, 1)).total;

test('an archived product is nowhere in the shop, its old page says so, staff find it, and it comes back as it was', async () => {
  const everywhere = await whereItIs();
  expect(Object.entries(everywhere).filter(([, is]) => !is)).toEqual([]);
  const before = { all: await staffList(''), wood: (await listCategories(shop)).find(({ name }) => name === oak.category)?.count ?? 0 };

  expect(await ask('admin', 'PUT', `/admin/products/${id}`, { is_archived: true })).toMatchObject({ status: 200, json: { is_archived: true, sku } });
  expect(Object.entries(await whereItIs()).filter(([, is]) => is)).toEqual([]);
  expect((await listCategories(shop)).find(({ name }) => name === oak.category)?.count).toBe(before.wood - 1);
  expect(await openPage()).toMatchObject({ init: { status: 410 }, data: { name: oak.name, category: oak.category } });
  expect([await staffList(''), await staffList('stock=archived'), await staffList(`search=${sku}`)]).toEqual([before.all - 1, 1, 0]);
  for (const sort of ['stock', 'name'] as const) {
    const archived = readStaffFilters(new URLSearchParams('stock=archived'));
    const all = readStaffFilters(new URLSearchParams());
    expect((await listForStaff(shop, archived, { by: sort, descending: true }, 1)).products).toMatchObject([{ id, isArchived: true }]);
    expect((await listForStaff(shop, all, { by: sort, descending: true }, 1)).products.map((product) => product.id)).not.toContain(id);
    expect(await idsForStaff(shop, archived, 10)).toEqual([id]);
  }
  // What is changed of it meanwhile does not bring it back.
  await ask('admin', 'PUT', `/admin/products/${id}`, { description: 'Zanderwood again' });
  expect(Object.entries(await whereItIs()).filter(([, is]) => is)).toEqual([]);

  await ask('admin', 'PUT', `/admin/products/${id}`, { is_archived: false });
  expect(await whereItIs()).toEqual(everywhere);
  expect(await openPage()).toMatchObject({ data: { product: { id } } });
});

test('several are archived at once, and that is undone in one step', async () => {
  const { said, step } = await changeMany(shop, null, [id], { kind: 'set', values: { is_archived: true } });
  expect(said).toBe('“Zanderwood Oak” archived.');
  expect(await undoChange(shop, null, step ?? '')).toMatchObject({ undone: [oak.name] });
  expect((await whereItIs()).list).toBe(true);
});
