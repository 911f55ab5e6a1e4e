import { keptInBrowser } from '#ui/kept-in-browser.ts';
import { useKept } from '#ui/use-kept.ts';
import {
  addItem,
  addSample,
  type CartItem,
  countItems,
  emptyCart,
  guestCartKey,
  putBack,
  readGuestCart,
  removeItem,
  setQuantity,
} from './guest-cart.ts';

const kept = keptInBrowser(guestCartKey, readGuestCart);

/** What a page may do with the cart. Every change shows at once, in all tabs. */
export const cart = {
  add: (item: { product_id: string; quantity: number; area_m2?: number | null }) => kept.change((now) => addItem(now, item)),
  /** Null when the sample is in the cart now, else the sentence that says why not. */
  addSample(productId: string): string | null {
    const { cart: next, problem } = addSample(kept.read(), productId);
    if (!problem) kept.change(() => next);
    return problem;
  },
  setQuantity: (productId: string, quantity: number) => kept.change((now) => setQuantity(now, productId, quantity)),
  /** Returns how to undo it. */
  remove(productId: string, isSample: boolean): () => void {
    const { cart: next, removed, position } = removeItem(kept.read(), productId, isSample);
    kept.change(() => next);
    return () => removed && kept.change((now) => putBack(now, removed, position));
  },
  /** Returns how to undo it. */
  clear(): () => void {
    const before = kept.read();
    kept.change(() => emptyCart);
    return () => kept.change((now) => (now.items.length === 0 ? before : now));
  },
};

/** The lines in the cart; none on the server and until the page wakes up. */
export function useCart(): { items: readonly CartItem[]; count: number } {
  const now = useKept(kept, emptyCart);
  return { items: now.items, count: countItems(now) };
}
