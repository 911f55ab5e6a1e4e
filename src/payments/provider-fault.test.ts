import { expect, test } from 'vitest';
import { readFault } from './provider-fault.ts';

const told = (category: string, code: string) => [{ category, code, detail: 'in words' }];

test.each([
  [402, 'PAYMENT_METHOD_ERROR', 'GENERIC_DECLINE', 'card'],
  [400, 'PAYMENT_METHOD_ERROR', 'CVV_FAILURE', 'card'],
  [400, 'INVALID_REQUEST_ERROR', 'CARD_TOKEN_USED', 'card'],
  [400, 'INVALID_REQUEST_ERROR', 'MISSING_REQUIRED_PARAMETER', 'us'],
  [400, 'INVALID_REQUEST_ERROR', 'IDEMPOTENCY_KEY_REUSED', 'us'],
  [401, 'AUTHENTICATION_ERROR', 'UNAUTHORIZED', 'shop'],
  [401, 'AUTHENTICATION_ERROR', 'ACCESS_TOKEN_EXPIRED', 'shop'],
  [403, 'AUTHENTICATION_ERROR', 'FORBIDDEN', 'shop'],
  [403, 'AUTHENTICATION_ERROR', 'INSUFFICIENT_PERMISSIONS', 'shop'],
  [403, 'PAYMENT_METHOD_ERROR', 'INSUFFICIENT_PERMISSIONS', 'shop'],
  [400, 'INVALID_REQUEST_ERROR', 'INVALID_LOCATION', 'shop'],
  [400, 'INVALID_REQUEST_ERROR', 'CURRENCY_MISMATCH', 'shop'],
  [403, 'INVALID_REQUEST_ERROR', 'CARD_PROCESSING_NOT_ENABLED', 'shop'],
  [400, 'PAYMENT_METHOD_ERROR', 'PAYMENT_LIMIT_EXCEEDED', 'shop'],
  [404, 'INVALID_REQUEST_ERROR', 'NOT_FOUND', 'us'],
  [400, 'REFUND_ERROR', 'REFUND_AMOUNT_INVALID', 'us'],
  [400, 'API_ERROR', 'TEMPORARY_ERROR', 'unclear'],
  [400, 'PAYMENT_METHOD_ERROR', 'TEMPORARY_ERROR', 'unclear'],
  [409, 'INVALID_REQUEST_ERROR', 'CONFLICT', 'unclear'],
  [408, 'INVALID_REQUEST_ERROR', 'REQUEST_TIMEOUT', 'unclear'],
  [429, 'RATE_LIMIT_ERROR', 'RATE_LIMITED', 'unclear'],
  [500, 'API_ERROR', 'INTERNAL_SERVER_ERROR', 'unclear'],
  [502, 'PAYMENT_METHOD_ERROR', 'GENERIC_DECLINE', 'unclear'],
  [403, 'V1_ERROR', 'Unknown', 'unclear'],
])('%i %s %s is about: %s', (status, category, code, about) => {
  expect(readFault(status, told(category, code), 'message').about).toBe(about);
});

test('a broken connection and a proxy’s page leave it open', () => {
  expect(readFault(undefined, [{ category: 'V1_ERROR', code: 'Unknown' }], 'fetch failed')).toMatchObject({
    about: 'unclear',
    detail: 'fetch failed',
  });
  expect(readFault(403, undefined, 'Status code: 403\nBody: <html>')).toMatchObject({ about: 'unclear', detail: '403 Status code: 403' });
});

test('what is about our access may hide what an earlier request did', () => {
  expect(readFault(401, told('AUTHENTICATION_ERROR', 'UNAUTHORIZED'), '').isOfAccess).toBe(true);
  expect(readFault(400, told('INVALID_REQUEST_ERROR', 'IDEMPOTENCY_KEY_REUSED'), '').isOfAccess).toBe(true);
  expect(readFault(400, told('PAYMENT_METHOD_ERROR', 'GENERIC_DECLINE'), '').isOfAccess).toBe(false);
});
