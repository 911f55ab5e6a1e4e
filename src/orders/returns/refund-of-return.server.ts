import type { Db } from '#platform/database/connect.server.ts';
import { carriageRefunded } from '../carriage.server.ts';
import { type RefundDue, refundDue } from '../refund-due.ts';
import { leftToPayBack } from '../refund-order.server.ts';
import type { ReturnKind } from './return-moves.ts';

/** What a return pays back, and how many of its pieces were not refunded otherwise meanwhile. */
export type DueOfReturn = RefundDue & { leftPence: number; lines: { id: string; quantity: number; left: number }[] };

/** Works out what pieces that come back of an order are paid back with. Left-over boxes are paid without delivery. */
export async function dueOfReturn(
  db: Db,
  orderId: string,
  kind: ReturnKind,
  pieces: readonly { id: string; quantity: number }[],
): Promise<DueOfReturn> {
  const [order, lines, carriageRefundedPence, leftPence] = await Promise.all([
    db.selectFrom('orders').select(['delivery_pence', 'sample_postage_pence']).where('id', '=', orderId).executeTakeFirstOrThrow(),
    db
      .selectFrom('order_lines')
      .select(['id', 'quantity', 'refunded_quantity as refundedQuantity', 'unit_pence as unitPence', 'is_sample as isSample'])
      .where('order_id', '=', orderId)
      .execute(),
    carriageRefunded(db, orderId),
    leftToPayBack(db, orderId),
  ]);
  const known = pieces.map(({ id, quantity }) => {
    const line = lines.find((one) => one.id === id);
    return { id, quantity, left: line ? Math.min(quantity, line.quantity - line.refundedQuantity) : 0 };
  });
  const back = known.map(({ id, left }) => ({ id, quantity: left }));
  const carriage = { deliveryPence: order.delivery_pence, samplePostagePence: order.sample_postage_pence, carriageRefundedPence };
  return { ...refundDue({ lines, ...carriage, leftPence }, back, kind === 'withdrawal'), leftPence, lines: known };
}
