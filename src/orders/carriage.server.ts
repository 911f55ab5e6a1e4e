import type { Pence } from '#money/pence.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { Refusal } from '#platform/refusal.ts';

/** Pence of an order's delivery and postage that were paid back, or are on their way. */
export async function carriageRefunded(db: Db, orderId: string): Promise<Pence> {
  const { pence } = await db
    .selectFrom('carriage_refunds')
    .select((e) => e.fn.sum<number | null>('pence').as('pence'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(pence ?? 0);
}

/** Pence of a refund that are for delivery and postage. */
export async function carriageOfRefund(db: Db, refundId: string): Promise<Pence> {
  const rows = await db.selectFrom('carriage_refunds').select('pence').where('refund_id', '=', refundId).execute();
  return rows.reduce((sum, { pence }) => sum + pence, 0);
}

/** Pence of an order’s delivery and postage that did not go back yet. */
export async function carriageLeft(db: Db, orderId: string): Promise<Pence> {
  const order = await db.selectFrom('orders').select(['delivery_pence', 'sample_postage_pence']).where('id', '=', orderId).executeTakeFirst();
  return order ? order.delivery_pence + order.sample_postage_pence - (await carriageRefunded(db, orderId)) : 0;
}

/** Throws a Refusal (409) where less of an order's delivery and postage is left to pay back. The caller has locked the order. */
export async function requireCarriageLeft(trx: Db, orderId: string, pence: Pence): Promise<void> {
  if (pence === 0 || pence <= (await carriageLeft(trx, orderId))) return;
  const message = 'Delivery has been refunded already.';
  throw new Refusal('conflict', 'carriage-refunded', message, [{ field: 'delivery', message }]);
}

/** Writes down which part of a refund is for delivery and postage; `refundId` null: through a lender. */
export async function noteCarriage(trx: Db, orderId: string, refundId: string | null, pence: Pence): Promise<void> {
  if (pence > 0) await trx.insertInto('carriage_refunds').values({ order_id: orderId, refund_id: refundId, pence }).execute();
}

/** Nothing is left of what was paid: the rest of delivery and postage went with it. */
export async function noteRestOfCarriage(trx: Db, orderId: string, refundId: string | null): Promise<void> {
  await noteCarriage(trx, orderId, refundId, await carriageLeft(trx, orderId));
}
