import { formatPounds } from '#money/pence.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import type { ChargeOutcome } from './card-gateway.ts';
import { beginCardStop, endCardStop } from './card-stops.server.ts';
import { type CardMethod, declinedWords, isUnderWay } from './payment.ts';
import type { PaymentPurpose } from './payment-hooks.server.ts';

/** Writes down what became of a payment, whoever found out and however often: its order is told by the first who says that it was paid. */
export async function settlePayment(shop: Shop, paymentId: string, outcome: ChargeOutcome): Promise<void> {
  const isSoldOut = await settleOnce(shop, paymentId, outcome, false);
  // The boxes went to somebody else, and that transaction was undone: this one keeps the payment.
  if (isSoldOut) await settleOnce(shop, paymentId, outcome, true);
}

function settleOnce(shop: Shop, paymentId: string, outcome: ChargeOutcome, isSoldOut: boolean): Promise<boolean> {
  const { lock, note, onPaid } = shop.paymentHooks;
  return inTransaction(shop.db, async (trx) => {
    const { order_id: orderId } = await trx.selectFrom('payments').select('order_id').where('id', '=', paymentId).executeTakeFirstOrThrow();
    await lock(trx, orderId);
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
      await note(shop, trx, orderId, { kind: 'payment', note: declinedWords(outcome.code) });
      if (outcome.isOfShop) await beginCardStop(shop, trx, { code: outcome.code, detail: outcome.detail, orderId });
      return false;
    }
    if (payment.status === 'succeeded') {
      if (outcome.providerId !== payment.provider_id) {
        const twice = `The card provider made two payments where one was asked for: ${payment.provider_id} and ${outcome.providerId}. Pay one back.`;
        await note(shop, trx, orderId, { kind: 'attention', note: twice });
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
    const amountPence = payment.amount_pence;
    await note(shop, trx, orderId, { kind: 'payment', note: `${formatPounds(amountPence)} paid` });
    await endCardStop(shop, trx);
    const [purpose, method] = [payment.purpose as PaymentPurpose, payment.method as CardMethod];
    await onPaid(shop, trx, { id: paymentId, orderId, amountPence, purpose, method }, isSoldOut);
    return false;
  }).catch((error: unknown) => {
    if (!isSoldOut && error instanceof Refusal && error.code === 'not-enough-stock') return true;
    throw error;
  });
}

/** What the card form gave is of no more use, and not kept. */
const forgotten = { source_id: null, verification_token: null };
