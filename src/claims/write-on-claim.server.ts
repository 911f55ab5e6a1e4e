import { recordEvent } from '#orders/order-events.server.ts';
import type { Actor } from '#orders/order-moves.ts';
import { lockOrderGoods } from '#orders/put-right.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '#shop.server.ts';
import { attachPhotos, requireOpenClaim } from './claim-photos.server.ts';
import { messageWanted, tooOften } from './claim-words.ts';

const messagesByOrder = { name: 'claim-message-order', most: 20, withinMinutes: 60 };

/**
 * Takes what a shopper adds to a report of theirs, words, photographs or both, and raises it to staff. The caller has made sure that the
 * reader may act for the shopper. Throws a Refusal: 404; 409 where the report is closed, or for a seventh photograph; 422 for nothing;
 * 429.
 */
export async function writeOnClaim(
  shop: Shop,
  orderId: string,
  claimId: string,
  { words, imageIds = [] }: { words: string; imageIds?: readonly string[] },
  actor: Actor,
): Promise<void> {
  if (!words && imageIds.length === 0) throw new Refusal('invalid', 'invalid-form', messageWanted, [{ field: 'words', message: messageWanted }]);
  await takeTurnOrRefuse(shop, messagesByOrder, orderId, tooOften);
  await inTransaction(shop.db, async (trx) => {
    await lockOrderGoods(trx, orderId);
    await requireOpenClaim(trx, orderId, claimId);
    await attachPhotos(trx, claimId, imageIds);
    const at = shop.now();
    await trx.insertInto('claim_entries').values({ claim_id: claimId, at, actor_kind: actor.kind, actor_id: actor.userId, words }).execute();
    await trx
      .updateTable('claims')
      .set((e) => ({ has_news: true, version: e('version', '+', 1), updated_at: at }))
      .where('id', '=', claimId)
      .execute();
    const added = imageIds.length === 0 ? '' : imageIds.length === 1 ? 'A photo was added.' : `${imageIds.length} photos were added.`;
    const note = ['On a reported problem:', words, added].filter(Boolean).join(' ');
    await recordEvent(shop, trx, orderId, { kind: 'attention', note }, actor);
  });
}
