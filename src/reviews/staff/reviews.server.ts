import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { recordChange } from '#audit/changes.server.ts';
import { nameProducts } from '#catalogue/sold-products.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { columnHolds, readStaffSearch, type StaffSearch } from '#platform/database/staff-search.server.ts';
import { keepTo } from '#platform/form-fields.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { reviewFrom } from '../queries.server.ts';
import type { Review } from '../review.ts';

export const reviewGone = 'This review no longer exists.';

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

type ReviewChange = { isPublished?: boolean; reply?: string };

/** The shop's answer to a review, as staff write it. */
export const replyText = z.string().trim().max(1000, keepTo(1000));

const gone = () => new Refusal('not-found', 'review-not-found', reviewGone);

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
