import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { mount } from '#platform/api/mount.ts';
import { caughtUp, openTestShop } from '../../test/open-test-shop.ts';
import { financeCalls } from './api.server.ts';
import { noteReturn } from './applications.server.ts';
import { financeProblems } from './finance.ts';
import { formOf } from './lender-form.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
const app = new Hono().route(
  '/api',
  mount(shop, financeCalls, async () => null),
);
const oak = '00000001-1111-4111-8111-111111111111';

beforeEach(async () => {
  await shop.sql`truncate finance_applications, products, rate_limits cascade`;
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2)
    values (${oak}, 'OAK', 'Mourne Oak', 'Tiles', 'Maker', 3850, 14400)`;
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${oak}, 300)`;
});

const apply = async (body: unknown, id = oak) => {
  const response = await app.request(`/api/products/${id}/finance-apply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, json: (await response.json()) as { application_url?: string; detail?: string; errors?: { field: string }[] } };
};
const asked = { product_id: oak, price_pounds: 539, deposit_pounds: 50, instalments: 12 };

test('an application is the lender’s form as an address, with the server’s figures, and is written down', async () => {
  const { status, json } = await apply({ ...asked, quantity: 14 });
  expect(status).toBe(201);
  const { action, fields } = formOf(json.application_url ?? '');
  expect(action).toBe('https://floors.example/test-lender');
  const field = Object.fromEntries(fields);
  expect(field).toMatchObject({ goods_price: '53900', finance_deposit_total: '5000', finance_number_of_instalments: '12', test_or_live: 'test' });
  const [row] = await shop.db.selectFrom('finance_applications').selectAll().execute();
  expect(row).toMatchObject({ product_id: oak, order_id: null, price_pence: 53_900, deposit_pence: 5000, instalments: 12, status: 'started' });
  expect(field.goods_description).toBe(`14 × Mourne Oak, by the box (${row?.reference})`);
  expect(field.redirecturl_refer).toBe(`https://floors.example/finance/refer?application=${row?.id}`);
});

test('without a number of boxes, the price says how many; deposit and instalments may be left out', async () => {
  const { status, json } = await apply({ price_pounds: 539 });
  expect(status).toBe(201);
  expect(Object.fromEntries(formOf(json.application_url ?? '').fields)).toMatchObject({ finance_deposit_total: '0', goods_price: '53900' });
});

test('what is sold out, or more than is left, is not financed', async () => {
  await shop.sql`update stock_levels set on_hand = 15, held = 2`;
  expect(await apply({ ...asked, quantity: 14 })).toMatchObject({
    status: 409,
    json: { detail: 'We only have 13 of these left. Please choose fewer.' },
  });
  await shop.sql`update products set in_stock = false`;
  expect(await apply({ ...asked, quantity: 14 })).toMatchObject({ status: 409, json: { detail: 'Mourne Oak is out of stock.' } });
  expect(await shop.sql`select id from finance_applications`).toHaveLength(0);
});

test('another price than ours is refused with ours', async () => {
  expect(await apply({ ...asked, quantity: 14, price_pounds: 500 })).toMatchObject({
    status: 409,
    json: { detail: 'The price is now £539.00. Please check it and apply again.', errors: [{ field: 'price_pounds' }] },
  });
  expect(await apply({ ...asked, price_pounds: 538.99 })).toMatchObject({ status: 409, json: { detail: expect.stringContaining('£539.00') } });
  expect(await shop.db.selectFrom('finance_applications').selectAll().execute()).toEqual([]);
});

test('beyond the terms: from £12 to £10,000, a deposit in steps of £50 up to 80%, 12 instalments', async () => {
  await shop.sql`update products set price_pence = 1199`;
  expect(await apply({ price_pounds: 11.99 })).toMatchObject({ status: 422, json: { detail: financeProblems.tooLittle } });
  await shop.sql`update products set price_pence = 1000001`;
  expect(await apply({ price_pounds: 10_000.01 })).toMatchObject({ status: 422, json: { detail: financeProblems.tooMuch } });
  await shop.sql`update products set price_pence = 10000`;
  for (const deposit_pounds of [81, 100, 25, 1e6])
    expect(await apply({ price_pounds: 100, deposit_pounds }), String(deposit_pounds)).toMatchObject({
      status: 422,
      json: { detail: financeProblems.deposit },
    });
  expect(await apply({ price_pounds: 100, instalments: 6 })).toMatchObject({ status: 422, json: { detail: 'We offer 12 instalments.' } });
});

test('what makes no sense is refused, and a product there is not is not found', async () => {
  const bodies = [
    '{"price_pounds":1e309}',
    '{"price_pounds":-0}',
    { price_pounds: '539' },
    { price_pounds: 539, quantity: 0 },
    {},
    { price_pounds: 0.001 },
  ];
  for (const body of bodies) expect((await apply(body)).status, JSON.stringify(body)).toBe(422);
  expect((await apply({ ...asked, product_id: randomUUID() })).status).toBe(422);
  expect(await apply({ price_pounds: 539 }, randomUUID())).toMatchObject({ status: 404, json: { detail: 'Product not found' } });
  expect((await apply({ price_pounds: 539 }, 'oak')).status).toBe(404);
});

test('a shop that offers no finance says so', async () => {
  await shop.sql`insert into settings (values) values ('{"finance": {"enabled": false, "provider_name": "PayItMonthly"}}')
    on conflict (only_row) do update set values = excluded.values`;
  await caughtUp(shop);
  expect(await apply(asked)).toMatchObject({ status: 409, json: { detail: 'We do not offer finance at the moment.' } });
  await shop.sql`delete from settings`;
  await caughtUp(shop);
});

test('how a shopper came back is noted, the last word counts, and nothing is found by a guess', async () => {
  await apply(asked);
  const { id, reference } = await shop.db.selectFrom('finance_applications').select(['id', 'reference']).executeTakeFirstOrThrow();
  expect(await noteReturn(shop, id, 'refer')).toEqual({ reference, productId: oak, quantity: 14 });
  await noteReturn(shop, id, 'pass');
  expect(await shop.db.selectFrom('finance_applications').select('status').execute()).toEqual([{ status: 'returned_pass' }]);
  await shop.db.updateTable('finance_applications').set({ status: 'declined' }).execute();
  await noteReturn(shop, id, 'pass');
  expect(await shop.db.selectFrom('finance_applications').select('status').execute()).toEqual([{ status: 'declined' }]);
  expect(await noteReturn(shop, randomUUID(), 'pass')).toBeNull();
  expect(await noteReturn(shop, reference, 'pass')).toBeNull();
});
