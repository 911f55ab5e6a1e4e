import { keptByVisitor } from '#accounts/use-kept-by-visitor.ts';
import { keptInBrowser, useKept } from '#ui/kept-in-browser.ts';

import { guestWishlistKey, readGuestWishlist, toggleWish } from './guest-wishlist.ts';

/** The visitor's wishlist: a guest's in this browser, a customer's in their account. */
export const keptWishlist = keptByVisitor(keptInBrowser(guestWishlistKey, readGuestWishlist), (guest, use) =>
  import('./use-account-wishlist.ts').then((account) => account.openAccountWishlist(guest, use)),
);
const none: readonly string[] = [];

/** Puts the product on the wishlist or takes it off. */
export function toggleWishlist(productId: string) {
  const toggle = (now: readonly string[]) => toggleWish(now, productId);
  if (keptWishlist.read().includes(productId)) keptWishlist.change(toggle, 'DELETE', `/${productId}`);
  else keptWishlist.change(toggle, 'POST', '', { product_id: productId });
}

/** Ids of the products on the wishlist, newest last; none until the page wakes up. */
export function useWishlist(): readonly string[] {
  return useKept(keptWishlist, none);
}
