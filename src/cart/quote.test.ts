import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { createApi } from '../api/api.server.ts';
import type { Shop } from '../shop.server.ts';

const tile = '11111111-1111-4111-8111-111111111111';
const nobody = '22222222-2222-4222-8222-222222222222';
let shop: Shop;

beforeAll(async () => {
  shop = await openTestShop('empty');
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2) values (${tile}, 'T1', 'Tile', 'Tiles',
    'Maker', 3850, 14400)`;
  await shop.sql`insert into stock_levels (product_id, on_hand, held) values (${tile}, 5, 1)`;
});
afterAll(() => shop.close());

const quote = async (body: unknown) => {
  const answer = await createApi(shop).request('/cart/quote', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
};

test('prices a cart by the server’s prices, whatever was sent', async () => {
  const { body } = await quote({
    items: [
      { product_id: tile, quantity: 2, product_price: 0.01, total_price: 0 },
      { product_id: tile, quantity: 1, is_sample: true },
    ],
    total_amount: 0,
  });
  expect(body).toMatchObject({
    goods_total: 77,
    sample_postage: 5.99,
    delivery: 29.95,
    total_amount: 112.94,
    vat_included: 18.82,
    is_orderable: true,
  });
  expect(body.items).toMatchObject([
    { product_name: 'Tile', product_price: 38.5, total_price: 77, available: 4, coverage_m2: 1.44, problem: null },
    { is_sample: true, product_price: 0, sample_shipping_cost: 5.99, total_price: 0, problem: null },
  ]);
});

test('says which lines cannot be ordered', async () => {
  const { body } = await quote({
    items: [
      { product_id: tile, quantity: 5 },
      { product_id: nobody, quantity: 1 },
    ],
  });
  expect(body.items.map((item: { problem: string }) => item.problem)).toEqual(['too-many', 'gone']);
  expect(body.is_orderable).toBe(false);
  expect((await quote({ items: [] })).body).toMatchObject({ total_amount: 0, is_orderable: false });
});

test('refuses what is no cart', async () => {
  const one = { product_id: tile, quantity: 1 };
  for (const items of [[{ ...one, quantity: 0 }], [{ ...one, quantity: 1.5 }], [{ ...one, product_id: "' or 1=1" }], Array(201).fill(one), 7, null]) {
    expect((await quote({ items })).status).toBe(422);
  }
});
