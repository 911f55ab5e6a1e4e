import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { recordEvent } from '../order-events.server.ts';
import type { Actor } from '../order-moves.ts';
import { lockOrder, orderNotFound } from '../order-rows.server.ts';

export type Followed = { carrier: string; trackingLink: string | null };

/**
 * Puts right who carries the shipment of an order with that number, and where it can be followed. The order's page shows it at once; the order's
 * history keeps what stood there before. Throws a Refusal (404).
 */
export async function correctShipment(shop: Shop, orderId: string, number: number, { carrier, trackingLink }: Followed, actor: Actor): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    if (!(await lockOrder(trx, orderId))) throw orderNotFound();
    const ofOrder = { order_id: orderId, number };
    const before = await trx
      .selectFrom('shipments')
      .select(['carrier', 'tracking_link'])
      .where((e) => e.and(ofOrder))
      .where('sent_at', 'is not', null)
      .executeTakeFirst();
    if (!before) throw new Refusal('not-found', 'shipment-not-found', 'Shipment not found');
    if (before.carrier === carrier && before.tracking_link === trackingLink) return;
    await trx
      .updateTable('shipments')
      .set({ carrier, tracking_link: trackingLink })
      .where((e) => e.and(ofOrder))
      .execute();
    const note = `Shipment ${number} corrected: ${inWords(carrier, trackingLink)}. Before: ${inWords(before.carrier, before.tracking_link)}.`;
    await recordEvent(shop, trx, orderId, { kind: 'note', note }, actor);
  });
}

function inWords(carrier: string, link: string | null): string {
  return [carrier || 'no carrier', link ?? 'no tracking link'].join(', ');
}
