import { setApplicationStatus } from '#finance/applications.server.ts';
import type { ApplicationStatus } from '#finance/finance.ts';
import { formatPounds, type Pence } from '#money/pence.ts';
import { isBeingPaid, listPaid, refuseWhileBeingPaid } from '#payments/queries.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { sayDateTime } from '#platform/say-date.ts';
import { readSettings } from '#settings/queries.server.ts';
import { releaseBoxes } from '#stock/boxes.server.ts';
import type { Shop } from '../../shop.server.ts';
import { confirmOrder } from '../confirm-order.server.ts';
import { forgetLots } from '../hold-lines.server.ts';
import { boxesOf, countedLines } from '../line-boxes.server.ts';
import { recordEvent, recordEventOnce } from '../order-events.server.ts';
import type { Actor } from '../order-moves.ts';
import { lockOrder } from '../order-rows.server.ts';
import { queueOrderLetter } from '../queue-order-letter.server.ts';
import { requestRefund } from '../refund-order.server.ts';
import { isWithLender, readOrderApplication } from './order-application.server.ts';

/** How long boxes stay held for somebody who is told by letter that they may pay by card instead. */
const heldAfterDecline = 24 * 3600_000;

/**
 * The lender has said yes, as staff have found out from it: the order is paid. Also for one that was put back because nothing was
 * heard for days. Throws a Refusal: 404, 409 where it does not wait for a lender, its deposit is unpaid, or its boxes are gone.
 */
export async function approveFinance(shop: Shop, orderId: string, actor: Actor, note = ''): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const { order, application } = await requireWaiting(trx, orderId, ['finance_pending', 'pending']);
    // Put back when nothing was heard for days, and changed by its shopper since.
    if (application.pricePence !== order.total_pence) {
      const detail = `The lender was asked for ${formatPounds(application.pricePence)}, and the order is now ${formatPounds(order.total_pence)}.`;
      throw new Refusal('conflict', 'other-price', detail);
    }
    if (application.depositPaidPence < application.depositPence) {
      throw new Refusal('conflict', 'deposit-unpaid', `The deposit of ${formatPounds(application.depositPence)} has not been paid yet.`);
    }
    await setApplicationStatus(shop, trx, application.id, 'approved');
    await confirmOrder(shop, trx, orderId, { paidWith: 'finance', note, actor });
  });
}

/**
 * The lender has said no: the order can be paid by card instead, a deposit goes back, and a letter says both. Its boxes stay held for
 * a day. Throws a Refusal: 404, or 409 where it does not wait for a lender or a payment is being checked.
 */
export async function declineFinance(shop: Shop, orderId: string, actor: Actor, note = ''): Promise<void> {
  const until = new Date(shop.now().getTime() + heldAfterDecline);
  await inTransaction(shop.db, async (trx) => {
    const { application } = await requireWaiting(trx, orderId, ['finance_pending']);
    const refundPence = await backToPending(shop, trx, orderId, { actor, note, until, deposit: application.depositPaidPence });
    await setApplicationStatus(shop, trx, application.id, 'declined');
    const news = { applicationId: application.id, refundPence, heldUntil: sayDateTime(until) };
    await queueOrderLetter(shop, trx, orderId, { kind: 'finance-declined', ...news });
  });
}

/** A shopper pays by card after all: a deposit goes back, and the boxes are held as for any unpaid order. Throws a Refusal as above. */
export async function payByCardInstead(shop: Shop, orderId: string, actor: Actor): Promise<void> {
  const { stock_hold_minutes } = await readSettings(shop);
  const until = new Date(shop.now().getTime() + stock_hold_minutes * 60_000);
  await inTransaction(shop.db, async (trx) => {
    const { application } = await requireWaiting(trx, orderId, ['finance_pending']);
    await backToPending(shop, trx, orderId, { actor, note: '', until, deposit: application.depositPaidPence });
    await setApplicationStatus(shop, trx, application.id, 'declined');
    if (!isWithLender(application)) return;
    const tell = `The shopper pays by card after all: tell the lender that application ${application.reference} is withdrawn.`;
    await recordEvent(shop, trx, orderId, { kind: 'attention', note: tell });
  });
}

async function requireWaiting(trx: Db, orderId: string, statuses: readonly string[]) {
  const order = await lockOrder(trx, orderId);
  if (!order) throw new Refusal('not-found', 'order-not-found', 'Order not found');
  const application = await readOrderApplication(trx, orderId);
  if (!statuses.includes(order.status) || !application || application.status === 'approved' || application.status === 'declined') {
    throw new Refusal('conflict', 'not-waiting', 'This order is not waiting for a finance decision.');
  }
  await refuseWhileBeingPaid(trx, orderId);
  return { order, application };
}

type Back = { actor: Actor; note: string; until: Date; deposit: Pence };

/** To be paid by card, its boxes held until then. Gives what goes back of a deposit, in pence. */
async function backToPending(shop: Shop, trx: Db, orderId: string, { actor, note, until, deposit }: Back): Promise<Pence> {
  await trx
    .updateTable('orders')
    .set((e) => ({ status: 'pending', holds_until: until, updated_at: shop.now(), version: e('version', '+', 1) }))
    .where('id', '=', orderId)
    .execute();
  await recordEvent(shop, trx, orderId, { kind: 'moved', from: 'finance_pending', to: 'pending', note }, actor);
  if (deposit > 0) {
    const paid = (await listPaid(trx, orderId, 'deposit')).at(-1);
    const back = { orderId, amountPence: deposit, reason: 'Deposit of an order that was not financed', actor, paymentId: paid?.id };
    await requestRefund(shop, trx, { ...back, isCorrection: true });
  }
  return deposit;
}

/** Nobody needs longer for the lender's form; whoever does is held nothing. */
const days = 3;
/** Nothing was heard of it, or its shopper came back as declined and did nothing since. */
const lapsing: ApplicationStatus[] = ['started', 'returned_fail'];

/**
 * Gives back the boxes of orders whose shopper went off to the lender days ago and was never heard of again. The order waits to be
 * paid, by card or by an approval that comes late. One with a deposit keeps its boxes: staff have to ask the lender.
 */
export async function lapseApplications(shop: Shop): Promise<void> {
  const before = new Date(shop.now().getTime() - days * 24 * 3600_000);
  const rows = await shop.db
    .selectFrom('finance_applications as a')
    .innerJoin('orders as o', 'o.id', 'a.order_id')
    .select('o.id')
    .where('a.status', 'in', lapsing)
    .where('a.created_at', '<', before)
    .where('o.status', '=', 'finance_pending')
    .limit(200)
    .execute();
  for (const { id } of rows) await lapse(shop, id, before);
}

async function lapse(shop: Shop, orderId: string, before: Date): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    const application = await readOrderApplication(trx, orderId);
    if (order?.status !== 'finance_pending' || !application || !lapsing.includes(application.status) || (await isBeingPaid(trx, orderId))) return;
    if (application.depositPaidPence > 0) {
      const note = `A deposit is paid, but nothing has come of application ${application.reference}. Ask the lender.`;
      await recordEventOnce(shop, trx, orderId, { kind: 'attention', note });
      return;
    }
    if (application.createdAt >= before) return;
    const lines = await countedLines(trx, orderId);
    await trx
      .updateTable('orders')
      .set((e) => ({ status: 'pending', stock_state: 'released', holds_until: null, updated_at: shop.now(), version: e('version', '+', 1) }))
      .where('id', '=', orderId)
      .execute();
    await recordEvent(shop, trx, orderId, {
      kind: 'moved',
      from: 'finance_pending',
      to: 'pending',
      note: `Nothing has come of application ${application.reference} for ${days} days.`,
    });
    if (order.stock_state !== 'held') return;
    await forgetLots(trx, [orderId]);
    await releaseBoxes(trx, boxesOf(lines));
  });
}
