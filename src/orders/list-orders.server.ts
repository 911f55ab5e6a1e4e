import type { Shop } from '../shop.server.ts';
import type { Order } from './order.ts';
import { readOrder } from './read-order.server.ts';

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
  const orders = await Promise.all(rows.map(({ id }) => readOrder(shop, id)));
  return orders.filter((order) => order !== null);
}
