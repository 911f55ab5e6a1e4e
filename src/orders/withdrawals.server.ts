import type { Kysely } from 'kysely';
import { nameProducts } from '#catalogue/sold-products.server.ts';
import type { Database } from '#platform/database/schema.ts';
import type { Shop } from '../shop.server.ts';
import type { ReturnableLine } from './withdrawal.ts';

/** What a shopper has told us that they are sending back, oldest first. */
export async function readWithdrawals(shop: Shop, orderId: string) {
  const rows = await shop.db
    .selectFrom('withdrawals as w')
    .innerJoin('withdrawal_lines as l', 'l.withdrawal_id', 'w.id')
    .innerJoin('order_lines as o', 'o.id', 'l.order_line_id')
    .select(['w.id', 'w.created_at', 'w.reason', 'o.product_name', 'l.quantity'])
    .where('w.order_id', '=', orderId)
    .orderBy('w.created_at')
    .orderBy('o.position')
    .execute();
  const told = Map.groupBy(rows, ({ id }) => id);
  return [...told].map(([id, lines]) => ({
    id,
    at: lines[0]?.created_at ?? new Date(0),
    reason: lines[0]?.reason ?? '',
    lines: lines.map(({ product_name, quantity }) => ({ name: product_name, quantity })),
  }));
}

/** What can still be sent back of an order, and since when it is there: null while it is under way. */
export async function readReturns(shop: Shop, order: { id: string }, db: Kysely<Database> = shop.db) {
  const [lines, delivered] = await Promise.all([
    db
      .selectFrom('order_lines as l')
      .select(['l.id', 'l.product_id', 'l.product_name', 'l.quantity', 'l.refunded_quantity', 'l.unit_pence', 'l.is_sample', 'l.roll_mm'])
      .select((e) =>
        e
          .selectFrom('withdrawal_lines as w')
          .select((sum) => sum.fn.coalesce(sum.fn.sum<number>('w.quantity'), sum.lit(0)).as('n'))
          .whereRef('w.order_line_id', '=', 'l.id')
          .as('withdrawn'),
      )
      .where('l.order_id', '=', order.id)
      .orderBy('l.position')
      .orderBy('l.id')
      .execute(),
    db
      .selectFrom('order_events')
      .select(['at', 'to_status'])
      .where('order_id', '=', order.id)
      // The second: marked as delivered by mistake, and undone.
      .where((e) => e.or([e('to_status', '=', 'delivered'), e.and([e('from_status', '=', 'delivered'), e('to_status', '=', 'shipped')])]))
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  const products = await nameProducts(
    db,
    lines.flatMap(({ product_id }) => product_id ?? []),
  );
  return {
    deliveredAt: delivered?.to_status === 'delivered' ? delivered.at : null,
    lines: lines.map((line): ReturnableLine & { unitPence: number; isSample: boolean } => ({
      id: line.id,
      name: line.product_name,
      quantity: line.quantity,
      refundedQuantity: line.refunded_quantity,
      // What came off a roll did so whatever its product is sold by today.
      unit: line.roll_mm === null ? (products.get(line.product_id ?? '')?.unit ?? null) : 'metre',
      withdrawnQuantity: Number(line.withdrawn ?? 0),
      unitPence: line.unit_pence,
      isSample: line.is_sample,
    })),
  };
}
