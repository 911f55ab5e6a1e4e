import type { User } from '#accounts/account.ts';
import { holdUser } from '#accounts/hold-user.server.ts';
import { keepProduct } from '#catalogue/sold-products.server.ts';
import { hasBought } from '#orders/queries.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
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
  return inTransaction(shop.db, async (db) => {
    // One of a customer's reviews after the other; and the product stays while it is written about.
    await holdUser(db, customer.id);
    if (!(await keepProduct(db, productId))) throw new Refusal('not-found', 'product-not-found', 'Product not found');
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
