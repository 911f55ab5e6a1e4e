import { createHash, randomBytes } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import type { ChargeMode } from './modes.ts';
import type { Decided } from './test-cards.ts';
import { notFound, TillRefusal, tokenUsed } from './till-errors.ts';
import type { PaymentRow, Till } from './till-records.ts';
import { queueWebhooks } from './webhooks.server.ts';

export type Asked = { key: string; request: unknown; amountPence: number };

/** How a payment that is not charged at once stands until then. */
const settlesLater: Partial<Record<ChargeMode, { status: 'APPROVED' | 'PENDING'; settles_as: 'COMPLETED' | 'FAILED' }>> = {
  approved: { status: 'APPROVED', settles_as: 'COMPLETED' },
  pending: { status: 'PENDING', settles_as: 'COMPLETED' },
  'pending-then-fail': { status: 'PENDING', settles_as: 'FAILED' },
};
const settleSeconds = 30;

/** Charges once for each key, however often it is asked to, also twice at the same moment. A declined card is a payment too: a failed one. */
export async function charge(till: Till, asked: Asked & { orderId: string; sourceId: string }, decided: Decided): Promise<PaymentRow> {
  return (await till.sql.begin(async (trx) => {
    await oneAtATime(trx, asked.key);
    const [known] = await trx<PaymentRow[]>`select * from test_till.payment_records where idempotency_key = ${asked.key}`;
    if (known) return { ...sameRequest(known, asked.request), status: known.first_status ?? known.status };
    if (decided.isSingleUse) {
      await oneAtATime(trx, asked.sourceId);
      const [used] = await trx`
        select 1 from test_till.payments where source_id = ${asked.sourceId} and status in ('APPROVED', 'PENDING', 'COMPLETED')`;
      if (used) throw new TillRefusal(400, tokenUsed);
    }
    // A request that makes no sense leaves nothing behind, not even its key.
    if (decided.error?.category === 'INVALID_REQUEST_ERROR') throw new TillRefusal(decided.error.code === 'NOT_FOUND' ? 404 : 400, decided.error);
    const later = decided.error ? undefined : settlesLater[decided.behaves];
    const row = {
      id: randomBytes(16).toString('base64url'),
      idempotency_key: asked.key,
      request_sha256: digest(asked.request),
      order_id: asked.orderId,
      source_id: asked.sourceId,
      amount_pence: asked.amountPence,
      status: decided.error ? 'FAILED' : (later?.status ?? 'COMPLETED'),
      error_code: decided.error?.code ?? null,
      first_status: later?.status ?? null,
      settles_as: later?.settles_as ?? null,
      settles_at: later ? new Date(Date.now() + settleSeconds * 1000) : null,
      // It was approved first, in a version that others hear of too.
      version: later ? 1 : 2,
    };
    await trx`insert into test_till.payments ${trx(row)}`;
    const payment = await recordOf(trx, row.id);
    if (payment.status === 'COMPLETED') await enter(trx, 'charge', payment, payment.amount_pence);
    const first = payment.status === 'COMPLETED' ? asItWasApproved(payment) : payment;
    await queueWebhooks(trx, till, [
      { type: 'payment.created', payment: first },
      { type: 'payment.updated', payment },
    ]);
    return payment;
  })) as PaymentRow;
}

/** A payment is approved before it is completed, and the first event tells of that. */
function asItWasApproved(payment: PaymentRow): PaymentRow {
  return { ...payment, status: 'APPROVED', version: 1, updated_at: new Date(payment.created_at.getTime() - 1) };
}

/**
 * Voids what a key was approved for. A key that did nothing is no error, and stays good; what is completed can only be refunded.
 * https://developer.squareup.com/reference/square/payments-api/cancel-payment-by-idempotency-key
 */
export async function cancel(till: Till, key: string): Promise<void> {
  await till.sql.begin(async (trx) => {
    await oneAtATime(trx, key);
    const [known] = await trx<{ id: string; status: string }[]>`
      select id, status from test_till.payments where idempotency_key = ${key} for update`;
    if (!known || known.status === 'FAILED' || known.status === 'CANCELED') return;
    if (known.status === 'COMPLETED') {
      const detail = 'The payment is COMPLETED and cannot be cancelled.';
      throw new TillRefusal(400, { category: 'INVALID_REQUEST_ERROR', code: 'BAD_REQUEST', detail });
    }
    await change(trx, till, known.id, 'CANCELED');
  });
}

/** Completes the payments, or has them fail, whose time has come. */
export async function settlePayments(till: Till): Promise<void> {
  await till.sql.begin(async (trx) => {
    const due = await trx<{ id: string; settles_as: 'COMPLETED' | 'FAILED' }[]>`
      select id, settles_as from test_till.payments where status in ('APPROVED', 'PENDING') and settles_at <= now() for update skip locked`;
    for (const { id, settles_as } of due) {
      const payment = await change(trx, till, id, settles_as);
      if (settles_as === 'COMPLETED') await enter(trx, 'charge', payment, payment.amount_pence);
    }
  });
}

/** Writes down a payment's next status, in a version of its own, and tells of it. */
async function change(trx: TransactionSql, till: Till, id: string, status: PaymentRow['status']): Promise<PaymentRow> {
  const code = status === 'FAILED' ? 'GENERIC_DECLINE' : null;
  await trx`update test_till.payments set status = ${status}, error_code = ${code}, version = version + 1, updated_at = clock_timestamp()
    where id = ${id}`;
  const payment = await recordOf(trx, id);
  await queueWebhooks(trx, till, [{ type: 'payment.updated', payment }]);
  return payment;
}

export async function findPayment(till: Till, id: string): Promise<PaymentRow> {
  const [payment] = await till.sql<PaymentRow[]>`select * from test_till.payment_records where id = ${id}`;
  if (!payment) throw notFound('payment', id);
  return payment;
}

/** Payments of an amount since a moment, the oldest first. */
export function listPayments(till: Till, { since, amountPence, most }: { since: Date; amountPence: number; most: number }): Promise<PaymentRow[]> {
  return till.sql<PaymentRow[]>`
    select * from test_till.payment_records where created_at >= ${since} and amount_pence = ${amountPence} order by created_at limit ${most}`;
}

export async function recordOf(trx: TransactionSql, id: string): Promise<PaymentRow> {
  const [payment] = await trx<PaymentRow[]>`select * from test_till.payment_records where id = ${id}`;
  if (!payment) throw notFound('payment', id);
  return payment;
}

type Entry = 'charge' | 'refund' | 'refund failed';

export async function enter(trx: TransactionSql, kind: Entry, payment: PaymentRow, amountPence: number, refundId?: string) {
  const entry = { kind, order_id: payment.order_id, payment_id: payment.id, refund_id: refundId ?? null, amount_pence: amountPence };
  await trx`insert into test_till.ledger ${trx(entry)}`;
}

export function sameRequest<R extends { request_sha256: Uint8Array }>(known: R, request: unknown): R {
  if (digest(request).equals(known.request_sha256)) return known;
  const detail = 'Different request parameters used for the same idempotency_key.';
  throw new TillRefusal(400, { category: 'INVALID_REQUEST_ERROR', code: 'IDEMPOTENCY_KEY_REUSED', detail, field: 'idempotency_key' });
}

export function digest(request: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(request)).digest();
}

/** Whoever else asks for the same waits here until this one is done. */
export async function oneAtATime(trx: TransactionSql, name: string) {
  await trx`select pg_advisory_xact_lock(hashtextextended(${`test till ${name}`}, 0))`;
}
