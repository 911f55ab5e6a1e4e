import { findLastLetter, sendAgain } from '#mail/outbox.server.ts';
import type { Pence } from '#money/pence.ts';
import { leftOf, listPayments, listRefunds } from '#payments/queries.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { freeLots } from '#stock/lots.server.ts';
import type { FreeLot } from '#stock/serve-from-lots.ts';
import type { Shop } from '../../shop.server.ts';
import { carriageLeft } from '../carriage.server.ts';
import { readDocuments } from '../invoice/read-documents.server.ts';
import { isCollected, type Order, readStatus, statusWords } from '../order.ts';
import { recordEvent } from '../order-events.server.ts';
import { type Actor, movesFor } from '../order-moves.ts';
import { readOrder } from '../read-order.server.ts';
import { documentPath } from './list-documents.server.ts';

export const noSuchLine = 'There is no such line in this order.';

export type StaffEvent = { id: number; at: Date; said: string; note: string; by: string; isAttention: boolean };
export type StaffPayment = {
  id: string;
  amountPence: Pence;
  method: string;
  purpose: string;
  status: string;
  providerId: string | null;
  said: string | null;
  at: Date;
};
export type StaffRefund = { id: string; amountPence: Pence; status: string; reason: string; at: Date };

export type StaffOrderPage = {
  order: Order;
  events: StaffEvent[];
  payments: StaffPayment[];
  refunds: StaffRefund[];
  /** Its invoice and credit notes, once it is paid. */
  documents: { number: string; title: string; totalPence: Pence; isVoid: boolean; href: string }[];
  /** What can still go back to the card, or through the lender. */
  refundablePence: Pence;
  /** Of it, delivery and postage that did not go back yet. */
  carriageLeftPence: Pence;
  moves: ReturnType<typeof movesFor>;
  /** Of products that lines came from lots of, by id: the lots of which there is any. */
  lots: Record<string, FreeLot[]>;
  /** The customer's other orders, newest first, ten at most. */
  others: { id: string; createdAt: Date; totalPence: Pence; status: ReturnType<typeof readStatus> }[];
};

/** All that staff see of an order; null when there is none of that id, a UUID. */
export async function readStaffOrder(shop: Shop, id: string): Promise<StaffOrderPage | null> {
  const order = await readOrder(shop, id);
  if (!order) return null;
  const [events, payments, refunds, others, documents, lots, carriage] = await Promise.all([
    listEvents(shop, id),
    listPayments(shop.db, id),
    listRefunds(shop.db, id),
    listOthers(shop, order),
    readDocuments(shop, order),
    freeLots(
      shop.db,
      order.lines.flatMap((line) => (line.lots.length && line.productId ? [line.productId] : [])),
    ),
    carriageLeft(shop.db, id),
  ]);
  const paid = payments.find((payment) => payment.status === 'succeeded');
  const byLender = order.paidAt && order.paymentMethod === 'finance' ? order.totalPence - order.refundedPence : 0;
  return {
    order,
    events,
    payments: payments.map((payment) => ({
      id: payment.id,
      amountPence: payment.amountPence,
      method: payment.method,
      purpose: payment.purpose,
      status: payment.status,
      providerId: payment.providerId,
      said: payment.errorDetail,
      at: payment.createdAt,
    })),
    refunds: refunds.map(({ id: refund, amountPence, status, reason, createdAt }) => ({ id: refund, amountPence, status, reason, at: createdAt })),
    refundablePence: order.paidAt ? byLender || leftOf(paid ? [paid] : []) : 0,
    carriageLeftPence: order.paidAt ? carriage : 0,
    moves: movesFor(order.status, 'staff', isCollected(order)),
    lots: Object.fromEntries(lots),
    others,
    documents: documents.map((one) => ({
      number: one.number,
      title: one.title,
      totalPence: one.totalPence,
      isVoid: one.isVoid,
      href: documentPath(one),
    })),
  };
}

async function listEvents(shop: Shop, orderId: string): Promise<StaffEvent[]> {
  const rows = await shop.db
    .selectFrom('order_events as e')
    .leftJoin('users as u', 'u.id', 'e.actor_id')
    .select(['e.id', 'e.at', 'e.kind', 'e.to_status', 'e.actor_kind', 'e.note', 'u.full_name'])
    .where('e.order_id', '=', orderId)
    .orderBy('e.id', 'desc')
    .execute();
  const kinds: Record<string, string> = { placed: 'Placed', payment: 'Payment', refund: 'Refund', note: 'Note', attention: 'Needs attention' };
  const actors: Record<string, string> = { shopper: 'Customer', staff: 'Staff', system: 'The shop' };
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    said: row.kind === 'moved' ? statusWords[readStatus(row.to_status ?? '')] : (kinds[row.kind] ?? row.kind),
    note: row.note,
    by: row.actor_kind === 'staff' && row.full_name ? row.full_name : (actors[row.actor_kind] ?? ''),
    isAttention: row.kind === 'attention',
  }));
}

async function listOthers(shop: Shop, order: Order): Promise<StaffOrderPage['others']> {
  if (!order.userId && !order.email) return [];
  const rows = await shop.db
    .selectFrom('orders')
    .select(['id', 'created_at', 'total_pence', 'status'])
    .where('id', '!=', order.id)
    .where((e) => (order.userId ? e('user_id', '=', order.userId) : e(e.fn('lower', ['email']), '=', order.email.toLowerCase())))
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute();
  return rows.map((row) => ({ id: row.id, createdAt: row.created_at, totalPence: row.total_pence, status: readStatus(row.status) }));
}

/** Writes a note of staff into an order's history; what was raised to them before it counts as looked at. Throws a Refusal (404). */
export async function addOrderNote(shop: Shop, orderId: string, note: string, actor: Actor): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const order = await trx.selectFrom('orders').select('id').where('id', '=', orderId).forNoKeyUpdate().executeTakeFirst();
    if (!order) throw new Refusal('not-found', 'order-not-found', 'Order not found');
    await recordEvent(shop, trx, orderId, { kind: 'note', note }, actor);
  });
}

/** Queues the last letter that the shopper of an order got once more. Gives the address. Throws a Refusal (404) where there was none. */
export async function resendLetter(shop: Shop, orderId: string, actor: Actor): Promise<string> {
  const order = await shop.db.selectFrom('orders').select('email').where('id', '=', orderId).executeTakeFirst();
  // The shop's own copies are about the order too.
  const mail = order && (await findLastLetter(shop, orderId, order.email));
  if (!mail) throw new Refusal('not-found', 'no-letter', 'No emails have been sent about this order yet.');
  await sendAgain(shop, mail.id);
  const { letterName } = await import('#mail/write-letter.tsx');
  await recordEvent(shop, shop.db, orderId, { kind: 'note', note: `Sent again: ${letterName(mail.kind)}` }, actor);
  return mail.recipient;
}

/**
 * Says of a line that comes off a roll that it has been cut, or that it was not after all. Once cut its shopper cannot cancel it.
 * Throws a Refusal: 404 for a line there is not, 409 where nothing of it is to be cut.
 */
export async function markLineCut(shop: Shop, orderId: string, lineId: string, isCut: boolean, actor: Actor): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const order = await trx.selectFrom('orders').select('status').where('id', '=', orderId).forNoKeyUpdate().executeTakeFirst();
    const line = await trx
      .selectFrom('order_lines')
      .select(['product_name', 'roll_mm', 'cut_at', 'quantity', 'refunded_quantity', 'sent_quantity'])
      .where('id', '=', lineId)
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    if (!order || !line) throw new Refusal('not-found', 'line-not-found', noSuchLine);
    if (line.roll_mm === null) throw new Refusal('conflict', 'not-from-a-roll', 'This is not cut from a roll.');
    if ((line.cut_at !== null) === isCut) return;
    const isPacked = (order.status === 'confirmed' || order.status === 'part_shipped') && line.sent_quantity === 0;
    if (!isPacked || line.refunded_quantity === line.quantity)
      throw new Refusal('conflict', 'cannot-cut', 'Only what is paid and not yet dispatched is cut.');
    await trx
      .updateTable('order_lines')
      .set({ cut_at: isCut ? shop.now() : null })
      .where('id', '=', lineId)
      .execute();
    await recordEvent(shop, trx, orderId, { kind: 'note', note: `${line.product_name}: ${isCut ? 'cut to size' : 'not cut after all'}.` }, actor);
  });
}
