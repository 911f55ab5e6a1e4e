import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Answer, openSellingShop } from '../../test/open-selling-shop.ts';
import { brokenInvariants } from '../../test/sale-invariants.ts';
import { readOrderFilter } from './staff/order-filter.ts';
import { orderSheet } from './staff/order-sheet.server.ts';

/** Goods for Ireland: taxed at home until staff say that they are taxed there, at the same price on the shelf or the same before tax. */
const { shop, close, send } = await openSellingShop('empty');
afterAll(close);

const oak = '00000001-4444-4444-8444-444444444444';
const rug = '00000002-4444-4444-8444-444444444444';

const settings = (change: object = {}) => shop.sql`insert into settings (values) values (${{ max_hold_percent: 100, ...change } as never})
  on conflict (only_row) do update set values = excluded.values`;

beforeEach(async () => {
  shop.now = () => new Date('2026-11-28T11:00:00Z');
  await shop.sql`truncate orders, payments, products, outbox, rate_limits cascade`;
  await shop.sql`truncate test_till.payments, test_till.ledger, test_till.requests cascade`;
  await settings();
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2, weight_grams) values
    (${oak}, 'OAK', 'Mourne Oak', 'Tiles', 'Maker', 3850, 14400, 14500), (${rug}, 'RUG', 'Rug', 'Tiles', 'Maker', 999, 14400, 1000)`;
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${oak}, 40), (${rug}, 40)`;
  await shop.catalogue.settled();
});

const dublin = {
  first_name: 'Aoife',
  last_name: 'Quinn',
  email: 'aoife@example.com',
  address: '1 Quay Street',
  city: 'Dublin',
  postal_code: 'D02 X285',
  country: 'IE',
};
const items = [
  { product_id: oak, quantity: 3 },
  { product_id: rug, quantity: 1 },
  { product_id: rug, quantity: 1, is_sample: true },
];
const quote = () => send('POST', '/cart/quote', { items, postal_code: 'D02X285' });
const place = (total_amount: number, checkout_key: string = randomUUID()) =>
  send('POST', '/orders/guest', { shipping_address: dublin, items, total_amount, checkout_key });
const pay = ({ body: { id: order_id, token, amount_cents } }: Answer) =>
  send('POST', '/payments/square', { source_id: 'cnon:card-nonce-ok', amount_cents, currency: 'GBP', order_id, token });
const read = async ({ body }: Answer) => (await send('GET', `/orders/${body.id}?token=${body.token}`)).body;

test('before the day that staff set, an order for Ireland is charged as any other', async () => {
  await settings({ eu_vat_from: '2026-11-29', eu_prices: 'net' });
  // 3 × £38.50 + £9.99 + £29.95 + £5.99 = £161.43, a sixth of it £26.905.
  expect((await quote()).body).toMatchObject({ total_amount: 161.43, vat_included: 26.91, vat_country: 'GB', vat_rates: [20] });
  const order = await place(161.43);
  expect((await pay(order)).body.success).toBe(true);
  expect(await read(order)).toMatchObject({ total: 161.43, vat_included: 26.91, vat_country: 'GB', vat_by_rate: [{ rate: 20, vat: 26.91 }] });
});

test('from that day it is charged Irish VAT, the same in cart, order, payment, letter and file', async () => {
  await settings({ eu_vat_from: '2026-11-28', eu_prices: 'shelf' });
  // £161.43 × 23 ÷ 123 = £30.186.
  expect((await quote()).body).toMatchObject({ total_amount: 161.43, vat_included: 30.19, vat_country: 'IE', vat_rates: [23] });
  const order = await place(161.43);
  expect((await pay(order)).body.success).toBe(true);
  const kept = await read(order);
  expect(kept).toMatchObject({ total: 161.43, vat_included: 30.19, vat_country: 'IE', vat_by_rate: [{ rate: 23, net: 131.24, vat: 30.19 }] });
  const parts = [...kept.items.map((item: { vat_included: number }) => item.vat_included), kept.delivery_vat.vat_included];
  expect(parts.reduce((sum: number, pounds: number) => sum + Math.round(pounds * 100), 0)).toBe(3019);
  const [letter] = await shop.sql<{ text: string }[]>`select text from outbox where kind = 'order-confirmed'`;
  expect(letter?.text.replaceAll(/\s+/g, ' ')).toContain('including £30.19 Irish VAT at 23%');
  const rows: unknown[] = [];
  for await (const some of orderSheet(shop, readOrderFilter(new URLSearchParams()))) rows.push(...some);
  expect(rows).toMatchObject([{ totalPence: 16_143, vatPence: 3019, vatRates: '23%', vatCountry: 'IE' }]);
  expect(await brokenInvariants(shop.sql, new Map())).toEqual([]);
});

test('with the same price before tax it costs more there, and what was shown is what is charged', async () => {
  await settings({ eu_vat_from: '2026-11-28', eu_prices: 'net' });
  const { body } = await quote();
  // £38.50 ÷ 1.2 × 1.23 = £39.46, £9.99 → £10.24; 3 × £39.46 + £10.24 + £29.95 + £5.99 = £164.56, VAT £30.771.
  expect(body).toMatchObject({
    items: [
      { product_price: 39.46, shelf_price: 38.5 },
      { product_price: 10.24, shelf_price: 9.99 },
      { product_price: 0, shelf_price: 0 },
    ],
    delivery: 29.95,
    sample_postage: 5.99,
    total_amount: 164.56,
    vat_included: 30.77,
  });
  const shelf = await place(161.43);
  expect(shelf).toMatchObject({ status: 409, body: { detail: 'The total is now £164.56. Please check the new total and continue.' } });
  const order = await place(164.56);
  expect((await pay(order)).body.success).toBe(true);
  expect(await read(order)).toMatchObject({ total: 164.56, vat_included: 30.77, items: [{ price: 39.46 }, { price: 10.24 }, { price: 0 }] });
  expect((await shop.sql`select amount_pence from test_till.ledger`)[0]).toEqual({ amount_pence: 16_456 });
});

test('what was ordered keeps its rate, whatever the rates are afterwards', async () => {
  const order = await place(161.43);
  await pay(order);
  await settings({ vat_rates: [{ country: 'GB', class: 'standard', basis_points: 2500, from: '2020-01-01', to: null }] });
  expect((await quote()).body).toMatchObject({ vat_included: 32.29, vat_rates: [25] });
  expect(await read(order)).toMatchObject({ vat_included: 26.91, vat_by_rate: [{ rate: 20 }], delivery_vat: { rate: 20 } });
});

test('an order from before the VAT changed cannot be paid as it stands; sent again, it can', async () => {
  const key = randomUUID();
  const order = await place(161.43, key);
  await settings({ eu_vat_from: '2026-11-28' });
  expect(await pay(order)).toMatchObject({ status: 409, body: { detail: expect.stringContaining('VAT has changed') } });
  expect(await shop.sql`select id from payments`).toHaveLength(0);
  const again = await place(161.43, key);
  expect([again.status, again.body.id]).toEqual([201, order.body.id]);
  expect((await pay(again)).body.success).toBe(true);
  expect(await read(again)).toMatchObject({ vat_included: 30.19, vat_country: 'IE' });
});
