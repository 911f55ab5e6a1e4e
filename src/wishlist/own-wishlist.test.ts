import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '#accounts/session.server.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { createApi } from '../api/api.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
const api = createApi(shop);

const id = (n: number) => `${String(n).padStart(8, '0')}-1111-4111-8111-111111111111`;
const tokens: string[] = [];

beforeAll(async () => {
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  for (const n of [1, 2]) {
    await shop.sql`insert into products (id, sku, name, category, supplier, price_pence) values (${id(n)}, ${`S${n}`}, ${`Tile ${n}`},
      'Tiles', 'Maker', 3850)`;
  }
  for (const name of ['ann', 'bob']) {
    const row = { full_name: name, username: name, email: `${name}@example.com`, password_hash: 'x' };
    const { id: userId } = await shop.db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
    tokens.push(await openSession(shop, userId));
  }
});

const send = async (method: string, path = '', body?: unknown, who: number | null = 0) => {
  const headers: Record<string, string> = who === null ? {} : { authorization: `Bearer ${tokens[who]}` };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const answer = await api.request(`/wishlist${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  return { status: answer.status, body: await answer.json() };
};
const ids = (answer: { body: { product_id: string }[] }) => answer.body.map(({ product_id }) => product_id);

test('products go on once and come off, each customer’s own', async () => {
  await Promise.all(Array.from({ length: 6 }, () => send('POST', '', { product_id: id(1) })));
  const both = await send('POST', '', { product_id: id(2) });
  expect(both).toMatchObject({ status: 200, body: [{ product_id: id(1), product_name: 'Tile 1', product_price: 38.5, product_image: null }, {}] });
  expect(ids(await send('GET', '', undefined, 1))).toEqual([]);
  await send('DELETE', `/${id(2)}`, undefined, 1);
  expect(ids(await send('GET'))).toEqual([id(1), id(2)]);
  expect(ids(await send('DELETE', `/${id(1)}`))).toEqual([id(2)]);
  expect((await send('DELETE', `/${id(1)}`)).status).toBe(200);
});

test('a guest’s list is added, what is no longer sold too, and twice is once', async () => {
  for (let n = 0; n < 2; n++) {
    expect(ids(await send('POST', '/merge', { product_ids: [id(9), id(1)] }, 1))).toEqual([id(9), id(1)]);
  }
  expect((await send('GET', '', undefined, 1)).body[0]).toMatchObject({ product_name: null, product_price: null });
});

test('guests have none here, and what is no product is refused', async () => {
  for (const [method, path, body] of [
    ['GET', ''],
    ['POST', '', { product_id: id(1) }],
    ['DELETE', `/${id(1)}`],
  ] as const) {
    expect((await send(method, path, body, null)).status).toBe(401);
  }
  expect((await send('POST', '', { product_id: id(3) })).status).toBe(404);
  expect((await send('DELETE', '/x')).status).toBe(404);
  for (const product_id of [null, 7, '', "' or 1=1", 'x'.repeat(10_000)]) expect((await send('POST', '', { product_id })).status).toBe(422);
  const many = (from: number) => Array.from({ length: 200 }, (_, n) => id(from + n));
  expect((await send('POST', '/merge', { product_ids: many(1000) })).status).toBe(200);
  expect((await send('POST', '/merge', { product_ids: many(2000) })).status).toBe(409);
});
