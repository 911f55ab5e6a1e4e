import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { cancelOrder } from '#orders/cancel-order.server.ts';
import { payOrder } from '#orders/paying/pay-order.server.ts';
import { placeOrder } from '#orders/place-order.server.ts';
import { refundOrder } from '#orders/refund-order.server.ts';
import { chargeInDashboard, moveDispute, openDispute, refundInDashboard } from '#test-till/act-in-dashboard.server.ts';
import { openSellingShop } from '../../test/open-selling-shop.ts';
import { brokenInvariants } from '../../test/sale-invariants.ts';
import { failRefund } from '../test-till/refunds.server.ts';
import { handleProviderEvent } from './provider-events.server.ts';

/** What happens at the provider without this shop, and what of it stands at the order afterwards. */
const { shop, close, runJob } = await openSellingShop('empty');
afterAll(close);
await shop.sql`insert into settings (values) values ('{"email": "staff@example.com", "max_hold_percent": 100}')`;

const oak = '00000001-7777-4222-8222-222222222222';
const names = { first_name: 'Aoife', last_name: 'Quinn', email: 'aoife@example.com', phone: '' };
const address = { ...names, address: '1 Quay Street', city: 'Bangor', postal_code: 'BT20 5ED', country: 'GB' };
const staff = { kind: 'staff', userId: null } as const;
const till = { sql: shop.sql, origin: shop.config.origin, webhook: 'normal' as const };

beforeEach(async () => {
  await shop.sql`truncate orders, payments, refunds, finance_applications, products, outbox, rate_limits, webhook_events, card_stops,
    provider_strays cascade`;
  await shop.sql`truncate test_till.payments, test_till.refunds, test_till.ledger, test_till.requests, test_till.webhooks, test_till.disputes
    cascade`;
  await shop.sql`update test_till.settings set charge_mode = 'normal', refund_mode = 'immediate', webhook_mode = 'normal'`;
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2)
    values (${oak}, 'OAK', 'Mourne Oak', 'Tiles', 'Maker', 20000, 14400)`;
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${oak}, 10)`;
});

const bought = async (quantity = 2) => {
  const items = [{ product_id: oak, quantity, is_sample: false }];
  const checkout = { userId: null, items, notes: '', showsPurchase: false, checkoutKey: null, from: null, expectedTotalPence: null };
  const { id, totalPence } = await placeOrder(shop, { ...checkout, address });
  const card = { orderId: id, sourceId: 'cnon:card-nonce-ok', verificationToken: null, method: 'card' as const, amountPence: totalPence };
  const { status, providerId } = await payOrder(shop, card, '192.0.2.1');
  expect(status).toBe('succeeded');
  const [line] = await shop.sql<{ id: string }[]>`select id from order_lines where order_id = ${id}`;
  return { id, paymentId: providerId ?? '', totalPence, line: line?.id ?? '' };
};
/** Lets the till tell what happened, and the shop act on it. */
const settle = async () => {
  for (let round = 0; round < 3; round += 1) {
    await shop.sql`update test_till.refunds set settles_at = now() - interval '1 second' where settles_at < now() + interval '1 day'`;
    await runJob('run the test till');
    await shop.sql`update test_till.webhooks set due_at = now() - interval '1 second' where taken_at is null`;
    await runJob('run the test till');
    await shop.sql`update webhook_events set next_attempt_at = now() - interval '1 second' where handled_at is null`;
    await runJob('heed the card provider');
    await shop.sql`update refunds set next_check_at = now() - interval '1 second'`;
    await runJob('pay back');
  }
};
const orderOf = async (id: string) => (await shop.sql`select status, refunded_pence as back, total_pence as total from orders where id = ${id}`)[0];
const raised = async () =>
  (await shop.sql<{ note: string }[]>`select note from order_events where kind = 'attention' order by id`).map(({ note }) => note);
const letters = async (kind: string) => (await shop.sql`select 1 from outbox where kind = ${kind}`).length;
const shelf = async () => (await shop.sql<{ on_hand: number }[]>`select on_hand from stock_levels where product_id = ${oak}`)[0]?.on_hand;
const linesLeft = async (id: string) =>
  (await shop.sql<{ left: number }[]>`select quantity - refunded_quantity as left from order_lines where order_id = ${id}`).map(({ left }) => left);
/** All invariants but that what is on hand and sold make what there was: boxes that came back are both. */
const sound = async () => {
  const broken = await brokenInvariants(shop.sql, new Map([[oak, 10]]));
  expect(broken.filter((line) => !line.startsWith('on hand and sold'))).toEqual([]);
};

test('a refund made in the dashboard is entered on the order, once, also after one of ours was refused', async () => {
  const order = await bought();
  await shop.sql`update test_till.settings set refund_mode = 'refuse'`;
  await refundOrder(shop, order.id, { amountPence: 500, lines: [], reason: '', restocks: false }, staff);
  await settle();
  expect(await orderOf(order.id)).toMatchObject({ status: 'confirmed', back: 0 });
  await refundInDashboard(till, order.paymentId, 1500, 'A scratch');
  await settle();
  expect(await orderOf(order.id)).toMatchObject({ status: 'confirmed', back: 1500 });
  expect(await letters('order-refunded')).toBe(1);
  await refundInDashboard(till, order.paymentId, order.totalPence - 1500);
  await settle();
  expect(await orderOf(order.id)).toMatchObject({ status: 'refunded', back: order.totalPence });
  expect(await linesLeft(order.id)).toEqual([0]);
  expect(await raised()).toContainEqual(expect.stringContaining('put them back in stock'));
  await sound();
});

test('an event about a refund of ours that has not heard its id yet waits for it, and is entered no second time', async () => {
  const order = await bought();
  await shop.sql`update test_till.settings set refund_mode = 'refund-then-hang'`;
  await refundOrder(shop, order.id, { amountPence: 700, lines: [], reason: '', restocks: false }, staff);
  await runJob('pay back');
  const [made] = await shop.sql<{ id: string }[]>`select id from test_till.refunds`;
  const told = { id: made?.id, status: 'PENDING', payment_id: order.paymentId, amount_money: { amount: 700, currency: 'GBP' } };
  expect(await handleProviderEvent(shop, { event_id: 'e', type: 'refund.created', data: { object: { refund: told } } })).toBe(false);
  await shop.sql`update test_till.settings set refund_mode = 'normal'`;
  await settle();
  expect((await shop.sql`select status, is_made_elsewhere from refunds`).map((row) => ({ ...row }))).toEqual([
    { status: 'succeeded', is_made_elsewhere: false },
  ]);
  expect(await orderOf(order.id)).toMatchObject({ back: 700 });
  await sound();
});

test('more than was left here is not entered, and raised', async () => {
  const order = await bought();
  const refund = { id: 'far', status: 'COMPLETED', payment_id: order.paymentId, amount_money: { amount: order.totalPence + 1, currency: 'GBP' } };
  await handleProviderEvent(shop, { event_id: 'e', type: 'refund.updated', data: { object: { refund } } });
  expect(await orderOf(order.id)).toMatchObject({ back: 0 });
  expect(await raised()).toEqual([expect.stringContaining('only £400.00 was left')]);
});

test('a refund that fails after its letter: a second letter, staff are told, its lines count as sold, no box comes back twice', async () => {
  const order = await bought();
  await refundOrder(shop, order.id, { amountPence: null, lines: [{ id: order.line, quantity: 2 }], reason: '', restocks: true }, staff);
  await settle();
  expect([await orderOf(order.id), await linesLeft(order.id), await shelf()]).toMatchObject([{ status: 'refunded', back: 40_000 }, [0], 10]);
  const [made] = await shop.sql<{ id: string }[]>`select id from test_till.refunds`;
  await failRefund(till, made?.id ?? '');
  await settle();
  expect([await orderOf(order.id), await linesLeft(order.id), await shelf()]).toMatchObject([{ status: 'confirmed', back: 0 }, [2], 10]);
  expect([await letters('order-refunded'), await letters('refund-failed'), await letters('staff-notice')]).toEqual([1, 1, 1]);
  expect(await raised()).toEqual([expect.stringContaining('Pay the buyer another way')]);
  await sound();
  // Told again, it changes nothing; told what is older, neither.
  const old = { id: made?.id, status: 'COMPLETED', payment_id: order.paymentId, updated_at: '2020-01-01T00:00:00Z' };
  await handleProviderEvent(shop, { event_id: 'e', type: 'refund.updated', data: { object: { refund: old } } });
  expect([await orderOf(order.id), await raised()]).toMatchObject([{ back: 0 }, [expect.any(String)]]);
  // The refund that takes its place says that the boxes are back, as the first did.
  await shop.sql`delete from test_till.refunds where id not in (select refund_id from test_till.ledger where refund_id is not null)`;
  await shop.sql`update test_till.refunds set status = 'REJECTED', settles_as = 'REJECTED'`;
  await refundOrder(shop, order.id, { amountPence: null, lines: [{ id: order.line, quantity: 2 }], reason: '', restocks: true }, staff);
  await settle();
  expect([await orderOf(order.id), await linesLeft(order.id), await shelf()]).toMatchObject([{ status: 'refunded', back: 40_000 }, [0], 10]);
  await sound();
});

test.each(['fail', 'reject'])(
  'a refund that was accepted and then does %s unmarks its lines; a cancelled order’s buyer is written to',
  async (refund) => {
    const [kept, cancelled] = [await bought(1), await bought(3)];
    await shop.sql`update test_till.settings set refund_mode = ${refund}`;
    await refundOrder(shop, kept.id, { amountPence: null, lines: [{ id: kept.line, quantity: 1 }], reason: '', restocks: false }, staff);
    await cancelOrder(shop, cancelled.id, staff);
    await settle();
    expect([await linesLeft(kept.id), await orderOf(kept.id)]).toMatchObject([[1], { status: 'confirmed', back: 0 }]);
    // Nobody was told of the first; the second's letter had promised the money.
    expect(await letters('refund-failed')).toBe(1);
    expect((await raised()).length).toBe(2);
    expect(await shelf()).toBe(9);
  },
);

test('a dispute stands at the order with its date; what is older than the last of it is passed over', async () => {
  const order = await bought();
  const dispute = await openDispute(till, order.paymentId);
  await settle();
  expect(await raised()).toEqual([expect.stringMatching(/disputes £400\.00: the goods did not arrive\. Answer it .* by \d+ \w+ \d{4}/)]);
  expect(await letters('staff-notice')).toBe(1);
  await moveDispute(till, dispute.id, 'PROCESSING');
  await moveDispute(till, dispute.id, 'LOST');
  await settle();
  const old = { id: dispute.id, state: 'EVIDENCE_REQUIRED', version: 1, disputed_payment: { payment_id: order.paymentId } };
  await handleProviderEvent(shop, { event_id: 'e', type: 'dispute.created', data: { object: { dispute: old } } });
  expect(await shop.sql`select state, version from disputes`).toMatchObject([{ state: 'LOST', version: 3 }]);
  expect((await raised()).at(-1)).toBe('The dispute over £400.00 is lost: the bank keeps the money.');
  expect((await raised()).length).toBe(2);
});

test('what belongs to no order here is noted beside the account, and calls nobody', async () => {
  const payment = await chargeInDashboard(till, 4200);
  await refundInDashboard(till, payment.id, 200);
  await openDispute(till, payment.id);
  await settle();
  const noted = await shop.sql`select kind, amount_pence::int as pence from provider_strays order by kind`;
  expect(noted.map(({ kind, pence }) => [kind, pence])).toEqual([
    ['dispute', 4200],
    ['payment', 4200],
    ['refund', 200],
  ]);
  expect([await raised(), await letters('staff-notice')]).toEqual([[], 0]);
});

test('a payment that the provider takes back later is raised; an older word of it is not', async () => {
  const order = await bought();
  await settle();
  const tell = (status: string, updated_at: string) => {
    const payment = { id: order.paymentId, status, reference_id: order.id, updated_at };
    return handleProviderEvent(shop, { event_id: randomUUID(), type: 'payment.updated', data: { object: { payment } } });
  };
  await tell('CANCELED', '2020-01-01T00:00:00Z');
  expect(await raised()).toEqual([]);
  await tell('CANCELED', new Date(Date.now() + 60_000).toISOString());
  expect(await raised()).toEqual([expect.stringContaining('is CANCELED, although it was paid')]);
});
