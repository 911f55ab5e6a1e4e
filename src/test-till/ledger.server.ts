import { createHash, randomBytes } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { type Decided, tokenUsed } from './decide-charge.ts';
import type { RefundMode } from './modes.ts';
import type { PaymentRow, RefundRow, Till } from './till-records.ts';
import { queueWebhooks } from './webhooks.server.ts';

/** An answer that is no record: an error in the provider's writing. */
export class TillRefusal extends Error {
  readonly status: number;
  readonly error: { category: string; code: string; detail: string; field?: string };
  constructor(status: number, error: TillRefusal['error']) {
    super(error.detail);
    this.status = status;
    this.error = error;
  }
}

export type Asked = { key: string; request: unknown; amountPence: number };

/** Charges once for each key, however often it is asked to, also twice at the same moment. A declined card is a payment too: a failed one. */
export async function charge(till: Till, asked: Asked & { orderId: string; sourceId: string }, decided: Decided): Promise<PaymentRow> {
  return (await till.sql.begin(async (trx) => {
    await oneAtATime(trx, asked.key);
    const [known] = await trx<PaymentRow[]>`select * from test_till.payments where idempotency_key = ${asked.key}`;
    if (known) return sameRequest(known, asked.request);
    if (decided.isSingleUse) {
      await oneAtATime(trx, asked.sourceId);
      const [used] = await trx`select 1 from test_till.payments where source_id = ${asked.sourceId} and status = 'COMPLETED'`;
      if (used) throw new TillRefusal(400, tokenUsed);
    }
    // A request that makes no sense leaves nothing behind, not even its key.
    if (decided.error?.category === 'INVALID_REQUEST_ERROR') throw new TillRefusal(decided.error.code === 'NOT_FOUND' ? 404 : 400, decided.error);
    const row = {
      id: randomBytes(16).toString('base64url'),
      idempotency_key: asked.key,
      request_sha256: digest(asked.request),
      order_id: asked.orderId,
      source_id: asked.sourceId,
      amount_pence: asked.amountPence,
      status: decided.error ? 'FAILED' : 'COMPLETED',
      error_code: decided.error?.code ?? null,
    };
    const [payment] = await trx<[PaymentRow]>`insert into test_till.payments ${trx(row)} returning *`;
    if (!decided.error) await enter(trx, 'charge', payment, payment.amount_pence);
    await queueWebhooks(trx, till, [
      { type: 'payment.created', payment },
      { type: 'payment.updated', payment },
    ]);
    return payment;
  })) as PaymentRow;
}

/** Voids what a key charged. A key that charged nothing is no error, and stays good. https://developer.squareup.com/reference/square/payments-api/cancel-payment-by-idempotency-key */
export async function cancel(till: Till, key: string): Promise<void> {
  await till.sql.begin(async (trx) => {
    await oneAtATime(trx, key);
    const [known] = await trx<PaymentRow[]>`select * from test_till.payments where idempotency_key = ${key} and status = 'COMPLETED' for update`;
    if (!known) return;
    const [refunded] = await trx`select 1 from test_till.refunds where payment_id = ${known.id}`;
    if (refunded)
      throw new TillRefusal(400, { category: 'INVALID_REQUEST_ERROR', code: 'BAD_REQUEST', detail: 'Payment cannot be cancelled: it was refunded.' });
    const [payment] = await trx<[PaymentRow]>`
      update test_till.payments set status = 'CANCELED', updated_at = now() where id = ${known.id} returning *`;
    await enter(trx, 'void', payment, payment.amount_pence);
    await queueWebhooks(trx, till, [{ type: 'payment.updated', payment }]);
  });
}

export async function findPayment(till: Till, id: string): Promise<PaymentRow> {
  const [payment] = await till.sql<PaymentRow[]>`select * from test_till.payments where id = ${id}`;
  if (!payment) throw notFound('payment', id);
  return payment;
}

/** Payments of an amount since a moment, the oldest first. */
export function listPayments(till: Till, { since, amountPence, most }: { since: Date; amountPence: number; most: number }): Promise<PaymentRow[]> {
  return till.sql<PaymentRow[]>`
    select * from test_till.payments where created_at >= ${since} and amount_pence = ${amountPence} order by created_at limit ${most}`;
}

const settleSeconds: Partial<Record<RefundMode, number>> = { immediate: 0, late: 30 };

/** Accepts a refund once for each key; never more, all together, than was charged. */
export async function refund(till: Till, asked: Asked & { paymentId: string; reason: string }, mode: RefundMode): Promise<RefundRow> {
  return (await till.sql.begin(async (trx) => {
    await oneAtATime(trx, asked.key);
    const [known] = await trx<RefundRow[]>`select * from test_till.refunds where idempotency_key = ${asked.key}`;
    if (known) return sameRequest(known, asked.request);
    const [payment] = await trx<PaymentRow[]>`select * from test_till.payments where id = ${asked.paymentId} for update`;
    if (!payment) throw notFound('payment', asked.paymentId);
    if (payment.status !== 'COMPLETED') {
      throw new TillRefusal(400, { category: 'REFUND_ERROR', code: 'PAYMENT_NOT_REFUNDABLE', detail: 'The payment is not refundable.' });
    }
    if (mode === 'refuse') throw new TillRefusal(400, { category: 'REFUND_ERROR', code: 'REFUND_DECLINED', detail: 'The refund was declined.' });
    const [{ refunded }] = await trx<[{ refunded: number }]>`
      select coalesce(sum(amount_pence), 0)::int as refunded from test_till.refunds where payment_id = ${payment.id} and settles_as = 'COMPLETED'`;
    if (asked.amountPence > payment.amount_pence - refunded) {
      const detail = 'The requested refund amount exceeds the amount available to refund.';
      throw new TillRefusal(400, { category: 'REFUND_ERROR', code: 'REFUND_AMOUNT_INVALID', detail, field: 'amount_money.amount' });
    }
    const row = {
      id: `${payment.id}_${randomBytes(16).toString('base64url')}`,
      idempotency_key: asked.key,
      request_sha256: digest(asked.request),
      payment_id: payment.id,
      amount_pence: asked.amountPence,
      reason: asked.reason,
      status: mode === 'immediate' ? 'COMPLETED' : 'PENDING',
      settles_as: mode === 'fail' ? 'FAILED' : 'COMPLETED',
      settles_at: new Date(Date.now() + (settleSeconds[mode] ?? 1) * 1000),
    };
    const [made] = await trx<[RefundRow]>`insert into test_till.refunds ${trx(row)} returning *`;
    if (mode !== 'fail') await enter(trx, 'refund', payment, asked.amountPence, made.id);
    await queueWebhooks(trx, till, [{ type: 'refund.created', refund: made }]);
    return made;
  })) as RefundRow;
}

/** Makes the refunds, or has them fail, whose time has come. */
export async function settleRefunds(till: Till): Promise<void> {
  await till.sql.begin(async (trx) => {
    const settled = await trx<RefundRow[]>`
      update test_till.refunds set status = settles_as, updated_at = now() where status = 'PENDING' and settles_at <= now() returning *`;
    for (const row of settled) await queueWebhooks(trx, till, [{ type: 'refund.updated', refund: row }]);
  });
}

export async function findRefund(till: Till, id: string): Promise<RefundRow> {
  const [found] = await till.sql<RefundRow[]>`select * from test_till.refunds where id = ${id}`;
  if (!found) throw notFound('refund', id);
  return found;
}

function notFound(what: string, id: string): TillRefusal {
  return new TillRefusal(404, { category: 'INVALID_REQUEST_ERROR', code: 'NOT_FOUND', detail: `Could not find ${what} with id: ${id}` });
}

async function enter(trx: TransactionSql, kind: 'charge' | 'void' | 'refund', payment: PaymentRow, amountPence: number, refundId?: string) {
  const entry = { kind, order_id: payment.order_id, payment_id: payment.id, refund_id: refundId ?? null, amount_pence: amountPence };
  await trx`insert into test_till.ledger ${trx(entry)}`;
}

function sameRequest<R extends { request_sha256: Uint8Array }>(known: R, request: unknown): R {
  if (digest(request).equals(known.request_sha256)) return known;
  const detail = 'Different request parameters used for the same idempotency_key.';
  throw new TillRefusal(400, { category: 'INVALID_REQUEST_ERROR', code: 'IDEMPOTENCY_KEY_REUSED', detail, field: 'idempotency_key' });
}

function digest(request: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(request)).digest();
}

/** Whoever else asks for the same waits here until this one is done. */
async function oneAtATime(trx: TransactionSql, name: string) {
  await trx`select pg_advisory_xact_lock(hashtextextended(${`test till ${name}`}, 0))`;
}
