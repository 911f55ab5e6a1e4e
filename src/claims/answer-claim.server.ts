import type { Pence } from '#money/pence.ts';
import { recordEvent } from '#orders/order-events.server.ts';
import type { Actor } from '#orders/order-moves.ts';
import { lockOrderGoods, takeGoodsAgain } from '#orders/put-right.server.ts';
import { refundWithin } from '#orders/refund-order.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '#shop.server.ts';
import { type ClaimStatus, claimMovesFrom, claimStatuses, faults } from './claim-moves.ts';
import { claimNews } from './claim-words.ts';
import { queueClaimLetter } from './queue-claim-letter.server.ts';

export type Answer = {
  to: ClaimStatus;
  /** The claim's version that staff saw. */
  version: number;
  /** What they write to the shopper. */
  answer: string;
  /** Of a refund: what goes back; null: what the reported pieces cost, which then count as refunded. */
  refundPence: Pence | null;
};

/**
 * Answers a claim, or takes it a step on: a replacement takes its goods off the shelf, a refund goes the way of every refund, and the shopper
 * is written to. Throws a Refusal: 404; 409 where somebody answered before, the claim cannot go there, stock is short or less is left
 * to refund; 422 for a refusal without a reason.
 */
export async function answerClaim(shop: Shop, claimId: string, { to, version, answer, refundPence }: Answer, actor: Actor): Promise<void> {
  if (to === 'refused' && !answer) {
    const message = 'Please say why, for the customer.';
    throw new Refusal('invalid', 'invalid-form', message, [{ field: 'answer', message }]);
  }
  const found = await shop.db.selectFrom('claims').select('order_id').where('id', '=', claimId).executeTakeFirst();
  if (!found) throw claimNotFound();
  const orderId = found.order_id;
  await inTransaction(shop.db, async (trx) => {
    // The order first, as whoever reports, refunds or moves it does.
    const order = await lockOrderGoods(trx, orderId);
    const claim = await trx.selectFrom('claims').selectAll().where('id', '=', claimId).forNoKeyUpdate().executeTakeFirst();
    if (!claim) throw claimNotFound();
    const from = claimStatuses.find((status) => status === claim.status) ?? 'refused';
    if (claim.version !== version || !claimMovesFrom(from).includes(to)) {
      throw new Refusal('conflict', 'claim-answered', `Somebody else has answered this already: ${claimNews[from].title}. Please look again.`);
    }
    const lines = await trx.selectFrom('claim_lines').selectAll().where('claim_id', '=', claimId).execute();
    const pieces = lines.map(({ order_line_id: id, quantity }) => ({ id, quantity }));
    if (to === 'replacing') await takeGoodsAgain(trx, orderId, pieces);
    const wanted = { amountPence: refundPence, lines: refundPence === null ? pieces : [], reason: answer.slice(0, 190), restocks: false };
    const refunded = to === 'refunded' ? await refundWithin(shop, trx, orderId, wanted, actor) : claim.refund_pence;
    await trx
      .updateTable('claims')
      .set({ status: to, answer, refund_pence: refunded, version: version + 1, updated_at: shop.now() })
      .where('id', '=', claimId)
      .execute();
    await recordEvent(shop, trx, orderId, { kind: 'note', note: `Reported problem: ${claimNews[to].title}.${answer && ` ${answer}`}` }, actor);
    const goods = lines.flatMap(({ order_line_id, quantity, fault }) => {
      const line = order.lines.find(({ id }) => id === order_line_id);
      return line ? [{ name: line.name, quantity, fault: faults.find((known) => known === fault) ?? 'damaged' }] : [];
    });
    await queueClaimLetter(shop, trx, { claimId, orderId, status: to, version: version + 1, order, goods, answer });
  });
}

export function claimNotFound(): Refusal {
  return new Refusal('not-found', 'claim-not-found', 'Report not found');
}
