import { createHash } from 'node:crypto';
import { z } from 'zod';
import { testTillForm } from '#payments/card-form.ts';
import { cardOfToken } from './test-cards.ts';
import { TillRefusal } from './till-errors.ts';
import type { DisputeRow, PaymentRow, RefundRow } from './till-records.ts';

/**
 * The till's records as Square writes its own; what a card payment of an online shop has there, no field left out but those of tills with a
 * drawer.
 */

const locationId = testTillForm.locationId;
const gbp = (amount: number) => ({ amount, currency: 'GBP' });
const dayMs = 24 * 3600_000;

/** https://developer.squareup.com/reference/square/objects/Payment */
export function paymentJson(row: PaymentRow, origin: string) {
  const isTaken = row.status === 'COMPLETED' || row.status === 'APPROVED';
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    amount_money: gbp(row.amount_pence),
    total_money: gbp(row.amount_pence),
    ...(isTaken && { approved_money: gbp(row.amount_pence) }),
    ...(row.refunded_pence > 0 && { refunded_money: gbp(row.refunded_pence) }),
    status: row.status,
    delay_duration: 'PT168H',
    delay_action: 'CANCEL',
    delayed_until: new Date(row.created_at.getTime() + 7 * dayMs).toISOString(),
    source_type: 'CARD',
    card_details: cardDetails(row),
    location_id: locationId,
    ...(row.order_id && { reference_id: row.order_id }),
    ...(row.refund_ids.length > 0 && { refund_ids: row.refund_ids }),
    ...(isTaken && { risk_evaluation: { created_at: row.created_at.toISOString(), risk_level: 'NORMAL' } }),
    ...(row.status === 'APPROVED' && { capabilities: ['EDIT_AMOUNT_UP', 'EDIT_AMOUNT_DOWN', 'EDIT_TIP_AMOUNT_UP', 'EDIT_TIP_AMOUNT_DOWN'] }),
    ...(row.status !== 'CANCELED' && { receipt_number: row.id.slice(0, 4) }),
    ...(row.status === 'COMPLETED' && { receipt_url: `${origin}/test-till/receipts/${row.id}` }),
    application_details: { square_product: 'ECOMMERCE_API', application_id: testTillForm.applicationId },
    version_token: createHash('sha256').update(`${row.id} ${row.version}`).digest('base64url'),
  };
}

const cardStatus = { APPROVED: 'AUTHORIZED', PENDING: 'AUTHORIZED', COMPLETED: 'CAPTURED', FAILED: 'FAILED', CANCELED: 'VOIDED' } as const;

function cardDetails(row: PaymentRow) {
  const card = cardOfToken(row.source_id);
  const at = row.created_at.toISOString();
  return {
    status: cardStatus[row.status],
    card: {
      card_brand: card.brand,
      last_4: card.last4,
      exp_month: 12,
      exp_year: 2040,
      fingerprint: `sq-1-${createHash('sha256').update(`${card.brand} ${card.last4}`).digest('base64url')}`,
      card_type: 'DEBIT',
      prepaid_type: 'NOT_PREPAID',
      bin: card.bin,
    },
    entry_method: 'KEYED',
    cvv_status: row.error_code === 'CVV_FAILURE' ? 'CVV_REJECTED' : 'CVV_ACCEPTED',
    avs_status: row.error_code === 'ADDRESS_VERIFICATION_FAILURE' ? 'AVS_REJECTED' : 'AVS_ACCEPTED',
    statement_description: 'SQ *TEST TILL',
    card_payment_timeline: {
      ...(row.status !== 'FAILED' && { authorized_at: at }),
      ...(row.status === 'COMPLETED' && { captured_at: at }),
      ...(row.status === 'CANCELED' && { voided_at: row.updated_at.toISOString() }),
    },
    ...(row.error_code ? { errors: errorsOf(row) } : { auth_result_code: row.id.slice(0, 6) }),
  };
}

export function errorsOf(row: PaymentRow) {
  const code = row.error_code ?? 'GENERIC_DECLINE';
  return [{ category: 'PAYMENT_METHOD_ERROR', code, detail: `Authorization error: '${code}'` }];
}

/** https://developer.squareup.com/reference/square/objects/PaymentRefund */
export function refundJson(row: RefundRow) {
  return {
    id: row.id,
    status: row.status,
    destination_type: 'CARD',
    amount_money: gbp(row.amount_pence),
    payment_id: row.payment_id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    location_id: locationId,
    ...(row.reason && { reason: row.reason }),
  };
}

/** https://developer.squareup.com/reference/square/objects/Dispute */
export function disputeJson(row: DisputeRow) {
  return {
    id: row.id,
    dispute_id: row.id,
    amount_money: gbp(row.amount_pence),
    reason: row.reason,
    state: row.state,
    due_at: row.due_at.toISOString(),
    disputed_payment: { payment_id: row.payment_id },
    card_brand: 'VISA',
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    brand_dispute_id: row.id,
    reported_at: row.created_at.toISOString(),
    version: row.version,
    location_id: locationId,
  };
}

/** https://developer.squareup.com/reference/square/objects/Location. `mode`: what is wrong with the account. */
export function locationJson(wrong: { currency?: string; takesCards?: boolean } = {}) {
  return {
    id: locationId,
    name: 'Test till',
    business_name: 'Test till',
    timezone: 'Europe/London',
    capabilities: wrong.takesCards === false ? ['AUTOMATIC_TRANSFERS'] : ['CREDIT_CARD_PROCESSING', 'AUTOMATIC_TRANSFERS'],
    status: 'ACTIVE',
    created_at: '2026-01-01T09:00:00Z',
    merchant_id: locationId,
    country: 'GB',
    language_code: 'en-GB',
    currency: wrong.currency ?? 'GBP',
    type: 'PHYSICAL',
  };
}

/**
 * What may be asked, as far as the till does it; everything else is refused by name, fields included. Lengths are those of the
 * published API. https://developer.squareup.com/reference/square/payments-api/create-payment
 */
const money = z.strictObject({ amount: z.int().min(1).max(2_000_000_000), currency: z.literal('GBP') });
const key = z.string().min(1).max(45);
const text = (most: number) => z.string().max(most).optional();
const location = z.literal(testTillForm.locationId);
export const paymentBody = z.strictObject({
  source_id: z.string().min(1).max(300),
  idempotency_key: key,
  amount_money: money,
  autocomplete: z.literal(true).optional(),
  location_id: location.optional(),
  reference_id: text(40),
  verification_token: text(300),
  note: text(500),
  buyer_email_address: z.email().max(255).optional(),
});
export const refundBody = z.strictObject({ idempotency_key: key, payment_id: z.string().min(1).max(255), amount_money: money, reason: text(192) });
export const cancelBody = z.strictObject({ idempotency_key: key });
export const listQuery = z.strictObject({
  begin_time: z.iso.datetime(),
  total: z.coerce.number().int().min(1),
  location_id: location,
  sort_order: z.literal('ASC'),
  limit: z.coerce.number().int().min(1).max(100),
});

const wordsOf = { body: 'UNKNOWN_BODY_PARAMETER', query: 'UNKNOWN_QUERY_PARAMETER' } as const;

/** What was asked, as `schema` reads it. Throws the refusal in the provider's writing: the first thing that is wrong, and its field. */
export function accept<S extends z.ZodType>(schema: S, given: unknown, where: keyof typeof wordsOf = 'body'): z.output<S> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const field = [...(issue?.path ?? []), ...(unknown ? [unknown] : [])].join('.');
  const code = unknown ? wordsOf[where] : codeOf(issue, field, given);
  throw new TillRefusal(400, { category: 'INVALID_REQUEST_ERROR', code, detail: `Field \`${field}\` is not as it must be.`, field });
}

function codeOf(issue: z.core.$ZodIssue | undefined, field: string, given: unknown): string {
  const isThere =
    (issue?.path ?? []).reduce<unknown>((value, name) => (value as Record<PropertyKey, unknown> | undefined)?.[name], given) !== undefined;
  if (!isThere) return 'MISSING_REQUIRED_PARAMETER';
  if (field === 'location_id') return 'INVALID_LOCATION';
  if (field.endsWith('currency')) return 'CURRENCY_MISMATCH';
  return issue?.code === 'too_big' ? 'VALUE_TOO_LONG' : 'INVALID_VALUE';
}
