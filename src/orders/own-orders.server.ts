import type { Shop } from '../shop.server.ts';
import { type Order, type OrderSummary, readStatus } from './order.ts';
import { readOrders } from './read-order.server.ts';

/** Somebody's own orders, newest first. */
export async function listOwnOrders(shop: Shop, userId: string): Promise<OrderSummary[]> {
  const rows = await shop.db
    .selectFrom('orders as o')
    .leftJoin('order_lines as l', 'l.order_id', 'o.id')
    .select(['o.id', 'o.status', 'o.total_pence', 'o.created_at'])
    .select((e) => e.fn.coalesce(e.fn.sum<number>('l.quantity'), e.lit(0)).as('items'))
    .where('o.user_id', '=', userId)
    .groupBy('o.id')
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    status: readStatus(row.status),
    totalPence: row.total_pence,
    createdAt: row.created_at,
    items: Number(row.items),
  }));
}

/** What was ordered in each of these orders: the names, and how many of each. */
export async function listNamesOrdered(shop: Shop, orderIds: readonly string[]): Promise<{ orderId: string; name: string; quantity: number }[]> {
  if (!orderIds.length) return [];
  const rows = await shop.db
    .selectFrom('order_lines')
    .select(['order_id', 'product_name', 'quantity'])
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ orderId: row.order_id, name: row.product_name, quantity: row.quantity }));
}

/** Orders with their lines, newest first, `limit` of them from page 1 on: somebody's own, or everybody's where `userId` is null. */
export async function listOrders(shop: Shop, { userId, page, limit }: { userId: string | null; page: number; limit: number }): Promise<Order[]> {
  const rows = await shop.db
    .selectFrom('orders')
    .select('id')
    .$if(userId !== null, (query) => query.where('user_id', '=', userId))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
  return readOrders(
    shop,
    rows.map(({ id }) => id),
  );
}
