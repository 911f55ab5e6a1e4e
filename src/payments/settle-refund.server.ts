import type { Selectable, Transaction } from 'kysely';
import { queueStaffNotice } from '#mail/queue-staff-notice.server.ts';
import { formatPounds } from '#money/pence.ts';
import { type OrderStatus, orderReference, readStatus } from '#orders/order.ts';
import { recordEvent } from '#orders/order-events.server.ts';
import { queueOrderLetter } from '#orders/queue-order-letter.server.ts';
import { unmarkRefunded } from '#orders/refunded-lines.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Database } from '#platform/database/schema.ts';
import type { Shop } from '../shop.server.ts';
import type { RefundOutcome } from './card-gateway.ts';
import { isOlder } from './is-older.ts';

type Trx = Transaction<Database>;
type Refund = Selectable<Database['refunds']>;
type Order = Selectable<Database['orders']>;

/**
 * Writes down what became of a refund; telling it twice, or telling what is older than what is known, changes nothing. A refund that
 * failed, be it after it was made, frees its amount and its lines and is raised to staff, and the buyer is told if it was promised. An
 * order of which everything was paid back is refunded.
 */
export async function settleRefund(shop: Shop, refundId: string, outcome: RefundOutcome): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const { order_id: orderId } = await trx.selectFrom('refunds').select('order_id').where('id', '=', refundId).executeTakeFirstOrThrow();
    const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).forNoKeyUpdate().executeTakeFirstOrThrow();
    const refund = await trx.selectFrom('refunds').selectAll().where('id', '=', refundId).forNoKeyUpdate().executeTakeFirstOrThrow();
    const asOf = outcome.kind === 'unknown' ? undefined : outcome.asOf;
    if (isOlder(asOf, refund.provider_updated_at)) return;
    if (asOf) await trx.updateTable('refunds').set({ provider_updated_at: asOf }).where('id', '=', refundId).execute();
    if (refund.status === 'started') {
      if (outcome.kind === 'succeeded') return succeed(shop, trx, order, refund, outcome.providerId);
      if (outcome.kind === 'failed') return fail(shop, trx, order, refund, outcome.detail);
      const provider_id = outcome.kind === 'pending' ? outcome.providerId : refund.provider_id;
      const error_detail = outcome.kind === 'unknown' ? outcome.detail : null;
      await trx.updateTable('refunds').set({ provider_id, error_detail }).where('id', '=', refundId).execute();
    }
    if (refund.status === 'succeeded' && outcome.kind === 'failed') await fail(shop, trx, order, refund, outcome.detail);
    if (refund.status === 'failed' && outcome.kind === 'succeeded') {
      const note = `The card provider says that the refund of ${formatPounds(refund.amount_pence)} was made after all. Do not pay it back again.`;
      await recordEvent(shop, trx, orderId, { kind: 'attention', note });
    }
  });
}

async function succeed(shop: Shop, trx: Trx, order: Order, refund: Refund, providerId: string): Promise<void> {
  const amount = refund.amount_pence;
  await trx
    .updateTable('refunds')
    .set({ status: 'succeeded', provider_id: providerId, error_detail: null, settled_at: shop.now() })
    .where('id', '=', refund.id)
    .execute();
  const refunded = Math.min(order.total_pence, order.refunded_pence + (refund.is_correction ? 0 : amount));
  const from = readStatus(order.status);
  const isWhole = !refund.is_correction && refunded === order.total_pence && order.paid_at !== null && isStanding(from);
  await changeOrder(shop, trx, order.id, { refunded_pence: refunded, ...(isWhole && { status: 'refunded' }) });
  await recordEvent(shop, trx, order.id, { kind: 'refund', note: `${formatPounds(amount)} paid back` });
  if (isWhole) await recordEvent(shop, trx, order.id, { kind: 'moved', from, to: 'refunded' });
  // A cancelled order's letter has said so already.
  if (from !== 'cancelled') {
    const news = { kind: 'order-refunded' as const, refundId: refund.id, refundPence: amount, reason: refund.reason || undefined };
    await queueOrderLetter(shop, trx, order.id, news);
  }
}

/** Square refunds a payment no more once a refund of it has failed. https://developer.squareup.com/docs/refunds-api/overview */
async function fail(shop: Shop, trx: Trx, order: Order, refund: Refund, detail: string): Promise<void> {
  const amount = refund.amount_pence;
  const wasMade = refund.status === 'succeeded';
  await trx.updateTable('refunds').set({ status: 'failed', error_detail: detail, settled_at: shop.now() }).where('id', '=', refund.id).execute();
  await trx
    .updateTable('payments')
    .set((e) => ({ refunded_pence: e('refunded_pence', '-', amount) }))
    .where('id', '=', refund.payment_id)
    .execute();
  if (wasMade && !refund.is_correction) {
    const back = order.status === 'refunded' ? await statusBeforeRefund(trx, order.id) : null;
    await changeOrder(shop, trx, order.id, { refunded_pence: Math.max(0, order.refunded_pence - amount), ...(back && { status: back }) });
    if (back) await recordEvent(shop, trx, order.id, { kind: 'moved', from: 'refunded', to: back, note: 'Its refund failed' });
  }
  await unmarkRefunded(trx, refund.id);
  // Whoever was told of it waits for it: by the letter of the refund, or by that of the cancelled order or of the finance that was declined.
  const wasPromised = wasMade || order.status === 'cancelled' || refund.is_correction;
  if (wasPromised) await recordEvent(shop, trx, order.id, { kind: 'refund', note: `A refund of ${formatPounds(amount)} did not go through` });
  const owed = 'Pay the buyer another way, for instance by bank transfer: the provider may refund this payment no more.';
  await recordEvent(shop, trx, order.id, { kind: 'attention', note: `The refund of ${formatPounds(amount)} failed: ${detail} ${owed}` });
  await queueStaffNotice(shop, trx, {
    subject: `Order ${orderReference(order.id)}: the refund of ${formatPounds(amount)} failed`,
    lines: [
      `The card provider did not pay back ${formatPounds(amount)}${wasPromised ? ', although the buyer was told that it would' : ''}: ${detail}`,
      owed,
      'The items count as sold again. Boxes that came back are still on the shelf.',
    ],
    path: `/admin/orders/${order.id}`,
    onceKey: `refund-failed:${refund.id}`,
    orderId: order.id,
  });
  if (wasPromised) await queueOrderLetter(shop, trx, order.id, { kind: 'refund-failed', refundId: refund.id, refundPence: amount });
}

function isStanding(status: OrderStatus): boolean {
  return status === 'confirmed' || status === 'shipped' || status === 'delivered';
}

async function statusBeforeRefund(trx: Trx, orderId: string): Promise<OrderStatus> {
  const moved = await trx
    .selectFrom('order_events')
    .select('from_status')
    .where('order_id', '=', orderId)
    .where('to_status', '=', 'refunded')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const before = readStatus(moved?.from_status ?? '');
  return isStanding(before) ? before : 'confirmed';
}

function changeOrder(shop: Shop, trx: Trx, orderId: string, change: { refunded_pence: number; status?: string }) {
  return trx
    .updateTable('orders')
    .set((e) => ({ ...change, updated_at: shop.now(), version: e('version', '+', 1) }))
    .where('id', '=', orderId)
    .execute();
}
