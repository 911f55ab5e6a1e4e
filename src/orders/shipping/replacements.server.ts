import type { Day } from '#delivery/working-days.ts';
import type { Db } from '#platform/database/connect.server.ts';
import type { Shop } from '../../shop.server.ts';
import { takeGoodsAgain } from '../put-right.server.ts';
import { addShipment } from './ship-order.server.ts';

/**
 * Takes goods of an order off the shelf once more, in a transaction that has locked it: to be sent again at no charge, for a reported problem.
 * They are a shipment of the order, which has not left. Throws a Refusal (409) where the shelf has too few.
 */
export async function planReplacement(
  trx: Db,
  orderId: string,
  { claimId, lines, comesOn }: { claimId: string; lines: readonly { id: string; quantity: number }[]; comesOn: Day | null },
): Promise<void> {
  const lots = await takeGoodsAgain(trx, orderId, lines);
  const values = { carrier: '', tracking_link: null, weight_grams: null, sent_at: null, claim_id: claimId, comes_on: comesOn };
  await addShipment(
    trx,
    orderId,
    values,
    lines.map((line) => ({ ...line, lots: lots.get(line.id) ?? null })),
  );
}

/** The day on which it is to come, in the same way. */
export async function setReplacementDay(trx: Db, claimId: string, comesOn: Day): Promise<void> {
  await trx.updateTable('shipments').set({ comes_on: comesOn }).where('claim_id', '=', claimId).execute();
}

export type SentWith = { carrier: string; trackingLink: string | null; weightGrams: number | null };

/** It has left, in the same way. */
export async function sendReplacement(shop: Shop, trx: Db, claimId: string, { carrier, trackingLink, weightGrams }: SentWith): Promise<void> {
  await trx
    .updateTable('shipments')
    .set({ carrier, tracking_link: trackingLink, weight_grams: weightGrams, sent_at: shop.now() })
    .where('claim_id', '=', claimId)
    .execute();
}

/** How far goods are that are sent again; `number`: among the order's shipments. */
export type ReplacementState = SentWith & { number: number; sentAt: Date | null; comesOn: Day | null };

/** The replacements of these reports, by report. */
export async function listReplacements(db: Db, claimIds: readonly string[]): Promise<Map<string, ReplacementState>> {
  const rows = await db
    .selectFrom('shipments')
    .select(['claim_id', 'number', 'sent_at', 'comes_on', 'carrier', 'tracking_link', 'weight_grams'])
    .where('claim_id', 'in', claimIds)
    .execute();
  return new Map(
    rows.map((row) => [
      row.claim_id ?? '',
      {
        number: row.number,
        sentAt: row.sent_at,
        comesOn: row.comes_on,
        carrier: row.carrier,
        trackingLink: row.tracking_link,
        weightGrams: row.weight_grams,
      },
    ]),
  );
}
