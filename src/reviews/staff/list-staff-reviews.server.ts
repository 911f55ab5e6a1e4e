import { sql } from 'kysely';
import { likeText } from '#platform/database/like-text.ts';
import type { Shop } from '../../shop.server.ts';
import { reviewFrom } from '../queries.server.ts';
import type { Review } from '../review.ts';

export const reviewFilters = ['all', 'hidden', 'low', 'unanswered'] as const;
export type ReviewFilter = (typeof reviewFilters)[number];
export type StaffReview = Review & { productName: string; isPublished: boolean; reply: string; repliedAt: Date | null };
export type StaffReviews = { reviews: StaffReview[]; total: number; page: number; pages: number };

/** Reviews for staff, newest first: all, those not shown, those of one or two stars, those without an answer. */
export async function listStaffReviews(
  shop: Shop,
  { filter, search, page, limit }: { filter: ReviewFilter; search: string; page: number; limit: number },
): Promise<StaffReviews> {
  const text = `%${likeText(search.toLowerCase())}%`;
  const wanted = shop.db
    .selectFrom('reviews as r')
    .$if(filter === 'hidden', (query) => query.where('r.is_published', '=', false))
    .$if(filter === 'low', (query) => query.where('r.rating', '<=', 2))
    .$if(filter === 'unanswered', (query) => query.where('r.reply', '=', ''))
    .$if(search !== '', (query) =>
      query.where((e) =>
        e(
          'r.id',
          'in',
          e
            .selectFrom('reviews')
            .select('id')
            .where(sql<string>`lower(title || ' ' || comment || ' ' || user_name)`, 'like', text)
            .union(
              e
                .selectFrom('reviews as of')
                .innerJoin('products as p', 'p.id', 'of.product_id')
                .select('of.id')
                // As staff's list of products looks for them, by its index; the name alone counts here.
                .where(sql<string>`p.name || ' ' || p.sku || ' ' || p.supplier`, 'ilike', text)
                .where('p.name', 'ilike', text),
            ),
        ),
      ),
    );
  const [rows, { total }] = await Promise.all([
    shop.db
      .selectFrom('reviews as r')
      .innerJoin('products as p', 'p.id', 'r.product_id')
      .selectAll('r')
      .select('p.name as product_name')
      // Only ids are passed over on the way to a page, not whole reviews.
      .where(
        'r.id',
        'in',
        wanted
          .select('r.id')
          .orderBy('r.created_at', 'desc')
          .orderBy('r.id')
          .offset((page - 1) * limit)
          .limit(limit),
      )
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id')
      .execute(),
    wanted.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const reviews = rows.map((row) => ({
    ...reviewFrom(row),
    productName: row.product_name,
    isPublished: row.is_published,
    reply: row.reply,
    repliedAt: row.replied_at,
  }));
  return { reviews, total, page, pages: Math.max(1, Math.ceil(total / limit)) };
}
