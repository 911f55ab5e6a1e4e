import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { payOrder } from '#orders/paying/pay-order.server.ts';
import { settlePayment } from '#payments/take-payment.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { openSellingShop } from '../../test/open-selling-shop.ts';
import { cancelOrder } from './cancel-order.server.ts';
import { applyForOrder, noteOrderReturn } from './financing/apply-for-order.server.ts';
import { approveFinance, declineFinance, lapseApplications, payByCardInstead } from './financing/decide-finance.server.ts';

import type { NewOrder } from './new-order.server.ts';
import { placeOrder } from './place-order.server.ts';
import { refundOrder } from './refund-order.server.ts';

/** Turns that an order rarely takes: each once lost money, boxes or the shopper's way to pay. */
const { shop, close, runJob } = await openSellingShop('empty');
afterAll(close);
let ahead = 0;
shop.now = () => new Date(Date.now() + ahead);

const oak = '00000001-2222-4222-8222-222222222222';
const shopper = { kind: 'shopper' as const, userId: null };
const staff = { kind: 'staff' as const, userId: null };
const names = { first_name: 'Aoife', last_name: 'Quinn', email: 'aoife@example.com', phone: '' };
const address = { ...names, address: '1 Quay Street', city: 'Bangor', postal_code: 'BT20 5ED', country: 'GB' };
const till = (refund = 'immediate') => shop.sql`update test_till.settings set charge_mode = 'normal', refund_mode = ${refund}, webhook_mode = 'none'`;

beforeEach(async () => {
  ahead = 0;
  await shop.sql`truncate orders, payments, refunds, finance_applications, products, outbox, rate_limits, cart_lines cascade`;
  await shop.sql`truncate test_till.payments, test_till.refunds, test_till.ledger, test_till.requests, test_till.webhooks cascade`;
  await till();
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2)
    values (${oak}, 'OAK', 'Mourne Oak', 'Tiles', 'Maker', 3850, 14400)`;
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${oak}, 40)`;
});

const place = async (quantity: number, change: Partial<NewOrder> = {}) => {
  const items = [{ product_id: oak, quantity, is_sample: false }];
  return placeOrder(shop, {
    userId: null,
    address,
    items,
    notes: '',
    showsPurchase: false,
    checkoutKey: null,
    from: null,
    expectedTotalPence: null,
    ...change,
  });
};
const pay = (orderId: string, amountPence: number, sourceId = 'cnon:card-nonce-ok') =>
  payOrder(shop, { orderId, sourceId, verificationToken: null, method: 'card', amountPence }, '192.0.2.1');
const apply = (orderId: string, pricePence: number, depositPence = 0) =>
  applyForOrder(shop, orderId, { pricePence, depositPence, isAdult: true }, shopper);
const payBack = async () => {
  ahead += 60_000;
  await runJob('pay back');
};
const refused = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof Refusal ? error.code : error;
};
const status = async (id: string) => (await shop.sql`select status from orders where id = ${id}`)[0]?.status;
const stock = async () => Object.values((await shop.sql`select on_hand, held from stock_levels`)[0] ?? {});
const takings = async (id: string) => (await shop.sql`select net_pence from test_till.takings where order_id = ${id}`)[0]?.net_pence;
const raised = async (id: string) =>
  (await shop.sql<{ note: string }[]>`select note from order_events where order_id = ${id} and kind = 'attention'`).map(({ note }) => note);

test('a deposit that went back neither holds the boxes for ever, nor keeps its order from being changed and paid', async () => {
  const checkoutKey = randomUUID();
  const { id } = await place(14, { checkoutKey });
  await apply(id, 53_900, 10_000);
  expect((await pay(id, 10_000)).status).toBe('succeeded');
  // Nothing runs out while the lender is waited for.
  expect(await shop.sql`select holds_until from orders`).toEqual([{ holds_until: null }]);
  await declineFinance(shop, id, staff);
  await payBack();
  expect((await place(13, { checkoutKey })).id).toBe(id);
  expect(await stock()).toEqual([40, 13]);
  ahead += 21 * 60_000;
  await runJob('give back unpaid boxes');
  expect(await stock()).toEqual([40, 0]);
  expect((await pay(id, 50_050)).status).toBe('succeeded');
  expect([await status(id), await takings(id), await stock()]).toEqual(['confirmed', 50_050, [27, 0]]);
});

test('a deposit that could not be paid back does not pass for the price, and cancelling pays back what was paid for the order', async () => {
  const { id } = await place(14);
  await apply(id, 53_900, 10_000);
  await pay(id, 10_000);
  await till('refuse');
  await declineFinance(shop, id, staff);
  await payBack();
  expect(await raised(id)).toEqual([expect.stringContaining('The refund of £100.00 failed')]);
  await till();
  await pay(id, 53_900);
  expect([await status(id), await takings(id)]).toEqual(['confirmed', 63_900]);
  await cancelOrder(shop, id, shopper);
  await payBack();
  expect([await status(id), await takings(id), await stock()]).toEqual(['cancelled', 10_000, [40, 0]]);
});

test('money that comes for what an order was before it was changed goes back, and the order is paid as it is now', async () => {
  const checkoutKey = randomUUID();
  const { id, totalPence } = await place(1, { checkoutKey });
  const first = await pay(id, totalPence, 'cnon:card-nonce-declined');
  const changed = await place(2, { checkoutKey });
  await settlePayment(shop, { id: first.paymentId, orderId: id }, { kind: 'succeeded', providerId: 'late', receiptUrl: null });
  expect(await status(id)).toBe('pending');
  expect(await shop.sql`select amount_pence, is_correction from refunds`).toEqual([{ amount_pence: totalPence, is_correction: true }]);
  expect(await raised(id)).toHaveLength(1);
  expect((await pay(id, changed.totalPence)).status).toBe('succeeded');
  expect([await status(id), await takings(id)]).toEqual(['confirmed', changed.totalPence]);
});

test('a second payment under the same try is raised to staff', async () => {
  const { id, totalPence } = await place(1);
  const { paymentId } = await pay(id, totalPence);
  await settlePayment(shop, { id: paymentId, orderId: id }, { kind: 'succeeded', providerId: 'another', receiptUrl: null });
  expect(await raised(id)).toEqual([expect.stringContaining('made two payments where one was asked for')]);
});

test('an order of which a part is being paid back can be cancelled: all of it goes back, as the letter says', async () => {
  const { id, totalPence } = await place(4);
  await pay(id, totalPence);
  await refundOrder(shop, id, { amountPence: 1000, lines: [], reason: 'A scratch', restocks: false }, staff);
  await cancelOrder(shop, id, shopper);
  await payBack();
  expect([await status(id), await takings(id), await stock()]).toEqual(['cancelled', 0, [40, 0]]);
  const [letter] = await shop.sql`select text from outbox where kind = 'order-cancelled'`;
  expect(letter?.text).toContain('£183.95');
});

test('boxes come back to the shelf once, whether refunded before the order was cancelled or after', async () => {
  const { id, totalPence } = await place(4);
  await pay(id, totalPence);
  const [line] = await shop.sql<{ id: string }[]>`select id from order_lines`;
  const two = { amountPence: null, lines: [{ id: line?.id ?? '', quantity: 2 }], reason: '', restocks: true };
  await refundOrder(shop, id, two, staff);
  expect(await stock()).toEqual([38, 0]);
  await cancelOrder(shop, id, shopper);
  expect(await stock()).toEqual([40, 0]);

  const financed = await place(14);
  await apply(financed.id, 53_900);
  await approveFinance(shop, financed.id, staff);
  await cancelOrder(shop, financed.id, shopper);
  const [other] = await shop.sql<{ id: string }[]>`select id from order_lines where order_id = ${financed.id}`;
  await refundOrder(shop, financed.id, { ...two, lines: [{ id: other?.id ?? '', quantity: 2 }] }, staff);
  expect(await stock()).toEqual([40, 0]);
});

test('a checkout sent again at a price that has changed since is asked about, and never ordered at another than was shown', async () => {
  const checkoutKey = randomUUID();
  const { id } = await place(1, { checkoutKey, expectedTotalPence: 6845 });
  expect((await place(1, { checkoutKey, expectedTotalPence: 6845 })).id).toBe(id);
  await shop.sql`update products set price_pence = 3000`;
  expect((await place(1, { checkoutKey, expectedTotalPence: 6845 })).totalPence).toBe(6845);
  expect(await refused(place(1, { checkoutKey, expectedTotalPence: 5000 }))).toBe('other-total');
  expect(await place(1, { checkoutKey, expectedTotalPence: 5995 })).toMatchObject({ id, totalPence: 5995 });
});

test('an order beyond what any amount here can be is refused in a sentence', async () => {
  await shop.sql`update products set price_pence = 100000000`;
  expect(await refused(place(9999))).toBe('total-too-large');
});

test('a lender’s late yes does not pay for an order that was changed meanwhile', async () => {
  const checkoutKey = randomUUID();
  const { id } = await place(14, { checkoutKey });
  await apply(id, 53_900);
  ahead = 4 * 24 * 3600_000;
  await lapseApplications(shop);
  await place(20, { checkoutKey });
  expect(await refused(approveFinance(shop, id, staff))).toBe('other-price');
  await place(14, { checkoutKey });
  await approveFinance(shop, id, staff);
  expect(await status(id)).toBe('confirmed');
});

test('a lender that may have said yes is not forgotten; after a no, boxes are not held for ever', async () => {
  const [byCard, cancelled, declined] = [await place(12), await place(12), await place(12)];
  for (const { id } of [byCard, cancelled, declined]) await apply(id, 46_200);
  await noteOrderReturn(shop, byCard.id, 'pass');
  await payByCardInstead(shop, byCard.id, shopper);
  expect((await raised(byCard.id)).at(-1)).toContain('tell the lender');
  await noteOrderReturn(shop, cancelled.id, 'refer');
  await cancelOrder(shop, cancelled.id, shopper);
  expect((await raised(cancelled.id)).at(-1)).toContain('tell the lender');
  await noteOrderReturn(shop, declined.id, 'fail');
  ahead = 4 * 24 * 3600_000;
  await lapseApplications(shop);
  expect(await status(declined.id)).toBe('pending');
});

test('an order whose floor is no longer sold is not charged once its boxes were given back', async () => {
  const { id, totalPence } = await place(1);
  ahead += 21 * 60_000;
  await runJob('give back unpaid boxes');
  await shop.sql`delete from products`;
  expect(await refused(pay(id, totalPence))).toBe('not-enough-stock');
  expect(await refused(apply(id, totalPence))).toBe('not-enough-stock');
  expect(await takings(id)).toBeUndefined();
});

test('whatever is refunded, cancelled or failed in whatever order, no more goes back than was paid', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('refund' as const), pence: fc.integer({ min: 1, max: 12_000 }) }),
    fc.record({ kind: fc.constantFrom('settle' as const, 'fail' as const, 'cancel' as const), pence: fc.constant(0) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 7 }), async (steps) => {
      const { id, totalPence } = await place(2);
      await pay(id, totalPence);
      for (const { kind, pence } of steps) {
        if (kind === 'refund') await refused(refundOrder(shop, id, { amountPence: pence, lines: [], reason: '', restocks: false }, staff));
        if (kind === 'cancel') await refused(cancelOrder(shop, id, shopper));
        if (kind === 'settle') await payBack();
        if (kind === 'fail')
          await till('refuse')
            .then(payBack)
            .then(() => till());
        const [sums] = await shop.sql`
          select p.amount_pence, p.refunded_pence, o.refunded_pence as told,
            (select coalesce(sum(amount_pence), 0)::int from refunds where order_id = ${id} and status <> 'failed') as asked,
            (select coalesce(sum(amount_pence), 0)::int from refunds where order_id = ${id} and status = 'succeeded') as made
          from payments p join orders o on o.id = p.order_id where o.id = ${id}`;
        expect(sums).toMatchObject({ amount_pence: totalPence, refunded_pence: sums?.asked, told: sums?.made });
        expect(sums?.asked).toBeLessThanOrEqual(totalPence);
        expect(await takings(id)).toBe(totalPence - sums?.made);
      }
      await shop.sql`delete from rate_limits`;
      await shop.sql`update stock_levels set on_hand = 40`;
    }),
    { numRuns: 12 },
  );
}, 60_000);
