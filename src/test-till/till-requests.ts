import { z } from 'zod';
import { testTillForm } from '#payments/card-form.ts';
import { TillRefusal } from './till-errors.ts';

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
