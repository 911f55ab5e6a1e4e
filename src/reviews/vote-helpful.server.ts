import { createHash } from 'node:crypto';
import { tellSoon } from '#platform/database/tell-soon.server.ts';
import { anonymousVisitor } from '#platform/http/anonymous-visitor.server.ts';
import { takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';

const byAddress = { name: 'review-helpful', most: 120, withinMinutes: 60 };

/**
 * Counts a published review as helpful, once for each visitor; saying so again changes nothing. Who votes is known by the
 * request's anonymous cookie. Returns the votes there are now and the cookie to set. Throws a Refusal (404, 429).
 */
export async function voteHelpful(
  shop: Shop,
  reviewId: string,
  request: Request,
  address: string,
): Promise<{ helpfulCount: number; cookie: string }> {
  await takeTurnOrRefuse(shop, byAddress, address, 'That is a great many votes in an hour. Please come back a little later.');
  const { visitor, cookie } = anonymousVisitor(request, shop.config.origin);
  const voted = await shop.db.transaction().execute(async (db) => {
    const review = await db
      .selectFrom('reviews')
      .select(['helpful_count', 'product_id'])
      .where('id', '=', reviewId)
      .where('is_published', '=', true)
      .forUpdate()
      .executeTakeFirst();
    if (!review) throw new Refusal('not-found', 'review-not-found', 'Review not found.');
    const added = await db
      .insertInto('review_votes')
      .values({ review_id: reviewId, visitor: hashOf(reviewId, visitor) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('review_id')
      .execute();
    if (!added.length) return review;
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
