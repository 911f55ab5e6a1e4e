import { expect, test } from 'vitest';
import { readPaymentAnswer } from './payment-being-checked.tsx';

const answered = (success: boolean, status: 'succeeded' | 'declined' | 'voided' | 'started' | 'unknown', error_message: string | null = null) =>
  readPaymentAnswer({ ok: true, body: { success, status, error_message } });
const refused = (status: number, detail: string) => readPaymentAnswer({ ok: false, status, detail, errors: [] });

test('a payment that failed is said in the server’s words, or plainly', () => {
  const words = 'Payment failed: your bank declined the card. Please try again.';
  expect(answered(false, 'declined', words)).toEqual({ outcome: 'failed', problem: words, isStale: false });
  expect(answered(false, 'declined')).toMatchObject({ problem: 'Payment failed' });
  expect(answered(false, 'voided', '')).toMatchObject({ problem: 'Payment failed' });
});

test('a refused payment is said in the server’s words, or plainly; a conflict means that the page is old', () => {
  expect(refused(429, 'Please try again in an hour.')).toEqual({ outcome: 'failed', problem: 'Please try again in an hour.', isStale: false });
  expect(refused(409, 'This order is not awaiting a card payment.')).toMatchObject({ isStale: true });
  expect(refused(400, '')).toMatchObject({ problem: 'Payment processing failed' });
});

test('whoever may have been charged is not asked to pay again', () => {
  for (const status of ['started', 'unknown'] as const) expect(answered(false, status)).toEqual({ outcome: 'unknown' });
  for (const status of [0, 500, 502, 503, 504]) expect(refused(status, 'Anything')).toEqual({ outcome: 'unknown' });
  expect(answered(true, 'succeeded')).toEqual({ outcome: 'paid' });
});
