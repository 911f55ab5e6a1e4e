import { countUnits } from '#catalogue/selling-unit.ts';
import { notify } from '#ui/notices.tsx';
import { chooseLots, newMergeKey, putBack, removeItem, seePrice, setQuantity } from './change-lines.ts';
import { type CartItem, emptyCart, isLine } from './guest-cart.ts';

import { keptCart } from './use-cart.ts';

/** What the cart's own page does with its lines. Every change shows at once. */
export const cartLines = {
  setQuantity: (productId: string, quantity: number) =>
    keptCart.change((now) => setQuantity(now, productId, quantity), 'PUT', `/items/${productId}`, { quantity }),
  /** The quantity that was offered in place of the one that cannot be had. */
  changeTo(item: CartItem, quantity: number, unit: string) {
    cartLines.setQuantity(item.product_id, quantity);
    notify({ text: `Changed to ${countUnits(quantity, unit)}.` });
  },
  /** The shopper has been shown this price (pounds) and goes on with it. */
  seePrice(item: CartItem, price: number) {
    const { product_id, quantity, cut_plan_id } = item;
    return keptCart.change((now) => seePrice(now, item, price), 'PUT', `/items/${product_id}`, { quantity, cut_plan_id, seen_price: price });
  },
  /** From how many production lots it may come, and which one is asked for. */
  chooseLots: ({ product_id, quantity }: CartItem, max_lots: number, lot_id: string | null) =>
    keptCart.change((now) => chooseLots(now, product_id, max_lots, lot_id), 'PUT', `/items/${product_id}`, { quantity, max_lots, lot_id }),
  /** Returns how to undo it. */
  remove(item: CartItem): () => void {
    const { removed, position } = removeItem(keptCart.read(), item);
    const which = item.is_sample ? '?sample=true' : item.cut_plan_id ? `?cut_plan_id=${item.cut_plan_id}` : '';
    keptCart.change((now) => removeItem(now, item).cart, 'DELETE', `/items/${item.product_id}${which}`);
    return () => {
      const isThere = keptCart.read().items.some(isLine(item));
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
