import { recordEvent } from '#orders/order-events.server.ts';
import type { Actor } from '#orders/order-moves.ts';
import { lockOrderGoods } from '#orders/put-right.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { resolveImage } from '#platform/images/import-image.server.ts';
import { takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '#shop.server.ts';
import { type Fault, maxClaimPhotos, mayReport, openClaimStatuses } from './claim-moves.ts';
import { goodsInWords, goodsWanted } from './claim-words.ts';
import { queueClaimLetter } from './queue-claim-letter.server.ts';

const byOrder = { name: 'claim-order', most: 10, withinMinutes: 60 };
const photosByOrder = { name: 'claim-photo-order', most: 30, withinMinutes: 60 };
const tooOften = 'You have sent us several reports. Please try again in {wait}, or call us.';

export type Reported = { lines: readonly { id: string; quantity: number; fault: Fault }[]; words: string };

/**
 * Writes down what a shopper reports of an order, raises it to staff and confirms it by letter. Gives the claim's id. The caller has made sure
 * that the reader may act for the shopper. Throws a Refusal: 404; 409 before the order was sent, or where fewer pieces are left to
 * report; 422 where no line is given; 429.
 */
export async function reportFault(shop: Shop, orderId: string, { lines, words }: Reported, actor: Actor): Promise<string> {
  await takeTurnOrRefuse(shop, byOrder, orderId, tooOften);
  return inTransaction(shop.db, async (trx) => {
    const order = await lockOrderGoods(trx, orderId);
    if (!mayReport(order.status)) {
      throw new Refusal('conflict', 'cannot-report', 'You can report a problem once the order has been dispatched. Until then, please contact us.');
    }
    if (lines.length === 0) {
      throw new Refusal('invalid', 'invalid-form', goodsWanted, [{ field: 'lines', message: goodsWanted }]);
    }
    const open = await openPieces(trx, orderId);
    const goods = lines.map(({ id, quantity, fault }, at) => {
      const line = order.lines.find((known) => known.id === id);
      const left = line ? line.quantity - line.refundedQuantity - (open.get(id) ?? 0) : 0;
      if (!line || quantity > left || lines.findIndex((other) => other.id === id) < at) {
        const message = line ? `You can report up to ${Math.max(0, left)} of ${line.name}.` : 'That line is not in this order.';
        throw new Refusal('conflict', 'too-many', message, [{ field: `line-${id}`, message }]);
      }
      return { id, name: line.name, quantity, fault };
    });
    const at = shop.now();
    const { id } = await trx
      .insertInto('claims')
      .values({ order_id: orderId, words, created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('claim_lines')
      .values(goods.map((line) => ({ claim_id: id, order_line_id: line.id, quantity: line.quantity, fault: line.fault })))
      .execute();
    const note = `Problem reported: ${goods.map(goodsInWords).join(', ')}.${words && ` ${words}`}`;
    await recordEvent(shop, trx, orderId, { kind: 'attention', note }, actor);
    await queueClaimLetter(shop, trx, { claimId: id, orderId, status: 'reported', version: 1, order, goods, answer: '' });
    return id;
  });
}

/** Pieces of each line that stand in claims which are not answered for good. */
async function openPieces(trx: Db, orderId: string): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('claim_lines as l')
    .innerJoin('claims as c', 'c.id', 'l.claim_id')
    .select(['l.order_line_id', 'l.quantity'])
    .where('c.order_id', '=', orderId)
    .where('c.status', 'in', openClaimStatuses)
    .execute();
  const pieces = new Map<string, number>();
  for (const { order_line_id: id, quantity } of rows) pieces.set(id, (pieces.get(id) ?? 0) + quantity);
  return pieces;
}

/**
 * Adds a photograph, a data-URL, to a claim that is not answered yet: encoded anew, six at most. The same one twice is one. Throws a Refusal:
 * 404; 409 for a seventh, or after the answer; 422 for what is no picture; 429.
 */
export async function addClaimPhoto(shop: Shop, orderId: string, claimId: string, dataUrl: string): Promise<void> {
  await takeTurnOrRefuse(shop, photosByOrder, orderId, tooOften);
  await requireRoom(shop.db, orderId, claimId);
  const { id: imageId } = await resolveImage(shop, dataUrl);
  await inTransaction(shop.db, async (trx) => {
    await trx.selectFrom('claims').select('id').where('id', '=', claimId).forNoKeyUpdate().execute();
    const there = await requireRoom(trx, orderId, claimId, imageId);
    if (there.includes(imageId)) return;
    await trx.insertInto('claim_photos').values({ claim_id: claimId, image_id: imageId, position: there.length }).execute();
  });
}

async function requireRoom(db: Db, orderId: string, claimId: string, imageId?: string): Promise<string[]> {
  const claim = await db.selectFrom('claims').select('status').where('id', '=', claimId).where('order_id', '=', orderId).executeTakeFirst();
  if (!claim) throw new Refusal('not-found', 'claim-not-found', 'Report not found');
  if (claim.status !== 'reported') throw new Refusal('conflict', 'claim-answered', 'We have answered this report already. Please contact us.');
  const photos = await db.selectFrom('claim_photos').select('image_id').where('claim_id', '=', claimId).execute();
  const there = photos.map(({ image_id }) => image_id);
  if (there.length >= maxClaimPhotos && !(imageId && there.includes(imageId))) {
    const message = `You can add up to ${maxClaimPhotos} photos.`;
    throw new Refusal('conflict', 'too-many-photos', message, [{ field: 'image_url', message }]);
  }
  return there;
}
