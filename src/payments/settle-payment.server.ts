import type { Transaction } from 'kysely';
import { formatPounds } from '#money/pence.ts';
import { cancelUnpayable } from '#orders/cancel-unpayable.server.ts';
import { confirmOrder } from '#orders/confirm-order.server.ts';
import { recordEvent } from '#orders/order-events.server.ts';
import { theShop } from '#orders/order-moves.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Database } from '#platform/database/schema.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import type { ChargeOutcome } from './card-gateway.ts';
import { beginCardStop, endCardStop } from './card-stops.server.ts';
import { type CardMethod, declinedWords, isUnderWay } from './payment.ts';
import { requestRefund } from './request-refund.server.ts';

/**
 * Writes down what became of a payment, whoever found out and however often: the order is confirmed by the first who says that it
 * was paid. Money for an order that can no longer be had goes back at once.
 */
export async function settlePayment(shop: Shop, paymentId: string, outcome: ChargeOutcome): Promise<void> {
  const isSoldOut = await settleOnce(shop, paymentId, outcome, 'confirm');
  // The boxes went to somebody else, and that transaction was undone: this one keeps the payment and pays it back.
  if (isSoldOut) await settleOnce(shop, paymentId, outcome, 'pay-back');
}

function settleOnce(shop: Shop, paymentId: string, outcome: ChargeOutcome, how: 'confirm' | 'pay-back'): Promise<boolean> {
  return inTransaction(shop.db, async (trx) => {
    const { order_id: orderId } = await trx.selectFrom('payments').select('order_id').where('id', '=', paymentId).executeTakeFirstOrThrow();
    const order = await trx
      .selectFrom('orders')
      .select(['status', 'total_pence'])
      .where('id', '=', orderId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const payment = await trx.selectFrom('payments').selectAll().where('id', '=', paymentId).forNoKeyUpdate().executeTakeFirstOrThrow();
    const isOpen = isUnderWay(payment.status);
    if (outcome.kind === 'unknown') {
      if (isOpen) await trx.updateTable('payments').set({ status: 'unknown', error_detail: outcome.detail }).where('id', '=', paymentId).execute();
      return false;
    }
    if (outcome.kind === 'declined') {
      if (!isOpen) return false;
      const declined = { status: 'declined', error_code: outcome.code, error_detail: outcome.detail, settled_at: shop.now(), ...forgotten };
      await trx.updateTable('payments').set(declined).where('id', '=', paymentId).execute();
      await recordEvent(shop, trx, orderId, { kind: 'payment', note: declinedWords(outcome.code) });
      if (outcome.isOfShop) await beginCardStop(shop, trx, { code: outcome.code, detail: outcome.detail, orderId });
      return false;
    }
    if (payment.status === 'succeeded') {
      if (outcome.providerId !== payment.provider_id) {
        const note = `The card provider made two payments where one was asked for: ${payment.provider_id} and ${outcome.providerId}. Pay one back.`;
        await recordEvent(shop, trx, orderId, { kind: 'attention', note });
      }
      return false;
    }
    const paid = { status: 'succeeded', provider_id: outcome.providerId, receipt_url: outcome.receiptUrl, error_code: null, error_detail: null };
    const provider_updated_at = outcome.asOf ?? null;
    await trx
      .updateTable('payments')
      .set({ ...paid, provider_updated_at, settled_at: shop.now(), ...forgotten })
      .where('id', '=', paymentId)
      .execute();
    await recordEvent(shop, trx, orderId, { kind: 'payment', note: `${formatPounds(payment.amount_pence)} paid` });
    await endCardStop(shop, trx);
    // An order may have been changed since a payment that seemed to have failed: only its own total pays for it.
    const isForIt = payment.purpose === 'deposit' || payment.amount_pence === order.total_pence;
    const isWaiting = isForIt && order.status === (payment.purpose === 'deposit' ? 'finance_pending' : 'pending');
    if (!isWaiting || how === 'pay-back') {
      await payBack(shop, trx, orderId, payment, isWaiting);
      return false;
    }
    if (payment.purpose === 'order') await confirmOrder(shop, trx, orderId, { paidWith: payment.method as CardMethod });
    return false;
  }).catch((error: unknown) => {
    if (how === 'confirm' && error instanceof Refusal && error.code === 'not-enough-stock') return true;
    throw error;
  });
}

/** What the card form gave is of no more use, and not kept. */
const forgotten = { source_id: null, verification_token: null };

/** Paid for an order that was cancelled meanwhile, or whose boxes are gone: the money goes back, and staff are told. */
async function payBack(
  shop: Shop,
  trx: Transaction<Database>,
  orderId: string,
  { id: paymentId, amount_pence: amountPence }: { id: string; amount_pence: number },
  isWaiting: boolean,
): Promise<void> {
  const reason = isWaiting ? 'Sold out before the payment was known' : 'Paid when the order was no longer waiting for it';
  await requestRefund(shop, trx, { orderId, amountPence, reason, actor: theShop, paymentId, isCorrection: true });
  await recordEvent(shop, trx, orderId, { kind: 'attention', note: `${reason}: ${formatPounds(amountPence)} is being paid back.` });
  if (isWaiting) await cancelUnpayable(shop, trx, orderId, reason, amountPence);
}
