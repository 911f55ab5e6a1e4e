import { withoutTaken } from '#cart/change-lines.ts';
import { checkoutKeyCookie, readCheckoutKey } from '#cart/checkout-key.server.ts';
import { guestCartCookie, readGuestCartOf } from '#cart/visitor-cart.server.ts';
import { checkoutOwnerOf } from '#orders/checkout-orders.server.ts';
import type { Order } from '#orders/order.ts';
import type { Shop } from '../shop.server.ts';

/**
 * The Set-Cookie lines that end the checkout of an order which is placed: its lines leave a guest's cart, what came since stays, and
 * the next checkout is another order. Nothing for a browser that is not in the middle of this very checkout, so that looking at the
 * page again takes nothing out.
 */
export async function endCheckout(shop: Shop, request: Request, order: Order): Promise<string[]> {
  const key = readCheckoutKey(request);
  if (!key) return [];
  const owner = await checkoutOwnerOf(shop.db, order.id);
  if (owner?.checkoutKey !== key) return [];
  const { origin } = shop.config;
  const ended = checkoutKeyCookie(origin, null);
  const guest = readGuestCartOf(request);
  // A customer's own cart was emptied of it when it was paid.
  if (order.userId !== null || guest.cart.items.length === 0) return [ended];
  const bought = order.lines.flatMap(({ productId, quantity, isSample, cuts }) =>
    productId ? [{ product_id: productId, quantity, is_sample: isSample, area_m2: null, cut_plan_id: cuts?.planId }] : [],
  );
  return [ended, guestCartCookie(origin, guest, withoutTaken(guest.cart, { items: bought }))];
}
