import type { PaymentRow, RefundRow } from './till-records.ts';

/** A payment as Square writes it, as far as a shop reads it. https://developer.squareup.com/reference/square/objects/Payment */
export function paymentJson(row: PaymentRow, origin: string) {
  const money = { amount: row.amount_pence, currency: 'GBP' };
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    amount_money: money,
    total_money: money,
    ...(row.status === 'COMPLETED' && { approved_money: money }),
    status: row.status,
    source_type: 'CARD',
    card_details: {
      status: row.status === 'COMPLETED' ? 'CAPTURED' : row.status === 'FAILED' ? 'FAILED' : 'VOIDED',
      ...(row.error_code && { errors: errorsOf(row) }),
    },
    location_id: 'TEST-TILL',
    reference_id: row.order_id,
    receipt_number: row.id.slice(0, 4),
    ...(row.status === 'COMPLETED' && { receipt_url: `${origin}/test-till/receipts/${row.id}` }),
  };
}

export function errorsOf(row: PaymentRow) {
  return [{ category: 'PAYMENT_METHOD_ERROR', code: row.error_code, detail: `Authorization error: '${row.error_code}'` }];
}

/** https://developer.squareup.com/reference/square/objects/PaymentRefund */
export function refundJson(row: RefundRow) {
  return {
    id: row.id,
    status: row.status,
    amount_money: { amount: row.amount_pence, currency: 'GBP' },
    payment_id: row.payment_id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    location_id: 'TEST-TILL',
    ...(row.reason && { reason: row.reason }),
  };
}
