import { underWay } from '#payments/payment.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { releaseBoxes } from '#stock/boxes.server.ts';
import type { Shop } from '../shop.server.ts';
import { cancelUnpaid } from './cancel-order.server.ts';
import { boxesOf, countedLines } from './line-boxes.server.ts';
import { recordEvent } from './order-events.server.ts';
import { theShop } from './order-moves.ts';

const atOnce = 20;
/** After that an unpaid order is not come back to any more. */
const unpaidDays = 7;

/**
 * Gives back the boxes of unpaid orders whose time has run out. The order stays and offers to pay: what is still there is then
 * held anew. One whose payment is under way keeps its boxes. True: there may be more.
 */
export async function expireHolds(shop: Shop): Promise<boolean> {
  const expired = await inTransaction(shop.db, async (trx) => {
    const orders = await trx
      .selectFrom('orders as o')
      .select('o.id')
      .where('o.status', '=', 'pending')
      .where('o.stock_state', '=', 'held')
      .where('o.holds_until', '<=', shop.now())
      .where((e) =>
        e.not(e.exists(e.selectFrom('payments as p').select('p.id').whereRef('p.order_id', '=', 'o.id').where('p.status', 'in', underWay))),
      )
      .orderBy('o.id')
      .limit(atOnce)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    if (orders.length === 0) return 0;
    const ids = orders.map(({ id }) => id);
    const lines = await countedLines(trx, ...ids);
    await trx.updateTable('orders').set({ stock_state: 'released', holds_until: null, updated_at: shop.now() }).where('id', 'in', ids).execute();
    for (const id of ids) {
      await recordEvent(shop, trx, id, { kind: 'note', note: 'It was not paid in time, so the items are no longer reserved.' });
    }
    await releaseBoxes(trx, boxesOf(lines));
    return ids.length;
  });
  return expired === atOnce;
}

/** Cancels orders that nobody has paid for a week. */
export async function cancelAbandoned(shop: Shop): Promise<void> {
  const before = new Date(shop.now().getTime() - unpaidDays * 24 * 3600_000);
  const orders = await shop.db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'pending')
    .where('stock_state', '=', 'released')
    .where('created_at', '<', before)
    .limit(200)
    .execute();
  for (const { id } of orders) await cancelUnpaid(shop, id, theShop, 'It was not paid within a week.');
}
