import { z } from 'zod';
import { type Caller, call, uuid } from '#platform/api/route.ts';
import type { Shop } from '../shop.server.ts';
import { addWish, addWishes, readOwnWishlist, removeWish, type WishlistEntry, wishesIn, wishIn, wishlistOut } from './own-wishlist.server.ts';

const own = { tag: 'Wishlist', access: 'customer', answer: wishlistOut } as const;

/** The wishlist of a customer, which every change of it answers as it is then. */
export const wishlistCalls = [
  call({
    ...own,
    method: 'get',
    path: '/wishlist',
    summary: 'The customer’s wishlist, newest last.',
    refuses: [401],
    handle: async (shop, { caller }) => readOwnWishlist(shop, caller.userId),
  }),
  call({
    ...own,
    method: 'post',
    path: '/wishlist',
    summary: 'Puts a product on the wishlist, once.',
    body: wishIn,
    refuses: [401, 403, 404, 409],
    handle: (shop, { body, caller }) => changed(shop, caller, (userId) => addWish(shop, userId, body.product_id)),
  }),
  call({
    ...own,
    method: 'post',
    path: '/wishlist/merge',
    summary: 'Adds the products that somebody put aside before they logged in.',
    body: wishesIn,
    refuses: [401, 403, 409],
    handle: (shop, { body, caller }) => changed(shop, caller, (userId) => addWishes(shop, userId, body.product_ids)),
  }),
  call({
    ...own,
    method: 'delete',
    path: '/wishlist/{product_id}',
    summary: 'Takes a product off the wishlist.',
    params: z.object({ product_id: uuid }),
    missing: 'Product not found',
    refuses: [401, 403, 404],
    handle: (shop, { params, caller }) => changed(shop, caller, (userId) => removeWish(shop, userId, params.product_id)),
  }),
];

async function changed(shop: Shop, { userId }: Caller, change: (userId: string) => Promise<void>): Promise<WishlistEntry[]> {
  await change(userId);
  return readOwnWishlist(shop, userId);
}
