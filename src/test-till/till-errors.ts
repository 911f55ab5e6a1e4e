import type { ChargeMode } from './modes.ts';

/** An error in the provider's writing. */
export type TillError = { category: string; code: string; detail: string; field?: string };

/** An answer that is no record. */
export class TillRefusal extends Error {
  readonly status: number;
  readonly error: TillError;
  constructor(status: number, error: TillError) {
    super(error.detail);
    this.status = status;
    this.error = error;
  }
}

export const tokenUsed: TillError = {
  category: 'INVALID_REQUEST_ERROR',
  code: 'CARD_TOKEN_USED',
  detail: 'Card nonce already used; please request new nonce.',
  field: 'source_id',
};

export function notFound(what: string, id: string): TillRefusal {
  return new TillRefusal(404, { category: 'INVALID_REQUEST_ERROR', code: 'NOT_FOUND', detail: `Could not find ${what} with id: ${id}` });
}

export const fault: TillError = {
  category: 'API_ERROR',
  code: 'INTERNAL_SERVER_ERROR',
  detail: 'An internal error has occurred, and the API was unable to service your request.',
};

type Refused = { status: number; error: TillError };
const access = (code: string, detail: string, status = 401): Refused => ({ status, error: { category: 'AUTHENTICATION_ERROR', code, detail } });
const ofAccount = (status: number, code: string, detail: string, field?: string): Refused => ({
  status,
  error: { category: 'INVALID_REQUEST_ERROR', code, detail, ...(field && { field }) },
});

export const unauthorized = access('UNAUTHORIZED', 'This request could not be authorized.');

/** What an account that may not be charged by is told, at every call. */
export const lockedOut: Partial<Record<ChargeMode, Refused>> = {
  'wrong-token': unauthorized,
  'expired-token': access('ACCESS_TOKEN_EXPIRED', 'The access token has expired.'),
};

/**
 * What every payment is refused with by an account that cannot take it, whatever the card.
 * https://developer.squareup.com/docs/payments-api/error-codes
 */
export const takesNone: Partial<Record<ChargeMode, Refused>> = {
  'no-permission': access('INSUFFICIENT_PERMISSIONS', 'The account does not have the permissions to accept this payment.', 403),
  'wrong-location': ofAccount(400, 'INVALID_LOCATION', 'The account cannot take payments at this location.', 'location_id'),
  'wrong-currency': ofAccount(400, 'CURRENCY_MISMATCH', 'The currency is not the location’s.', 'amount_money.currency'),
  'no-card-processing': ofAccount(403, 'CARD_PROCESSING_NOT_ENABLED', 'The location is not enabled for credit card processing.'),
  'over-limit': {
    status: 400,
    error: { category: 'PAYMENT_METHOD_ERROR', code: 'PAYMENT_LIMIT_EXCEEDED', detail: 'The amount exceeds the processing limit of this account.' },
  },
};

/** What is answered twice before a payment is taken at all. */
export const beforeCharge: Partial<Record<ChargeMode, Refused>> = {
  '500-before-charge': { status: 500, error: fault },
  '429': { status: 429, error: { category: 'RATE_LIMIT_ERROR', code: 'RATE_LIMITED', detail: 'Rate limited' } },
  'temporary-error': { status: 400, error: { category: 'API_ERROR', code: 'TEMPORARY_ERROR', detail: 'A temporary error. Please try again.' } },
};
