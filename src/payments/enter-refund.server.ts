import { randomUUID } from 'node:crypto';
import { formatPounds, type Pence } from '#money/pence.ts';
import { recordEvent } from '#orders/order-events.server.ts';
import { isAllPaidBack, keepRefundLines, linesLeft, markRefunded } from '#orders/refunded-lines.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Shop } from '../shop.server.ts';

export type RefundElsewhere = { providerId: string; paymentId: string; amountPence: Pence; reason: string };

/**
 * Enters a refund that was made at the provider, in its dashboard: once, and as a refund under way, which is settled as any other. Which
 * lines it was for nobody says; once everything is paid back it was for all of them, and what comes back to the shelf staff say
 * themselves. Gives its id; null where it does not fit into what was paid, which is raised to staff.
 */
export async function enterRefund(shop: Shop, { providerId, paymentId, amountPence, reason }: RefundElsewhere): Promise<string | null> {
  return inTransaction(shop.db, async (trx) => {
    const { order_id: orderId } = await trx.selectFrom('payments').select('order_id').where('id', '=', paymentId).executeTakeFirstOrThrow();
    const order = await trx.selectFrom('orders').select(['id', 'paid_at']).where('id', '=', orderId).forNoKeyUpdate().executeTakeFirstOrThrow();
    const payment = await trx.selectFrom('payments').selectAll().where('id', '=', paymentId).forNoKeyUpdate().executeTakeFirstOrThrow();
    const known = await trx.selectFrom('refunds').select('id').where('provider_id', '=', providerId).executeTakeFirst();
    if (known) return known.id;
    const left = payment.amount_pence - payment.refunded_pence;
    if (amountPence > left) {
      const note = `${formatPounds(amountPence)} was refunded in the card provider’s dashboard (${providerId}), but only ${formatPounds(left)} was left to refund here. Please check both.`;
      await recordEvent(shop, trx, orderId, { kind: 'attention', note });
      return null;
    }
    await trx
      .updateTable('payments')
      .set((e) => ({ refunded_pence: e('refunded_pence', '+', amountPence) }))
      .where('id', '=', paymentId)
      .execute();
    const { id: refundId } = await trx
      .insertInto('refunds')
      .values({
        order_id: orderId,
        payment_id: paymentId,
        idempotency_key: randomUUID(),
        amount_pence: amountPence,
        reason,
        // A deposit, or money for an order that was never confirmed, was no revenue.
        is_correction: order.paid_at === null || payment.purpose === 'deposit',
        is_made_elsewhere: true,
        provider_id: providerId,
        created_at: shop.now(),
        next_check_at: shop.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const said = `${formatPounds(amountPence)} to be paid back, refunded in the card provider’s dashboard${reason ? `: ${reason}` : ''}`;
    await recordEvent(shop, trx, orderId, { kind: 'refund', note: said });
    if (order.paid_at && (await isAllPaidBack(trx, orderId))) {
      const lines = await markRefunded(trx, orderId, await linesLeft(trx, orderId));
      await keepRefundLines(trx, lines, { refundId, orderId, actorId: null, restocks: false });
      const note = 'Everything was refunded in the card provider’s dashboard. If boxes came back, or were never sent, put them back in stock.';
      await recordEvent(shop, trx, orderId, { kind: 'attention', note });
    }
    return refundId;
  });
}
