import { sql } from 'kysely';
import type { Shop } from '../../shop.server.ts';
import type { Order } from '../order.ts';
import { readOrders } from '../read-order.server.ts';

/** As many as are shown of either: a showroom that keeps more needs another way. */
const most = 200;

/** What is collected from the showroom: what is still to be got ready, by the day it was promised for; and what waits, longest first. */
export async function listCollections(shop: Shop): Promise<{ toPrepare: Order[]; waiting: Order[] }> {
  const [toPrepare, waiting] = await Promise.all([
    shop.db
      .selectFrom('orders')
      .select('id')
      .where('delivery_way', '=', 'collection')
      .where('status', 'in', ['confirmed', 'preparing'])
      .orderBy(sql`delivery_earliest nulls last, paid_at, id`)
      .limit(most)
      .execute(),
    shop.db
      .selectFrom('orders as o')
      .innerJoin('collections as c', 'c.order_id', 'o.id')
      .select('o.id')
      .where('o.status', '=', 'ready')
      .orderBy('c.ready_at')
      .orderBy('o.id')
      .limit(most)
      .execute(),
  ]);
  const orders = new Map(
    (
      await readOrders(
        shop,
        [...toPrepare, ...waiting].map(({ id }) => id),
      )
    ).map((order) => [order.id, order]),
  );
  const inOrder = (rows: readonly { id: string }[]) => rows.flatMap(({ id }) => orders.get(id) ?? []);
  return { toPrepare: inOrder(toPrepare), waiting: inOrder(waiting) };
}
