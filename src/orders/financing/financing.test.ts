import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { financeProblems } from '#finance/finance.ts';
import { amountToPay } from '#orders/paying/pay-order.server.ts';
import { settlePayment } from '#payments/take-payment.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { cancelOrder, expireHolds } from '../cancel-order.server.ts';

import { placeOrder } from '../place-order.server.ts';
import { readOrder } from '../read-order.server.ts';
import { applyForOrder, noteOrderReturn, type OrderFinance } from './apply-for-order.server.ts';
import { approveFinance, declineFinance, lapseApplications, payByCardInstead } from './decide-finance.server.ts';

import { lenderFormOfOrder } from './lender-form-of-order.ts';

import { readOrderApplication } from './order-application.server.ts';

const shop = await openTestShop('empty');
let clock = new Date('2026-05-01T10:00:00Z');
shop.now = () => clock;
afterAll(() => shop.close());

const oak = '00000001-1111-4111-8111-111111111111';
const shopper = { kind: 'shopper' as const, userId: null };
const staff = { kind: 'staff' as const, userId: null };
const address = {
  first_name: 'Aoife',
  last_name: 'Quinn',
  email: 'aoife@example.com',
  phone: '07700 900123',
  address: '1 Quay Street',
  city: 'Bangor',
  postal_code: 'BT20 5ED',
  country: 'GB',
};

beforeEach(async () => {
  clock = new Date('2026-05-01T10:00:00Z');
  await shop.sql`truncate orders, payments, refunds, finance_applications, products, outbox cascade`;
  await shop.sql`insert into settings (values) values ('{"max_hold_percent": 100}') on conflict (only_row) do update set values = excluded.values`;
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2)
    values (${oak}, 'OAK', 'Mourne Oak', 'Tiles', 'Maker', 3850, 14400)`;
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${oak}, 20)`;
});

// 14 × £38.50 = £539, delivered free.
const place = async (country = 'GB', quantity = 14) => {
  const items = [{ product_id: oak, quantity, is_sample: false }];
  const checkout = { userId: null, items, notes: '', showsPurchase: false, checkoutKey: null, from: null, expectedTotalPence: null };
  return (await placeOrder(shop, { ...checkout, address: { ...address, country } })).id;
};
const apply = (id: string, change: Partial<OrderFinance> = {}) =>
  applyForOrder(shop, id, { pricePence: 53_900, depositPence: 0, isAdult: true, ...change }, shopper);
const refused = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof Refusal ? error.code : error;
};
const standing = async (id: string) => {
  const order = await readOrder(shop, id);
  const [stock] = await shop.sql<{ on_hand: number; held: number }[]>`select on_hand, held from stock_levels`;
  return [order?.status, stock?.on_hand, stock?.held];
};
const letters = async () =>
  (await shop.db.selectFrom('outbox').select('kind').orderBy('created_at').orderBy('kind').execute()).map(({ kind }) => kind);
const payDeposit = async (orderId: string, amountPence = 10_000) => {
  const payment = { order_id: orderId, idempotency_key: randomUUID(), amount_pence: amountPence, purpose: 'deposit', method: 'card' };
  const { id } = await shop.db.insertInto('payments').values(payment).returning('id').executeTakeFirstOrThrow();
  await settlePayment(shop, { id, orderId }, { kind: 'succeeded', providerId: id, receiptUrl: null });
  return id;
};

test('an unpaid order waits for the lender with its boxes held, however long it takes', async () => {
  const id = await place();
  await apply(id, { depositPence: 10_000 });
  expect(await standing(id)).toEqual(['finance_pending', 20, 14]);
  expect(await letters()).toEqual(['finance-begun']);
  expect(await readOrderApplication(shop.db, id)).toMatchObject({ pricePence: 53_900, depositPence: 10_000, status: 'started', depositPaidPence: 0 });
  clock = new Date('2026-05-02T10:00:00Z');
  await expireHolds(shop);
  expect(await standing(id)).toEqual(['finance_pending', 20, 14]);
});

test('asked twice it is one application; for another deposit it is refused', async () => {
  const id = await place();
  const both = await Promise.allSettled([apply(id), apply(id)]);
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await shop.db.selectFrom('finance_applications').select('id').execute()).toHaveLength(1);
  expect(await letters()).toEqual(['finance-begun']);
  expect(await refused(apply(id, { depositPence: 5000 }))).toBe('not-payable');
});

test('only UK addresses, only from 18, only within the terms, only at the server’s total', async () => {
  const id = await place();
  expect(await refused(apply(id, { isAdult: false }))).toBe('not-adult');
  expect(await refused(apply(id, { pricePence: 50_000 }))).toBe('other-price');
  await expect(apply(id, { depositPence: 45_000 })).rejects.toMatchObject({ detail: financeProblems.deposit });
  expect(await refused(apply(randomUUID()))).toBe('order-not-found');
  expect(await standing(id)).toEqual(['pending', 20, 14]);
  await shop.sql`truncate orders cascade`;
  await shop.sql`update stock_levels set held = 0`;
  expect(await refused(apply(await place('IE')))).toBe('uk-only');
  expect(await letters()).toEqual([]);
});

test('an order whose boxes were given back holds them anew, or is refused where they are gone', async () => {
  const id = await place();
  clock = new Date('2026-05-01T11:00:00Z');
  await expireHolds(shop);
  expect(await standing(id)).toEqual(['pending', 20, 0]);
  await shop.sql`update stock_levels set on_hand = 5`;
  expect(await refused(apply(id))).toBe('not-enough-stock');
  await shop.sql`update stock_levels set on_hand = 14`;
  await apply(id);
  expect(await standing(id)).toEqual(['finance_pending', 14, 14]);
});

test('the deposit is paid by card first; then the lender is sent the order and its shopper', async () => {
  const id = await place();
  await apply(id, { depositPence: 10_000 });
  const order = await readOrder(shop, id);
  const form = async () => {
    const application = await readOrderApplication(shop.db, id);
    return order && application && lenderFormOfOrder({ lender: null, origin: 'https://floors.example' }, order, application, 'tok');
  };
  expect(await form()).toBeNull();
  expect(await amountToPay(shop.db, { id, status: 'finance_pending', total_pence: 53_900 })).toEqual({ amountPence: 10_000, purpose: 'deposit' });
  expect(await refused(approveFinance(shop, id, staff))).toBe('deposit-unpaid');
  await payDeposit(id);
  expect(await standing(id)).toEqual(['finance_pending', 20, 14]);
  const fields = Object.fromEntries((await form())?.fields ?? []);
  expect(fields).toMatchObject({
    goods_price: '53900',
    finance_deposit_total: '10000',
    customer_firstname: 'Aoife',
    customer_mobile: '07700 900123',
  });
  expect(fields.goods_description).toContain('14 × Mourne Oak');
  expect(fields.redirecturl_fail).toBe(`https://floors.example/orders/${id}/finance/fail?token=tok`);
});

test('coming back from the lender is a hint: the order waits on', async () => {
  const id = await place();
  await apply(id);
  for (const outcome of ['refer', 'pass', 'pass'] as const) await noteOrderReturn(shop, id, outcome);
  expect(await standing(id)).toEqual(['finance_pending', 20, 14]);
  expect((await readOrderApplication(shop.db, id))?.status).toBe('returned_pass');
  const events = await shop.db.selectFrom('order_events').select('kind').where('kind', 'in', ['note', 'attention']).orderBy('id').execute();
  expect(events.map(({ kind }) => kind)).toEqual(['note', 'attention']);
});

test('approved: paid through the lender, boxes sold, one confirmation', async () => {
  const id = await place();
  await apply(id);
  const twice = await Promise.allSettled([approveFinance(shop, id, staff, 'agreement 77'), approveFinance(shop, id, staff)]);
  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await standing(id)).toEqual(['confirmed', 6, 0]);
  expect(await readOrder(shop, id)).toMatchObject({ paymentMethod: 'finance', paidAt: clock });
  expect((await readOrderApplication(shop.db, id))?.status).toBe('approved');
  expect((await letters()).filter((kind) => kind === 'order-confirmed')).toHaveLength(1);
});

test('declined: to be paid by card within a day, the deposit on its way back, one letter', async () => {
  const id = await place();
  await apply(id, { depositPence: 10_000 });
  await payDeposit(id);
  await declineFinance(shop, id, staff, 'said no');
  expect(await standing(id)).toEqual(['pending', 20, 14]);
  expect((await readOrder(shop, id))?.holdsUntil).toEqual(new Date('2026-05-02T10:00:00Z'));
  expect(await shop.db.selectFrom('refunds').select(['amount_pence', 'is_correction']).execute()).toEqual([
    { amount_pence: 10_000, is_correction: true },
  ]);
  expect(await letters()).toEqual(['finance-begun', 'finance-declined']);
  const [mail] = await shop.db.selectFrom('outbox').select('text').where('kind', '=', 'finance-declined').execute();
  const letter = mail?.text.replaceAll(/\s+/g, ' ');
  for (const said of ['£100.00', '2 May 2026, 11:00', `/checkout/${id}/pay?token=`]) expect(letter).toContain(said);
  expect(await amountToPay(shop.db, { id, status: 'pending', total_pence: 53_900 })).toEqual({ amountPence: 53_900, purpose: 'order' });
  expect(await refused(approveFinance(shop, id, staff))).toBe('not-waiting');
});

test('a shopper may pay by card instead, and apply again after that', async () => {
  const id = await place();
  await apply(id);
  await noteOrderReturn(shop, id, 'fail');
  await payByCardInstead(shop, id, shopper);
  expect(await standing(id)).toEqual(['pending', 20, 14]);
  expect((await readOrder(shop, id))?.holdsUntil).toEqual(new Date('2026-05-01T10:20:00Z'));
  clock = new Date('2026-05-01T10:05:00Z');
  await apply(id, { depositPence: 5000 });
  expect(await shop.db.selectFrom('finance_applications').select('id').execute()).toHaveLength(2);
  expect((await readOrderApplication(shop.db, id))?.status).toBe('started');
});

test('nothing is decided while a card payment is being checked', async () => {
  const id = await place();
  await apply(id, { depositPence: 10_000 });
  await shop.db
    .insertInto('payments')
    .values({ order_id: id, idempotency_key: randomUUID(), amount_pence: 10_000, purpose: 'deposit', method: 'card', status: 'unknown' })
    .execute();
  const decisions = [
    () => payByCardInstead(shop, id, shopper),
    () => declineFinance(shop, id, staff),
    () => approveFinance(shop, id, staff),
    () => cancelOrder(shop, id, shopper),
  ];
  for (const decide of decisions) expect(await refused(decide())).toBe('payment-under-way');
});

test('cancelled while it waits or after: the deposit goes back, and the lender is named', async () => {
  const waiting = await place('GB', 10);
  await apply(waiting, { pricePence: 38_500, depositPence: 10_000 });
  await payDeposit(waiting);
  await cancelOrder(shop, waiting, shopper);
  const paid = await place('GB', 10);
  await apply(paid, { pricePence: 38_500, depositPence: 10_000 });
  await payDeposit(paid);
  await approveFinance(shop, paid, staff);
  await cancelOrder(shop, paid, shopper);
  expect(await shop.db.selectFrom('refunds').select('amount_pence').execute()).toEqual([{ amount_pence: 10_000 }, { amount_pence: 10_000 }]);
  expect(await standing(paid)).toEqual(['cancelled', 20, 0]);
  const [mail] = await shop.db.selectFrom('outbox').select('text').where('kind', '=', 'order-cancelled').where('order_id', '=', paid).execute();
  expect(mail?.text).toContain('telling PayItMonthly');
});

test('who is never heard of again gives the boxes back after three days, but can still be approved', async () => {
  const id = await place();
  await apply(id);
  clock = new Date('2026-05-04T09:00:00Z');
  await lapseApplications(shop);
  expect(await standing(id)).toEqual(['finance_pending', 20, 14]);
  clock = new Date('2026-05-04T11:00:00Z');
  await lapseApplications(shop);
  expect(await standing(id)).toEqual(['pending', 20, 0]);
  await approveFinance(shop, id, staff, 'came late');
  expect(await standing(id)).toEqual(['confirmed', 6, 0]);
});

test('a deposit is never forgotten: its order keeps its boxes, and staff are told once', async () => {
  const id = await place();
  await apply(id, { depositPence: 10_000 });
  await payDeposit(id);
  clock = new Date('2026-05-05T10:00:00Z');
  await lapseApplications(shop);
  await lapseApplications(shop);
  expect(await standing(id)).toEqual(['finance_pending', 20, 14]);
  expect(await shop.db.selectFrom('order_events').select('note').where('kind', '=', 'attention').execute()).toEqual([
    { note: expect.stringContaining('Ask the lender.') },
  ]);
});
