import { type Kept, keptInBrowser } from '#ui/kept-in-browser.ts';
import { cartCookieDays, cartCookieName, readCartCookie, takeOver, writeCartCookie } from './cart-cookie.ts';
import { type GuestCart, guestCartKey, readGuestCart } from './guest-cart.ts';

/** A guest's cart in the browser, and its copy in the cookie that the server reads. What the server wrote there meanwhile is taken over first. */
export function keepGuestCart(): Kept<GuestCart> {
  const stored = keptInBrowser(guestCartKey, readGuestCart);
  let isBegun = false;
  const settle = () => {
    const cookie = readCartCookie(new RegExp(`(?:^|; )${cartCookieName}=([^;]*)`).exec(document.cookie)?.[1]);
    if (cookie && takeOver(stored.read(), cookie) !== stored.read()) stored.change((now) => takeOver(now, cookie));
    copy(stored.read());
  };
  return {
    ...stored,
    change(change) {
      settle();
      const isStored = stored.change(change);
      copy(stored.read());
      return isStored;
    },
    subscribe(changed) {
      const stop = stored.subscribe(changed);
      if (!isBegun) {
        isBegun = true;
        settle();
        // A page that comes back from the browser's memory, and one that looked on while another was without its script.
        window.addEventListener('pageshow', settle);
      }
      return stop;
    },
  };
}

function copy(cart: GuestCart) {
  const value = cart.items.length ? writeCartCookie({ by: 'browser', cart }) : '';
  const age = value ? cartCookieDays * 24 * 3600 : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and answers too late for a page that is left
  document.cookie = `${cartCookieName}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
}
