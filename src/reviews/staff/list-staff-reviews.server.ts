import { type RawBuilder, sql } from 'kysely';
import { columnHolds, readStaffSearch, type StaffSearch } from '#platform/database/staff-search.server.ts';
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
  const said = search.trim() ? await readStaffSearch(shop.sql, search) : null;
  const wanted = shop.db
    .selectFrom('reviews as r')
    .$if(filter === 'hidden', (query) => query.where('r.is_published', '=', false))
    .$if(filter === 'low', (query) => query.where('r.rating', '<=', 2))
    .$if(filter === 'unanswered', (query) => query.where('r.reply', '=', ''))
    .where(said ? isFoundBy(said) : sql<boolean>`true`);
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

/** By what it says and who says it, or by the product's name, SKU or supplier. */
function isFoundBy(said: StaffSearch): RawBuilder<boolean> {
  return sql<boolean>`r.id in (
    select id from reviews where ${columnHolds('staff_text', said)}
    union select of.id from reviews of join products p on p.id = of.product_id where ${columnHolds('p.staff_text', said)})`;
}
