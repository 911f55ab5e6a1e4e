import { isUnderWay, type PaymentStatus, stopsSales } from '#payments/payment.ts';
import { type Answered, detailOf } from '#platform/http/call-api.ts';

/** What the API says of a payment, as far as the checkout reads it. */
export type PaymentAnswer = { success: boolean; status: PaymentStatus; error_code?: string | null; error_message: string | null };

/** What a shopper is told. `isStale`: the order, or what the shop can take, is not as the page shows it. */
type Read = { outcome: 'paid' } | { outcome: 'unknown' } | { outcome: 'failed'; problem: string; isStale: boolean };

/** What to make of the answer to a payment, none included: that may have arrived all the same, and nobody is told to pay again. */
export function readPaymentAnswer(answer: Answered<PaymentAnswer>): Read {
  if (answer.ok) {
    const { success, status, error_code = null, error_message } = answer.body;
    if (success) return { outcome: 'paid' };
    if (isUnderWay(status)) return { outcome: 'unknown' };
    return { outcome: 'failed', problem: error_message || 'Payment failed', isStale: stopsSales(error_code) };
  }
  if (answer.status === 0 || answer.status >= 500) return { outcome: 'unknown' };
  return { outcome: 'failed', problem: detailOf(answer) ?? 'Payment processing failed', isStale: answer.status === 409 };
}
