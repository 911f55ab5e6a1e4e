import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { placeOrder } from '#orders/place-order.server.ts';
import { readOrder } from '#orders/read-order.server.ts';
import { openSellingShop } from '../../test/open-selling-shop.ts';
import { brokenInvariants } from '../../test/sale-invariants.ts';

/** Payments that nobody waits for any more. */
const { shop, close, runJob } = await openSellingShop('empty');
afterAll(close);
let ahead = 0;
shop.now = () => new Date(Date.now() + ahead);

const oak = '00000001-6666-4222-8222-222222222222';
const names = { first_name: 'Aoife', last_name: 'Quinn', email: 'aoife@example.com', phone: '' };
const address = { ...names, address: '1 Quay Street', city: 'Bangor', postal_code: 'BT20 5ED', country: 'GB' };
const till = (charge: string) => shop.sql`update test_till.settings set charge_mode = ${charge}, refund_mode = 'immediate', webhook_mode = 'none'`;

beforeEach(async () => {
  vi.restoreAllMocks();
  ahead = 0;
  await shop.sql`truncate orders, payments, refunds, finance_applications, products, outbox, rate_limits cascade`;
  await shop.sql`truncate test_till.payments, test_till.refunds, test_till.ledger, test_till.requests, test_till.webhooks cascade`;
  await till('normal');
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2)
    values (${oak}, 'OAK', 'Mourne Oak', 'Tiles', 'Maker', 20000, 14400)`;
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${oak}, 10)`;
});

/** An order that was cancelled while its payment was on its way; `isCharged`: after the provider had heard of it. */
const unwanted = async (isCharged: boolean) => {
  const items = [{ product_id: oak, quantity: 1, is_sample: false }];
  const checkout = { userId: null, items, notes: '', showsPurchase: false, checkoutKey: null, from: null, expectedTotalPence: null };
  const { id, totalPence } = await placeOrder(shop, { ...checkout, address });
  const key = randomUUID();
  const payment = { order_id: id, idempotency_key: key, amount_pence: totalPence, method: 'card', source_id: 'cnon:card-nonce-ok' };
  await shop.db.insertInto('payments').values(payment).execute();
  if (isCharged) await shop.cardGateway.charge({ key, amountPence: totalPence, sourceId: payment.source_id, verificationToken: null, orderId: id });
  await shop.sql`update orders set status = 'cancelled', stock_state = 'released', holds_until = null where id = ${id}`;
  await shop.sql`update stock_levels set held = 0`;
  return id;
};
const settle = async (minutes = 3) => {
  for (let minute = 0; minute < minutes; minute += 0.5) {
    ahead += 30_000;
    await runJob('check payments');
    await runJob('pay back');
  }
};
const takings = async (id: string) => (await shop.sql`select charges, net_pence, refunded_pence from test_till.takings where order_id = ${id}`)[0];
const paymentOf = async (id: string) => (await shop.sql`select status, source_id from payments where order_id = ${id}`)[0];
const sound = async () => expect(await brokenInvariants(shop.sql, new Map([[oak, 10]]))).toEqual([]);

test('one that the provider has not heard of is never charged', async () => {
  const id = await unwanted(false);
  await settle();
  expect(await paymentOf(id)).toEqual({ status: 'voided', source_id: null });
  expect(await takings(id)).toBeUndefined();
  await sound();
});

test('one that was approved and not charged yet is stopped', async () => {
  await till('approved');
  const id = await unwanted(true);
  await till('normal');
  await settle();
  expect(await paymentOf(id)).toEqual({ status: 'voided', source_id: null });
  expect(await takings(id)).toBeUndefined();
  await sound();
});

test('one that was charged can no longer be stopped: it is paid back, and staff are told', async () => {
  const id = await unwanted(true);
  await settle();
  expect(await paymentOf(id)).toEqual({ status: 'succeeded', source_id: null });
  expect(await takings(id)).toEqual({ charges: 1, net_pence: 0, refunded_pence: 20_000 });
  expect(await shop.sql`select note from order_events where kind = 'attention'`).toEqual([
    { note: 'Paid when the order was no longer waiting for it: £200.00 is being paid back.' },
  ]);
  expect((await readOrder(shop, id))?.status).toBe('cancelled');
  await sound();
});

test('while the provider is away nothing is charged, however long; once it is back it is stopped', async () => {
  const id = await unwanted(false);
  await till('down');
  const charged = vi.spyOn(shop.cardGateway, 'charge');
  await settle(30);
  expect(await paymentOf(id)).toMatchObject({ status: 'started' });
  expect(await shop.sql`select note from order_events where kind = 'attention'`).toHaveLength(1);
  await till('normal');
  await settle(20);
  expect(charged).not.toHaveBeenCalled();
  expect(await paymentOf(id)).toMatchObject({ status: 'voided' });
  await sound();
});
