import type { User } from '#accounts/account.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import { type NewReview, reviewerName } from './new-review.ts';
import { reviewFrom } from './queries.server.ts';
import type { WrittenReview } from './review.ts';

const byCustomer = { name: 'review', most: 10, withinMinutes: 60 };

/**
 * Stores a customer's review of a product. There is one from each customer: people think again once they have lived on a
 * floor, so a second one takes the place of the first, with a new date and without the votes that other words were given.
 * Hidden until checked where the shop asks for that; in place of one that is hidden, so that nothing hidden by the shop
 * comes back by being sent again. Throws a Refusal (404, 429). The product's id must be a UUID.
 */
export async function writeReview(shop: Shop, productId: string, customer: User, said: NewReview): Promise<WrittenReview> {
  await takeTurnOrRefuse(shop, byCustomer, customer.id, 'Too many reviews in an hour. Please try again in {wait}.');
  const { reviews_need_approval } = await readSettings(shop);
  return shop.db.transaction().execute(async (db) => {
    // One of a customer's reviews after the other; and the product stays while it is written about.
    await db.selectFrom('users').select('id').where('id', '=', customer.id).forNoKeyUpdate().execute();
    const product = await db.selectFrom('products').select('id').where('id', '=', productId).forKeyShare().executeTakeFirst();
    if (!product) throw new Refusal('not-found', 'product-not-found', 'Product not found');
    const replaced = await db
      .deleteFrom('reviews')
      .where('user_id', '=', customer.id)
      .where('product_id', '=', productId)
      .returning(['id', 'is_published'])
      .executeTakeFirst();
    const row = await db
      .insertInto('reviews')
      .values({
        product_id: productId,
        user_id: customer.id,
        user_name: reviewerName(customer.fullName),
        ...said,
        verified_purchase: await hasBought(db, customer.id, productId),
        is_published: !reviews_need_approval && replaced?.is_published !== false,
        created_at: shop.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { review: reviewFrom(row), isPublished: row.is_published, replacedId: replaced?.id ?? null };
  });
}

/** Whether an order of theirs that is paid and not taken back holds the product itself. A sample shows a colour, not how a floor wears. */
async function hasBought(db: Db, customerId: string, productId: string): Promise<boolean> {
  const line = await db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select('l.id')
    .where('o.user_id', '=', customerId)
    .where('o.status', 'in', ['confirmed', 'shipped', 'delivered'])
    .where('l.product_id', '=', productId)
    .where('l.is_sample', '=', false)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}
