import { underWay } from '#payments/payment.ts';
import { isBeingPaid, leftOf, listPaid, listRefunds, refuseWhileBeingPaid } from '#payments/queries.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { releaseBoxes, restockBoxes } from '#stock/boxes.server.ts';
import type { Shop } from '../shop.server.ts';
import { isWithLender, readOrderApplication } from './financing/order-application.server.ts';
import { forgetLots } from './hold-lines.server.ts';
import { creditRest } from './invoice/issue-documents.server.ts';
import { boxesOf, countedLines, partOfLine } from './line-boxes.server.ts';
import { type OrderStatus, readStatus } from './order.ts';
import { recordEvent } from './order-events.server.ts';
import { type Actor, mayMove, theShop } from './order-moves.ts';
import { queueOrderLetter } from './queue-order-letter.server.ts';
import { requestRefund } from './refund-order.server.ts';

/**
 * Cancels an order that has not been sent: its boxes go back on the shelf, what was paid by card is paid back, and a letter says
 * so. Throws a Refusal (409) when it has been sent, is cancelled already, was cut for its shopper, or a payment for it is being checked.
 */
export async function cancelOrder(shop: Shop, orderId: string, actor: Actor, reason = ''): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).forNoKeyUpdate().executeTakeFirst();
    if (!order) throw new Refusal('not-found', 'order-not-found', 'Order not found');
    const from = readStatus(order.status);
    if (!mayMove(from, 'cancelled', actor.kind)) throw new Refusal('conflict', 'cannot-cancel', refusalWords(from));
    await refuseWhileBeingPaid(trx, orderId);
    if (actor.kind === 'shopper') await refuseOnceCut(trx, orderId);
    const isPaidByCard = order.paid_at !== null && order.payment_method !== 'finance';
    const { rest, underWay } = isPaidByCard ? await leftToRefund(trx, orderId) : { rest: 0, underWay: 0 };
    if (rest > 0) await requestRefund(shop, trx, { orderId, amountPence: rest, reason: reason || 'Order cancelled', actor });
    const isFinanced = order.paid_at !== null && order.payment_method === 'finance';
    const deposit = isPaidByCard ? 0 : await refundDeposit(shop, trx, orderId, actor);
    await markCancelled(shop, trx, orderId, from, actor, reason);
    if (isFinanced) {
      await recordEvent(shop, trx, orderId, { kind: 'attention', note: 'It was financed: tell the lender that the order is cancelled.' });
    }
    const application = from === 'finance_pending' ? await readOrderApplication(trx, orderId) : null;
    if (application && isWithLender(application)) {
      const tell = `Application ${application.reference} may have been accepted: tell the lender that the order is cancelled.`;
      await recordEvent(shop, trx, orderId, { kind: 'attention', note: tell });
    }
    if (order.paid_at || from === 'finance_pending' || actor.kind === 'staff') {
      await queueOrderLetter(shop, trx, orderId, { kind: 'order-cancelled', reason: reason || undefined, refundPence: rest + underWay + deposit });
    }
    await giveBack(trx, orderId, order.stock_state, actor);
    if (isFinanced) await creditRest(shop, trx, orderId);
  });
}

async function refuseOnceCut(trx: Db, orderId: string): Promise<void> {
  const cut = await trx
    .selectFrom('order_lines')
    .select('product_name')
    .where('order_id', '=', orderId)
    .where('cut_at', 'is not', null)
    .executeTakeFirst();
  if (cut)
    throw new Refusal(
      'conflict',
      'already-cut',
      `We have cut ${cut.product_name} to your size, so this order can no longer be cancelled here. Please call us.`,
    );
}

/** Cancels an order that was never paid, without a word to anybody. Nothing happens to one that was paid, is being paid, or is gone. */
export async function cancelUnpaid(shop: Shop, orderId: string, actor: Actor, note: string): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const order = await trx.selectFrom('orders').select(['status', 'stock_state']).where('id', '=', orderId).forNoKeyUpdate().executeTakeFirst();
    if (order?.status !== 'pending' || (await isBeingPaid(trx, orderId))) return;
    await markCancelled(shop, trx, orderId, 'pending', actor, note);
    await giveBack(trx, orderId, order.stock_state, actor);
  });
}

async function giveBack(trx: Db, orderId: string, stockState: string, actor: Actor): Promise<void> {
  if (stockState === 'released') return;
  const rows = await trx
    .selectFrom('order_lines')
    .select(['product_id', 'quantity', 'is_sample', 'roll_width_mm', 'roll_mm', 'lots', 'refunded_quantity', 'back_on_shelf'])
    .where('order_id', '=', orderId)
    // What was cut off its roll is not on it again.
    .where('cut_at', 'is', null)
    .execute();
  // What was refunded before is on the shelf already, or will never be; so is what came back for a refund that failed.
  const lines = rows.map((row) => partOfLine(row, row.refunded_quantity + row.back_on_shelf, row.quantity));
  if (stockState === 'held') {
    await forgetLots(trx, [orderId]);
    return releaseBoxes(trx, boxesOf(lines));
  }
  await restockBoxes(trx, boxesOf(lines), { reason: 'cancelled', orderId, actorId: actor.userId });
  await trx.updateTable('order_lines').set({ back_on_shelf: 0 }).where('order_id', '=', orderId).where('back_on_shelf', '>', 0).execute();
}

/** Pence of an order's card payment that nobody has asked back yet, and that are on their way back already. */
async function leftToRefund(trx: Db, orderId: string): Promise<{ rest: number; underWay: number }> {
  const [payment] = await listPaid(trx, orderId, 'order');
  if (!payment) return { rest: 0, underWay: 0 };
  const refunds = (await listRefunds(trx, orderId)).filter(({ paymentId, status }) => paymentId === payment.id && status === 'started');
  return { rest: leftOf([payment]), underWay: refunds.reduce((sum, { amountPence }) => sum + amountPence, 0) };
}

/** A deposit that was paid for an order not financed after all goes back. Pence. */
async function refundDeposit(shop: Shop, trx: Db, orderId: string, actor: Actor): Promise<number> {
  const paid = (await listPaid(trx, orderId)).find((payment) => leftOf([payment]) > 0);
  if (!paid) return 0;
  const amountPence = leftOf([paid]);
  const reason = 'Deposit of a cancelled order';
  await requestRefund(shop, trx, { orderId, paymentId: paid.id, amountPence, reason, actor, isCorrection: true });
  return amountPence;
}

function refusalWords(status: OrderStatus): string {
  if (status === 'cancelled') return 'This order has already been cancelled.';
  if (status === 'refunded') return 'This order has been refunded.';
  if (status === 'collected') return 'This order has been collected, so it can no longer be cancelled. You can still return it.';
  return 'This order has been dispatched, so it can no longer be cancelled. You can still return it.';
}

/** Writes down, in the caller's transaction, that an order is cancelled. Its boxes and its money are the caller's to give back. */
export async function markCancelled(shop: Shop, trx: Db, orderId: string, from: OrderStatus, actor: Actor, note: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set((e) => ({
      status: 'cancelled',
      stock_state: 'released',
      holds_until: null,
      placed_by: null,
      updated_at: shop.now(),
      version: e('version', '+', 1),
    }))
    .where('id', '=', orderId)
    .execute();
  await recordEvent(shop, trx, orderId, { kind: 'moved', from, to: 'cancelled', note }, actor);
}

const atOnce = 20;
/** After that an unpaid order is not come back to any more. */
const unpaidDays = 7;

/**
 * Gives back the boxes of unpaid orders whose time has run out. The order stays and offers to pay: what is still there is then
 * held anew. One whose payment is under way keeps its boxes. True: there may be more.
 */
export async function expireHolds(shop: Shop): Promise<boolean> {
  const expired = await inTransaction(shop.db, async (trx) => {
    const orders = await trx
      .selectFrom('orders as o')
      .select('o.id')
      .where('o.status', '=', 'pending')
      .where('o.stock_state', '=', 'held')
      .where('o.holds_until', '<=', shop.now())
      .where((e) =>
        e.not(e.exists(e.selectFrom('payments as p').select('p.id').whereRef('p.order_id', '=', 'o.id').where('p.status', 'in', underWay))),
      )
      .orderBy('o.id')
      .limit(atOnce)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    if (orders.length === 0) return 0;
    const ids = orders.map(({ id }) => id);
    const lines = await countedLines(trx, ...ids);
    await trx.updateTable('orders').set({ stock_state: 'released', holds_until: null, updated_at: shop.now() }).where('id', 'in', ids).execute();
    for (const id of ids) {
      await recordEvent(shop, trx, id, { kind: 'note', note: 'It was not paid in time, so the items are no longer reserved.' });
    }
    await forgetLots(trx, ids);
    await releaseBoxes(trx, boxesOf(lines));
    return ids.length;
  });
  return expired === atOnce;
}

/** Cancels orders that nobody has paid for a week. */
export async function cancelAbandoned(shop: Shop): Promise<void> {
  const before = new Date(shop.now().getTime() - unpaidDays * 24 * 3600_000);
  const orders = await shop.db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'pending')
    .where('stock_state', '=', 'released')
    .where('created_at', '<', before)
    .limit(200)
    .execute();
  for (const { id } of orders) await cancelUnpaid(shop, id, theShop, 'It was not paid within a week.');
}
