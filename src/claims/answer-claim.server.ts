import { agreedDay } from '#delivery/agreed-day.ts';
import { type Day, sayDay } from '#delivery/working-days.ts';
import type { Pence } from '#money/pence.ts';
import { daysOfPlace } from '#orders/days/choose-day.server.ts';
import { recordEvent } from '#orders/order-events.server.ts';
import type { Actor } from '#orders/order-moves.ts';
import { lockOrderGoods } from '#orders/put-right.server.ts';
import { refundWithin } from '#orders/refund-order.server.ts';
import { planReplacement, type SentWith, sendReplacement, setReplacementDay } from '#orders/shipping/replacements.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { londonTime } from '#platform/london-time.ts';
import { Refusal } from '#platform/refusal.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '#shop.server.ts';
import { type ClaimStatus, claimMovesFrom, readClaimStatus, readFault } from './claim-moves.ts';
import { claimNotFound } from './claim-photos.server.ts';
import { answerWanted, claimNews, messageNews } from './claim-words.ts';
import { queueClaimLetter } from './queue-claim-letter.server.ts';

export type Answer = {
  /** Null: words alone, and the claim stays where it is. */
  to: ClaimStatus | null;
  /** The claim's version that staff saw. */
  version: number;
  /** What they write to the shopper. */
  answer: string;
  /** Of a refund: what goes back; null: what the reported pieces cost, which then count as refunded. */
  refundPence: Pence | null;
  /** Of a replacement that leaves. */
  sentWith?: SentWith | undefined;
  /** Of a replacement that is to leave: when it comes. `isAgreed`: the day is none of those on offer, and agreed. */
  day?: Day | null | undefined;
  isAgreed?: boolean | undefined;
};

const noDay = 'A day can be given only to a replacement that is still to be sent.';

/**
 * Answers a claim, or takes it a step on: a replacement takes its goods off the shelf, a refund goes the way of every refund, and the shopper
 * is written to. Throws a Refusal: 404; 409 where somebody answered before or the shopper wrote more, the claim cannot go there, stock is
 * short or less is left to refund; 422 for a refusal without a reason, or a message without words.
 */
export async function answerClaim(shop: Shop, claimId: string, given: Answer, actor: Actor): Promise<void> {
  const { to, version, answer, refundPence } = given;
  const day = given.day ?? null;
  if (!answer && (to === 'refused' || (to === null && day === null))) {
    const message = to === null ? answerWanted : 'Please say why, for the customer.';
    throw new Refusal('invalid', 'invalid-form', message, [{ field: 'answer', message }]);
  }
  const found = await shop.db.selectFrom('claims').select('order_id').where('id', '=', claimId).executeTakeFirst();
  if (!found) throw claimNotFound();
  const orderId = found.order_id;
  const settings = await readSettings(shop);
  await inTransaction(shop.db, async (trx) => {
    // The order first, as whoever reports, refunds or moves it does.
    const order = await lockOrderGoods(trx, orderId);
    const claim = await trx.selectFrom('claims').selectAll().where('id', '=', claimId).forNoKeyUpdate().executeTakeFirst();
    if (!claim) throw claimNotFound();
    const from = readClaimStatus(claim.status);
    if (claim.version !== version) throw changedMeanwhile(from, claim.has_news);
    if (to !== null && !claimMovesFrom(from).includes(to)) throw changedMeanwhile(from, false);
    if (day !== null && !(to === 'replacing' || (to === null && from === 'replacing'))) throw new Refusal('conflict', 'no-day', noDay);
    const place = daysOfPlace(settings, { area: order.area, address: order.address }, londonTime(shop.now()));
    const comesOn = day && agreedDay(day, place, given.isAgreed ?? false);
    const lines = await trx.selectFrom('claim_lines').selectAll().where('claim_id', '=', claimId).execute();
    const pieces = lines.map(({ order_line_id: id, quantity }) => ({ id, quantity }));
    const wanted = {
      amountPence: refundPence,
      lines: refundPence === null ? pieces : [],
      reason: answer.slice(0, 190),
      restocks: false,
      hadLeft: true,
    };
    const refunded = to === 'refunded' ? await refundWithin(shop, trx, orderId, wanted, actor) : claim.refund_pence;
    const at = shop.now();
    if (to === 'replacing') await planReplacement(trx, orderId, { claimId, lines: pieces, comesOn });
    else if (comesOn) await setReplacementDay(trx, claimId, comesOn);
    const sentWith = to === 'replaced' ? (given.sentWith ?? { carrier: '', trackingLink: null, weightGrams: null }) : null;
    if (sentWith) await sendReplacement(shop, trx, claimId, sentWith);
    const dayWords = comesOn ? `Your replacement will come on ${sayDay(comesOn)}.` : '';
    const said = answer || (to === null ? dayWords : '');
    await trx
      .insertInto('claim_entries')
      .values({ claim_id: claimId, at, actor_kind: actor.kind, actor_id: actor.userId, status: to, words: said })
      .execute();
    await trx
      .updateTable('claims')
      .set({ status: to ?? from, refund_pence: refunded, has_news: false, version: version + 1, updated_at: at })
      .where('id', '=', claimId)
      .execute();
    const news = to === null ? messageNews : claimNews[to];
    const note = [`Reported problem: ${news.title}.`, answer, comesOn && `Delivery day: ${sayDay(comesOn)}.`].filter(Boolean).join(' ');
    await recordEvent(shop, trx, orderId, { kind: 'note', note }, actor);
    const goods = lines.flatMap(({ order_line_id, quantity, fault }) => {
      const line = order.lines.find(({ id }) => id === order_line_id);
      return line ? [{ name: line.name, quantity, fault: readFault(fault) }] : [];
    });
    await queueClaimLetter(shop, trx, { claimId, orderId, status: to, version: version + 1, order, goods, answer, sentWith, comes: dayWords });
  });
}

/** Two staff at once, or the shopper meanwhile: whoever comes second is told, and nothing is done. */
function changedMeanwhile(now: ClaimStatus, hasNews: boolean): Refusal {
  const detail = hasNews
    ? 'The customer has written again since you opened this. Please read it before you answer.'
    : `Somebody else has answered this already: ${claimNews[now].title}. Please look again.`;
  return new Refusal('conflict', 'claim-answered', detail);
}
