import { randomUUID } from 'node:crypto';
import { formatPounds, type Pence } from '#money/pence.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';

export type RefundWanted = {
  orderId: string;
  amountPence: Pence;
  reason: string;
  /** Null: the shop by itself. */
  requestedBy: string | null;
  /** Which payment; without it, the one that paid for the order. */
  paymentId?: string;
  /** The money should never have been taken: the order's own refunds are not raised by it. */
  isCorrection?: boolean;
};

/**
 * Writes down, in the caller's transaction, that an amount is to go back to the card it came from; a job asks the provider. The
 * amount is set aside at once, so that no number of refunds together can exceed what was paid. The caller holds the order's lock.
 * Gives the refund's id. Throws a Refusal (409) when nothing was paid by card, or less than that is left of it.
 */
export async function setAsideRefund(shop: Shop, trx: Db, wanted: RefundWanted): Promise<string> {
  const { orderId, amountPence, reason, requestedBy, paymentId, isCorrection = false } = wanted;
  const payment = await trx
    .selectFrom('payments')
    .select(['id', 'amount_pence', 'refunded_pence'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'succeeded')
    .$if(paymentId !== undefined, (query) => query.where('id', '=', paymentId ?? ''))
    // A deposit that went back before the order was paid is none of its money.
    .orderBy((e) => e('refunded_pence', '<', e.ref('amount_pence')), 'desc')
    .orderBy((e) => e('purpose', '=', 'order'), 'desc')
    .orderBy('settled_at')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!payment) throw new Refusal('conflict', 'nothing-paid', 'Nothing was paid by card for this order, so there is no card to refund.');
  const left = payment.amount_pence - payment.refunded_pence;
  if (amountPence > left) {
    const detail = left > 0 ? `At most ${formatPounds(left)} can still be refunded.` : 'Everything has been refunded already.';
    throw new Refusal('conflict', 'refund-too-large', detail, [{ field: 'amount_pence', message: detail }]);
  }
  await trx
    .updateTable('payments')
    .set((e) => ({ refunded_pence: e('refunded_pence', '+', amountPence) }))
    .where('id', '=', payment.id)
    .execute();
  const refund = await trx
    .insertInto('refunds')
    .values({
      order_id: orderId,
      payment_id: payment.id,
      idempotency_key: randomUUID(),
      amount_pence: amountPence,
      reason,
      is_correction: isCorrection,
      requested_by: requestedBy,
      created_at: shop.now(),
      next_check_at: shop.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return refund.id;
}
