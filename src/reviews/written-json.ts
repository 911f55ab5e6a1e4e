import type { z } from 'zod';
import type { WrittenReview } from './review.ts';
import type { writtenReviewOut } from './schemas.ts';

export type WrittenJson = z.infer<typeof writtenReviewOut>;

/** The review that the API says it stored. */
export function writtenFrom(json: WrittenJson): WrittenReview {
  const review = {
    id: json.id,
    productId: json.product_id,
    rating: json.rating,
    title: json.title,
    comment: json.comment,
    userName: json.user_name,
    verifiedPurchase: json.verified_purchase,
    helpfulCount: json.helpful_count,
    reply: json.reply,
    createdAt: new Date(json.created_at),
  };
  return { review, isPublished: json.is_published, replacedId: json.replaced_id };
}
