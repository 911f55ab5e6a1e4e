import { type Selectable, sql } from 'kysely';
import type { ReviewsTable } from '#platform/database/schema.ts';
import type { Shop } from '../shop.server.ts';
import { type RatingDistribution, type Review, type ReviewPage, type ReviewSort, reviewsPerPage } from './review.ts';

const orders: Record<ReviewSort, ReturnType<typeof sql>> = {
  newest: sql`created_at desc, id`,
  helpful: sql`helpful_count desc, created_at desc, id`,
  highest: sql`rating desc, created_at desc, id`,
  lowest: sql`rating, created_at desc, id`,
};

/** The published reviews of a product, a page at a time from 1 (one beyond the last is empty), and how all of them rate it. The id: a UUID. */
export async function listReviews(
  shop: Shop,
  productId: string,
  { sort = 'newest', page = 1, limit = reviewsPerPage }: { sort?: ReviewSort; page?: number; limit?: number } = {},
): Promise<ReviewPage & { distribution: RatingDistribution }> {
  const published = shop.db.selectFrom('reviews').where('product_id', '=', productId).where('is_published', '=', true);
  const [rows, distribution] = await Promise.all([
    published
      .selectAll()
      .orderBy(orders[sort])
      .offset((page - 1) * limit)
      .limit(limit)
      .execute(),
    ratingDistribution(shop, productId),
  ]);
  const total = distribution.reduce((sum, { count }) => sum + count, 0);
  return { reviews: rows.map(reviewFrom), total, page, pages: Math.max(1, Math.ceil(total / limit)), distribution };
}

/** The review that a row holds. */
export function reviewFrom(row: Selectable<ReviewsTable>): Review {
  return {
    id: row.id,
    productId: row.product_id,
    rating: row.rating,
    title: row.title,
    comment: row.comment,
    userName: row.user_name,
    verifiedPurchase: row.verified_purchase,
    helpfulCount: row.helpful_count,
    createdAt: row.created_at,
    reply: row.reply,
  };
}

/** How the published ratings of a product are spread. Always five rows, five stars first. */
async function ratingDistribution(shop: Shop, productId: string): Promise<RatingDistribution> {
  const rows = await shop.db
    .selectFrom('reviews')
    .where('product_id', '=', productId)
    .where('is_published', '=', true)
    .select((e) => ['rating', e.fn.countAll<number>().as('count')])
    .groupBy('rating')
    .execute();
  return [5, 4, 3, 2, 1].map((stars) => ({ stars, count: rows.find((row) => row.rating === stars)?.count ?? 0 }));
}

/** All published reviews of the shop in two figures. */
export async function readRating(shop: Shop): Promise<{ reviews: number; averageRating: number }> {
  const [row] = await shop.sql<{ reviews: number; averageRating: number }[]>`
    select count(*)::int as reviews, coalesce(avg(rating), 0)::float as "averageRating" from reviews where is_published`;
  return row ?? { reviews: 0, averageRating: 0 };
}
