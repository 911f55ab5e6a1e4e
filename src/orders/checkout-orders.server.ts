import type { CheckoutOwner } from '#cart/checkout-key.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import type { Shop } from '../shop.server.ts';
import { boxesOf } from './line-boxes.server.ts';

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

/**
 * What the unpaid order of one's own checkout holds, by shelf (boxes, of a product and of each of its lots, or mm of a roll): not free for others,
 * but for oneself.
 */
export async function ownHeldBoxes(shop: Shop, owner: CheckoutOwner): Promise<ReadonlyMap<string, number>> {
  const key = await findCheckoutKey(shop, owner);
  if (!key) return new Map();
  const rows = await shop.db
    .selectFrom('orders as o')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .select(['l.product_id', 'l.quantity', 'l.is_sample', 'l.roll_width_mm', 'l.roll_mm', 'l.lots'])
    .where('o.checkout_key', '=', key)
    // A browser keeps its key when its customer logs out: to the next one these boxes are another's.
    .where((e) => e.or([e('o.user_id', 'is', null), ...(owner.userId ? [e('o.user_id', '=', owner.userId)] : [])]))
    .where('o.status', '=', 'pending')
    .where('o.stock_state', '=', 'held')
    .where('l.is_sample', '=', false)
    .execute();
  return new Map([...boxesOf(rows), ...boxesOf(rows.map((row) => ({ ...row, lots: null })))]);
}

/** The order of a checkout, by the key that its browser carries. */
export async function findOrderByKey(db: Db, checkoutKey: string) {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'user_id', 'status', 'total_pence'])
    .where('checkout_key', '=', checkoutKey)
    .executeTakeFirst();
  return row ? { id: row.id, userId: row.user_id, status: row.status, totalPence: row.total_pence } : null;
}

/** Whose checkout an order is; null where there is none of that id. */
export async function checkoutOwnerOf(db: Db, orderId: string): Promise<CheckoutOwner | null> {
  const row = await db.selectFrom('orders').select(['user_id', 'checkout_key']).where('id', '=', orderId).executeTakeFirst();
  return row ? { userId: row.user_id, checkoutKey: row.checkout_key } : null;
}

/** The key of an order's checkout. One made without (by a program) gets `key`, so that it can be changed in place. */
export async function keyOfOrder(db: Db, orderId: string, key: string): Promise<string | null> {
  await db.updateTable('orders').set({ checkout_key: key }).where('id', '=', orderId).where('checkout_key', 'is', null).execute();
  return (await checkoutOwnerOf(db, orderId))?.checkoutKey ?? null;
}
