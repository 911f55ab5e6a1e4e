import type { Transaction } from 'kysely';
import { setApplicationStatus } from '#finance/applications.server.ts';
import { formatPounds, type Pence } from '#money/pence.ts';
import { listPaid, refuseWhileBeingPaid } from '#payments/queries.server.ts';

import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Database } from '#platform/database/schema.ts';
import { Refusal } from '#platform/refusal.ts';
import { sayDateTime } from '#platform/say-date.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../../shop.server.ts';
import { confirmOrder } from '../confirm-order.server.ts';
import { recordEvent } from '../order-events.server.ts';
import type { Actor } from '../order-moves.ts';
import { requestRefund } from '../paying/request-refund.server.ts';
import { queueOrderLetter } from '../queue-order-letter.server.ts';
import { isWithLender, lockOrder, readOrderApplication } from './order-application.server.ts';

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

async function requireWaiting(trx: Transaction<Database>, orderId: string, statuses: readonly string[]) {
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
async function backToPending(shop: Shop, trx: Transaction<Database>, orderId: string, { actor, note, until, deposit }: Back): Promise<Pence> {
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
