import type { Shop } from '../shop.server.ts';

/** Whose checkout it is: the key that their browser carries, and their account. */
export type CheckoutOwner = { checkoutKey: string | null; userId: string | null };

/**
 * The key of the unpaid order that somebody's checkout would change: their browser's, else that of the account's newest order
 * which still holds boxes. Null: they would begin a new one.
 */
export async function findCheckoutKey(shop: Shop, { checkoutKey, userId }: CheckoutOwner): Promise<string | null> {
  if (checkoutKey || !userId) return checkoutKey;
  const order = await shop.db
    .selectFrom('orders')
    .select('checkout_key')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .where('stock_state', '=', 'held')
    .where('checkout_key', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return order?.checkout_key ?? null;
}

/** The boxes that the unpaid order of one's own checkout holds, by product: not free for others, but for oneself. */
export async function ownHeldBoxes(shop: Shop, owner: CheckoutOwner): Promise<ReadonlyMap<string, number>> {
  const key = await findCheckoutKey(shop, owner);
  if (!key) return new Map();
  const rows = await shop.db
    .selectFrom('orders as o')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .select(['l.product_id', (e) => e.fn.sum<string>('l.quantity').as('boxes')])
    .where('o.checkout_key', '=', key)
    // A browser keeps its key when its customer logs out: to the next one these boxes are another's.
    .where((e) => e.or([e('o.user_id', 'is', null), ...(owner.userId ? [e('o.user_id', '=', owner.userId)] : [])]))
    .where('o.status', '=', 'pending')
    .where('o.stock_state', '=', 'held')
    .where('l.is_sample', '=', false)
    .groupBy('l.product_id')
    .execute();
  return new Map(rows.flatMap(({ product_id, boxes }) => (product_id ? [[product_id, Number(boxes)] as const] : [])));
}
