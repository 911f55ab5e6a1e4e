import type { Shop } from '../shop.server.ts';
import { beingChecked, declinedWords, type PaymentStatus, readPaymentStatus } from './payment.ts';

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

function resultOf(row: Row): PaymentResult {
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
