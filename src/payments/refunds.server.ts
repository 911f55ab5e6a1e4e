import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { formatPounds, type Pence } from '#money/pence.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Database } from '#platform/database/schema.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import type { RefundOutcome } from './card-gateway.ts';
import { isOlder } from './payment.ts';
import type { SettledRefund } from './payment-hooks.server.ts';

type Refund = Selectable<Database['refunds']>;

/**
 * Writes down what became of a refund; telling it twice, or telling what is older than what is known, changes nothing. One that failed,
 * be it after it was made, frees its amount. Its order hears of both.
 */
export async function settleRefund(shop: Shop, refundId: string, outcome: RefundOutcome): Promise<void> {
  const { lock, note } = shop.paymentHooks;
  await inTransaction(shop.db, async (trx) => {
    const { order_id: orderId } = await trx.selectFrom('refunds').select('order_id').where('id', '=', refundId).executeTakeFirstOrThrow();
    await lock(trx, orderId);
    const refund = await trx.selectFrom('refunds').selectAll().where('id', '=', refundId).forNoKeyUpdate().executeTakeFirstOrThrow();
    const asOf = outcome.kind === 'unknown' ? undefined : outcome.asOf;
    if (isOlder(asOf, refund.provider_updated_at)) return;
    if (asOf) await trx.updateTable('refunds').set({ provider_updated_at: asOf }).where('id', '=', refundId).execute();
    if (refund.status === 'started') {
      if (outcome.kind === 'succeeded') return succeed(shop, trx, refund, outcome.providerId);
      if (outcome.kind === 'failed') return fail(shop, trx, refund, outcome.detail);
      const provider_id = outcome.kind === 'pending' ? outcome.providerId : refund.provider_id;
      const error_detail = outcome.kind === 'unknown' ? outcome.detail : null;
      await trx.updateTable('refunds').set({ provider_id, error_detail }).where('id', '=', refundId).execute();
    }
    if (refund.status === 'succeeded' && outcome.kind === 'failed') await fail(shop, trx, refund, outcome.detail);
    if (refund.status === 'failed' && outcome.kind === 'succeeded') {
      const made = `The card provider says that the refund of ${formatPounds(refund.amount_pence)} was made after all. Do not pay it back again.`;
      await note(shop, trx, orderId, { kind: 'attention', note: made });
    }
  });
}

async function succeed(shop: Shop, trx: Db, refund: Refund, providerId: string): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({ status: 'succeeded', provider_id: providerId, error_detail: null, settled_at: shop.now() })
    .where('id', '=', refund.id)
    .execute();
  await shop.paymentHooks.onRefunded(shop, trx, settled(refund));
}

async function fail(shop: Shop, trx: Db, refund: Refund, detail: string): Promise<void> {
  await trx.updateTable('refunds').set({ status: 'failed', error_detail: detail, settled_at: shop.now() }).where('id', '=', refund.id).execute();
  await trx
    .updateTable('payments')
    .set((e) => ({ refunded_pence: e('refunded_pence', '-', refund.amount_pence) }))
    .where('id', '=', refund.payment_id)
    .execute();
  await shop.paymentHooks.onRefundFailed(shop, trx, settled(refund), { detail, wasMade: refund.status === 'succeeded' });
}

function settled({ id, order_id, amount_pence, reason, is_correction }: Refund): SettledRefund {
  return { id, orderId: order_id, amountPence: amount_pence, reason, isCorrection: is_correction };
}

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
    const detail = refundLeft(left);
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

type RefundElsewhere = { providerId: string; paymentId: string; amountPence: Pence; reason: string };

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
      const tooMuch =
        `${formatPounds(amountPence)} was refunded in the card provider’s dashboard (${providerId}), but only ` +
        `${formatPounds(left)} was left to refund here. Please check both.`;
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

/** Why no more is refunded than is left of what was paid, in pence. */
export function refundLeft(pence: number): string {
  return pence > 0 ? `At most ${formatPounds(pence)} can still be refunded.` : 'Everything has been refunded already.';
}
