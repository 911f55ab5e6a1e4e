import type { Shop } from '../shop.server.ts';
import { type Order, type OrderSummary, readStatus } from './order.ts';

/** Somebody's own orders, newest first. */
export async function listOwnOrders(shop: Shop, userId: string): Promise<OrderSummary[]> {
  const rows = await shop.db
    .selectFrom('orders as o')
    .leftJoin('order_lines as l', 'l.order_id', 'o.id')
    .select(['o.id', 'o.status', 'o.total_pence', 'o.created_at'])
    .select((e) => e.fn.coalesce(e.fn.sum<number>('l.quantity'), e.lit(0)).as('items'))
    .where('o.user_id', '=', userId)
    .groupBy('o.id')
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    status: readStatus(row.status),
    totalPence: row.total_pence,
    createdAt: row.created_at,
    items: Number(row.items),
  }));
}

/** One of somebody's own orders; null for anybody else's, as if it did not exist. The id must be a UUID. */
export async function readOwnOrder(shop: Shop, userId: string, id: string): Promise<Order | null> {
  const row = await shop.db.selectFrom('orders').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
  if (!row) return null;
  const lines = await shop.db.selectFrom('order_lines').selectAll().where('order_id', '=', id).orderBy('is_sample').orderBy('product_name').execute();
  return {
    id: row.id,
    status: readStatus(row.status),
    totalPence: row.total_pence,
    createdAt: row.created_at,
    items: lines.reduce((sum, line) => sum + line.quantity, 0),
    email: row.email,
    deliveryPence: row.delivery_pence,
    refundedPence: row.refunded_pence,
    paidAt: row.paid_at,
    lines: lines.map((line) => ({
      id: line.id,
      productId: line.product_id,
      name: line.product_name,
      sku: line.sku,
      quantity: line.quantity,
      unitPence: line.unit_pence,
      isSample: line.is_sample,
    })),
    deliverTo: addressLines(row.shipping_address),
  };
}

const countries: Record<string, string> = { GB: 'United Kingdom', IE: 'Ireland', US: 'United States', CA: 'Canada' };

/** A stored address as lines of an envelope; what is missing is left out. */
function addressLines(stored: unknown): string[] {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const text = (key: string) => (typeof given[key] === 'string' ? given[key].trim() : '');
  const name = `${text('first_name')} ${text('last_name')}`.trim();
  return [name, text('address'), text('city'), text('postal_code'), countries[text('country')] ?? text('country')].filter(Boolean);
}
