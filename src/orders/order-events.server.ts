import type { Db } from '#platform/database/connect.server.ts';
import type { OrderStatus } from './order.ts';
import { type Actor, theShop } from './order-moves.ts';

export type Told =
  | { kind: 'placed' | 'payment' | 'refund' | 'note' | 'attention'; note?: string }
  | { kind: 'moved'; from: OrderStatus; to: OrderStatus; note?: string };

/**
 * Writes into an order's history, which is only ever added to. `attention`: staff have to look. Times are the shop's clock. Gives the entry's
 * number.
 */
export async function recordEvent(shop: { now: () => Date }, trx: Db, orderId: string, told: Told, actor: Actor = theShop): Promise<number> {
  const { id } = await trx
    .insertInto('order_events')
    .values(eventRow(shop, orderId, told, actor))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The row of an entry, for who writes more than that at once. */
export function eventRow(shop: { now: () => Date }, orderId: string, told: Told, actor: Actor = theShop) {
  return {
    order_id: orderId,
    at: shop.now(),
    kind: told.kind,
    from_status: told.kind === 'moved' ? told.from : null,
    to_status: told.kind === 'moved' ? told.to : null,
    actor_kind: actor.kind,
    actor_id: actor.userId,
    note: told.note ?? '',
  };
}

/** The same, unless the history says so already. */
export async function recordEventOnce(shop: { now: () => Date }, trx: Db, orderId: string, told: Told & { note: string }): Promise<void> {
  const known = await trx.selectFrom('order_events').select('id').where('order_id', '=', orderId).where('note', '=', told.note).executeTakeFirst();
  if (!known) await recordEvent(shop, trx, orderId, told);
}
