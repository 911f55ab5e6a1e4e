import { boundedQuantity, type CartItem, type CartLineKey, type GuestCart, isLine } from './guest-cart.ts';

/** Sets the boxes or metres of a product's line, at least 1. The area that was asked for no longer says anything, so it goes. */
export function setQuantity(cart: GuestCart, productId: string, quantity: number): GuestCart {
  const isIt = isLine({ product_id: productId });
  return { items: cart.items.map((line) => (isIt(line) ? { ...line, quantity: boundedQuantity(quantity), area_m2: null } : line)) };
}

/** The shopper takes a line from so many production lots at most, or from that one. */
export function chooseLots(cart: GuestCart, productId: string, max_lots: number, lot_id: string | null): GuestCart {
  const isIt = isLine({ product_id: productId });
  return { items: cart.items.map((line) => (isIt(line) ? { ...line, max_lots, lot_id } : line)) };
}

/** Without that line. `removed` and `position` are what `putBack` needs. */
export function removeItem(cart: GuestCart, key: CartLineKey) {
  const position = cart.items.findIndex(isLine(key));
  return { cart: { items: cart.items.filter((_, place) => place !== position) }, removed: cart.items[position] ?? null, position };
}

/** Undoes a removal at its old place, unless the same line is there again by now. */
export function putBack(cart: GuestCart, item: CartItem, position: number): GuestCart {
  if (cart.items.some(isLine(item))) return cart;
  return { items: cart.items.toSpliced(position, 0, item) };
}

/** Remembers the price (pounds) that the shopper has been shown of a line. */
export function seePrice(cart: GuestCart, key: CartLineKey, price: number): GuestCart {
  const isIt = isLine(key);
  return { items: cart.items.map((line) => (isIt(line) ? { ...line, seen_price: price } : line)) };
}

/** What is left of a cart when the lines of `taken`, boxes and all, went elsewhere. */
export function withoutTaken(cart: GuestCart, taken: GuestCart): GuestCart {
  const left = cart.items.map((line) => {
    const gone = taken.items.find(isLine(line));
    return { ...line, quantity: line.quantity - (gone?.quantity ?? 0) };
  });
  return { items: left.filter((line) => line.quantity > 0) };
}

/** A key under which lines are merged into an account once, however often they are sent. */
export function newMergeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36).padStart(7, '0')).join('-');
}
