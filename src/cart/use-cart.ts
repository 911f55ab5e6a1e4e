import { keptByVisitor } from '#accounts/use-kept-by-visitor.ts';
import { type Pence, penceToPounds } from '#money/pence.ts';
import { useKept } from '#ui/kept-in-browser.ts';
import { addItem, addSample, type CartItem, countItems, emptyCart, sampleProblem, tooManySamples } from './guest-cart.ts';
import { keepGuestCart } from './keep-guest-cart.ts';

/** The visitor's cart: a guest's in this browser, a customer's in their account. */
export const keptCart = keptByVisitor(keepGuestCart(), (guest, use) =>
  import('./use-account-cart.ts').then((account) => account.openAccountCart(guest, use)),
);

/** What any page may do with the cart; the cart's own does more (use-cart-lines.ts). Every change shows at once. */
export const cart = {
  /** `shownPence`: the price of one as the page shows it; the cart says so where it has changed since. */
  add({ shownPence, ...wanted }: { product_id: string; quantity: number; area_m2?: number | null; shownPence: Pence }) {
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
