import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { formOf } from '#finance/lender-form.ts';
import { mount } from '#platform/api/mount.ts';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { orderFinanceCalls } from '../paying/api.server.ts';
import { placeOrder } from '../place-order.server.ts';
import { mustBeAdult } from './apply-for-order.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
const app = new Hono().route(
  '/api',
  mount(shop, orderFinanceCalls, async () => null),
);
const oak = '00000001-1111-4111-8111-111111111111';

const place = async () => {
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence) values (${oak}, 'OAK', 'Mourne Oak', 'Tiles', 'Maker', 30000)
    on conflict do nothing`;
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${oak}, 20) on conflict do nothing`;
  const names = { first_name: 'Aoife', last_name: 'Quinn', email: 'a@example.com', phone: '' };
  const address = { ...names, address: '1 Quay Street', city: 'Bangor', postal_code: 'BT20 5ED', country: 'GB' };
  const items = [{ product_id: oak, quantity: 1, is_sample: false }];
  return placeOrder(shop, { userId: null, address, items, notes: '', showsPurchase: false, checkoutKey: null, from: null, expectedTotalPence: null });
};
const apply = async (id: string, body: unknown) => {
  const headers = { 'content-type': 'application/json' };
  const response = await app.request(`/api/orders/${id}/finance-apply`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
};

test('an order is applied for by whoever has its token, and by nobody else', async () => {
  const { id, token } = await place();
  const figures = { price_pounds: 300, is_adult: true };
  for (const [order, guess] of [
    [id, undefined],
    [id, 'guess'],
    [randomUUID(), token],
  ])
    expect(await apply(order ?? '', { ...figures, token: guess })).toMatchObject({ status: 404, json: { detail: 'Order not found' } });
  expect(await apply(id, { ...figures, is_adult: false, token })).toMatchObject({ status: 422, json: { detail: mustBeAdult } });
  expect(await apply(id, { ...figures, price_pounds: 299, token })).toMatchObject({
    status: 409,
    json: { detail: expect.stringContaining('£300.00') },
  });
  const { status, json } = await apply(id, { ...figures, token });
  expect(status).toBe(201);
  expect(json.deposit_cents_due).toBe(0);
  const fields = Object.fromEntries(formOf(String(json.application_url)).fields);
  expect(fields).toMatchObject({ goods_price: '30000', customer_surname: 'Quinn' });
  expect(fields.redirecturl_pass).toBe(`https://floors.example/orders/${id}/finance/pass?token=${token}`);
});

test('with a deposit there is nowhere to go before it is paid', async () => {
  const { id, token } = await place();
  const asked = { price_pounds: 300, deposit_pounds: 50, instalments: 12, is_adult: true, token };
  expect(await apply(id, asked)).toMatchObject({ status: 201, json: { application_url: null, deposit_cents_due: 5000 } });
});
