import { z } from 'zod';
import { holdUser } from '#accounts/hold-user.server.ts';
import { listSummaries } from '#catalogue/catalogue.server.ts';
import { penceToPounds } from '#money/pence.ts';
import { uuid } from '#platform/api/route.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { imageAddress, sharedWidth } from '#platform/images/address.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import { maxAccountWishes, maxWishes } from './guest-wishlist.ts';

/** Ids of the products on a customer's wishlist, newest last. */
export async function listOwnWishes(shop: Shop, userId: string): Promise<string[]> {
  const entries = await shop.db
    .selectFrom('wishlist_entries')
    .select('product_id')
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('product_id')
    .execute();
  return entries.map(({ product_id }) => product_id);
}

/** A customer's wishlist, newest last. What is no longer sold stays on it without a name, until they take it off. */
export async function readOwnWishlist(shop: Shop, userId: string): Promise<WishlistEntry[]> {
  const ids = await listOwnWishes(shop, userId);
  const products = new Map((await listSummaries(shop, ids)).map((product) => [product.id, product]));
  return ids.map((id) => {
    const product = products.get(id);
    const photo = product?.photos[0];
    return {
      id,
      product_id: id,
      product_name: product?.name ?? null,
      product_price: product ? penceToPounds(product.pricePence) : null,
      product_image: photo ? imageAddress(photo.imageId, sharedWidth(photo.width), 'jpg') : null,
    };
  });
}

/** Puts a product on the wishlist; one that is there stays where it is. Throws a Refusal (404) for a product there is not. */
export async function addWish(shop: Shop, userId: string, productId: string): Promise<void> {
  if (!(await listSummaries(shop, [productId])).length) throw new Refusal('not-found', 'product-not-found', 'Product not found');
  await addWishes(shop, userId, [productId]);
}

/** Adds a guest's wishes, oldest first, to a customer's. However often it is sent, it comes to the same. */
export async function addWishes(shop: Shop, userId: string, productIds: readonly string[]): Promise<void> {
  await inTransaction(shop.db, async (db) => {
    await holdUser(db, userId);
    for (const product_id of productIds) {
      await db
        .insertInto('wishlist_entries')
        .values((e) => ({ user_id: userId, product_id, added_at: e.fn<Date>('clock_timestamp') }))
        .onConflict((c) => c.doNothing())
        .execute();
    }
    const counted = db.selectFrom('wishlist_entries').select((e) => e.fn.countAll<number>().as('wishes'));
    const { wishes } = await counted.where('user_id', '=', userId).executeTakeFirstOrThrow();
    if (wishes > maxAccountWishes) {
      throw new Refusal('conflict', 'wishlist-full', `Your wishlist can hold up to ${maxAccountWishes} products. Please remove some first.`);
    }
  });
}

/** Takes a product off; one that is not on it is no fault. */
export async function removeWish(shop: Shop, userId: string, productId: string): Promise<void> {
  await shop.db.deleteFrom('wishlist_entries').where('user_id', '=', userId).where('product_id', '=', productId).execute();
}

export const wishIn = z.object({ product_id: uuid });
export const wishesIn = z.object({ product_ids: z.array(uuid).max(maxWishes) });

const noLongerSold = 'Null for a product that is no longer sold.';
const wishlistEntryOut = z
  .object({
    id: z.uuid(),
    product_id: z.uuid(),
    product_name: z.string().nullable().meta({ description: noLongerSold }),
    product_price: z
      .number()
      .nullable()
      .meta({ description: `Pounds for one. ${noLongerSold}` }),
    product_image: z.string().nullable(),
  })
  .meta({ id: 'WishlistEntry' });
export const wishlistOut = z.array(wishlistEntryOut);
export type WishlistEntry = z.output<typeof wishlistEntryOut>;
