import { addressValues } from '#delivery/shipping-address.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { holdBoxes, sellBoxes } from '#stock/boxes.server.ts';
import { readLotsOfLine } from '#stock/lots-of-line.ts';
import { maxLotsOfLine } from '#stock/serve-from-lots.ts';
import { areGone, boxesOf } from './line-boxes.server.ts';
import { orderReference } from './order.ts';
import { serveLocked } from './serve-lines.server.ts';

/** An order and its goods, locked in the caller's transaction for whoever puts something of it right. Throws a Refusal: 404. */
export async function lockOrderGoods(trx: Db, orderId: string) {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'status', 'email', 'shipping_address', 'delivery_area'])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) throw new Refusal('not-found', 'order-not-found', 'Order not found');
  const lines = await listGoods(trx, [orderId]);
  const address = addressValues(order.shipping_address);
  return { status: order.status, email: order.email, firstName: address.first_name, address, area: order.delivery_area ?? '', lines };
}

/** What was ordered in these orders, line by line: how many, and how many of them were paid back. */
export async function listGoods(db: Db, orderIds: readonly string[]) {
  if (!orderIds.length) return [];
  const rows = await db
    .selectFrom('order_lines')
    .select(['id', 'product_name', 'sku', 'quantity', 'refunded_quantity', 'sent_quantity', 'withheld_quantity'])
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.product_name,
    sku: row.sku,
    quantity: row.quantity,
    refundedQuantity: row.refunded_quantity,
    /** What the shopper may have of it: what was sent, and is not refunded. */
    outQuantity: row.sent_quantity - (row.refunded_quantity - row.withheld_quantity),
  }));
}

/** Whose order it is, for a list of staff. */
export type OrderName = { id: string; reference: string; customer: string; email: string };

export async function nameOrders(db: Db, orderIds: readonly string[]): Promise<Map<string, OrderName>> {
  if (!orderIds.length) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'email', 'shipping_address'])
    .where('id', 'in', [...new Set(orderIds)])
    .execute();
  return new Map(
    rows.map(({ id, email, shipping_address }) => {
      const { first_name, last_name } = addressValues(shipping_address);
      return [id, { id, reference: orderReference(id), customer: `${first_name} ${last_name}`.trim() || email || 'A former customer', email }];
    }),
  );
}

/**
 * Takes goods of an order off the shelf once more, to be sent again at no charge, in the caller's transaction. Gives the lots they come from, by
 * line. Throws a Refusal (409) where the shelf has too few, or a product is no longer sold.
 */
export async function takeGoodsAgain(trx: Db, orderId: string, wanted: readonly { id: string; quantity: number }[]) {
  const rows = await trx
    .selectFrom('order_lines')
    .select(['id', 'product_id', 'is_sample', 'roll_width_mm', 'roll_mm', 'lots'])
    .where('order_id', '=', orderId)
    .execute();
  const lines = wanted.flatMap(({ id, quantity }) => rows.filter((row) => row.id === id).map((row) => ({ ...row, quantity })));
  // Of the lot that they are to match, as far as there is any of it.
  const matching = lines.map((line) => ({ ...line, lots: null, max_lots: maxLotsOfLine, lot_id: readLotsOfLine(line.lots)[0]?.id ?? null }));
  const served = await serveLocked(trx, matching);
  const boxes = boxesOf(served.lines);
  if (areGone(lines) || served.short.length || (await holdBoxes(trx, boxes)).length > 0) {
    throw new Refusal('conflict', 'no-stock', 'There is not enough in stock to send these goods again. Please choose another answer.');
  }
  await sellBoxes(trx, boxes, orderId);
  return new Map(served.lines.map(({ id, lots }) => [id, lots]));
}
