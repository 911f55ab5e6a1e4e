import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { keptUntil } from '#delivery/collection.ts';
import type { Database } from '#platform/database/schema.ts';
import { readLotsOfLine } from '#stock/lots-of-line.ts';
import type { Order, Shipment } from '../order.ts';

/** What has left of the order `o` of a query, and is to be sent again, first to last, each with its goods. */
export function shipmentsOf(e: ExpressionBuilder<Database & { o: Database['orders'] }, 'o'>) {
  return e
    .selectFrom('shipments as s')
    .select(['s.id', 's.number', 's.carrier', 's.tracking_link', 's.weight_grams', 's.sent_at', 's.claim_id', 's.comes_on'])
    .select((of) => {
      const goods = of
        .selectFrom('shipment_lines as g')
        .innerJoin('order_lines as l', 'l.id', 'g.order_line_id')
        .select(['g.order_line_id as lineId', 'g.quantity', 'g.lots'])
        .whereRef('g.shipment_id', '=', 's.id');
      return jsonArrayFrom(goods.orderBy('l.position').orderBy('l.id')).as('lines');
    })
    .whereRef('s.order_id', '=', 'o.id')
    .orderBy('s.number');
}

type ShipmentRow = Pick<Shipment, 'id' | 'number' | 'carrier'> & {
  tracking_link: string | null;
  weight_grams: number | null;
  sent_at: string | null;
  claim_id: string | null;
  comes_on: string | null;
  lines: { lineId: string; quantity: number; lots: unknown }[];
};

/** What has left, and what is to be sent again and has not. JSON has no times. */
export function shipmentsFrom(rows: readonly ShipmentRow[]): Pick<Order, 'shipments' | 'replacements'> {
  const all = rows.map(({ id, number, carrier, tracking_link, weight_grams, sent_at, claim_id, comes_on, lines }) => ({
    ...{ id, number, carrier, trackingLink: tracking_link, weightGrams: weight_grams, claimId: claim_id, comesOn: comes_on },
    sentAt: sent_at === null ? null : new Date(sent_at),
    lines: lines.map(({ lots, ...line }) => ({ ...line, lots: readLotsOfLine(lots) })),
  }));
  return {
    shipments: all.flatMap(({ sentAt, ...one }) => (sentAt ? [{ ...one, sentAt }] : [])),
    replacements: all.flatMap(({ sentAt, ...one }) => (sentAt ? [] : [{ ...one, sentAt }])),
  };
}

type CollectionRow = { code: string; ready_at: string; collected_at: string | null; collected_by: string };

export function collectionFrom({ code, ready_at, collected_at, collected_by: collectedBy }: CollectionRow): NonNullable<Order['collection']> {
  const readyAt = new Date(ready_at);
  return { code, readyAt, keptUntil: keptUntil(readyAt), collectedAt: collected_at === null ? null : new Date(collected_at), collectedBy };
}
