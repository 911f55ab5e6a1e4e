import { amountWanted, formatPounds, type Pence } from '#money/pence.ts';
import { leftOf, listPaid } from '#payments/queries.server.ts';
import { type RefundWanted, refundLeft, setAsideRefund } from '#payments/refunds.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { restockBoxes } from '#stock/boxes.server.ts';
import type { Shop } from '../shop.server.ts';
import { noteCarriage, noteRestOfCarriage, requireCarriageLeft } from './carriage.server.ts';
import { issueCreditNote } from './invoice/issue-documents.server.ts';
import { leftToSend } from './left-to-send.ts';
import { boxesOf, type CountedLine, partOfLine } from './line-boxes.server.ts';
import { readStatus } from './order.ts';
import { recordEvent } from './order-events.server.ts';
import type { Actor } from './order-moves.ts';
import { followSending } from './shipping/ship-order.server.ts';

export type OrderRefund = {
  /** What goes back; null: what the lines below cost, and the carriage, as far as that is left. */
  amountPence: Pence | null;
  /** How many of which lines it is for. */
  lines: LinesWanted;
  reason: string;
  /** Which part of it is for delivery and postage; they go back once. */
  carriagePence?: Pence;
  /** Whether those boxes are on the shelf again. */
  restocks: boolean;
  /** The boxes had been sent. Otherwise what has not left yet is refunded first, and is not sent any more. */
  hadLeft?: boolean;
};

/**
 * Refunds part or all of a paid order: to the card it came from, or, where a lender paid, as a note that the lender was told. Never
 * more in all than was paid, however many ask at once. Where nothing is left of what was paid, every line is refunded, and delivery. Throws a
 * Refusal: 404, 409 for too much, 422 for an amount of nothing.
 */
export async function refundOrder(shop: Shop, orderId: string, wanted: OrderRefund, actor: Actor): Promise<void> {
  await inTransaction(shop.db, (trx) => refundWithin(shop, trx, orderId, wanted, actor));
}

/** As `refundOrder`, in the caller's transaction. Gives the pence that go back. */
export async function refundWithin(shop: Shop, trx: Db, orderId: string, wanted: OrderRefund, actor: Actor): Promise<Pence> {
  const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).forNoKeyUpdate().executeTakeFirst();
  if (!order) throw new Refusal('not-found', 'order-not-found', 'Order not found');
  if (!order.paid_at) throw new Refusal('conflict', 'nothing-paid', 'This order has not been paid.');
  const { carriagePence = 0 } = wanted;
  await requireCarriageLeft(trx, orderId, carriagePence);
  const left = await leftToPayBack(trx, orderId);
  const lines = await markRefunded(trx, orderId, wanted.lines, wanted.hadLeft);
  const cost = lines.reduce((sum, line) => sum + line.unit_pence * line.quantity, carriagePence);
  const amountPence = wanted.amountPence ?? (left > 0 ? Math.min(cost, left) : cost);
  if (!Number.isSafeInteger(amountPence) || amountPence <= 0) {
    const detail = amountWanted;
    throw new Refusal('invalid', 'invalid-form', detail, [{ field: 'amount_pence', message: detail }]);
  }
  const { reason } = wanted;
  const isFinanced = order.payment_method === 'finance';
  if (isFinanced) await noteFinanceRefund(shop, trx, order, amountPence, reason, actor);
  const refundId = isFinanced ? null : await requestRefund(shop, trx, { orderId, amountPence, reason, actor });
  await noteCarriage(trx, orderId, refundId, Math.min(carriagePence, amountPence));
  const isWhole = amountPence === left;
  if (isWhole) await noteRestOfCarriage(trx, orderId, refundId);
  const rest = isWhole ? await markRefunded(trx, orderId, await linesLeft(trx, orderId)) : [];
  // The boxes of a cancelled order are on the shelf already; where lines were named, no others have come back.
  const restocks = wanted.restocks && order.stock_state === 'sold';
  const by = { refundId, orderId, actorId: actor.userId };
  if (wanted.lines.length === 0) await keepRefundLines(trx, rest, { ...by, restocks });
  else await keepRefundLines(trx, [...lines, ...rest.map((line) => ({ ...line, isElsewhere: true }))], { ...by, restocks });
  await followSending(shop, trx, orderId, readStatus(order.status), 'What was left to send has been refunded.');
  if (isFinanced) await issueCreditNote(shop, trx, { orderId, refundId: null, amountPence, lines, carriagePence });
  return amountPence;
}

type Financed = { id: string; total_pence: number; refunded_pence: number; status: string };

/** A lender's money goes back through the lender: here it is only written down. */
async function noteFinanceRefund(shop: Shop, trx: Db, order: Financed, amountPence: Pence, reason: string, actor: Actor) {
  const left = order.total_pence - order.refunded_pence;
  if (amountPence > left) {
    const detail = refundLeft(left);
    throw new Refusal('conflict', 'refund-too-large', detail, [{ field: 'amount_pence', message: detail }]);
  }
  await trx
    .updateTable('orders')
    .set((e) => ({ refunded_pence: e('refunded_pence', '+', amountPence), updated_at: shop.now(), version: e('version', '+', 1) }))
    .where('id', '=', order.id)
    .execute();
  const note = `${formatPounds(amountPence)} to be paid back through the lender${reason ? `: ${reason}` : ''}`;
  await recordEvent(shop, trx, order.id, { kind: 'refund', note }, actor);
}

type LinesWanted = readonly { id: string; quantity: number }[];
/**
 * What of a line was marked as refunded: of its boxes, `atHome` were on the shelf already, since a refund before this one failed; `withheld` had
 * not been sent, and will not be. `toShelf`: the others, with their lots.
 */
type Marked = CountedLine & {
  id: string;
  unit_pence: number;
  cut_at: Date | null;
  atHome: number;
  withheld: number;
  toShelf: CountedLine;
  /** Paid back with the rest, though nobody says that it came back. */
  isElsewhere?: boolean;
};

/** Marks the boxes of lines as refunded; no box is refunded twice. Throws a Refusal (409) where a line has fewer left. */
export async function markRefunded(trx: Db, orderId: string, wanted: LinesWanted, hadLeft = false): Promise<Marked[]> {
  const marked: Marked[] = [];
  for (const { id, quantity } of wanted) {
    const before = await trx
      .selectFrom('order_lines')
      .select([
        'product_id',
        'quantity',
        'unit_pence',
        'is_sample',
        'back_on_shelf',
        'refunded_quantity',
        'roll_width_mm',
        'roll_mm',
        'lots',
        'cut_at',
      ])
      .select(['sent_quantity as sentQuantity', 'withheld_quantity as withheldQuantity'])
      .where('id', '=', id)
      .where('order_id', '=', orderId)
      .where((e) => e(e('quantity', '-', e.ref('refunded_quantity')), '>=', quantity))
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!before) throw new Refusal('conflict', 'line-refunded', 'There is less left to refund on that line. Please check the order again.');
    const { back_on_shelf, refunded_quantity, sentQuantity, withheldQuantity, ...line } = before;
    const atHome = Math.min(quantity, back_on_shelf);
    const withheld = hadLeft ? 0 : Math.min(quantity, leftToSend({ quantity: line.quantity, sentQuantity, withheldQuantity }));
    const toShelf = partOfLine(line, refunded_quantity + back_on_shelf, quantity - atHome);
    await trx
      .updateTable('order_lines')
      .set((e) => ({
        refunded_quantity: e('refunded_quantity', '+', quantity),
        back_on_shelf: e('back_on_shelf', '-', atHome),
        withheld_quantity: e('withheld_quantity', '+', withheld),
      }))
      .where('id', '=', id)
      .execute();
    marked.push({ ...line, id, quantity, atHome, withheld, toShelf });
  }
  return marked;
}

/** What of an order's lines is not refunded yet. */
export async function linesLeft(trx: Db, orderId: string): Promise<LinesWanted> {
  return trx
    .selectFrom('order_lines')
    .select((e) => ['id' as const, e('quantity', '-', e.ref('refunded_quantity')).as('quantity')])
    .where('order_id', '=', orderId)
    .whereRef('refunded_quantity', '<', 'quantity')
    .execute();
}

/** Pence that were paid for an order and have neither gone back nor are on their way. */
export async function leftToPayBack(db: Db, orderId: string): Promise<Pence> {
  const order = await db
    .selectFrom('orders')
    .select(['payment_method', 'total_pence', 'refunded_pence'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return order.payment_method === 'finance' ? order.total_pence - order.refunded_pence : leftOf(await listPaid(db, orderId));
}

/** Writes down what a refund is for, so that it can be undone should the refund fail, and puts what came back on the shelf. */
export async function keepRefundLines(
  trx: Db,
  marked: readonly Marked[],
  { refundId, orderId, actorId, restocks }: { refundId: string | null; orderId: string; actorId: string | null; restocks: boolean },
): Promise<void> {
  // What was cut off its roll is not on it again.
  const comesBack = ({ cut_at, isElsewhere }: Marked) => restocks && cut_at === null && !isElsewhere;
  await restockBoxes(trx, boxesOf(marked.filter(comesBack).map(({ toShelf }) => toShelf)), { reason: 'refund', orderId, actorId });
  const kept = new Map<string, { quantity: number; onShelf: number; withheld: number }>();
  for (const line of marked) {
    const { id, quantity, is_sample, atHome, withheld } = line;
    const before = kept.get(id) ?? { quantity: 0, onShelf: 0, withheld: 0 };
    const onShelf = is_sample ? 0 : comesBack(line) ? quantity : atHome;
    kept.set(id, { quantity: before.quantity + quantity, onShelf: before.onShelf + onShelf, withheld: before.withheld + withheld });
  }
  if (!refundId || kept.size === 0) return;
  await trx
    .insertInto('refund_lines')
    .values([...kept].map(([id, { onShelf, ...counts }]) => ({ refund_id: refundId, order_line_id: id, on_shelf: onShelf, ...counts })))
    .execute();
}

/**
 * A refund failed: what it was for counts as sold again. Boxes that came back stay on the shelf, where they are; the refund that takes
 * its place does not put them there a second time.
 */
export async function unmarkRefunded(trx: Db, refundId: string): Promise<void> {
  await trx.deleteFrom('carriage_refunds').where('refund_id', '=', refundId).execute();
  const lines = await trx.selectFrom('refund_lines').selectAll().where('refund_id', '=', refundId).orderBy('order_line_id').execute();
  for (const { order_line_id, quantity, on_shelf, withheld } of lines) {
    await trx
      .updateTable('order_lines')
      .set((e) => ({
        refunded_quantity: e('refunded_quantity', '-', quantity),
        back_on_shelf: e('back_on_shelf', '+', on_shelf),
        withheld_quantity: e('withheld_quantity', '-', withheld),
      }))
      .where('id', '=', order_line_id)
      .execute();
  }
}

/**
 * Has an amount go back to an order's card, in the caller's transaction, and says so in its history. Gives the refund's id. Throws as
 * `setAsideRefund`.
 */
export async function requestRefund(
  shop: Shop,
  trx: Db,
  { actor, ...wanted }: Omit<RefundWanted, 'requestedBy'> & { actor: Actor },
): Promise<string> {
  const { orderId, amountPence, reason } = wanted;
  const id = await setAsideRefund(shop, trx, { ...wanted, requestedBy: actor.userId });
  const note = `${formatPounds(amountPence)} to be paid back${reason ? `: ${reason}` : ''}`;
  await recordEvent(shop, trx, orderId, { kind: 'refund', note }, actor);
  return id;
}
