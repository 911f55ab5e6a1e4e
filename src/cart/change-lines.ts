import { boundedQuantity, type CartItem, type GuestCart } from './guest-cart.ts';

/** Sets the boxes of a line, at least 1. The area and the cuts that were asked for no longer say anything, so they go. */
export function setQuantity(cart: GuestCart, productId: string, quantity: number): GuestCart {
  const change = (line: CartItem) => ({ ...line, quantity: boundedQuantity(quantity), area_m2: null, cut_plan_id: null });
  return { items: cart.items.map((line) => (!line.is_sample && line.product_id === productId ? change(line) : line)) };
}

/** Without that line. `removed` and `position` are what `putBack` needs. */
export function removeItem(cart: GuestCart, productId: string, isSample: boolean) {
  const position = cart.items.findIndex((line) => line.product_id === productId && line.is_sample === isSample);
  return { cart: { items: cart.items.filter((_, place) => place !== position) }, removed: cart.items[position] ?? null, position };
}

/** Undoes a removal at its old place, unless the same line is there again by now. */
export function putBack(cart: GuestCart, item: CartItem, position: number): GuestCart {
  if (cart.items.some((line) => line.product_id === item.product_id && line.is_sample === item.is_sample)) return cart;
  return { items: cart.items.toSpliced(position, 0, item) };
}

/** Remembers the price (pounds) that the shopper has been shown of a product. */
export function seePrice(cart: GuestCart, productId: string, price: number): GuestCart {
  return { items: cart.items.map((line) => (!line.is_sample && line.product_id === productId ? { ...line, seen_price: price } : line)) };
}

/** What is left of a cart when the lines of `taken`, boxes and all, went elsewhere. */
export function withoutTaken(cart: GuestCart, taken: GuestCart): GuestCart {
  const left = cart.items.map((line) => {
    const gone = taken.items.find(
      (other) => other.product_id === line.product_id && other.is_sample === line.is_sample && (other.cut_plan_id ?? '') === (line.cut_plan_id ?? ''),
    );
    return { ...line, quantity: line.quantity - (gone?.quantity ?? 0) };
  });
  return { items: left.filter((line) => line.quantity > 0) };
}

/** A key under which lines are merged into an account once, however often they are sent. */
export function newMergeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36).padStart(7, '0')).join('-');
}
