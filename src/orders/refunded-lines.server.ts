import type { Kysely } from 'kysely';
import { leftOf, listPaid } from '#payments/queries.server.ts';
import type { Database } from '#platform/database/schema.ts';
import { Refusal } from '#platform/refusal.ts';
import { restockBoxes } from '#stock/boxes.server.ts';
import { boxesOf, type CountedLine } from './line-boxes.server.ts';

export type LinesWanted = readonly { id: string; quantity: number }[];
/** What of a line was marked as refunded: of its boxes, `atHome` were on the shelf already, since a refund before this one failed. */
type Marked = CountedLine & { id: string; unit_pence: number; cut_at: Date | null; atHome: number };

/** Marks the boxes of lines as refunded; no box is refunded twice. Throws a Refusal (409) where a line has fewer left. */
export async function markRefunded(trx: Kysely<Database>, orderId: string, wanted: LinesWanted): Promise<Marked[]> {
  const marked: Marked[] = [];
  for (const { id, quantity } of wanted) {
    const before = await trx
      .selectFrom('order_lines')
      .select(['product_id', 'unit_pence', 'is_sample', 'back_on_shelf', 'roll_width_mm', 'roll_mm', 'cut_at'])
      .where('id', '=', id)
      .where('order_id', '=', orderId)
      .where((e) => e(e('quantity', '-', e.ref('refunded_quantity')), '>=', quantity))
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!before) throw new Refusal('conflict', 'line-refunded', 'There is less left to refund on that line. Please check the order again.');
    const { back_on_shelf, ...line } = before;
    const atHome = Math.min(quantity, back_on_shelf);
    await trx
      .updateTable('order_lines')
      .set((e) => ({ refunded_quantity: e('refunded_quantity', '+', quantity), back_on_shelf: e('back_on_shelf', '-', atHome) }))
      .where('id', '=', id)
      .execute();
    marked.push({ ...line, id, quantity, atHome });
  }
  return marked;
}

/** What of an order's lines is not refunded yet. */
export async function linesLeft(trx: Kysely<Database>, orderId: string): Promise<LinesWanted> {
  return trx
    .selectFrom('order_lines')
    .select((e) => ['id' as const, e('quantity', '-', e.ref('refunded_quantity')).as('quantity')])
    .where('order_id', '=', orderId)
    .whereRef('refunded_quantity', '<', 'quantity')
    .execute();
}

/** Whether all that was paid for an order is paid back or on its way. */
export async function isAllPaidBack(trx: Kysely<Database>, orderId: string): Promise<boolean> {
  const order = await trx
    .selectFrom('orders')
    .select(['payment_method', 'total_pence', 'refunded_pence'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const rest = order.payment_method === 'finance' ? order.total_pence - order.refunded_pence : leftOf(await listPaid(trx, orderId));
  return rest === 0;
}

/** Writes down what a refund is for, so that it can be undone should the refund fail, and puts what came back on the shelf. */
export async function keepRefundLines(
  trx: Kysely<Database>,
  marked: readonly Marked[],
  { refundId, orderId, actorId, restocks }: { refundId: string | null; orderId: string; actorId: string | null; restocks: boolean },
): Promise<void> {
  // What was cut off its roll is not on it again.
  const back = marked.filter(({ cut_at }) => restocks && cut_at === null).map((line) => ({ ...line, quantity: line.quantity - line.atHome }));
  await restockBoxes(trx, boxesOf(back), { reason: 'refund', orderId, actorId });
  const kept = new Map<string, { quantity: number; onShelf: number }>();
  for (const { id, quantity, is_sample, atHome } of marked) {
    const before = kept.get(id) ?? { quantity: 0, onShelf: 0 };
    const onShelf = is_sample ? 0 : restocks ? quantity : atHome;
    kept.set(id, { quantity: before.quantity + quantity, onShelf: before.onShelf + onShelf });
  }
  if (!refundId || kept.size === 0) return;
  await trx
    .insertInto('refund_lines')
    .values([...kept].map(([id, { quantity, onShelf }]) => ({ refund_id: refundId, order_line_id: id, quantity, on_shelf: onShelf })))
    .execute();
}

/**
 * A refund failed: what it was for counts as sold again. Boxes that came back stay on the shelf, where they are; the refund that takes
 * its place does not put them there a second time.
 */
export async function unmarkRefunded(trx: Kysely<Database>, refundId: string): Promise<void> {
  const lines = await trx.selectFrom('refund_lines').selectAll().where('refund_id', '=', refundId).orderBy('order_line_id').execute();
  for (const { order_line_id, quantity, on_shelf } of lines) {
    await trx
      .updateTable('order_lines')
      .set((e) => ({ refunded_quantity: e('refunded_quantity', '-', quantity), back_on_shelf: e('back_on_shelf', '+', on_shelf) }))
      .where('id', '=', order_line_id)
      .execute();
  }
}
