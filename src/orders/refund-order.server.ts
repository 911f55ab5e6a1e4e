import type { Transaction } from 'kysely';
import { formatPounds, type Pence } from '#money/pence.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Database } from '#platform/database/schema.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import { recordEvent } from './order-events.server.ts';
import type { Actor } from './order-moves.ts';
import { requestRefund } from './paying/request-refund.server.ts';
import { isAllPaidBack, keepRefundLines, type LinesWanted, linesLeft, markRefunded } from './refunded-lines.server.ts';

export type OrderRefund = {
  /** What goes back; null: what the lines below cost. */
  amountPence: Pence | null;
  /** How many of which lines it is for. */
  lines: LinesWanted;
  reason: string;
  /** Whether those boxes are on the shelf again. */
  restocks: boolean;
};

/**
 * Refunds part or all of a paid order: to the card it came from, or, where a lender paid, as a note that the lender was told. Never
 * more in all than was paid, however many ask at once. Where nothing is left of what was paid, every line is refunded. Throws a Refusal: 404, 409 for too much, 422 for an amount of nothing.
 */
export async function refundOrder(shop: Shop, orderId: string, wanted: OrderRefund, actor: Actor): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).forNoKeyUpdate().executeTakeFirst();
    if (!order) throw new Refusal('not-found', 'order-not-found', 'Order not found');
    if (!order.paid_at) throw new Refusal('conflict', 'nothing-paid', 'This order has not been paid.');
    const lines = await markRefunded(trx, orderId, wanted.lines);
    const amountPence = wanted.amountPence ?? lines.reduce((sum, line) => sum + line.unit_pence * line.quantity, 0);
    if (!Number.isSafeInteger(amountPence) || amountPence <= 0) {
      const detail = 'Please give an amount above £0.';
      throw new Refusal('invalid', 'invalid-form', detail, [{ field: 'amount_pence', message: detail }]);
    }
    const { reason } = wanted;
    const isFinanced = order.payment_method === 'finance';
    if (isFinanced) await noteFinanceRefund(shop, trx, order, amountPence, reason, actor);
    const refundId = isFinanced ? null : await requestRefund(shop, trx, { orderId, amountPence, reason, actor });
    if (await isAllPaidBack(trx, orderId)) lines.push(...(await markRefunded(trx, orderId, await linesLeft(trx, orderId))));
    // The boxes of a cancelled order are on the shelf already.
    const restocks = wanted.restocks && order.stock_state === 'sold';
    await keepRefundLines(trx, lines, { refundId, orderId, actorId: actor.userId, restocks });
  });
}

type Financed = { id: string; total_pence: number; refunded_pence: number; status: string };

/** A lender's money goes back through the lender: here it is only written down. */
async function noteFinanceRefund(shop: Shop, trx: Transaction<Database>, order: Financed, amountPence: Pence, reason: string, actor: Actor) {
  const left = order.total_pence - order.refunded_pence;
  if (amountPence > left) {
    const detail = left > 0 ? `At most ${formatPounds(left)} can still be refunded.` : 'Everything has been refunded already.';
    throw new Refusal('conflict', 'refund-too-large', detail, [{ field: 'amount_pence', message: detail }]);
  }
  await trx
    .updateTable('orders')
    .set((e) => ({ refunded_pence: e('refunded_pence', '+', amountPence), updated_at: shop.now(), version: e('version', '+', 1) }))
    .where('id', '=', order.id)
    .execute();
  const note = `${formatPounds(amountPence)} to be paid back through the lender${reason ? `: ${reason}` : ''}`;
  await recordEvent(shop, trx, order.id, { kind: 'refund', note }, actor);
}
