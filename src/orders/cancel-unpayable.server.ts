import type { Kysely } from 'kysely';
import type { Pence } from '#money/pence.ts';
import type { Database } from '#platform/database/schema.ts';
import type { Shop } from '../shop.server.ts';
import { markCancelled } from './mark-cancelled.server.ts';
import { readStatus } from './order.ts';
import { theShop } from './order-moves.ts';
import { queueOrderLetter } from './queue-order-letter.server.ts';

/** Cancels, in the caller's transaction, an order that was paid when its boxes were gone. It holds none any more; the caller pays back. */
export async function cancelUnpayable(shop: Shop, trx: Kysely<Database>, orderId: string, reason: string, refundPence: Pence): Promise<void> {
  const { status } = await trx.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirstOrThrow();
  await markCancelled(shop, trx, orderId, readStatus(status), theShop, reason);
  await queueOrderLetter(shop, trx, orderId, { kind: 'order-cancelled', reason, refundPence });
}
