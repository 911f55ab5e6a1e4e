import type { Db } from '#platform/database/connect.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import type { OrderStatus } from './order.ts';

/** Locks an order until the transaction ends; null where there is none of that id. Whoever changes an order or its goods does this first. */
export async function lockOrder(trx: Db, orderId: string) {
  return (await trx.selectFrom('orders').selectAll().where('id', '=', orderId).forNoKeyUpdate().executeTakeFirst()) ?? null;
}

/** Inside a transaction that has asked whether it may be. */
export async function setStatus(shop: Pick<Shop, 'now'>, trx: Db, orderId: string, status: OrderStatus): Promise<void> {
  await trx
    .updateTable('orders')
    .set((e) => ({ status, updated_at: shop.now(), version: e('version', '+', 1) }))
    .where('id', '=', orderId)
    .execute();
}

export const notInOrder = 'That line is not in this order.';

export const orderNotFound = () => new Refusal('not-found', 'order-not-found', 'Order not found');
