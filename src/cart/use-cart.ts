import { keptByVisitor } from '#accounts/use-kept-by-visitor.ts';
import { type Pence, penceToPounds } from '#money/pence.ts';
import { type Kept, keptInBrowser, useKept } from '#ui/kept-in-browser.ts';
import { cartCookieDays, cartCookieName, readCartCookie, takeOver, writeCartCookie } from './cart-cookie.ts';
import {
  addItem,
  addSample,
  type CartItem,
  countItems,
  emptyCart,
  type GuestCart,
  guestCartKey,
  readGuestCart,
  sampleProblem,
  tooManySamples,
} from './guest-cart.ts';

/** The visitor's cart: a guest's in this browser, a customer's in their account. */
export const keptCart = keptByVisitor(keepGuestCart(), (guest, use) =>
  import('./use-account-cart.ts').then((account) => account.openAccountCart(guest, use)),
);

type Added = {
  product_id: string;
  quantity: number;
  area_m2?: number | null;
  lot_id?: string | undefined;
  shownPence: Pence;
};

/** What any page may do with the cart; the cart's own does more (use-cart-lines.ts). Every change shows at once. */
export const cart = {
  /** `shownPence`: the price of one as the page shows it; the cart says so where it has changed since. */
  add({ shownPence, ...wanted }: Added) {
    const item = { ...wanted, seen_price: penceToPounds(shownPence) };
    return keptCart.change((now) => addItem(now, item), 'POST', '/items', item);
  },
  /** Null when the sample is in the cart now, else the sentence that says why not. `most`: how many samples an order may hold. */
  addSample(productId: string, most?: number): string | null {
    const { problem } = addSample(keptCart.read(), productId, most);
    if (problem && problem === tooManySamples(most ?? 0)) return sampleProblem(problem);
    if (!problem) keptCart.change((now) => addSample(now, productId).cart, 'POST', `/add-sample/${productId}`);
    return problem;
  },
};

/** The lines in the cart; none on the server and until the page wakes up. */
export function useCart(): { items: readonly CartItem[]; count: number } {
  const now = useKept(keptCart, emptyCart);
  return { items: now.items, count: countItems(now) };
}

/** A guest's cart in the browser, and its copy in the cookie that the server reads. What the server wrote there meanwhile is taken over first. */
function keepGuestCart(): Kept<GuestCart> {
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
