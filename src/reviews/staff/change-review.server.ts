import { z } from 'zod';
import { recordChange } from '#audit/changes.server.ts';
import { nameProducts } from '#catalogue/sold-products.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';

export type ReviewChange = { isPublished?: boolean; reply?: string };

/** The shop's answer to a review, as staff write it. */
export const replyText = z.string().trim().max(1000, 'Please keep this to 1000 characters.');

const gone = () => new Refusal('not-found', 'review-not-found', 'This review no longer exists.');

/** Shows, hides or answers a review; never changes what was said. An empty answer is none. Throws a Refusal (404). */
export async function changeReview(shop: Shop, staff: { id: string }, reviewId: string, { isPublished, reply }: ReviewChange): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const before = await trx
      .selectFrom('reviews')
      .select(['is_published', 'reply', 'rating', 'product_id'])
      .where('id', '=', reviewId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw gone();
    const after = { is_published: isPublished ?? before.is_published, reply: reply ?? before.reply };
    const repliedAt = reply === undefined || reply === before.reply ? {} : { replied_at: reply ? shop.now() : null };
    await trx
      .updateTable('reviews')
      .set({ ...after, ...repliedAt })
      .where('id', '=', reviewId)
      .execute();
    const product = (await nameProducts(trx, [before.product_id])).get(before.product_id);
    const name = `${before.rating} stars for ${product?.name ?? ''}`;
    await recordChange(trx, {
      actor: staff,
      kind: 'review',
      id: reviewId,
      name,
      action: 'changed',
      before: { shown: before.is_published, answer: before.reply },
      after: { shown: after.is_published, answer: after.reply },
    });
  });
}

/** Takes a review away for good, with its votes. Throws a Refusal (404). */
export async function deleteReview(shop: Shop, staff: { id: string }, reviewId: string): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const deleted = await trx.deleteFrom('reviews').where('id', '=', reviewId).returning(['rating', 'title']).executeTakeFirst();
    if (!deleted) throw gone();
    await recordChange(trx, { actor: staff, kind: 'review', id: reviewId, name: `${deleted.rating} stars: ${deleted.title}`, action: 'deleted' });
  });
}
