import { createHash } from 'node:crypto';
import { readVisitor } from '#accounts/session.server.ts';
import { tellSoon } from '#platform/changes.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { anonymousVisitor } from '#platform/http/client-address.server.ts';
import { takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';

const byAddress = { name: 'review-helpful', most: 120, withinMinutes: 60 };

/**
 * Counts a published review as helpful, once for each customer, and once for each guest; saying so again changes nothing, and one's own
 * review is not one's own to praise. A guest is known by the request's anonymous cookie. Returns the votes there are now and the cookie to set. Throws a Refusal (404, 429).
 */
export async function voteHelpful(
  shop: Shop,
  reviewId: string,
  request: Request,
  address: string,
): Promise<{ helpfulCount: number; cookie: string }> {
  await takeTurnOrRefuse(shop, byAddress, address, 'Too many votes in an hour. Please try again in {wait}.');
  const customer = await readVisitor(shop, request);
  const { visitor, cookie } = anonymousVisitor(request, shop.config.origin);
  const voters = customer ? [`user ${customer.id}`, visitor] : [visitor];
  const voted = await inTransaction(shop.db, async (db) => {
    const review = await db
      .selectFrom('reviews')
      .select(['helpful_count', 'product_id', 'user_id'])
      .where('id', '=', reviewId)
      .where('is_published', '=', true)
      .forUpdate()
      .executeTakeFirst();
    if (!review) throw new Refusal('not-found', 'review-not-found', 'Review not found.');
    if (customer && review.user_id === customer.id)
      throw new Refusal('conflict', 'own-review', 'This is your own review, so your vote is not counted.');
    const added = await db
      .insertInto('review_votes')
      .values(voters.map((voter) => ({ review_id: reviewId, visitor: hashOf(reviewId, voter) })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('review_id')
      .execute();
    // Known already, as a customer or as the guest this browser was before.
    if (added.length < voters.length) return review;
    const helpful_count = review.helpful_count + 1;
    await db.updateTable('reviews').set({ helpful_count }).where('id', '=', reviewId).execute();
    return { ...review, helpful_count };
  });
  // Told under the votes' own name: no list or card shows them, so only kept pages need to hear of it.
  tellSoon(shop.sql, `review_votes ${voted.product_id}`);
  return { helpfulCount: voted.helpful_count, cookie };
}

/** Differs from review to review, so that the table does not say what else a visitor found helpful. */
function hashOf(reviewId: string, visitor: string): string {
  return createHash('sha256').update(`${reviewId} ${visitor}`).digest('base64url');
}
