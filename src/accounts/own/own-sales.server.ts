import type { Db } from '#platform/database/connect.server.ts';

/**
 * What the shop knows of the purchases of an account's owner. Amounts are pence, areas thousandths of a m². Of payments the provider's numbers are
 * given, not what only keeps two sendings of one request apart.
 */
export async function collectOwnSales(db: Db, userId: string) {
  const ids = db.selectFrom('orders').select('id').where('user_id', '=', userId);
  const [orders, lines, events, invoices, credit_notes, payments, refunds, finance, shipments, collections, returns, claims, claim_messages] =
    await Promise.all([
      db
        .selectFrom('orders')
        .select([
          'id',
          'email',
          'status',
          'goods_pence',
          'delivery_pence',
          'sample_postage_pence',
          'total_pence',
          'refunded_pence',
          'shipping_address',
        ])
        .select(['vat_country', 'carriage_vat_basis_points', 'delivery_vat_pence', 'sample_postage_vat_pence'])
        .select(['access', 'notes', 'shows_purchase', 'payment_method', 'holds_until', 'paid_at', 'created_at', 'updated_at'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('order_lines')
        .select([
          'order_id',
          'product_name',
          'sku',
          'quantity',
          'unit_pence',
          'is_sample',
          'vat_basis_points',
          'vat_pence',
          'area_milli_m2',
          'refunded_quantity',
          'cut_plan as cuts',
          'cut_at',
          'lots',
        ])
        .where('order_id', 'in', ids)
        .orderBy('position')
        .execute(),
      db
        .selectFrom('order_events')
        .select(['order_id', 'at', 'kind', 'from_status', 'to_status', 'actor_kind as by', 'note'])
        .where('order_id', 'in', ids)
        .orderBy('id')
        .execute(),
      db
        .selectFrom('invoices')
        .select(['order_id', 'number', 'issued_at', 'buyer', 'document'])
        .where('order_id', 'in', ids)
        .orderBy('number')
        .execute(),
      db
        .selectFrom('credit_notes')
        .select(['order_id', 'number', 'issued_at', 'void_at', 'document'])
        .where('order_id', 'in', ids)
        .orderBy('number')
        .execute(),
      db
        .selectFrom('payments')
        .select(['order_id', 'amount_pence', 'purpose', 'method', 'status', 'provider_id', 'receipt_url', 'error_code', 'error_detail', 'created_at'])
        .where('order_id', 'in', ids)
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('refunds')
        .select(['order_id', 'amount_pence', 'reason', 'status', 'provider_id', 'created_at', 'settled_at'])
        .where('order_id', 'in', ids)
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('finance_applications')
        .select(['order_id', 'reference', 'goods_description', 'price_pence', 'deposit_pence', 'instalments', 'status', 'created_at', 'updated_at'])
        .where('order_id', 'in', ids)
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('shipments as s')
        .innerJoin('shipment_lines as l', 'l.shipment_id', 's.id')
        .innerJoin('order_lines as line', 'line.id', 'l.order_line_id')
        .select(['s.order_id', 's.number', 's.sent_at', 's.carrier', 's.tracking_link', 's.weight_grams', 'line.product_name', 'l.quantity'])
        .where('s.order_id', 'in', ids)
        .orderBy('s.sent_at')
        .execute(),
      db.selectFrom('collections').select(['order_id', 'ready_at', 'collected_at', 'collected_by']).where('order_id', 'in', ids).execute(),
      db
        .selectFrom('returns as r')
        .innerJoin('return_lines as l', 'l.return_id', 'r.id')
        .innerJoin('order_lines as line', 'line.id', 'l.order_line_id')
        .select(['r.order_id', 'r.created_at', 'r.kind', 'r.status', 'r.reason', 'r.answer', 'r.sent_with', 'r.refund_pence'])
        .select(['line.product_name', 'l.quantity'])
        .where('r.order_id', 'in', ids)
        .orderBy('r.created_at')
        .execute(),
      db
        .selectFrom('claims as c')
        .innerJoin('claim_lines as l', 'l.claim_id', 'c.id')
        .innerJoin('order_lines as line', 'line.id', 'l.order_line_id')
        .leftJoin('shipments as r', 'r.claim_id', 'c.id')
        .select(['r.sent_at as replacement_sent_at', 'r.carrier as replacement_carrier', 'r.tracking_link as replacement_tracking_link'])
        .select(['c.order_id', 'c.created_at', 'c.status', 'c.words', 'c.refund_pence', 'line.product_name', 'l.quantity', 'l.fault'])
        .select((e) =>
          e
            .selectFrom('claim_photos as p')
            .select((photo) => photo.fn.count<number>('p.image_id').as('n'))
            .whereRef('p.claim_id', '=', 'c.id')
            .as('photos'),
        )
        .where('c.order_id', 'in', ids)
        .orderBy('c.created_at')
        .execute(),
      db
        .selectFrom('claim_entries as e')
        .innerJoin('claims as c', 'c.id', 'e.claim_id')
        .select(['c.order_id', 'e.at', 'e.actor_kind as by', 'e.status', 'e.words'])
        .where('c.order_id', 'in', ids)
        .orderBy('e.id')
        .execute(),
    ]);
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  return {
    orders: orders.map((order) => ({ ...order, lines: (linesOf.get(order.id) ?? []).map(({ order_id: _id, ...line }) => line) })),
    order_events: events,
    invoices,
    credit_notes,
    payments,
    refunds,
    finance,
    shipments,
    collections,
    returns,
    claims,
    claim_messages,
  };
}
