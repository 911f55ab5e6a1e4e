import type { CheckoutOwner } from '#cart/checkout-key.server.ts';
import type { CartItem } from '#cart/guest-cart.ts';
import type { CartQuote } from '#cart/schemas.ts';
import { ownHeldBoxes } from '#orders/checkout-orders.server.ts';
import { freeBoxes } from '#stock/boxes.server.ts';
import type { Shop } from '../shop.server.ts';

/** The quote with stock as it is at this moment: for a shopper who has just been told that there is not enough. */
export async function withFreshStock(shop: Shop, quote: CartQuote, items: readonly CartItem[], owner: CheckoutOwner): Promise<CartQuote> {
  const own = await ownHeldBoxes(shop, owner);
  const ids = items.filter((item) => !item.is_sample).map((item) => item.product_id);
  const free = await freeBoxes(shop.db, ids);
  return {
    ...quote,
    items: quote.items.map((item) => {
      // What comes off a roll was looked up for the quote itself.
      if (item.is_sample || item.problem === 'gone' || item.unit === 'metre') return item;
      const available = (free.get(item.product_id) ?? 0) + (own.get(item.product_id) ?? 0);
      const problem = available <= 0 ? 'out-of-stock' : available < item.quantity ? 'too-many' : null;
      return { ...item, available, problem };
    }),
  };
}
