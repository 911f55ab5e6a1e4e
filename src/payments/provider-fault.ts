import type { AccountCheck } from './card-gateway.ts';
import { stopsSales } from './payment.ts';

/**
 * What the card provider's refusal is about: the card; this one request of ours; the shop, from which it takes no cards at all; or nobody
 * can say whether it did what was asked.
 */
export type ProviderFault = {
  about: 'card' | 'us' | 'shop' | 'unclear';
  code: string;
  detail: string;
  /** We were not let in, or had used the key for something else: an earlier request with the same key may have been done. */
  isOfAccess: boolean;
};

type Told = { category?: string; code?: string; detail?: string | null };

/** The provider's own troubles, whatever status they come with: the same request may succeed in a moment, or has. */
const passing = new Set([
  'API_ERROR',
  'BAD_GATEWAY',
  'CONFLICT',
  'GATEWAY_TIMEOUT',
  'INTERNAL_SERVER_ERROR',
  'RATE_LIMITED',
  'REQUEST_TIMEOUT',
  'SERVICE_UNAVAILABLE',
  'TEMPORARY_ERROR',
]);

/** What is wrong with what the card form gave, although it is called a bad request. */
const aboutCard = new Set([
  'CARD_TOKEN_EXPIRED',
  'CARD_TOKEN_USED',
  'INVALID_CARD_DATA',
  'INVALID_EXPIRATION',
  'INVALID_POSTAL_CODE',
  'SOURCE_EXPIRED',
  'SOURCE_USED',
  'UNSUPPORTED_CARD_BRAND',
]);

const categories = new Set(['PAYMENT_METHOD_ERROR', 'INVALID_REQUEST_ERROR', 'AUTHENTICATION_ERROR', 'REFUND_ERROR', 'MERCHANT_SUBSCRIPTION_ERROR']);

/**
 * Whether a refused request was certainly not done. Only the provider's own refusal of the request is certain: a status from 400 to
 * 499 with an error that names what is wrong. Time-outs, faults, broken connections, too many requests, and what a proxy between us
 * answers leave it open. https://developer.squareup.com/docs/build-basics/handling-errors
 */
export function readFault(status: number | undefined, errors: readonly Told[] | undefined, message: string): ProviderFault {
  const first = errors?.[0];
  const code = first?.code ?? 'UNKNOWN';
  const detail = `${status ? `${status} ` : ''}${
    code === 'UNKNOWN' || code === 'Unknown' ? (message.split('\n')[0] ?? '') : `${code}: ${first?.detail ?? ''}`
  }`;
  const isRefusal = status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;
  const isOfAccess = first?.category === 'AUTHENTICATION_ERROR' || code === 'IDEMPOTENCY_KEY_REUSED';
  if (!isRefusal || !categories.has(first?.category ?? '') || passing.has(code)) return { about: 'unclear', code, detail, isOfAccess };
  if (first?.category === 'AUTHENTICATION_ERROR' || stopsSales(code)) return { about: 'shop', code, detail, isOfAccess };
  const isOfCard = first?.category === 'PAYMENT_METHOD_ERROR' || aboutCard.has(code);
  return { about: isOfCard ? 'card' : 'us', code, detail, isOfAccess };
}

type Location = { name?: string | null; status?: string; currency?: string; capabilities?: readonly string[] };

/**
 * What keeps a location of the provider from taking this shop's cards, in sentences for its owner.
 * https://developer.squareup.com/reference/square/objects/Location
 */
export function accountOf(location: Location | undefined, locationId: string): AccountCheck {
  if (!location) return { kind: 'unknown', detail: 'The location is not described.' };
  const named = location.name ? `${location.name} (${locationId})` : locationId;
  const problems = [
    location.status === 'INACTIVE' && `The location ${named} is switched off in Square: activate it there, or set SQUARE_LOCATION_ID to another.`,
    location.currency !== 'GBP' &&
      `The location ${named} takes ${location.currency ?? 'no known currency'}, and this shop sells in pounds: set SQUARE_LOCATION_ID to a ` +
        `location with GBP.`,
    !location.capabilities?.includes('CREDIT_CARD_PROCESSING') &&
      `The location ${named} cannot take cards yet: finish setting up the account at squareup.com, with its bank account and identity check.`,
  ].filter((problem) => problem !== false);
  return problems.length ? { kind: 'wrong', problems } : { kind: 'ready', locationName: location.name ?? locationId };
}

/** What a refusal to describe the location means. */
export function accountFault({ about, code, detail, isOfAccess }: ProviderFault, locationId: string): AccountCheck {
  if (code === 'NOT_FOUND' || code === 'INVALID_LOCATION')
    return { kind: 'wrong', problems: [`Square knows no location ${locationId} for this access token: check SQUARE_LOCATION_ID.`] };
  if (about === 'unclear') return { kind: 'unknown', detail };
  if (code === 'ACCESS_TOKEN_EXPIRED') return { kind: 'wrong', problems: ['The access token has expired: set SQUARE_ACCESS_TOKEN to a new one.'] };
  if (isOfAccess || about === 'shop') {
    const problem =
      `Square does not accept the access token (${code}). SQUARE_ACCESS_TOKEN and SQUARE_APPLICATION_ID must be of the same ` +
      `application, and both of its sandbox or both of its production.`;
    return { kind: 'wrong', problems: [problem] };
  }
  return { kind: 'wrong', problems: [`Square refuses to describe the location ${locationId}: ${detail}`] };
}
