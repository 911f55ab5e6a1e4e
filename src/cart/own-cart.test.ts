import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSession } from '#accounts/session.server.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { createApi } from '../api/api.server.ts';
import { maxQuantity } from './guest-cart.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
const api = createApi(shop);

const id = (n: number) => `${String(n).padStart(8, '0')}-1111-4111-8111-111111111111`;
const [tile, glue, nothing] = [id(1), id(2), id(99)];
const tokens: Record<string, string> = {};

beforeAll(async () => {
  await shop.sql`insert into categories (name, position) values ('Tiles', 1), ('Adhesives', 2) on conflict do nothing`;
  for (let n = 1; n <= 12; n++) {
    const [category, coverage] = n === 2 ? ['Adhesives', null] : ['Tiles', 14_400];
    await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2)
      values (${id(n)}, ${`S${n}`}, ${`Product ${n}`}, ${category}, 'Maker', 3850, ${coverage})`;
    await shop.sql`insert into stock_levels (product_id, on_hand) values (${id(n)}, 5)`;
  }
  for (const name of ['ann', 'bob']) {
    const row = { full_name: name, username: name, email: `${name}@example.com`, password_hash: 'x' };
    const { id: userId } = await shop.db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
    tokens[name] = await openSession(shop, userId);
  }
});
beforeEach(() => shop.sql`delete from cart_lines`);

type Json = { items: { product_id: string; quantity: number; is_sample: boolean; [field: string]: unknown }[]; detail: string; total_amount: number };
const send = async (method: string, path: string, body?: unknown, who: string | null = 'ann') => {
  const headers: Record<string, string> = who ? { authorization: `Bearer ${tokens[who]}` } : {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  const answer = await api.request(`/cart${path}`, {
    method,
    headers,
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Json };
};
const lines = ({ body }: { body: Json }) => body.items.map(({ product_id, quantity, is_sample }) => [product_id, quantity, is_sample]);

test('boxes are added, changed and taken out; the server says what they cost, whatever was sent', async () => {
  await send('POST', '/items', { product_id: tile, quantity: 2, area_m2: 2.5, product_price: 0.01, total_price: 0, seen_price: 1 });
  const added = await send('POST', '/items', { product_id: tile, quantity: 1, area_m2: 1 });
  expect(added).toMatchObject({ status: 200, body: { goods_total: 115.5, total_amount: 145.45 } });
  expect(added.body.items).toMatchObject([
    { product_name: 'Product 1', product_price: 38.5, quantity: 3, area_m2: 3.5, total_price: 115.5, seen_price: 38.5 },
  ]);
  expect(lines(await send('PUT', `/items/${tile}`, { quantity: 5 }))).toEqual([[tile, 5, false]]);
  expect((await send('GET', '')).body.items[0]?.area_m2).toBeNull();
  expect(lines(await send('DELETE', `/items/${tile}`))).toEqual([]);
  expect((await send('DELETE', `/items/${tile}`)).status).toBe(200);
});

test('products and samples are lines of their own', async () => {
  await send('POST', '/items', { product_id: tile, quantity: 2 });
  expect(lines(await send('POST', `/add-sample/${tile}`))).toEqual([
    [tile, 2, false],
    [tile, 1, true],
  ]);
  expect(lines(await send('PUT', `/items/${tile}`, { quantity: 4 }))).toEqual([
    [tile, 4, false],
    [tile, 1, true],
  ]);
  expect(lines(await send('DELETE', `/items/${tile}`))).toEqual([[tile, 1, true]]);
  expect((await send('PUT', `/items/${tile}`, { quantity: 4 })).status).toBe(404);
  expect(lines(await send('DELETE', `/items/${tile}?sample=true`))).toEqual([]);
  await send('POST', `/add-sample/${tile}`);
  expect(lines(await send('POST', '/clear'))).toEqual([]);
});

test('a sample once, of what gives samples, and no more than an order sends', async () => {
  expect((await send('POST', `/add-sample/${glue}`)).body.detail).toBe('This product is not eligible for free samples.');
  await send('POST', `/add-sample/${tile}`);
  const twice = await send('POST', `/add-sample/${tile}`);
  expect([twice.status, twice.body.detail]).toEqual([409, 'You have already added a sample of this product to your cart.']);
  for (let n = 3; n <= 9; n++) expect((await send('POST', `/add-sample/${id(n)}`)).status).toBe(200);
  const ninth = await send('POST', `/add-sample/${id(10)}`);
  expect([ninth.status, ninth.body.detail]).toEqual([409, 'You can order up to 8 different samples at a time.']);
});

test('two at once: both count, and one sample stays one', async () => {
  await Promise.all(Array.from({ length: 20 }, () => send('POST', '/items', { product_id: tile, quantity: 1 })));
  const samples = await Promise.all(Array.from({ length: 10 }, () => send('POST', `/add-sample/${tile}`)));
  expect(samples.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  await Promise.all(Array.from({ length: 12 }, (_, n) => send('POST', `/add-sample/${id(n + 1)}`)));
  const { body } = await send('GET', '');
  expect(body.items.filter((item) => item.is_sample)).toHaveLength(8);
  expect(body.items[0]?.quantity).toBe(20);
});

test('merging adds up boxes, keeps a sample one, and leaves no line out', async () => {
  await send('POST', '/items', { product_id: tile, quantity: 2 });
  await send('POST', `/add-sample/${tile}`);
  const guest = [
    { product_id: tile, quantity: 3 },
    { product_id: tile, quantity: 1, is_sample: true },
    { product_id: glue, quantity: 7, seen_price: 30 },
    { product_id: nothing, quantity: 1 },
  ];
  const merged = await send('POST', '/merge', { items: guest });
  expect(lines(merged)).toEqual([
    [tile, 5, false],
    [tile, 1, true],
    [glue, 7, false],
    [nothing, 1, false],
  ]);
  expect(merged.body.items.map(({ problem, seen_price }) => [problem, seen_price])).toEqual([
    [null, 38.5],
    [null, 0],
    ['too-many', 30],
    ['gone', null],
  ]);
  const samples = Array.from({ length: 10 }, (_, n) => ({ product_id: id(n + 1), quantity: 1, is_sample: true }));
  expect((await send('POST', '/merge', { items: samples })).body.items.filter((item) => item.is_sample)).toHaveLength(10);
  await send('POST', '/merge', { items: [{ product_id: tile, quantity: maxQuantity }] });
  expect((await send('GET', '')).body.items[0]?.quantity).toBe(maxQuantity);
});

test('each plan is a line of its own, which alone is seen, taken out or merged', async () => {
  const [lounge, stairs] = ['a'.repeat(20), 'b'.repeat(20)];
  const plans = ({ body }: { body: Json }) => body.items.map(({ cut_plan_id, quantity, seen_price }) => [cut_plan_id, quantity, seen_price]);
  await send('POST', '/items', { product_id: tile, quantity: 2 });
  await send('POST', '/items', { product_id: tile, quantity: 5, cut_plan_id: stairs, seen_price: 90 });
  const items = [lounge, stairs].map((cut_plan_id) => ({ product_id: tile, quantity: 1, cut_plan_id }));
  const merged = await send('POST', '/merge', { items });
  expect(plans(merged)).toEqual([[null, 2, 38.5], [stairs, 1, 90], [lounge, 1, null]]); // biome-ignore format: a row
  const seen = await send('PUT', `/items/${tile}`, { quantity: 4, cut_plan_id: lounge, seen_price: 12 });
  expect(plans(seen)).toEqual([[null, 2, 38.5], [stairs, 1, 90], [lounge, 1, 12]]); // biome-ignore format: a row
  expect(plans(await send('PUT', `/items/${tile}`, { quantity: 4 }))[0]).toEqual([null, 4, 38.5]);
  expect(plans(await send('DELETE', `/items/${tile}?cut_plan_id=${stairs}`))).toEqual([
    [null, 4, 38.5],
    [lounge, 1, 12],
  ]);
  expect(plans(await send('DELETE', `/items/${tile}`))).toEqual([[lounge, 1, 12]]);
  expect((await send('PUT', `/items/${tile}`, { quantity: 4 })).status).toBe(404);
  expect((await send('DELETE', `/items/${tile}?cut_plan_id=x`)).status).toBe(422);
});

test('the same key is merged once, however often and however fast it is sent', async () => {
  const guest = { items: [{ product_id: tile, quantity: 2 }], merge_key: 'one-cart-of-one-guest' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => send('POST', '/merge', guest)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(lines(await send('POST', '/merge', guest))).toEqual([[tile, 2, false]]);
  expect(lines(await send('POST', '/merge', guest, 'bob'))).toEqual([[tile, 2, false]]);
  expect(lines(await send('POST', '/merge', { ...guest, merge_key: 'another-cart-of-one' }))).toEqual([[tile, 4, false]]);
  expect((await send('POST', '/merge', { ...guest, merge_key: "'; --" })).status).toBe(422);
});

test('a merge that does not fit changes nothing, and may be sent again', async () => {
  const many = (from: number) => Array.from({ length: 150 }, (_, n) => ({ product_id: id(from + n), quantity: 1 }));
  await send('POST', '/merge', { items: many(1000) });
  const full = { items: many(2000), merge_key: 'more-than-there-is-room' };
  expect((await send('POST', '/merge', full)).status).toBe(409);
  expect((await send('GET', '')).body.items).toHaveLength(150);
  await send('POST', '/clear');
  expect((await send('POST', '/merge', full)).body.items).toHaveLength(150);
});

test('a price that changed is said until the shopper goes on with it', async () => {
  // The page was open since before the price rose.
  await send('POST', '/items', { product_id: id(12), quantity: 1, seen_price: 30 });
  const item = async () => (await send('GET', '')).body.items[0];
  expect(await item()).toMatchObject({ product_price: 38.5, seen_price: 30 });
  await send('PUT', `/items/${id(12)}`, { quantity: 2 });
  expect(await item()).toMatchObject({ product_price: 38.5, seen_price: 30 });
  await send('PUT', `/items/${id(12)}`, { quantity: 2, seen_price: 38.5 });
  expect(await item()).toMatchObject({ product_price: 38.5, seen_price: 38.5, quantity: 2 });
});

test('nobody reaches another’s cart, and guests have none here', async () => {
  await send('POST', '/items', { product_id: tile, quantity: 2 });
  expect(lines(await send('GET', '', undefined, 'bob'))).toEqual([]);
  expect((await send('PUT', `/items/${tile}`, { quantity: 9 }, 'bob')).status).toBe(404);
  await send('DELETE', `/items/${tile}`, undefined, 'bob');
  await send('POST', '/clear', undefined, 'bob');
  expect(lines(await send('GET', ''))).toEqual([[tile, 2, false]]);
  for (const [method, path, body] of [
    ['GET', ''],
    ['POST', '/items', { product_id: tile, quantity: 1 }],
    ['PUT', `/items/${tile}`, { quantity: 1 }],
    ['DELETE', `/items/${tile}`],
    ['POST', '/clear'],
    ['POST', `/add-sample/${tile}`],
    ['POST', '/merge', { items: [] }],
  ] as const)
    expect((await send(method, path, body, null)).status, `${method} ${path}`).toBe(401);
});

test('refuses what is no quantity, no product and no cart, in a sentence', async () => {
  for (const quantity of ['0', '-1', '-0', '1.5', '1e309', '10000', '99999999999999999999', '"2"', 'null', '[]', '{}', 'true']) {
    for (const [method, path] of [
      ['POST', '/items'],
      ['PUT', `/items/${tile}`],
      ['POST', '/merge'],
    ] as const) {
      const line = `{"product_id":"${tile}","quantity":${quantity}}`;
      const { status, body } = await send(method, path, path === '/merge' ? `{"items":[${line}]}` : line);
      expect([status, /^[A-Z].{10,}/.test(body.detail)], `${method} ${quantity}`).toEqual([422, true]);
    }
  }
  expect((await send('POST', '/items', '{"product_id":"x","quantity":NaN}')).status).toBe(400);
  for (const area_m2 of [0, -1, 1e300, '5']) expect((await send('POST', '/items', { product_id: tile, quantity: 1, area_m2 })).status).toBe(422);
  for (const [method, path, body] of [
    ['POST', '/items', { product_id: nothing, quantity: 1 }],
    ['POST', `/add-sample/${nothing}`],
    ['POST', '/add-sample/x'],
    ['PUT', `/items/${nothing}`, { quantity: 1 }],
    ['DELETE', "/items/' or 1=1"],
  ] as const)
    expect((await send(method, path, body)).status, path).toBe(404);
  await send('POST', '/items', { product_id: tile, quantity: maxQuantity });
  const over = await send('POST', '/items', { product_id: tile, quantity: 1 });
  expect([over.status, over.body.detail]).toEqual([409, 'You can order up to 9999 of one product, and you have 9999 in your cart.']);
  const huge = { product_id: glue, quantity: 1, area_m2: 1_000_000 };
  for (let n = 0; n < 3; n++) expect((await send('POST', '/items', huge)).status).toBe(200);
});
