import type { KitAsked } from '#kits/asked.ts';
import { boundedQuantity, type CartItem, type GuestCart, isLine, maxLines } from './guest-cart.ts';

/** What is done with a floor's kit: its goods put in, or once the floor has gone taken out or kept. `product_id`: the floor's. */
export type KitChange =
  | { kind: 'kit'; product_id: string; asked: KitAsked; goods: string[] }
  | { kind: 'kit-remove'; product_id: string }
  | { kind: 'kit-keep'; product_id: string };

/** Goods that go into a cart with a floor; `seen_price` in pounds. */
export type KitItem = { product_id: string; quantity: number; seen_price: number };

/**
 * Puts a floor's kit into a cart. What is there of the same floor's kit (`before`: its choices so far) takes the new quantity; what is
 * there otherwise gets more. A full cart takes no more lines.
 */
export function putKit(cart: GuestCart, kit: readonly KitItem[], kitId: string, before: ReadonlySet<string>): GuestCart {
  return kit.reduce<GuestCart>(({ items }, item) => {
    const at = items.findIndex(isLine(item));
    const there = items[at];
    if (!there) return items.length < maxLines ? { items: [...items, { ...item, area_m2: null, is_sample: false, kit_id: kitId }] } : { items };
    const quantity = before.has(there.kit_id ?? '') ? item.quantity : boundedQuantity(there.quantity + item.quantity);
    const line: CartItem = { ...there, quantity, area_m2: null, seen_price: item.seen_price, kit_id: kitId };
    return { items: items.with(at, line) };
  }, cart);
}

/** Lines of these choices are no longer any floor's. */
export function keepApart(cart: GuestCart, choices: ReadonlySet<string>): GuestCart {
  return { items: cart.items.map((line) => (choices.has(line.kit_id ?? '') ? { ...line, kit_id: null } : line)) };
}
