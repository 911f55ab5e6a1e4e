import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { confirmOrder } from './confirm-order.server.ts';
import { placeOrder } from './place-order.server.ts';
import { leftToPayBack, refundOrder } from './refund-order.server.ts';
import { moveReturn } from './returns/move-return.server.ts';
import { withdrawFromOrder } from './withdrawals.server.ts';

/** Delivery that was free when it was ordered stays free, whatever comes back; what was charged for it goes back with the last of the goods. */

const shop = await openTestShop('empty');
afterAll(() => shop.close());
const shopper = { kind: 'shopper' as const, userId: null };
const staff = { kind: 'staff' as const, userId: null };
const id = (n: number) => `${String(n).padStart(8, '0')}-6666-4666-8666-666666666666`;
const [oak, penny] = [id(1), id(2)];
const address = { first_name: 'Aoife', last_name: 'Quinn', email: 'a@example.com', phone: '', 
  address: '1 Quay Street', city: 'Bangor', postal_code: 'BT20 5ED', country: 'GB' }; // biome-ignore format: a row

beforeEach(async () => {
  await shop.sql`truncate orders, products, outbox cascade`;
  await shop.sql`insert into settings (values) values ('{"max_hold_percent": 100}') on conflict (only_row) do update set values = excluded.values`;
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2) values
    (${oak}, 'OAK', 'Mourne Oak', 'Tiles', 'Maker', 9950, 14400), (${penny}, 'LESS', 'Mourne Oak, less a penny', 'Tiles', 'Maker', 9949, 14400)`;
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${oak}, 10), (${penny}, 10)`;
  await shop.tellChange({ table: '*', key: '*' });
});

/** One of each of these and a sample, paid through a lender and delivered. */
async function delivered(products: string[]) {
  const samples = [{ product_id: oak, quantity: 1, is_sample: true }];
  const items = [...products.map((product_id) => ({ product_id, quantity: 1, is_sample: false })), ...samples];
  const wanted = { userId: null, address, items, notes: '', showsPurchase: false, checkoutKey: null, from: null, expectedTotalPence: null };
  const order = await placeOrder(shop, wanted);
  await shop.db.transaction().execute((trx) => confirmOrder(shop, trx, order.id, { paidWith: 'finance' }));
  await shop.sql`update orders set status = 'delivered', payment_method = 'finance' where id = ${order.id}`;
  const lines = await shop.sql<{ id: string }[]>`select id from order_lines where order_id = ${order.id} order by position`;
  const [sums] = await shop.sql`select delivery_pence, sample_postage_pence, total_pence from orders where id = ${order.id}`;
  return { id: order.id, lines: lines.map((line) => line.id), sums };
}

/** Withdraws from one piece of a line, and is paid back. Gives what is then left of what was paid. */
async function withdraw({ id: orderId, lines }: { id: string; lines: string[] }, at: number) {
  const returned = await withdrawFromOrder(shop, orderId, { lines: [{ id: lines[at] ?? '', quantity: 1 }], reason: '' }, shopper);
  await moveReturn(shop, returned, { to: 'paid-back', version: 1 }, staff);
  return leftToPayBack(shop.db, orderId);
}

test('from £199.00 delivery is free, and stays so when less than that is kept', async () => {
  const order = await delivered([oak, oak]);
  expect(order.sums).toEqual({ delivery_pence: 0, sample_postage_pence: 599, total_pence: 20_499 });
  expect(await withdraw(order, 0)).toBe(20_499 - 9950);
  expect(await withdraw(order, 1)).toBe(599);
  expect(await withdraw(order, 2)).toBe(0);
});

test('for £198.99 it is charged, samples or not, and goes back whole with the last of the goods, not before', async () => {
  const order = await delivered([oak, penny]);
  expect(order.sums).toEqual({ delivery_pence: 2995, sample_postage_pence: 599, total_pence: 19_899 + 2995 + 599 });
  expect(await withdraw(order, 0)).toBe(9949 + 2995 + 599);
  expect(await withdraw(order, 2)).toBe(9949 + 2995);
  expect(await withdraw(order, 1)).toBe(0);
  const again = { amountPence: null, lines: [], carriagePence: 2995, reason: '', restocks: false };
  await expect(refundOrder(shop, order.id, again, staff)).rejects.toMatchObject({ code: 'carriage-refunded' });
});
