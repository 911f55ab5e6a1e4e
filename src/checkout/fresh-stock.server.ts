import type { CartItem } from '#cart/guest-cart.ts';
import { type CheckoutOwner, ownHeldBoxes } from '#cart/own-held-boxes.server.ts';
import type { CartQuote } from '#cart/schemas.ts';
import type { Shop } from '../shop.server.ts';

/** Boxes that can be had of products at this moment, by the database itself: what pages show may be a moment older. */
export async function freeBoxes(shop: Shop, productIds: readonly string[]): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await shop.db
    .selectFrom('products as p')
    .leftJoin('stock_levels as s', 's.product_id', 'p.id')
    .select(['p.id', 'p.in_stock', 's.on_hand', 's.held'])
    .where('p.id', 'in', [...new Set(productIds)])
    .execute();
  return new Map(rows.map(({ id, in_stock, on_hand, held }) => [id, in_stock ? Math.max(0, (on_hand ?? 0) - (held ?? 0)) : 0]));
}

/** The quote with stock as it is at this moment: for a shopper who has just been told that there is not enough. */
export async function withFreshStock(shop: Shop, quote: CartQuote, items: readonly CartItem[], owner: CheckoutOwner): Promise<CartQuote> {
  const ids = items.filter((item) => !item.is_sample).map((item) => item.product_id);
  const [free, own] = await Promise.all([freeBoxes(shop, ids), ownHeldBoxes(shop, owner)]);
  return {
    ...quote,
    items: quote.items.map((item) => {
      if (item.is_sample || item.problem === 'gone') return item;
      const available = (free.get(item.product_id) ?? 0) + (own.get(item.product_id) ?? 0);
      const problem = available <= 0 ? 'out-of-stock' : available < item.quantity ? 'too-many' : null;
      return { ...item, available, problem };
    }),
  };
}
