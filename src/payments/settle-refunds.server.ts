import { formatPounds } from '#money/pence.ts';
import { readStatus } from '#orders/order.ts';
import { recordEvent } from '#orders/order-events.server.ts';
import { queueOrderLetter } from '#orders/queue-order-letter.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Shop } from '../shop.server.ts';
import type { RefundOutcome } from './card-gateway.ts';
import { nextCheck } from './next-check.ts';

/** Asks the provider for refunds that are due: new ones, and those it has not settled. True: there may be more. */
export async function settleRefunds(shop: Shop): Promise<boolean> {
  const due = await claim(shop);
  if (!due) return false;
  const outcome = due.provider_id
    ? await shop.cardGateway.findRefund(due.provider_id)
    : await shop.cardGateway.refund({ key: due.idempotency_key, providerId: due.paid_as, amountPence: due.amount_pence, reason: due.reason });
  await settleRefund(shop, due.id, outcome);
  return true;
}

/** One refund that is due, moved beyond any time this try can take. */
async function claim(shop: Shop) {
  return inTransaction(shop.db, async (trx) => {
    const row = await trx
      .selectFrom('refunds as r')
      .innerJoin('payments as p', 'p.id', 'r.payment_id')
      .select(['r.id', 'r.idempotency_key', 'r.amount_pence', 'r.reason', 'r.provider_id', 'r.checks', 'p.provider_id as paid_as'])
      .where('r.status', '=', 'started')
      .where('r.next_check_at', '<=', shop.now())
      .orderBy('r.next_check_at')
      .limit(1)
      .forNoKeyUpdate('r')
      .skipLocked()
      .executeTakeFirst();
    if (!row?.paid_as) return null;
    await trx
      .updateTable('refunds')
      .set({ checks: row.checks + 1, next_check_at: nextCheck(shop.now(), row.checks) })
      .where('id', '=', row.id)
      .execute();
    return { ...row, paid_as: row.paid_as };
  });
}

/**
 * Writes down what became of a refund; telling it twice changes nothing. A refund that failed frees its amount and is raised to
 * staff. An order of which everything was paid back is refunded.
 */
export async function settleRefund(shop: Shop, refundId: string, outcome: RefundOutcome): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const { order_id: orderId } = await trx.selectFrom('refunds').select('order_id').where('id', '=', refundId).executeTakeFirstOrThrow();
    const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).forNoKeyUpdate().executeTakeFirstOrThrow();
    const refund = await trx.selectFrom('refunds').selectAll().where('id', '=', refundId).forNoKeyUpdate().executeTakeFirstOrThrow();
    if (refund.status !== 'started') return;
    if (outcome.kind === 'unknown' || outcome.kind === 'pending') {
      const provider_id = outcome.kind === 'pending' ? outcome.providerId : refund.provider_id;
      const error_detail = outcome.kind === 'unknown' ? outcome.detail : null;
      await trx.updateTable('refunds').set({ provider_id, error_detail }).where('id', '=', refundId).execute();
      return;
    }
    const amount = refund.amount_pence;
    if (outcome.kind === 'failed') {
      await trx
        .updateTable('refunds')
        .set({ status: 'failed', error_detail: outcome.detail, settled_at: shop.now() })
        .where('id', '=', refundId)
        .execute();
      await trx
        .updateTable('payments')
        .set((e) => ({ refunded_pence: e('refunded_pence', '-', amount) }))
        .where('id', '=', refund.payment_id)
        .execute();
      await recordEvent(shop, trx, orderId, { kind: 'attention', note: `The refund of ${formatPounds(amount)} failed: ${outcome.detail}` });
      return;
    }
    await trx
      .updateTable('refunds')
      .set({ status: 'succeeded', provider_id: outcome.providerId, error_detail: null, settled_at: shop.now() })
      .where('id', '=', refundId)
      .execute();
    const refunded = Math.min(order.total_pence, order.refunded_pence + (refund.is_correction ? 0 : amount));
    const from = readStatus(order.status);
    const isWhole =
      !refund.is_correction &&
      refunded === order.total_pence &&
      order.paid_at !== null &&
      (from === 'confirmed' || from === 'shipped' || from === 'delivered');
    await trx
      .updateTable('orders')
      .set((e) => ({ refunded_pence: refunded, updated_at: shop.now(), version: e('version', '+', 1), ...(isWhole && { status: 'refunded' }) }))
      .where('id', '=', orderId)
      .execute();
    await recordEvent(shop, trx, orderId, { kind: 'refund', note: `${formatPounds(amount)} paid back` });
    if (isWhole) await recordEvent(shop, trx, orderId, { kind: 'moved', from, to: 'refunded' });
    // A cancelled order's letter has said so already.
    if (from !== 'cancelled') {
      await queueOrderLetter(shop, trx, orderId, { kind: 'order-refunded', refundId, refundPence: amount, reason: refund.reason || undefined });
    }
  });
}
