import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { Refusal } from '#platform/refusal.ts';
import { caughtUp, openTestShop } from '../../../test/open-test-shop.ts';
import { readReturns, withdrawFromOrder } from '../withdrawals.server.ts';
import { moveReturn, type ReturnStep } from './move-return.server.ts';
import { listReturns, listReturnsOf } from './queries.server.ts';

const shop = await openTestShop('empty');
let clock = new Date('2026-03-10T12:00:00Z');
shop.now = () => clock;
afterAll(() => shop.close());

const shopper = { kind: 'shopper' as const, userId: null };
const staff = { kind: 'staff' as const, userId: null };
let orderId = '';
let [oak, trim, sample] = ['', '', ''];
let productId = '';

/** 14 boxes of oak at £10, 2 trims at £5, a sample; delivery £29.95 and postage £5.99. */
beforeEach(async () => {
  clock = new Date('2026-03-10T12:00:00Z');
  await shop.sql`truncate orders, products, outbox, settings cascade`;
  await shop.sql`insert into settings (values) 
    values ('{"business_name": "Strangford Floors", "address_lines": ["41 Ballyholm Slip"], "town": "Bangor"}')`;
  await caughtUp(shop);
  await shop.sql`insert into categories (name, position) values ('Wood', 1) on conflict do nothing`;
  const [product] = await shop.sql<{ id: string }[]>`insert into products (sku, name, category, supplier, price_pence)
    values ('OAK', 'Mourne Oak', 'Wood', 'Maker', 1000) returning id`;
  productId = product?.id ?? '';
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${productId}, 5)`;
  const address = { first_name: 'Aoife', last_name: 'Quinn', address: '1 Quay Street', city: 'Bangor', postal_code: 'BT20 5ED', country: 'GB' };
  const sums = { goods_pence: 15_000, delivery_pence: 2995, sample_postage_pence: 599, total_pence: 18_594 };
  const row = { email: 'aoife@example.com', status: 'delivered', stock_state: 'sold', payment_method: 'card', ...sums };
  const [order] = await shop.sql<{ id: string }[]>`insert into orders ${shop.sql({ ...row, shipping_address: address as never })} returning id`;
  orderId = order?.id ?? '';
  await shop.sql`update orders set paid_at = '2026-03-01', created_at = '2026-03-01'`;
  await shop.sql`insert into order_events (order_id, at, kind, from_status, to_status, actor_kind) values
    (${orderId}, '2026-03-03T12:00:00Z', 'moved', 'shipped', 'delivered', 'staff')`;
  await shop.sql`insert into payments (order_id, idempotency_key, amount_pence, method, source_id, status, settled_at)
    values (${orderId}, ${randomUUID()}, 18594, 'card', 'cnon:card-nonce-ok', 'succeeded', now())`;
  const lines = await shop.sql<{ id: string }[]>`insert into order_lines (order_id, product_id, product_name, sku, quantity, unit_pence, is_sample,
    position) values (${orderId}, ${productId}, 'Mourne Oak', 'OAK', 14, 1000, false, 0), (${orderId}, null, 'Trim', 'TRM', 2, 500, false, 1),
    (${orderId}, ${productId}, 'Mourne Oak', 'OAK', 1, 0, true, 2) returning id`;
  [oak, trim, sample] = lines.map(({ id }) => id) as [string, string, string];
});

const withdraw = (lines: [id: string, quantity: number][]) =>
  withdrawFromOrder(shop, orderId, { lines: lines.map(([id, quantity]) => ({ id, quantity })), reason: '' }, shopper);
const step = (
  id: string,
  to: ReturnStep['to'],
  version: number | null,
  more: Partial<ReturnStep> = {},
  actor: typeof staff | typeof shopper = staff,
) => moveReturn(shop, id, { to, version, ...more }, actor);
const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof Refusal ? [error.kind, error.code] : error;
};
const refunds = async () =>
  (await shop.sql<{ amount_pence: number }[]>`select amount_pence from refunds order by created_at, amount_pence`).map((r) => r.amount_pence);
const onHand = async () => (await shop.sql<{ on_hand: number }[]>`select on_hand from stock_levels where product_id = ${productId}`)[0]?.on_hand;
const subjects = async () =>
  (await shop.sql<{ subject: string }[]>`select subject from outbox order by created_at`).map(({ subject }) => subject.replace(/^Order \w+: /, ''));

test('a withdrawal is agreed from the first; sent, arrived and paid back, each with its date and its letter', async () => {
  const id = await withdraw([[oak, 3]]);
  expect(await listReturnsOf(shop, orderId)).toMatchObject([
    { id, kind: 'withdrawal', status: 'agreed', sendBy: new Date('2026-03-25T00:00:00Z'), payBy: null, late: null, lines: [{ quantity: 3 }] },
  ]);
  clock = new Date('2026-03-12T09:00:00Z');
  await step(id, 'on-the-way', null, { sentWith: 'Lough Carriers 12' }, shopper);
  expect(await refusal(step(id, 'on-the-way', null, {}, shopper))).toEqual(['conflict', 'return-moved']);
  clock = new Date('2026-03-16T09:00:00Z');
  expect(await refusal(step(id, 'arrived', 1))).toEqual(['conflict', 'return-moved']);
  await step(id, 'arrived', 2);
  // From the day that it was known to be sent.
  expect(await listReturnsOf(shop, orderId)).toMatchObject([
    { status: 'arrived', sentWith: 'Lough Carriers 12', payBy: new Date('2026-03-27T00:00:00Z') },
  ]);
  clock = new Date('2026-03-17T09:00:00Z');
  await step(id, 'paid-back', 3, { restocks: true });
  expect(await listReturnsOf(shop, orderId)).toMatchObject([{ status: 'paid-back', refundPence: 3000, closedAt: clock }]);
  expect([await refunds(), await onHand()]).toEqual([[3000], 8]);
  expect(await subjects()).toEqual([
    expect.stringContaining('We have received your withdrawal'),
    'Your return is on its way',
    'Your return has arrived',
    'Your return has been refunded',
  ]);
  expect(await refusal(step(id, 'paid-back', 4))).toEqual(['conflict', 'return-moved']);
});

test('delivery goes back with the last of the goods, postage with the last of the samples, each once', async () => {
  const first = await withdraw([[oak, 14]]);
  await step(first, 'paid-back', 1);
  const second = await withdraw([
    [trim, 2],
    [sample, 1],
  ]);
  await step(second, 'paid-back', 1);
  expect(await refunds()).toEqual([4594, 14_000]);
  expect(await shop.sql`select pence from carriage_refunds`).toEqual([{ pence: 3594 }]);
  expect(await shop.sql`select refunded_pence from payments`).toEqual([{ refunded_pence: 18_594 }]);
  expect(await onHand()).toBe(5);
});

test('less is paid for what was handled, and pieces that were refunded otherwise are not paid twice', async () => {
  const id = await withdraw([[oak, 4]]);
  await shop.sql`update order_lines set refunded_quantity = 12 where id = ${oak}`;
  await step(id, 'paid-back', 1, { amountPence: 1500, answer: 'Two boxes were opened and damaged.' });
  expect(await refunds()).toEqual([1500]);
  expect(await shop.sql`select refunded_quantity from order_lines where id = ${oak}`).toEqual([{ refunded_quantity: 14 }]);
  const [letter] = await shop.sql<{ text: string }[]>`select text from outbox where kind = 'return-news'`;
  expect(letter?.text).toContain('Refund: £15.00.');
  expect(letter?.text).toContain('Two boxes were opened and damaged.');
  const again = await withdraw([[trim, 1]]);
  await shop.sql`update order_lines set refunded_quantity = case when id = ${trim} then 2 else 10 end where order_id = ${orderId} and not is_sample`;
  expect(await refusal(step(again, 'paid-back', 1))).toEqual(['conflict', 'nothing-left']);
});

test('a sample comes back and nothing is paid, where other samples stay', async () => {
  await shop.sql`update order_lines set quantity = 2 where id = ${sample}`;
  const id = await withdraw([[sample, 1]]);
  await step(id, 'paid-back', 1, { restocks: true });
  expect([await refunds(), await onHand()]).toEqual([[], 5]);
  expect(await listReturnsOf(shop, orderId)).toMatchObject([{ status: 'paid-back', refundPence: null }]);
});

test('pieces of a return that is called off or refused can be sent back after all; those of any other cannot', async () => {
  const left = async () => (await readReturns(shop, { id: orderId })).lines[0]?.withdrawnQuantity;
  const id = await withdraw([[oak, 10]]);
  expect(await left()).toBe(10);
  expect(await refusal(step(id, 'refused', 1, { answer: 'No.' }))).toEqual(['conflict', 'return-moved']);
  await step(id, 'called-off', 1);
  expect(await left()).toBe(0);
  const other = await withdraw([[oak, 14]]);
  await step(other, 'arrived', 1);
  expect(await refusal(step(other, 'refused', 2))).toEqual(['invalid', 'invalid-form']);
  await step(other, 'refused', 2, { answer: 'The floor had been laid.' });
  expect(await left()).toBe(0);
  const third = await withdraw([[oak, 14]]);
  await step(third, 'paid-back', 1);
  expect(await left()).toBe(0);
  // A refund that failed does not make the goods the shopper’s again.
  await shop.sql`update order_lines set refunded_quantity = 0 where id = ${oak}`;
  expect(await left()).toBe(14);
});

test('of two who take a return on at once one is told', async () => {
  const id = await withdraw([[oak, 3]]);
  const both = await Promise.all([refusal(step(id, 'paid-back', 1)), refusal(step(id, 'paid-back', 1))]);
  expect(both.filter((told) => told === null)).toHaveLength(1);
  expect(both).toContainEqual(['conflict', 'return-moved']);
  expect(await refunds()).toEqual([3000]);
});

test('staff see what waits for them and what is overdue, and each count is that of its list', async () => {
  const unsent = await withdraw([[oak, 1]]);
  clock = new Date('2026-03-10T12:01:00Z');
  const arrived = await withdraw([[oak, 2]]);
  await step(arrived, 'arrived', 1);
  clock = new Date('2026-03-10T12:02:00Z');
  const paid = await withdraw([[oak, 3]]);
  await step(paid, 'paid-back', 1);
  const ids = async (status: Parameters<typeof listReturns>[1]['status']) => {
    const { returns, total, counts } = await listReturns(shop, { status, page: 1 });
    expect([total, counts[status]]).toEqual([returns.length, returns.length]);
    return returns.map(({ id }) => id);
  };
  expect([await ids('waiting'), await ids('late'), await ids('paid-back')]).toEqual([[arrived], [], [paid]]);
  expect((await ids('open')).sort()).toEqual([unsent, arrived].sort());
  clock = new Date('2026-03-24T23:59:00Z');
  expect(await ids('late')).toEqual([]);
  clock = new Date('2026-03-25T00:00:00Z');
  expect((await ids('late')).sort()).toEqual([unsent, arrived].sort());
  expect(await listReturnsOf(shop, orderId)).toMatchObject([{ late: 'send' }, { late: 'pay' }, { late: null }]);
});
