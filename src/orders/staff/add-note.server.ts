import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { recordEvent } from '../order-events.server.ts';
import type { Actor } from '../order-moves.ts';

/** Writes a note of staff into an order's history; what was raised to them before it counts as looked at. Throws a Refusal (404). */
export async function addOrderNote(shop: Shop, orderId: string, note: string, actor: Actor): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const order = await trx.selectFrom('orders').select('id').where('id', '=', orderId).forNoKeyUpdate().executeTakeFirst();
    if (!order) throw new Refusal('not-found', 'order-not-found', 'Order not found');
    await recordEvent(shop, trx, orderId, { kind: 'note', note }, actor);
  });
}
