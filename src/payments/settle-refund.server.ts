import type { Selectable } from 'kysely';
import { formatPounds } from '#money/pence.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Database } from '#platform/database/schema.ts';
import type { Shop } from '../shop.server.ts';
import type { RefundOutcome } from './card-gateway.ts';
import { isOlder } from './is-older.ts';
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
