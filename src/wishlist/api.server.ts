import type { Context } from 'hono';
import { z } from 'zod';
import { requireCustomer } from '#accounts/require-customer.server.ts';
import { call, uuid } from '#platform/api/route.ts';
import type { Shop } from '../shop.server.ts';
import { addWish, addWishes, readOwnWishlist, removeWish } from './own-wishlist.server.ts';
import { type WishlistEntry, wishesIn, wishIn, wishlistOut } from './schemas.ts';

const own = { tag: 'Wishlist', access: 'customer', answer: wishlistOut } as const;

/** The wishlist of a customer, which every change of it answers as it is then. */
export const wishlistCalls = [
  call({
    ...own,
    method: 'get',
    path: '/wishlist',
    summary: 'The customer’s wishlist, newest last.',
    refuses: [401],
    handle: async (shop, { http }) => readOwnWishlist(shop, await requireCustomer(shop, http.req.raw)),
  }),
  call({
    ...own,
    method: 'post',
    path: '/wishlist',
    summary: 'Puts a product on the wishlist, once.',
    body: wishIn,
    refuses: [401, 403, 404, 409],
    handle: (shop, { http, body }) => changed(shop, http, (userId) => addWish(shop, userId, body.product_id)),
  }),
  call({
    ...own,
    method: 'post',
    path: '/wishlist/merge',
    summary: 'Adds the products that somebody put aside before they logged in.',
    body: wishesIn,
    refuses: [401, 403, 409],
    handle: (shop, { http, body }) => changed(shop, http, (userId) => addWishes(shop, userId, body.product_ids)),
  }),
  call({
    ...own,
    method: 'delete',
    path: '/wishlist/{product_id}',
    summary: 'Takes a product off the wishlist.',
    params: z.object({ product_id: uuid }),
    missing: 'Product not found',
    refuses: [401, 403, 404],
    handle: (shop, { http, params }) => changed(shop, http, (userId) => removeWish(shop, userId, params.product_id)),
  }),
];

async function changed(shop: Shop, http: Context, change: (userId: string) => Promise<void>): Promise<WishlistEntry[]> {
  const userId = await requireCustomer(shop, http.req.raw);
  await change(userId);
  return readOwnWishlist(shop, userId);
}
