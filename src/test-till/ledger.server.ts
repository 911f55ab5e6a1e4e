import { createHash, randomBytes } from 'node:crypto';
import type { ISql, TransactionSql } from 'postgres';
import type { ChargeMode } from './modes.ts';
import type { Decided } from './test-cards.ts';
import { notFound, TillRefusal, tokenUsed } from './till-errors.ts';
import type { PaymentRow, Till } from './till-records.ts';
import { queueWebhooks, webhooksOf } from './webhooks.server.ts';

export type Asked = { key: string; request: unknown; amountPence: number };

/** How a payment that is not charged at once stands until then. */
const settlesLater: Partial<Record<ChargeMode, { status: 'APPROVED' | 'PENDING'; settles_as: 'COMPLETED' | 'FAILED' }>> = {
  approved: { status: 'APPROVED', settles_as: 'COMPLETED' },
  pending: { status: 'PENDING', settles_as: 'COMPLETED' },
  'pending-then-fail': { status: 'PENDING', settles_as: 'FAILED' },
};
const settleSeconds = 30;

type Wanted = Asked & { orderId: string; sourceId: string };

/** Charges once for each key, however often it is asked to, also twice at the same moment. A declined card is a payment too: a failed one. */
export async function charge(till: Till, asked: Wanted, decided: Decided): Promise<PaymentRow> {
  // A request that makes no sense leaves nothing behind, not even its key.
  const makesSense = decided.error?.category !== 'INVALID_REQUEST_ERROR';
  const made = makesSense ? await (decided.isSingleUse ? chargeUnused(till, asked, decided) : enterPayment(till.sql, till, asked, decided)) : null;
  if (made) return made;
  const [known] = await till.sql<PaymentRow[]>`select * from test_till.payment_records where idempotency_key = ${asked.key}`;
  if (known) return { ...sameRequest(known, asked.request), status: known.first_status ?? known.status };
  const refused = makesSense ? tokenUsed : (decided.error ?? tokenUsed);
  throw new TillRefusal(refused.code === 'NOT_FOUND' ? 404 : 400, refused);
}

/** Charges what is good for one payment. Null: it was charged already, or the key is known. */
async function chargeUnused(till: Till, asked: Wanted, decided: Decided): Promise<PaymentRow | null> {
  return (await till.sql.begin(async (trx) => {
    await oneAtATime(trx, asked.sourceId);
    const [used] = await trx`
      select 1 from test_till.payments where source_id = ${asked.sourceId} and status in ('APPROVED', 'PENDING', 'COMPLETED')`;
    return used ? null : enterPayment(trx, till, asked, decided);
  })) as PaymentRow | null;
}

/** Writes a payment down with its entry in the ledger and what is told of it, at once. Null: there is one of that key. */
async function enterPayment(sql: ISql, till: Till, asked: Wanted, decided: Decided): Promise<PaymentRow | null> {
  const later = decided.error ? undefined : settlesLater[decided.behaves];
  const now = new Date();
  const p: PaymentRow = {
    id: randomBytes(16).toString('base64url'),
    idempotency_key: asked.key,
    request_sha256: digest(asked.request),
    order_id: asked.orderId,
    source_id: asked.sourceId,
    amount_pence: asked.amountPence,
    status: decided.error ? 'FAILED' : (later?.status ?? 'COMPLETED'),
    error_code: decided.error?.code ?? null,
    first_status: later?.status ?? null,
    // It was approved first, in a version that others hear of too.
    version: later ? 1 : 2,
    created_at: now,
    updated_at: now,
    refunded_pence: 0,
    refund_ids: [],
  };
  const settlesAt = later ? new Date(now.getTime() + settleSeconds * 1000) : null;
  const told = webhooksOf(till, [
    { type: 'payment.created', payment: p.status === 'COMPLETED' ? asItWasApproved(p) : p },
    { type: 'payment.updated', payment: p },
  ]);
  // Whoever stops a key waits for whoever charges it, and the other way round.
  const made = await sql`
    with made as (
      insert into test_till.payments (id, idempotency_key, request_sha256, order_id, source_id, amount_pence, status, error_code, first_status,
        settles_as, settles_at, version, created_at, updated_at)
      select ${p.id}, ${p.idempotency_key}, ${Buffer.from(p.request_sha256)}::bytea, ${p.order_id}, ${p.source_id}, ${p.amount_pence}::int,
        ${p.status}, ${p.error_code}, ${p.first_status}, ${later?.settles_as ?? null}, ${settlesAt}::timestamptz, ${p.version}::int,
        ${now}::timestamptz, ${now}::timestamptz
      from pg_advisory_xact_lock(hashtextextended(${`test till ${p.idempotency_key}`}, 0))
      on conflict (idempotency_key) do nothing returning id),
    entered as (
      insert into test_till.ledger (kind, order_id, payment_id, amount_pence)
      select 'charge', ${p.order_id}, id, ${p.amount_pence}::int from made where ${p.status} = 'COMPLETED'),
    told as (
      insert into test_till.webhooks (event_id, type, body, is_signed, due_at)
      select w.* from made,
        jsonb_to_recordset(${sql.json(told)}) as w (event_id uuid, type text, body text, is_signed boolean, due_at timestamptz))
    select from made`;
  return made.count > 0 ? p : null;
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
