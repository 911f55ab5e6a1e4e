/** How a card payment was made. */
export const cardMethods = ['card', 'apple_pay', 'google_pay'] as const;
export type CardMethod = (typeof cardMethods)[number];

/** `started` and `unknown` are under way. `voided`: no money moved, and none will. */
export const paymentStatuses = ['started', 'unknown', 'succeeded', 'declined', 'voided'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The statuses of a payment of which nobody can say yet whether money moved. */
export const underWay = ['started', 'unknown'] as const satisfies PaymentStatus[];

/** Whether nobody can say yet whether money moved. */
export function isUnderWay(status: string): boolean {
  return underWay.some((one) => one === status);
}

export function readPaymentStatus(status: string): PaymentStatus {
  return paymentStatuses.find((known) => known === status) ?? 'unknown';
}

/** What a shopper is told while the outcome of a payment is unknown. */
export const beingChecked =
  'We’re checking your payment with the card provider. Please do not pay again. This page will update once we know, usually within two minutes.';

/** Why a payment was declined, by the provider's code, in the shopper's words. https://developer.squareup.com/docs/payments-api/error-codes */
const reasons: Record<string, string> = {
  CARD_DECLINED: 'your bank declined the card',
  GENERIC_DECLINE: 'your bank declined the card',
  CARD_DECLINED_CALL_ISSUER: 'your bank needs you to contact them',
  CARD_DECLINED_VERIFICATION_REQUIRED: 'your bank needs to verify this payment',
  TRANSACTION_LIMIT: 'the amount is over your card’s limit',
  INSUFFICIENT_FUNDS: 'insufficient funds',
  CVV_FAILURE: 'the security code is incorrect',
  VERIFY_CVV_FAILURE: 'the security code is incorrect',
  ADDRESS_VERIFICATION_FAILURE: 'the postcode does not match the card',
  VERIFY_AVS_FAILURE: 'the postcode does not match the card',
  INVALID_POSTAL_CODE: 'the postcode does not match the card',
  INVALID_EXPIRATION: 'the expiry date is incorrect',
  BAD_EXPIRATION: 'the expiry date is incorrect',
  CARD_EXPIRED: 'the card has expired',
  EXPIRATION_FAILURE: 'the expiry date is incorrect',
  PAN_FAILURE: 'the card number is incorrect',
  INVALID_CARD: 'the card number is incorrect',
  INVALID_CARD_DATA: 'the card number is incorrect',
  CARD_NOT_SUPPORTED: 'we don’t accept this type of card',
  UNSUPPORTED_CARD_BRAND: 'we don’t accept this type of card',
  CARD_TOKEN_USED: 'the card details have already been used',
  CARD_TOKEN_EXPIRED: 'the card form timed out',
};

/** What stops every sale, whatever the card, until somebody mends the shop's account with the provider. */
const stopping = new Set([
  'ACCESS_TOKEN_EXPIRED',
  'ACCESS_TOKEN_REVOKED',
  'APPLICATION_DISABLED',
  'CARD_PROCESSING_NOT_ENABLED',
  'CLIENT_DISABLED',
  'CURRENCY_MISMATCH',
  'FORBIDDEN',
  'INSUFFICIENT_PERMISSIONS',
  'INSUFFICIENT_SCOPES',
  'INVALID_LOCATION',
  'LOCATION_MISMATCH',
  'PAYMENT_LIMIT_EXCEEDED',
  'UNAUTHORIZED',
]);

/** Whether a payment was refused with this code although nothing was wrong with the card. */
export function stopsSales(code: string | null): boolean {
  return code !== null && stopping.has(code);
}

/** What a shopper reads then. */
export const takesNoCardsNow =
  'We cannot take card payments at the moment. There is nothing wrong with your card, you have not been charged, and your order is saved.';

/** 'Payment failed: your bank declined the card. Please try again.' A code that is not known says nothing of a reason. */
export function declinedWords(code: string): string {
  if (stopsSales(code)) return takesNoCardsNow;
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : 'the payment did not go through';
  return `Payment failed: ${reason}. Please try again.`;
}

/** Whether what the provider tells is older than what is known: its events come in any order. Without both times nobody can say. */
export function isOlder(told: Date | null | undefined, known: Date | null): boolean {
  return Boolean(told && known && told < known);
}
