import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { answerClaim } from '#claims/answer-claim.server.ts';
import { listClaimsOf } from '#claims/queries.server.ts';
import { reportFault } from '#claims/report-fault.server.ts';
import { askLeftOver } from '#left-over/ask-left-over.server.ts';
import { settleRefund } from '#payments/refunds.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { caughtUp, openTestShop } from '../../test/open-test-shop.ts';
import { cancelOrder } from './cancel-order.server.ts';
import { carriageRefunded } from './carriage.server.ts';
import { leftToPayBack, linesLeft, refundOrder } from './refund-order.server.ts';
import { moveReturn } from './returns/move-return.server.ts';
import { listReturnsOf } from './returns/queries.server.ts';
import { returnMovesFrom } from './returns/return-moves.ts';
import { withdrawFromOrder } from './withdrawals.server.ts';

/**
 * However an order’s money goes back, in whatever order: never more than was paid, delivery once, no box on the shelf twice, and in the end
 * exactly nothing is left.
 */

const shop = await openTestShop('empty');
afterAll(() => shop.close());
await shop.sql`insert into settings (values) values ('{"left_over_days": 30, "left_over_percent": 60}')`;
await caughtUp(shop);
const shopper = { kind: 'shopper' as const, userId: null };
const staff = { kind: 'staff' as const, userId: null };
const onShelf = 1000;
const quantities = [14, 3, 1] as const;
const [deliveryPence, postagePence] = [2995, 599];

type Order = { id: string; lines: string[]; product: string; total: number };

async function delivered(status: string): Promise<Order> {
  await shop.sql`truncate orders, products, outbox, rate_limits cascade`;
  await shop.sql`insert into categories (name, position) values ('Wood', 1) on conflict do nothing`;
  const [product] = await shop.sql<{ id: string }[]>`insert into products (sku, name, category, supplier, price_pence)
    values ('OAK', 'Mourne Oak', 'Wood', 'Maker', 4799) returning id`;
  const id = product?.id ?? '';
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${id}, ${onShelf})`;
  const goods = quantities[0] * 4799 + quantities[1] * 333;
  const total = goods + deliveryPence + postagePence;
  const sums = { goods_pence: goods, delivery_pence: deliveryPence, sample_postage_pence: postagePence, total_pence: total };
  const row = { email: 'aoife@example.com', status, stock_state: 'sold', payment_method: 'card', shipping_address: { city: 'Bangor' } as never };
  const [order] = await shop.sql<{ id: string }[]>`insert into orders ${shop.sql({ ...row, ...sums, paid_at: shop.now() })} returning id`;
  const orderId = order?.id ?? '';
  if (status === 'delivered') {
    await shop.sql`insert into order_events (order_id, at, kind, from_status, to_status, actor_kind) values
      (${orderId}, ${shop.now()}, 'moved', 'shipped', 'delivered', 'staff')`;
  }
  await shop.sql`insert into payments (order_id, idempotency_key, amount_pence, method, source_id, status, settled_at)
    values (${orderId}, ${randomUUID()}, ${total}, 'card', 'cnon:card-nonce-ok', 'succeeded', now())`;
  const [oak, trim, sample] = quantities;
  const lines = await shop.sql<{ id: string }[]>`insert into order_lines (order_id, product_id, product_name, sku, quantity, unit_pence, is_sample,
    position) values (${orderId}, ${id}, 'Mourne Oak', 'OAK', ${oak}, 4799, false, 0), (${orderId}, null, 'Trim', 'TRM', ${trim}, 333, false, 1),
    (${orderId}, ${id}, 'Mourne Oak', 'OAK', ${sample}, 0, true, 2) returning id`;
  if (status === 'delivered') await shop.sql`update order_lines set sent_quantity = quantity where order_id = ${orderId}`;
  return { id: orderId, lines: lines.map((line) => line.id), product: id, total };
}

const kinds = ['cancel', 'lines', 'delivery', 'amount', 'withdraw', 'left over', 'move return', 'report', 'answer', 'settle', 'fail'] as const;
const act = fc.record({
  kind: fc.constantFrom(...kinds),
  line: fc.nat({ max: 2 }),
  pieces: fc.integer({ min: 1, max: 14 }),
  pence: fc.integer({ min: 1, max: 20_000 }),
  yes: fc.boolean(),
  pick: fc.nat({ max: 6 }),
});
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** Does it as far as the shop lets one. */
async function doIt(order: Order, { kind, line, pieces, pence, yes, pick }: Act): Promise<void> {
  const lines = [{ id: order.lines[line] ?? '', quantity: Math.min(pieces, quantities[line] ?? 1) }];
  const refund = { reason: '', restocks: yes, lines: [] };
  if (kind === 'cancel') return cancelOrder(shop, order.id, staff);
  if (kind === 'lines') return refundOrder(shop, order.id, { ...refund, amountPence: null, lines }, staff);
  if (kind === 'delivery')
    return refundOrder(shop, order.id, { ...refund, amountPence: null, carriagePence: yes ? deliveryPence : postagePence }, staff);
  if (kind === 'amount') return refundOrder(shop, order.id, { ...refund, amountPence: pence }, staff);
  if (kind === 'withdraw') return void (await withdrawFromOrder(shop, order.id, { lines, reason: '' }, shopper));
  if (kind === 'left over') return void (await askLeftOver(shop, order.id, { lines, reason: '' }, shopper));
  if (kind === 'report')
    return void (await reportFault(shop, order.id, { lines: lines.map((one) => ({ ...one, fault: 'damaged' as const })), words: '' }, shopper));
  if (kind === 'move return') {
    const open = (await listReturnsOf(shop, order.id)).filter(({ status }) => returnMovesFrom(status, 'staff').length > 0);
    const one = open[pick % Math.max(1, open.length)];
    const to = one && returnMovesFrom(one.status, 'staff').at(pick % 3);
    if (one && to)
      await moveReturn(shop, one.id, { to, version: one.version, answer: 'So.', amountPence: pick > 4 ? pence : null, restocks: yes }, staff);
    return;
  }
  if (kind === 'answer') {
    const claim = (await listClaimsOf(shop, order.id))[pick];
    const to = (['replacing', 'refunded', 'collecting', 'collected', 'replaced'] as const)[line + (yes ? 0 : 2)] ?? null;
    if (claim) await answerClaim(shop, claim.id, { to, version: claim.version, answer: 'So.', refundPence: pick > 4 ? pence : null }, staff);
    return;
  }
  const [started] = await shop.sql<{ id: string }[]>`select id from refunds where status = 'started' order by created_at limit 1`;
  const [made] = await shop.sql<{ id: string }[]>`select id from refunds where status = 'succeeded' order by created_at desc limit 1`;
  const id = kind === 'settle' ? started?.id : ((yes ? made?.id : started?.id) ?? started?.id);
  if (!id) return;
  if (kind === 'settle') await settleRefund(shop, id, { kind: 'succeeded', providerId: randomUUID(), asOf: shop.now() });
  else await settleRefund(shop, id, { kind: 'failed', detail: 'Refused.', asOf: shop.now() } as Parameters<typeof settleRefund>[2]);
}

async function mustHold(order: Order): Promise<void> {
  const [money] = await shop.sql<{ refunded: number; asked: number; paid: number }[]>`
    select p.refunded_pence as refunded, p.amount_pence as paid,
      coalesce((select sum(amount_pence) from refunds r where r.order_id = p.order_id and r.status <> 'failed'), 0)::int as asked
    from payments p where p.order_id = ${order.id}`;
  expect(money?.asked).toBe(money?.refunded);
  expect(money?.refunded).toBeLessThanOrEqual(money?.paid ?? 0);
  const lines = await shop.sql<{ quantity: number; refunded: number; back: number }[]>`
    select quantity, refunded_quantity as refunded, back_on_shelf as back from order_lines where order_id = ${order.id}`;
  for (const { quantity, refunded, back } of lines) {
    expect(refunded).toBeGreaterThanOrEqual(0);
    expect(refunded + back).toBeLessThanOrEqual(quantity);
  }
  const carriage = await carriageRefunded(shop.db, order.id);
  expect(carriage).toBeLessThanOrEqual(deliveryPence + postagePence);
  const [shelf] = await shop.sql<{ came: number }[]>`select coalesce(sum(change) filter (where change > 0), 0)::int as came from stock_adjustments
    where product_id = ${order.product} and reason <> 'opening'`;
  // Each box that was sold comes back once.
  expect(shelf?.came).toBeLessThanOrEqual(quantities[0]);
  const [{ status } = { status: '' }] = await shop.sql<{ status: string }[]>`select status from orders where id = ${order.id}`;
  if ((await leftToPayBack(shop.db, order.id)) > 0 || status === 'cancelled') return;
  expect(carriage).toBe(deliveryPence + postagePence);
  expect(lines.map(({ quantity, refunded }) => quantity - refunded)).toEqual([0, 0, 0]);
}

async function unlessRefused(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

test('whatever goes back in whatever order, the end is exactly zero', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('confirmed', 'delivered', 'delivered'), fc.array(act, { minLength: 3, maxLength: 14 }), async (status, acts) => {
      const order = await delivered(status);
      for (const one of acts) {
        await unlessRefused(doIt(order, one));
        await mustHold(order);
      }
      // What is left goes back by lines and delivery; where less was paid for handled goods before, the rest as an amount.
      const rest = { reason: '', restocks: true };
      const carriagePence = deliveryPence + postagePence - (await carriageRefunded(shop.db, order.id));
      const lines = await linesLeft(shop.db, order.id);
      await unlessRefused(refundOrder(shop, order.id, { ...rest, amountPence: null, lines, carriagePence }, staff));
      await mustHold(order);
      const left = await leftToPayBack(shop.db, order.id);
      if (left > 0) await refundOrder(shop, order.id, { ...rest, amountPence: left, lines: [] }, staff);
      await mustHold(order);
      expect(await leftToPayBack(shop.db, order.id)).toBe(0);
      await expect(refundOrder(shop, order.id, { ...rest, amountPence: 1, lines: [] }, staff)).rejects.toMatchObject({ code: 'refund-too-large' });
    }),
    { numRuns: Number(process.env.REFUND_PATHS ?? 12) },
  );
});

test('lines alone and delivery alone, in every order, come to exactly what was paid', async () => {
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(['delivery', 'postage', 'oak', 'rest of oak', 'trim', 'sample'], { minLength: 6 }), async (parts) => {
      const order = await delivered('delivered');
      const refund = { reason: '', restocks: true, amountPence: null };
      const [oak, trim, sample] = order.lines as [string, string, string];
      for (const part of parts) {
        if (part === 'delivery') await refundOrder(shop, order.id, { ...refund, lines: [], carriagePence: deliveryPence }, staff);
        if (part === 'postage') await refundOrder(shop, order.id, { ...refund, lines: [], carriagePence: postagePence }, staff);
        if (part === 'oak') await refundOrder(shop, order.id, { ...refund, lines: [{ id: oak, quantity: 5 }] }, staff);
        if (part === 'rest of oak') await refundOrder(shop, order.id, { ...refund, lines: [{ id: oak, quantity: 9 }] }, staff);
        if (part === 'trim') await refundOrder(shop, order.id, { ...refund, lines: [{ id: trim, quantity: 3 }] }, staff);
        // It is free: there is nothing to refund.
        if (part === 'sample') await unlessRefused(refundOrder(shop, order.id, { ...refund, lines: [{ id: sample, quantity: 1 }] }, staff));
        await mustHold(order);
      }
      expect(await leftToPayBack(shop.db, order.id)).toBe(0);
      expect(await shop.sql`select on_hand from stock_levels`).toEqual([{ on_hand: onShelf + 14 }]);
      await expect(refundOrder(shop, order.id, { ...refund, lines: [], carriagePence: deliveryPence }, staff)).rejects.toMatchObject({
        code: 'carriage-refunded',
      });
    }),
    { numRuns: 12 },
  );
});
