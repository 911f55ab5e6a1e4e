import { randomBytes, randomUUID } from 'node:crypto';
import { charge, findPayment } from './ledger.server.ts';
import { refund } from './refunds.server.ts';
import { notFound } from './till-errors.ts';
import type { DisputeRow, DisputeState, PaymentRow, Till } from './till-records.ts';
import { queueWebhooks } from './webhooks.server.ts';

/** What a seller, or a card's owner, does at the provider without the shop: the till's stand-in for its dashboard. Pence. */

/** Refunds in the dashboard. Throws a TillRefusal where the payment has not that much left. */
export function refundInDashboard(till: Till, paymentId: string, amountPence: number, reason = '') {
  const key = randomUUID();
  return refund(till, { key, request: { key }, paymentId, amountPence, reason }, 'normal');
}

/** A payment that has nothing to do with the shop's orders: a sale at the counter. */
export function chargeInDashboard(till: Till, amountPence: number): Promise<PaymentRow> {
  const key = randomUUID();
  const sourceId = 'cnon:card-nonce-ok';
  return charge(till, { key, request: { key }, amountPence, orderId: '', sourceId }, { error: null, behaves: 'normal', isSingleUse: false });
}

const answerDays = 14;

/** A card's owner takes a payment back through their bank. */
export async function openDispute(till: Till, paymentId: string, reason = 'NOT_RECEIVED'): Promise<DisputeRow> {
  const payment = await findPayment(till, paymentId);
  const row = {
    id: randomBytes(12).toString('base64url'),
    payment_id: payment.id,
    amount_pence: payment.amount_pence,
    reason,
    state: 'EVIDENCE_REQUIRED',
    due_at: new Date(Date.now() + answerDays * 24 * 3600_000),
  };
  return (await till.sql.begin(async (trx) => {
    const [dispute] = await trx<[DisputeRow]>`insert into test_till.disputes ${trx(row)} returning *`;
    await queueWebhooks(trx, till, [{ type: 'dispute.created', dispute }]);
    return dispute;
  })) as DisputeRow;
}

/** What became of a dispute. */
export async function moveDispute(till: Till, id: string, state: DisputeState): Promise<DisputeRow> {
  return (await till.sql.begin(async (trx) => {
    const [dispute] = await trx<DisputeRow[]>`
      update test_till.disputes set state = ${state}, version = version + 1, updated_at = clock_timestamp() where id = ${id} returning *`;
    if (!dispute) throw notFound('dispute', id);
    await queueWebhooks(trx, till, [{ type: 'dispute.state.updated', dispute }]);
    return dispute;
  })) as DisputeRow;
}
