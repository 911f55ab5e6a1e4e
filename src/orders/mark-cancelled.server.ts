import type { Kysely } from 'kysely';
import type { Database } from '#platform/database/schema.ts';
import type { Shop } from '../shop.server.ts';
import type { OrderStatus } from './order.ts';
import { recordEvent } from './order-events.server.ts';
import type { Actor } from './order-moves.ts';

/** Writes down, in the caller's transaction, that an order is cancelled. Its boxes and its money are the caller's to give back. */
export async function markCancelled(
  shop: Shop,
  trx: Kysely<Database>,
  orderId: string,
  from: OrderStatus,
  actor: Actor,
  note: string,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set((e) => ({
      status: 'cancelled',
      stock_state: 'released',
      holds_until: null,
      placed_by: null,
      updated_at: shop.now(),
      version: e('version', '+', 1),
    }))
    .where('id', '=', orderId)
    .execute();
  await recordEvent(shop, trx, orderId, { kind: 'moved', from, to: 'cancelled', note }, actor);
}
