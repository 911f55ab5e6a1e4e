import type { Sql } from 'postgres';
import type { Pence } from '#money/pence.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '#shop.server.ts';
import { beingChecked, declinedWords, type PaymentStatus, readPaymentStatus, underWay } from './payment.ts';
import type { PaymentPurpose } from './payment-hooks.server.ts';

export type Payment = {
  id: string;
  method: string;
  purpose: PaymentPurpose;
  status: PaymentStatus;
  amountPence: Pence;
  /** What of it went back, or is on its way. */
  refundedPence: Pence;
  providerId: string | null;
  receiptUrl: string | null;
  errorCode: string | null;
  errorDetail: string | null;
  createdAt: Date;
  settledAt: Date | null;
};

/** Every card payment that was tried for an order, in the order of the tries. */
export async function listPayments(db: Db, orderId: string): Promise<Payment[]> {
  const rows = await db.selectFrom('payments').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute();
  return rows.map((row) => ({
    id: row.id,
    method: row.method,
    purpose: row.purpose as PaymentPurpose,
    status: readPaymentStatus(row.status),
    amountPence: row.amount_pence,
    refundedPence: row.refunded_pence,
    providerId: row.provider_id,
    receiptUrl: row.receipt_url,
    errorCode: row.error_code,
    errorDetail: row.error_detail,
    createdAt: row.created_at,
    settledAt: row.settled_at,
  }));
}

/** Those by which money came, first come first; of one purpose or of any. */
export async function listPaid(db: Db, orderId: string, purpose?: PaymentPurpose): Promise<Payment[]> {
  const payments = await listPayments(db, orderId);
  return payments
    .filter((payment) => payment.status === 'succeeded' && (purpose === undefined || payment.purpose === purpose))
    .sort((a, b) => Number(a.settledAt) - Number(b.settledAt));
}

/** What payments brought and has not been asked back. */
export function leftOf(payments: readonly Payment[]): Pence {
  return payments.reduce((sum, { amountPence, refundedPence }) => sum + amountPence - refundedPence, 0);
}

export type Refund = { id: string; paymentId: string; amountPence: Pence; status: string; reason: string; createdAt: Date };

/** Every refund of an order's payments, the oldest first. */
export async function listRefunds(db: Db, orderId: string): Promise<Refund[]> {
  const rows = await db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute();
  return rows.map((row) => ({
    id: row.id,
    paymentId: row.payment_id,
    amountPence: row.amount_pence,
    status: row.status,
    reason: row.reason,
    createdAt: row.created_at,
  }));
}

/** Whether nobody can say yet what became of a card payment for an order. Whoever acts on the answer has locked the order. */
export async function isBeingPaid(trx: Db, orderId: string): Promise<boolean> {
  const open = trx.selectFrom('payments').select('id').where('order_id', '=', orderId).where('status', 'in', underWay);
  return (await open.executeTakeFirst()) !== undefined;
}

/** Throws a Refusal (409) while nobody can say what became of a payment for an order. */
export async function refuseWhileBeingPaid(trx: Db, orderId: string): Promise<void> {
  if (!(await isBeingPaid(trx, orderId))) return;
  throw new Refusal('conflict', 'payment-under-way', 'A payment for this order is being checked. Please try again in a few minutes.');
}

/** The statuses for a query's text, as words of their own so that the index of such payments is found. */
export function underWayIn(sql: Sql) {
  return sql.unsafe(`(${underWay.map((status) => `'${status}'`).join(', ')})`);
}

/** What became of a payment, and what the shopper is told of it; null where there is nothing to say. */
export type PaymentResult = {
  paymentId: string;
  orderId: string;
  status: PaymentStatus;
  providerId: string | null;
  receiptUrl: string | null;
  /** The provider's code of a decline. */
  code: string | null;
  message: string | null;
};

/** Reads what is known of a payment. Throws when there is none of that id. */
export async function readPaymentResult(shop: Shop, paymentId: string): Promise<PaymentResult> {
  const row = await shop.db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
  return resultOf(row);
}

/** The last payment that was tried for an order; null when none was. */
export async function readLastPayment(shop: Shop, orderId: string): Promise<PaymentResult | null> {
  const row = await shop.db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? resultOf(row) : null;
}

type Row = { id: string; order_id: string; status: string; provider_id: string | null; receipt_url: string | null; error_code: string | null };

/** What a payment's row says. */
export function resultOf(row: Row): PaymentResult {
  const status = readPaymentStatus(row.status);
  return {
    paymentId: row.id,
    orderId: row.order_id,
    status,
    providerId: row.provider_id,
    receiptUrl: row.receipt_url,
    code: row.error_code,
    message: messageOf(status, row.error_code),
  };
}

function messageOf(status: PaymentStatus, code: string | null): string | null {
  if (status === 'declined') return declinedWords(code ?? '');
  if (status === 'voided') return 'Payment failed: it was stopped, and you have not been charged. Please try again.';
  return status === 'succeeded' ? null : beingChecked;
}
