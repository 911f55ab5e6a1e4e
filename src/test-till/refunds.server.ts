import { randomBytes } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { type Asked, digest, enter, oneAtATime, recordOf, sameRequest } from './ledger.server.ts';
import type { RefundMode } from './modes.ts';
import { notFound, TillRefusal } from './till-errors.ts';
import type { PaymentRow, RefundRow, Till } from './till-records.ts';
import { queueWebhooks } from './webhooks.server.ts';

const dayS = 24 * 3600;
const settleSeconds: Partial<Record<RefundMode, number>> = { immediate: 0, late: 30, days: 3 * dayS };
const settlesAs: Partial<Record<RefundMode, RefundRow['status']>> = { fail: 'FAILED', reject: 'REJECTED' };

/** https://developer.squareup.com/docs/payments-api/refund-payments */
const maxRefunds = 20;
const refundableDays = 365;

const refused = (code: string, detail: string, field?: string) =>
  new TillRefusal(400, { category: 'REFUND_ERROR', code, detail, ...(field && { field }) });

/** Accepts a refund once for each key; never more, all together, than was charged. */
export async function refund(till: Till, asked: Asked & { paymentId: string; reason: string }, mode: RefundMode): Promise<RefundRow> {
  return (await till.sql.begin(async (trx) => {
    await oneAtATime(trx, asked.key);
    const [known] = await trx<RefundRow[]>`select * from test_till.refunds where idempotency_key = ${asked.key}`;
    if (known) return sameRequest(known, asked.request);
    const [found] = await trx<{ id: string }[]>`select id from test_till.payments where id = ${asked.paymentId} for update`;
    if (!found) throw notFound('payment', asked.paymentId);
    const payment = await recordOf(trx, found.id);
    await refuseUnlessRefundable(trx, payment, asked.amountPence);
    if (mode === 'refuse') throw refused('REFUND_DECLINED', 'The refund was declined.');
    const row = {
      id: `${payment.id}_${randomBytes(16).toString('base64url')}`,
      idempotency_key: asked.key,
      request_sha256: digest(asked.request),
      payment_id: payment.id,
      amount_pence: asked.amountPence,
      reason: asked.reason,
      status: mode === 'immediate' ? 'COMPLETED' : 'PENDING',
      settles_as: settlesAs[mode] ?? 'COMPLETED',
      settles_at: new Date(Date.now() + (settleSeconds[mode] ?? 1) * 1000),
    };
    const [made] = await trx<[RefundRow]>`insert into test_till.refunds ${trx(row)} returning *`;
    if (row.settles_as === 'COMPLETED') await enter(trx, 'refund', payment, asked.amountPence, made.id);
    await queueWebhooks(trx, till, [{ type: 'refund.created', refund: made }, ...(await settledEvents(trx, made))]);
    return made;
  })) as RefundRow;
}

async function refuseUnlessRefundable(trx: TransactionSql, payment: PaymentRow, amountPence: number): Promise<void> {
  const [{ made, failed, taken }] = await trx<[{ made: number; failed: number; taken: number }]>`
    select count(*)::int as made, count(*) filter (where status = 'FAILED')::int as failed,
      coalesce(sum(amount_pence) filter (where status in ('PENDING', 'COMPLETED')), 0)::int as taken
    from test_till.refunds where payment_id = ${payment.id}`;
  const [disputed] = await trx`select 1 from test_till.disputes where payment_id = ${payment.id} and state not in ('WON', 'LOST', 'ACCEPTED')`;
  if (disputed) throw refused('PAYMENT_NOT_REFUNDABLE_DUE_TO_DISPUTE', 'The payment is disputed.');
  // What could not be paid back once is paid back another way, by the seller.
  if (payment.status !== 'COMPLETED' || failed > 0) throw refused('PAYMENT_NOT_REFUNDABLE', 'The payment is not refundable.');
  if (made >= maxRefunds) throw refused('PAYMENT_NOT_REFUNDABLE', `A payment is refunded at most ${maxRefunds} times.`);
  if (Date.now() - payment.created_at.getTime() > refundableDays * dayS * 1000) {
    throw refused('PAYMENT_NOT_REFUNDABLE', 'The payment was made more than a year ago.');
  }
  if (amountPence > payment.amount_pence - taken) {
    throw refused('REFUND_AMOUNT_INVALID', 'The requested refund amount exceeds the amount available to refund.', 'amount_money.amount');
  }
}

/** Makes the refunds, or has them fail, whose time has come. */
export async function settleRefunds(till: Till): Promise<void> {
  await till.sql.begin(async (trx) => {
    const settled = await trx<RefundRow[]>`
      update test_till.refunds set status = settles_as, updated_at = clock_timestamp()
      where status = 'PENDING' and settles_at <= now() returning *`;
    for (const row of settled) await queueWebhooks(trx, till, await settledEvents(trx, row));
  });
}

/** Has a refund fail although it was accepted or even made: the money could not be had of the seller after all. */
export async function failRefund(till: Till, id: string): Promise<void> {
  await till.sql.begin(async (trx) => {
    const [before] = await trx<RefundRow[]>`select * from test_till.refunds where id = ${id} and status in ('PENDING', 'COMPLETED') for update`;
    if (!before) throw notFound('refund', id);
    const [row] = await trx<[RefundRow]>`
      update test_till.refunds set status = 'FAILED', settles_as = 'FAILED', updated_at = clock_timestamp() where id = ${id} returning *`;
    await enter(trx, 'refund failed', await recordOf(trx, row.payment_id), row.amount_pence, id);
    await queueWebhooks(trx, till, await settledEvents(trx, row));
  });
}

/** What is told once a refund is settled: of it, and of the payment whose money it was. */
async function settledEvents(trx: TransactionSql, row: RefundRow) {
  if (row.status === 'PENDING') return [];
  await trx`update test_till.payments set version = version + 1, updated_at = clock_timestamp() where id = ${row.payment_id}`;
  const payment = await recordOf(trx, row.payment_id);
  return [
    { type: 'refund.updated' as const, refund: row },
    { type: 'payment.updated' as const, payment },
  ];
}

export async function findRefund(till: Till, id: string): Promise<RefundRow> {
  const [found] = await till.sql<RefundRow[]>`select * from test_till.refunds where id = ${id}`;
  if (!found) throw notFound('refund', id);
  return found;
}
