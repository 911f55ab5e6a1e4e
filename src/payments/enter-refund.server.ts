import { randomUUID } from 'node:crypto';
import { formatPounds, type Pence } from '#money/pence.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Shop } from '../shop.server.ts';

export type RefundElsewhere = { providerId: string; paymentId: string; amountPence: Pence; reason: string };

/**
 * Enters a refund that was made at the provider, in its dashboard: once, and as a refund under way, which is settled as any other. Gives
 * its id; null where it does not fit into what was paid, which is raised to staff.
 */
export async function enterRefund(shop: Shop, { providerId, paymentId, amountPence, reason }: RefundElsewhere): Promise<string | null> {
  const { lock, note, onRefundEntered } = shop.paymentHooks;
  return inTransaction(shop.db, async (trx) => {
    const { order_id: orderId } = await trx.selectFrom('payments').select('order_id').where('id', '=', paymentId).executeTakeFirstOrThrow();
    const order = await lock(trx, orderId);
    const payment = await trx.selectFrom('payments').selectAll().where('id', '=', paymentId).forNoKeyUpdate().executeTakeFirstOrThrow();
    const known = await trx.selectFrom('refunds').select('id').where('provider_id', '=', providerId).executeTakeFirst();
    if (known) return known.id;
    const left = payment.amount_pence - payment.refunded_pence;
    if (amountPence > left) {
      const tooMuch = `${formatPounds(amountPence)} was refunded in the card provider’s dashboard (${providerId}), but only ${formatPounds(left)} was left to refund here. Please check both.`;
      await note(shop, trx, orderId, { kind: 'attention', note: tooMuch });
      return null;
    }
    await trx
      .updateTable('payments')
      .set((e) => ({ refunded_pence: e('refunded_pence', '+', amountPence) }))
      .where('id', '=', paymentId)
      .execute();
    // A deposit, or money for an order that was never confirmed, was no revenue.
    const isCorrection = !order.isPaid || payment.purpose === 'deposit';
    const { id } = await trx
      .insertInto('refunds')
      .values({
        order_id: orderId,
        payment_id: paymentId,
        idempotency_key: randomUUID(),
        amount_pence: amountPence,
        reason,
        is_correction: isCorrection,
        is_made_elsewhere: true,
        provider_id: providerId,
        created_at: shop.now(),
        next_check_at: shop.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await onRefundEntered(shop, trx, { id, orderId, amountPence, reason, isCorrection });
    return id;
  });
}
