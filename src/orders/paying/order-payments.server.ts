import { randomUUID } from 'node:crypto';
import { queueStaffNotice } from '#mail/queue-mail.server.ts';
import { formatPounds, type Pence } from '#money/pence.ts';
import type { PaidPayment, PaymentHooks, SettledRefund } from '#payments/payment-hooks.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import type { Shop } from '../../shop.server.ts';
import { markCancelled } from '../cancel-order.server.ts';
import { noteRestOfCarriage } from '../carriage.server.ts';
import { confirmLocked } from '../confirm-order.server.ts';
import { issueCreditNote, voidCreditNote } from '../invoice/issue-documents.server.ts';
import { isStanding, type OrderStatus, orderReference, readStatus } from '../order.ts';
import { recordEvent, recordEventOnce } from '../order-events.server.ts';
import { theShop } from '../order-moves.ts';
import { queueOrderLetter } from '../queue-order-letter.server.ts';
import { keepRefundLines, leftToPayBack, linesLeft, markRefunded, requestRefund, unmarkRefunded } from '../refund-order.server.ts';
import { followSending } from '../shipping/ship-order.server.ts';

/** What happens to an order when its payments and refunds change. */
export const orderPayments: PaymentHooks<Shop> = {
  find: async (db, orderId) => {
    const order = await withState(db, orderId).executeTakeFirst();
    return order ? stateOf(order) : null;
  },
  lock: async (trx, orderId) => stateOf(await withState(trx, orderId).forNoKeyUpdate().executeTakeFirstOrThrow()),
  note: async (shop, db, orderId, { isOnce, ...told }) => {
    await (isOnce ? recordEventOnce : recordEvent)(shop, db, orderId, told);
  },
  alertStaff,
  onPaid,
  onRefunded,
  onRefundFailed,
  onRefundEntered,
};

function withState(db: Db, orderId: string) {
  return db.selectFrom('orders').select(['status', 'paid_at']).where('id', '=', orderId);
}

function stateOf({ status, paid_at }: { status: string; paid_at: Date | null }) {
  return { isWaiting: status === 'pending' || status === 'finance_pending', isPaid: paid_at !== null };
}

function alertStaff(shop: Shop, trx: Db, orderId: string, { subject, lines, onceKey }: { subject: string; lines: string[]; onceKey: string }) {
  const about = `Order ${orderReference(orderId)}: ${subject}`;
  return queueStaffNotice(shop, trx, { subject: about, lines, path: `/admin/orders/${orderId}`, onceKey, orderId });
}

/** The order is confirmed; or its money goes back at once, and staff are told, where it was cancelled meanwhile or its boxes are gone. */
async function onPaid(shop: Shop, trx: Db, { id: paymentId, orderId, amountPence, purpose, method, note }: PaidPayment, isSoldOut: boolean) {
  const told = { kind: 'payment', note } as const;
  const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).forNoKeyUpdate().executeTakeFirstOrThrow();
  // An order may have been changed since a payment that seemed to have failed: only its own total pays for it.
  const isForIt = purpose === 'deposit' || amountPence === order.total_pence;
  const isWaiting = isForIt && order.status === (purpose === 'deposit' ? 'finance_pending' : 'pending');
  if (isWaiting && !isSoldOut && purpose === 'order') return confirmLocked(shop, trx, order, { paidWith: method, before: [told] });
  await recordEvent(shop, trx, orderId, told);
  if (isWaiting && !isSoldOut) return;
  const reason = isWaiting ? 'Sold out before the payment was known' : 'Paid when the order was no longer waiting for it';
  await requestRefund(shop, trx, { orderId, amountPence, reason, actor: theShop, paymentId, isCorrection: true });
  await recordEvent(shop, trx, orderId, { kind: 'attention', note: `${reason}: ${formatPounds(amountPence)} is being paid back.` });
  if (!isWaiting) return;
  await markCancelled(shop, trx, orderId, readStatus(order.status), theShop, reason);
  await queueOrderLetter(shop, trx, orderId, { kind: 'order-cancelled', reason, refundPence: amountPence });
}

/** An order of which everything was paid back is refunded; what was paid back of its price has a credit note. */
async function onRefunded(shop: Shop, trx: Db, { id: refundId, orderId, amountPence, reason, isCorrection }: SettledRefund) {
  const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const refunded = Math.min(order.total_pence, order.refunded_pence + (isCorrection ? 0 : amountPence));
  const from = readStatus(order.status);
  const isWhole = !isCorrection && refunded === order.total_pence && order.paid_at !== null && isStanding(from);
  await changeOrder(shop, trx, orderId, { refunded_pence: refunded, ...(isWhole && { status: 'refunded' }) });
  await recordEvent(shop, trx, orderId, { kind: 'refund', note: `${formatPounds(amountPence)} paid back` });
  if (isWhole) await recordEvent(shop, trx, orderId, { kind: 'moved', from, to: 'refunded' });
  const creditNote = !isCorrection && order.paid_at && refunded > order.refunded_pence ? randomUUID() : null;
  // A cancelled order's letter has said so already.
  if (from !== 'cancelled') {
    await queueOrderLetter(shop, trx, orderId, {
      kind: 'order-refunded',
      refundId,
      refundPence: amountPence,
      reason: reason || undefined,
      creditNote,
    });
  }
  if (creditNote) await issueCreditNote(shop, trx, { id: creditNote, orderId, refundId, amountPence });
}

/**
 * What was refunded counts as sold again, staff have to pay another way, and the buyer is told if it was promised. Square refunds a payment
 * no more once a refund of it has failed. https://developer.squareup.com/docs/refunds-api/overview
 */
async function onRefundFailed(
  shop: Shop,
  trx: Db,
  { id: refundId, orderId, amountPence, isCorrection }: SettledRefund,
  { detail, wasMade }: { detail: string; wasMade: boolean },
) {
  const order = await trx.selectFrom('orders').select(['status', 'refunded_pence']).where('id', '=', orderId).executeTakeFirstOrThrow();
  if (wasMade && !isCorrection) {
    const back = order.status === 'refunded' ? await statusBeforeRefund(trx, orderId) : null;
    await changeOrder(shop, trx, orderId, { refunded_pence: Math.max(0, order.refunded_pence - amountPence), ...(back && { status: back }) });
    if (back) await recordEvent(shop, trx, orderId, { kind: 'moved', from: 'refunded', to: back, note: 'Its refund failed' });
    await voidCreditNote(shop, trx, refundId);
  }
  await unmarkRefunded(trx, refundId);
  const { status } = await trx.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirstOrThrow();
  await followSending(shop, trx, orderId, readStatus(status), 'A refund of goods that were not sent failed.');
  const amount = formatPounds(amountPence);
  // Whoever was told of it waits for it: by the letter of the refund, or by that of the cancelled order or of the finance that was declined.
  const wasPromised = wasMade || order.status === 'cancelled' || isCorrection;
  if (wasPromised) await recordEvent(shop, trx, orderId, { kind: 'refund', note: `A refund of ${amount} did not go through` });
  const owed = 'Pay the buyer another way, for instance by bank transfer: the provider may refund this payment no more.';
  await recordEvent(shop, trx, orderId, { kind: 'attention', note: `The refund of ${amount} failed: ${detail} ${owed}` });
  await alertStaff(shop, trx, orderId, {
    subject: `the refund of ${amount} failed`,
    lines: [
      `The card provider did not pay back ${amount}${wasPromised ? ', although the buyer was told that it would' : ''}: ${detail}`,
      owed,
      'The items count as sold again. Boxes that came back are still on the shelf.',
    ],
    onceKey: `refund-failed:${refundId}`,
  });
  if (wasPromised) await queueOrderLetter(shop, trx, orderId, { kind: 'refund-failed', refundId, refundPence: amountPence });
}

/**
 * Which lines a refund made in the provider's dashboard was for nobody says; once everything is paid back it was for all of them, and what
 * comes back to the shelf staff say themselves.
 */
async function onRefundEntered(shop: Shop, trx: Db, { id: refundId, orderId, amountPence, reason }: SettledRefund) {
  const note = `${formatPounds(amountPence)} to be paid back, refunded in the card provider’s dashboard${reason ? `: ${reason}` : ''}`;
  await recordEvent(shop, trx, orderId, { kind: 'refund', note });
  const { paid_at } = await trx.selectFrom('orders').select('paid_at').where('id', '=', orderId).executeTakeFirstOrThrow();
  if (!paid_at || (await leftToPayBack(trx, orderId)) > 0) return;
  await noteRestOfCarriage(trx, orderId, refundId);
  const lines = await markRefunded(trx, orderId, await linesLeft(trx, orderId));
  await keepRefundLines(trx, lines, { refundId, orderId, actorId: null, restocks: false });
  const all = 'Everything was refunded in the card provider’s dashboard. If boxes came back, or were never sent, put them back in stock.';
  await recordEvent(shop, trx, orderId, { kind: 'attention', note: all });
}

async function statusBeforeRefund(trx: Db, orderId: string): Promise<OrderStatus> {
  const moved = await trx
    .selectFrom('order_events')
    .select('from_status')
    .where('order_id', '=', orderId)
    .where('to_status', '=', 'refunded')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const before = readStatus(moved?.from_status ?? '');
  return isStanding(before) ? before : 'confirmed';
}

function changeOrder(shop: Shop, trx: Db, orderId: string, change: { refunded_pence: Pence; status?: OrderStatus }) {
  return trx
    .updateTable('orders')
    .set((e) => ({ ...change, updated_at: shop.now(), version: e('version', '+', 1) }))
    .where('id', '=', orderId)
    .execute();
}
