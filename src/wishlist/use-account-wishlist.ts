import type { Place } from '#accounts/use-kept-by-visitor.ts';
import { keepOnServer } from '#accounts/use-kept-on-server.ts';
import { callApi } from '#platform/http/call-api.ts';
import type { Kept } from '#ui/kept-in-browser.ts';
import { wishNotSaved } from './guest-wishlist.ts';
import type { WishlistEntry } from './own-wishlist.server.ts';

type Wishes = readonly string[];

/** The wishlist of a customer, for whom alone this is loaded: kept in the account, with what the guest had put aside. */
export function openAccountWishlist(guest: Kept<Wishes>, use: (place: Place<Wishes>) => void): Promise<void> {
  return keepOnServer<Wishes, WishlistEntry[]>({
    path: '/api/wishlist',
    guest,
    use,
    empty: [],
    read: (entries) => entries.map((entry) => entry.product_id),
    async merge() {
      const product_ids = guest.read();
      if (!product_ids.length) return null;
      const answer = await callApi<WishlistEntry[]>('POST', '/api/wishlist/merge', { product_ids });
      if (answer.ok) guest.change((now) => now.filter((id) => !product_ids.includes(id)));
      return answer;
    },
    failed: (_, why) => why ?? wishNotSaved,
  });
}
