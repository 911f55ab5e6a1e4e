import { readVisitor } from '#accounts/session.server.ts';
import { tellSoon } from '#platform/changes.server.ts';
import { countVote } from '#platform/count-vote.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { anonymousVisitor } from '#platform/http/client-address.server.ts';
import { takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';

const helpful = { things: 'reviews', count: 'helpful_count', votes: 'review_votes', of: 'review_id' } as const;
const byAddress = { name: 'review-helpful', most: 120, withinMinutes: 60 };

/**
 * Counts a published review as helpful, once for each customer, and once for each guest; saying so again changes nothing, and one's own
 * review is not one's own to praise. A guest is known by the request's anonymous cookie. Returns the votes there are now and the cookie to set.
 * Throws a Refusal (404, 429).
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
      .select(['product_id', 'user_id'])
      .where('id', '=', reviewId)
      .where('is_published', '=', true)
      .forUpdate()
      .executeTakeFirst();
    if (!review) throw new Refusal('not-found', 'review-not-found', 'Review not found.');
    if (customer && review.user_id === customer.id)
      throw new Refusal('conflict', 'own-review', 'This is your own review, so your vote is not counted.');
    // A customer is the guest too that this browser was before.
    return { helpfulCount: await countVote(db, helpful, reviewId, voters), productId: review.product_id };
  });
  // Told under the votes' own name: no list or card shows them, so only kept pages need to hear of it.
  tellSoon(shop.sql, `review_votes ${voted.productId}`);
  return { helpfulCount: voted.helpfulCount, cookie };
}
