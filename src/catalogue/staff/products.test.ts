import { afterAll, beforeEach, expect, test } from 'vitest';
import { listChanges } from '#audit/changes.server.ts';
import { listUndoSteps } from '#audit/undo-steps.server.ts';
import { caughtUp, openTestShop } from '../../../test/open-test-shop.ts';
import { openStaffApi } from '../../../test/staff-api.ts';
import { readProduct } from '../catalogue.server.ts';
import { productCalls } from './api.server.ts';
import { changeMany, undoChange } from './change-many.server.ts';
import { previewPrices, priceWarning } from './preview-prices.server.ts';
import { readProductRecord } from './product-record.server.ts';
import { readStaffFilters } from './staff-filters.ts';
import { countStock, listForStaff } from './staff-list.server.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());
const api = await openStaffApi(shop, productCalls);
const ask = (method: string, path: string, body?: unknown) => api('admin', method, path, body);

const oak = { name: 'Oak Natural', price: 38.5, category: 'Wood Flooring', supplier: 'Mourne Timber', sku: 'OAK-TEST', box_size_m2: 1.44, stock: 20 };
let id = '';
beforeEach(async () => {
  await shop.sql`delete from products where sku = 'OAK-TEST'`;
  id = String((await ask('POST', '/admin/products', oak)).json.id);
});
const put = (body: unknown) => ask('PUT', `/admin/products/${id}`, body);
const history = async () =>
  (await shop.sql`select price_pence from price_history where product_id = ${id} order by valid_from, id`).map((row) => row.price_pence);

test('a product is created with its stock, its first price and who made it, and is on the site at once', async () => {
  expect(await put({})).toMatchObject({
    status: 200,
    json: { price: 38.5, box_size_m2: 1.44, stock: 20, in_stock: true, version: 1, price_per_m2: 26.74 },
  });
  expect(await history()).toEqual([3850]);
  expect(await listChanges(shop, { kind: 'product', id })).toMatchObject([
    { action: 'created', who: 'owner', changes: { price: [null, '38.50'], stock: [null, '20'] } },
  ]);
  await caughtUp(shop);
  expect((await shop.catalogue.summaries([id])).get(id)).toMatchObject({ name: 'Oak Natural' });
});

test('what a new product lacks is said field by field; an SKU is made up, and never given twice', async () => {
  expect(await ask('POST', '/admin/products', {})).toMatchObject({
    status: 422,
    json: { errors: [{ field: 'name' }, { field: 'price' }, { field: 'category', message: 'Please choose a category.' }, { field: 'supplier' }] },
  });
  const made = await ask('POST', '/admin/products', { ...oak, sku: undefined });
  expect(made.json.sku).toMatch(/^WOO-[A-Z0-9]{6}$/);
  expect(await ask('POST', '/admin/products', { ...oak, sku: 'oak-test' })).toMatchObject({
    status: 422,
    json: { detail: '“Oak Natural” already has this SKU.' },
  });
  expect(await ask('PUT', `/admin/products/${made.json.id}`, { sku: 'OAK-TEST' })).toMatchObject({
    status: 422,
    json: { errors: [{ field: 'sku' }] },
  });
});

test('all forms of the call: the modal’s fields, every field, only the category', async () => {
  const modal = {
    name: 'Oak',
    description: 'Wide',
    price: 40,
    box_size_m2: 0,
    category: 'Tiles',
    supplier: 'Other',
    in_stock: false,
    is_featured: true,
    photos: [],
  };
  expect(await put(modal)).toMatchObject({ status: 200, json: { ...modal, box_size_m2: null, photos: [], version: 2 } });
  const { json } = await put({});
  expect(await put({ ...json, thickness: '14mm', water_resistant: 'Yes', rooms: ['Hall'] })).toMatchObject({
    status: 200,
    json: { thickness: '14mm', water_resistant: 'Yes', water_resistance: 'Water Resistant', rooms: ['Hall'], name: 'Oak' },
  });
  await put({ water_resistance: 'Waterproof' });
  expect(await put({ water_resistant: 'Yes' })).toMatchObject({ json: { water_resistance: 'Waterproof' } });
  expect(await put({ water_resistant: 'No' })).toMatchObject({ json: { water_resistance: 'Standard' } });
  expect(await put({ water_resistant: 'unspecified' })).toMatchObject({ json: { water_resistant: null } });
  expect(await put({ category: 'LVT' })).toMatchObject({ json: { category: 'LVT', name: 'Oak', price: 40 } });
});

test('prices that are none, and what is not a product’s to set, change nothing', async () => {
  for (const price of [-1, 0, 1e12, 'abc', null, '1e3', [], Number.NaN])
    expect(await put({ price })).toMatchObject({
      status: 422,
      json: { detail: 'Please enter the price in pounds, above 0 and at most £1,000,000, such as 38.50.' },
    });
  const forged = {
    id: crypto.randomUUID(),
    created_at: '2000-01-01',
    updated_at: '2000-01-01',
    search: 'x',
    price_pence: 1,
    is_admin: true,
    user_id: 'x',
    status: 'x',
    total: 0,
    price_per_m2: 0.01,
  };
  expect(await put(forged)).toMatchObject({ status: 200, json: { id, price: 38.5, version: 1 } });
  expect(await put({ price: 38.5 })).toMatchObject({ json: { version: 1 } });
  expect(await history()).toEqual([3850]);
});

test('every price is kept, and what was cannot be rewritten', async () => {
  await put({ price: 42 });
  await put({ name: 'Oak 2' });
  await put({ price: '£40.00' });
  expect(await history()).toEqual([3850, 4200, 4000]);
  await expect(shop.sql`update price_history set price_pence = 9999 where product_id = ${id}`).rejects.toThrow('only ever added to');
  await expect(shop.sql`delete from price_history where product_id = ${id}`).rejects.toThrow('only ever added to');
  expect((await listChanges(shop, { kind: 'product', id }))[0]).toMatchObject({ action: 'changed', changes: { price: ['42.00', '40.00'] } });
});

test('the second of two editors is told, and nothing is overwritten', async () => {
  const answers = await Promise.all([put({ version: 1, name: 'First' }), put({ version: 1, name: 'Second' })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.json.code).toBe('changed-meanwhile');
  const kept = await readProductRecord(shop, id);
  expect(kept).toMatchObject({ version: 2 });
  expect(await put({ version: 1, name: kept?.values.name })).toMatchObject({ status: 200 });
});

test('featured and not, each told', async () => {
  expect((await ask('POST', `/admin/products/${id}/toggle-featured`)).json).toEqual({ is_featured: true, message: 'Product featured successfully!' });
  expect((await ask('POST', `/admin/products/${id}/toggle-featured`)).json).toEqual({
    is_featured: false,
    message: 'Product unfeatured successfully!',
  });
  expect(await ask('POST', `/admin/products/${crypto.randomUUID()}/toggle-featured`)).toMatchObject({
    status: 404,
    json: { detail: 'Product not found' },
  });
});

test('a deleted product leaves its orders whole', async () => {
  const [order] =
    await shop.sql`insert into orders (email, status, total_pence, shipping_address) values ('a@example.com', 'shipped', 7700, '{}') returning id`;
  await shop.sql`insert into order_lines (order_id, product_id, product_name, sku, quantity, unit_pence) values
    (${order?.id}, ${id}, 'Oak Natural', 'OAK-TEST', 2, 3850)`;
  expect((await ask('DELETE', `/products/${id}`)).json).toEqual({ success: true, message: 'Product "Oak Natural" deleted successfully!' });
  expect([...(await shop.sql`select product_id, product_name, sku, quantity, unit_pence from order_lines where order_id = ${order?.id}`)]).toEqual([
    { product_id: null, product_name: 'Oak Natural', sku: 'OAK-TEST', quantity: 2, unit_pence: 3850 },
  ]);
  expect(await ask('DELETE', `/products/${id}`)).toMatchObject({ status: 404, json: { detail: 'Product not found' } });
  await caughtUp(shop);
  expect(await readProduct(shop, id)).toBeNull();
  expect((await listChanges(shop, { kind: 'product', id }))[0]).toMatchObject({ action: 'deleted', name: 'Oak Natural (OAK-TEST)' });
});

test('stock is counted with a reason, and never below what orders hold', async () => {
  const stock = (body: unknown) => ask('POST', `/admin/products/${id}/stock`, body);
  expect((await stock({ on_hand: 40, reason: 'count', note: 'Aisle 3' })).json).toEqual({ on_hand: 40 });
  expect((await stock({ change: -5, reason: 'damaged' })).json).toEqual({ on_hand: 35 });
  await shop.sql`update stock_levels set held = 30 where product_id = ${id}`;
  expect(await stock({ on_hand: 29, reason: 'count' })).toMatchObject({
    status: 422,
    json: { detail: '30 are held for unpaid orders, so stock cannot go below that for “Oak Natural”.' },
  });
  for (const wrong of [
    { on_hand: -1, reason: 'count' },
    { on_hand: 1.5, reason: 'count' },
    { on_hand: 1e12, reason: 'count' },
    { change: -99, reason: 'count' },
    { on_hand: 50, reason: 'because' },
    { reason: 'count' },
    { on_hand: 50, change: 1, reason: 'count' },
  ])
    expect([wrong, (await stock(wrong)).status]).toEqual([wrong, 422]);
  expect(
    (await shop.sql`select change, on_hand_after, reason, note from stock_adjustments where product_id = ${id} order by id`).map((row) => ({
      ...row,
    })),
  ).toEqual([
    { change: 20, on_hand_after: 20, reason: 'opening', note: '' },
    { change: 20, on_hand_after: 40, reason: 'count', note: 'Aisle 3' },
    { change: -5, on_hand_after: 35, reason: 'damaged', note: '' },
  ]);
});

test('many at once: prices by percent and pounds, category, featured, stock, delete; all or none', async () => {
  const other = String((await ask('POST', '/admin/products', { ...oak, sku: 'OAK-TWO', name: 'Cheap', price: 0.5 })).json.id);
  const both = [id, other];
  const prices = async () =>
    (await shop.sql`select price_pence from products where id = any(${both}::uuid[]) order by price_pence`).map((row) => row.price_pence);
  const tenPercent = { move: { basisPoints: 1000 }, ending: null } as const;
  const { prices: shown, seen } = await previewPrices(shop, both, tenPercent);
  expect(shown.map(({ name, before, after, warning }) => [name, before, after, warning])).toEqual([
    ['Cheap', 50, 55, null],
    ['Oak Natural', 3850, 4235, null],
  ]);
  await expect(changeMany(shop, null, both, { kind: 'price', ...tenPercent, seen: 'other' })).rejects.toMatchObject({ code: 'prices-changed' });
  expect(await changeMany(shop, null, both, { kind: 'price', ...tenPercent, seen })).toMatchObject({ changed: 2, said: '2 prices changed.' });
  expect(await prices()).toEqual([55, 4235]);
  await expect(changeMany(shop, null, both, { kind: 'price', move: { pence: -100 }, ending: null })).rejects.toMatchObject({
    detail: '“Cheap” costs £0.55. The new price would be below £0.01 or above £1,000,000, so no prices were changed.',
  });
  expect(await prices()).toEqual([55, 4235]);
  await changeMany(shop, null, both, { kind: 'price', move: { pence: 100 }, ending: 99 });
  expect(await prices()).toEqual([199, 4299]);
  expect(await history()).toEqual([3850, 4235, 4299]);
  expect(await changeMany(shop, null, both, { kind: 'set', values: { category: 'LVT', is_featured: true } })).toMatchObject({ changed: 2 });
  expect(await changeMany(shop, null, both, { kind: 'set', values: { category: 'LVT' } })).toMatchObject({ changed: 0, step: null });
  await changeMany(shop, null, both, { kind: 'stock', counted: { onHand: 7 }, reason: 'count', note: '' });
  expect(await readProductRecord(shop, other)).toMatchObject({
    onHand: 7,
    version: 4,
    values: { category: 'LVT', is_featured: true, rooms: [], name: 'Cheap' },
  });
  expect(await changeMany(shop, null, both, { kind: 'delete' })).toMatchObject({ changed: 2, said: '2 products deleted.', step: null });
  expect(await readProductRecord(shop, other)).toBeNull();
});

test('prices that were changed at once are put back as one step, but for those changed since', async () => {
  const other = String((await ask('POST', '/admin/products', { ...oak, sku: 'OAK-TEST-2', name: 'Oak Smoked', price: 20 })).json.id);
  const third = String((await ask('POST', '/admin/products', { ...oak, sku: 'OAK-TEST-3', name: 'Oak Gone', price: 20 })).json.id);
  const all = [id, other, third];
  const prices = async () =>
    (await shop.sql`select price_pence from products where id = any(${all}::uuid[]) order by sku`).map((row) => row.price_pence);
  const { step, said } = await changeMany(shop, null, all, { kind: 'price', move: { pence: 100 }, ending: null });
  expect([said, await prices()]).toEqual(['3 prices changed.', [3950, 2100, 2100]]);
  expect((await listUndoSteps(shop, 'products'))[0]).toMatchObject({ id: step, said, by: null });
  await ask('PUT', `/admin/products/${other}`, { price: 25, colour: 'Brown' });
  await ask('PUT', `/admin/products/${id}`, { colour: 'Honey' });
  await shop.sql`delete from products where id = ${third}`;
  expect(await undoChange(shop, null, step ?? '')).toEqual({ undone: ['Oak Natural'], left: ['Oak Smoked'], gone: 1 });
  expect(await prices()).toEqual([3850, 2500]);
  expect(await history()).toEqual([3850, 3950, 3850]);
  expect((await readProductRecord(shop, id))?.values.colour).toBe('Honey');
  await expect(undoChange(shop, null, step ?? '')).rejects.toMatchObject({ code: 'nothing-to-undo' });
  await shop.sql`delete from products where id = ${other}`;
});

test('a new price is warned of where it is none, far from the old one, or ends a reduction', () => {
  const now = new Date('2026-07-01T12:00:00Z');
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const reduced = [
    { pricePence: 5000, validFrom: ago(90) },
    { pricePence: 4000, validFrom: ago(10) },
  ];
  const said = (after: number | null, history = reduced) => priceWarning(4000, after, history, now);
  expect([said(null), said(1999), said(8001), said(4100), said(5100), said(3900), said(4100, [])]).toEqual([
    'Below £0.01 or above £1,000,000: not possible.',
    'Less than half the current price.',
    'More than double the current price.',
    'The “was” price of £50.00 will no longer be shown.',
    'At or above the “was” price of £50.00, which will no longer be shown.',
    null,
    null,
  ]);
});

test('staff’s list: search by any part of name, SKU and supplier; filters; orders; stat cards', async () => {
  const list = async (query: string, sort = { by: 'name' as 'name' | 'price' | 'stock', descending: false }) =>
    (await listForStaff(shop, readStaffFilters(new URLSearchParams(query)), sort, 1)).products;
  expect((await list('search=ak-tes+mourn')).map(({ sku }) => sku)).toEqual(['OAK-TEST']);
  expect(await list('search=%25')).toEqual([]);
  expect((await list('search=oa+test')).map(({ sku }) => sku)).toEqual(['OAK-TEST']);
  expect(await list('search=ak+oak-test')).toEqual([]);
  await shop.sql`update products set gtin = '4006381333931' where sku = 'OAK-TEST'`;
  expect((await list('search=4006381333931')).map(({ sku }) => sku)).toEqual(['OAK-TEST']);
  expect(await list('search=400638133393')).toEqual([]);
  expect((await list('search=oak-test')).at(0)).toMatchObject({ pricePence: 3850, onHand: 20, held: 0, photoCount: 0, imageId: null });
  for (const product of await list('category=Tiles&stock=low')) expect(product.onHand - product.held).toBeLessThanOrEqual(10);
  expect((await list('lacks=photo')).map(({ sku }) => sku)).toContain('OAK-TEST');
  expect((await list('lacks=fire')).map(({ sku }) => sku)).toContain('OAK-TEST');
  expect(await list('lacks=label')).toEqual([]);
  const dear = await list('', { by: 'price', descending: true });
  expect(dear.map(({ pricePence }) => pricePence)).toEqual(dear.map(({ pricePence }) => pricePence).toSorted((a, b) => b - a));
  const stocked = await list('', { by: 'stock', descending: false });
  expect(stocked[0]?.onHand).toBe(0);
  await caughtUp(shop);
  const [all] = await shop.sql`select count(*)::int as products, count(distinct category)::int as categories from products`;
  expect(await countStock(shop)).toMatchObject({ ...all });
});
