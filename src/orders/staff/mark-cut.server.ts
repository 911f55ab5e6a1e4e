import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { recordEvent } from '../order-events.server.ts';
import type { Actor } from '../order-moves.ts';

/**
 * Says of a line that comes off a roll that it has been cut, or that it was not after all. Once cut its shopper cannot cancel it.
 * Throws a Refusal: 404 for a line there is not, 409 where nothing of it is to be cut.
 */
export async function markLineCut(shop: Shop, orderId: string, lineId: string, isCut: boolean, actor: Actor): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const order = await trx.selectFrom('orders').select('status').where('id', '=', orderId).forNoKeyUpdate().executeTakeFirst();
    const line = await trx
      .selectFrom('order_lines')
      .select(['product_name', 'roll_mm', 'cut_at', 'quantity', 'refunded_quantity'])
      .where('id', '=', lineId)
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    if (!order || !line) throw new Refusal('not-found', 'line-not-found', 'There is no such line in this order.');
    if (line.roll_mm === null) throw new Refusal('conflict', 'not-from-a-roll', 'This is not cut from a roll.');
    if ((line.cut_at !== null) === isCut) return;
    if (order.status !== 'confirmed' || line.refunded_quantity === line.quantity)
      throw new Refusal('conflict', 'cannot-cut', 'Only what is paid and not yet dispatched is cut.');
    await trx
      .updateTable('order_lines')
      .set({ cut_at: isCut ? shop.now() : null })
      .where('id', '=', lineId)
      .execute();
    await recordEvent(shop, trx, orderId, { kind: 'note', note: `${line.product_name}: ${isCut ? 'cut to size' : 'not cut after all'}.` }, actor);
  });
}
