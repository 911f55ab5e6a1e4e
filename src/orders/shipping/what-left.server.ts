import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { keptUntil } from '#delivery/collection.ts';
import type { Database } from '#platform/database/schema.ts';
import type { Order, Shipment } from '../order.ts';

/** What has left of the order `o` of a query, first to last, each with its goods. */
export function shipmentsOf(e: ExpressionBuilder<Database & { o: Database['orders'] }, 'o'>) {
  return e
    .selectFrom('shipments as s')
    .select(['s.id', 's.number', 's.carrier', 's.tracking_link', 's.weight_grams', 's.sent_at'])
    .select((of) => {
      const goods = of
        .selectFrom('shipment_lines as g')
        .innerJoin('order_lines as l', 'l.id', 'g.order_line_id')
        .select(['g.order_line_id as lineId', 'g.quantity'])
        .whereRef('g.shipment_id', '=', 's.id');
      return jsonArrayFrom(goods.orderBy('l.position').orderBy('l.id')).as('lines');
    })
    .whereRef('s.order_id', '=', 'o.id')
    .orderBy('s.number');
}

type ShipmentRow = Pick<Shipment, 'id' | 'number' | 'carrier' | 'lines'> & {
  tracking_link: string | null;
  weight_grams: number | null;
  sent_at: string;
};

/** JSON has no times. */
export function shipmentFrom({ tracking_link: trackingLink, weight_grams: weightGrams, sent_at, ...shipment }: ShipmentRow): Shipment {
  return { ...shipment, trackingLink, weightGrams, sentAt: new Date(sent_at) };
}

type CollectionRow = { code: string; ready_at: string; collected_at: string | null; collected_by: string };

export function collectionFrom({ code, ready_at, collected_at, collected_by: collectedBy }: CollectionRow): NonNullable<Order['collection']> {
  const readyAt = new Date(ready_at);
  return { code, readyAt, keptUntil: keptUntil(readyAt), collectedAt: collected_at === null ? null : new Date(collected_at), collectedBy };
}
