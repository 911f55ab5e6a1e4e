import { newMergeKey, putBack, removeItem, seePrice, setQuantity } from './change-lines.ts';
import { type CartItem, emptyCart } from './guest-cart.ts';

import { keptCart } from './use-cart.ts';

/** What the cart's own page does with its lines. Every change shows at once. */
export const cartLines = {
  setQuantity: (productId: string, quantity: number) =>
    keptCart.change((now) => setQuantity(now, productId, quantity), 'PUT', `/items/${productId}`, { quantity }),
  /** The shopper has been shown this price (pounds) and goes on with it. */
  seePrice: ({ product_id, quantity }: CartItem, price: number) =>
    keptCart.change((now) => seePrice(now, product_id, price), 'PUT', `/items/${product_id}`, { quantity, seen_price: price }),
  /** Returns how to undo it. */
  remove(productId: string, isSample: boolean): () => void {
    const { removed, position } = removeItem(keptCart.read(), productId, isSample);
    keptCart.change((now) => removeItem(now, productId, isSample).cart, 'DELETE', `/items/${productId}${isSample ? '?sample=true' : ''}`);
    return () => {
      const isThere = keptCart.read().items.some((line) => line.product_id === productId && line.is_sample === isSample);
      if (removed && !isThere) keptCart.change((now) => putBack(now, removed, position), ...merging([removed]));
    };
  },
  /** Returns how to undo it. */
  clear(): () => void {
    const before = keptCart.read();
    keptCart.change(() => emptyCart, 'POST', '/clear');
    return () => {
      if (keptCart.read().items.length === 0) keptCart.change(() => before, ...merging(before.items));
    };
  },
};

function merging(items: readonly CartItem[]): ['POST', '/merge', unknown] {
  return ['POST', '/merge', { items, merge_key: newMergeKey() }];
}
