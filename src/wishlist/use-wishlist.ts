import { keptInBrowser } from '#ui/kept-in-browser.ts';
import { useKept } from '#ui/use-kept.ts';
import { guestWishlistKey, readGuestWishlist, toggleWish } from './guest-wishlist.ts';

const kept = keptInBrowser(guestWishlistKey, readGuestWishlist);
const none: readonly string[] = [];

/** Puts the product on the wishlist or takes it off. */
export function toggleWishlist(productId: string) {
  kept.change((now) => toggleWish(now, productId));
}

/** Ids of the products on the wishlist, newest last; none until the page wakes up. */
export function useWishlist(): readonly string[] {
  return useKept(kept, none);
}
