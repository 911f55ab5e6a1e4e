import { z } from 'zod';
import { newReviewSchema } from './new-review.ts';
import { type Review, reviewSorts } from './review.ts';

/** A review as the API shows it. */
export const reviewOut = z
  .object({
    id: z.uuid(),
    product_id: z.uuid(),
    rating: z.int().min(1).max(5),
    title: z.string(),
    comment: z.string(),
    user_name: z.string(),
    verified_purchase: z.boolean().meta({ description: 'Whether this shop sold the product to the reviewer.' }),
    created_at: z.iso.datetime(),
    helpful_count: z.int().min(0),
    reply: z.string().meta({ description: 'The shop’s answer; empty without one.' }),
  })
  .meta({ id: 'Review' });

export const reviewListOut = z.object({
  reviews: z.array(reviewOut),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  average_rating: z.number().nullable().meta({ description: 'To one decimal; null without reviews.' }),
  distribution: z.array(z.object({ stars: z.int(), count: z.int() })).meta({ description: 'Five stars first.' }),
});

/** A review as a customer sends it. */
export const reviewIn = newReviewSchema.extend({
  product_id: z.uuid('Please name the product that this is a review of.').toLowerCase().optional().meta({ description: 'As in the path.' }),
});

/** A review as it was stored, told to its writer. */
export const writtenReviewOut = reviewOut.extend({
  is_published: z.boolean().meta({ description: 'False while the shop has yet to check it.' }),
  replaced_id: z.uuid().nullable().meta({ description: 'The customer’s earlier review of the product, which this one replaces.' }),
});

export const reviewsQuery = z.object({
  sort: z.enum(reviewSorts).default('newest'),
  page: z.coerce.number<string>().int().min(1).max(100_000).default(1),
  limit: z.coerce.number<string>().int().min(1).max(100).default(20),
});

export function reviewToApi(review: Review): z.input<typeof reviewOut> {
  return {
    id: review.id,
    product_id: review.productId,
    rating: review.rating,
    title: review.title,
    comment: review.comment,
    user_name: review.userName,
    verified_purchase: review.verifiedPurchase,
    created_at: review.createdAt.toISOString(),
    helpful_count: review.helpfulCount,
    reply: review.reply,
  };
}
