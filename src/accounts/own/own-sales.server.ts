import type { Db } from '#platform/database/connect.server.ts';

/**
 * What the shop knows of the purchases of an account's owner. Amounts are pence, areas thousandths of a m². Of payments the provider's numbers are
 * given, not what only keeps two sendings of one request apart.
 */
export async function collectOwnSales(db: Db, userId: string) {
  const ids = db.selectFrom('orders').select('id').where('user_id', '=', userId);
  const [orders, lines, events, invoices, payments, refunds, finance, withdrawals] = await Promise.all([
    db
      .selectFrom('orders')
      .select(['id', 'email', 'status', 'goods_pence', 'delivery_pence', 'sample_postage_pence', 'total_pence', 'refunded_pence', 'shipping_address'])
      .select(['notes', 'shows_purchase', 'payment_method', 'holds_until', 'paid_at', 'created_at', 'updated_at'])
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
        'area_milli_m2',
        'refunded_quantity',
        'cut_plan as cuts',
        'cut_at',
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
    db.selectFrom('invoices').select(['order_id', 'number', 'issued_at', 'buyer']).where('order_id', 'in', ids).orderBy('number').execute(),
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
      .selectFrom('withdrawals as w')
      .innerJoin('withdrawal_lines as l', 'l.withdrawal_id', 'w.id')
      .innerJoin('order_lines as line', 'line.id', 'l.order_line_id')
      .select(['w.order_id', 'w.created_at', 'w.reason', 'line.product_name', 'l.quantity'])
      .where('w.order_id', 'in', ids)
      .orderBy('w.created_at')
      .execute(),
  ]);
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  return {
    orders: orders.map((order) => ({ ...order, lines: (linesOf.get(order.id) ?? []).map(({ order_id: _id, ...line }) => line) })),
    order_events: events,
    invoices,
    payments,
    refunds,
    finance,
    withdrawals,
  };
}
