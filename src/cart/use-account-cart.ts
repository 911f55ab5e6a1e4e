import type { Place, Write } from '#accounts/use-kept-by-visitor.ts';
import { keepOnServer } from '#accounts/use-kept-on-server.ts';
import { type Answered, callApi } from '#platform/http/call-api.ts';
import type { Kept } from '#ui/kept-in-browser.ts';
import { newMergeKey, withoutTaken } from './change-lines.ts';
import { cartMessages, emptyCart, type GuestCart, guestCartKey, readGuestCart, sampleProblem } from './guest-cart.ts';

import type { Cart } from './schemas.ts';

const removeFailed = 'Failed to remove from cart';

/** Remembers, until an answer comes, under which key which cart was sent. */
const mergeKeyName = 'guest_cart_merge';

/** The cart of a customer, for whom alone this is loaded: kept in the account, with what the guest had in it. */
export function openAccountCart(guest: Kept<GuestCart>, use: (place: Place<GuestCart>) => void): Promise<void> {
  return keepOnServer<GuestCart, Cart>({
    path: '/api/cart',
    guest,
    use,
    empty: emptyCart,
    read: ({ items }) => ({
      items: items.map(({ product_id, quantity, area_m2, is_sample, seen_price, cut_plan_id, kit_id, max_lots, lot_id }) => ({
        product_id,
        quantity,
        area_m2,
        is_sample,
        seen_price,
        cut_plan_id,
        kit_id,
        max_lots,
        lot_id,
      })),
    }),
    merge: () => alone(() => mergeGuestCart(guest)),
    failed: cartProblem,
  });
}

/** What is said of a change of the cart that failed, with the server's own sentence where it refused. */
export function cartProblem([method, path]: Write, why: string | null): string {
  if (path.startsWith('/add-sample')) return sampleProblem(why);
  const words = method === 'DELETE' || path === '/clear' ? removeFailed : cartMessages.addFailed;
  return why ? `${words}. ${why}` : words;
}

/** Sends the guest's lines, and takes them out of the browser once they are known to have arrived. */
async function mergeGuestCart(guest: Kept<GuestCart>): Promise<Answered<Cart> | null> {
  // Another tab may have just merged them: what is stored counts, not what this page remembers.
  const cart = readGuestCart(stored(guestCartKey) ?? JSON.stringify(guest.read()));
  if (!cart.items.length) return null;
  const answer = await callApi<Cart>('POST', '/api/cart/merge', { items: cart.items, merge_key: mergeKeyOf(JSON.stringify(cart)) });
  if (answer.ok) {
    guest.change((now) => withoutTaken(now, cart));
    store(mergeKeyName, '');
  }
  return answer;
}

/** The key that this very cart was sent with before, or a new one. */
function mergeKeyOf(cart: string): string {
  const [key, sent] = (stored(mergeKeyName) ?? '').split(' ', 2);
  if (key && sent === cart) return key;
  const fresh = newMergeKey();
  store(mergeKeyName, `${fresh} ${cart}`);
  return fresh;
}

/** One tab at a time, where the browser can see to that. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(mergeKeyName, work) : work();
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, text: string) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Then a lost answer cannot be told from a lost call; everything else works.
  }
}
