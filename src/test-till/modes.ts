/** How a till can be told to behave towards every request that follows; single cards do the same to one payment. */
export const chargeModes = {
  normal: 'as the card says',
  decline: 'every card is declined',
  '402': 'every card is declined, with the status 402',
  sca: 'every card must be confirmed by its owner',
  slow: 'answers after ten seconds',
  'charge-then-hang': 'charges, and then does not answer',
  'charge-then-500': 'charges, and then answers with a fault, twice',
  'charge-then-reset': 'charges, and then breaks the connection, twice',
  '500-before-charge': 'answers with a fault twice before it charges',
  '429': 'answers twice that there are too many requests before it charges',
  'temporary-error': 'answers twice with TEMPORARY_ERROR before it charges',
  approved: 'approves, and charges half a minute later',
  pending: 'answers that it is pending, and charges half a minute later',
  'pending-then-fail': 'answers that it is pending, and fails half a minute later',
  down: 'answers nothing but 503',
  'wrong-token': 'does not know the access token',
  'expired-token': 'says that the access token has expired',
  'no-permission': 'says that the account may not take payments',
  'wrong-location': 'does not know the location',
  'wrong-currency': 'takes euros at its location',
  'no-card-processing': 'has card processing switched off',
  'over-limit': 'says that the amount is above what the seller may charge',
} as const;
export type ChargeMode = keyof typeof chargeModes;

export const refundModes = {
  normal: 'accepted, and made a second later',
  immediate: 'made at once',
  late: 'accepted, and made half a minute later',
  days: 'accepted, and made three days later',
  fail: 'accepted, and failed a second later',
  reject: 'accepted, and rejected a second later',
  refuse: 'refused at once',
  'refund-then-hang': 'accepted, without an answer',
  'refund-then-500': 'accepted, and then answered with a fault, twice',
  '500-before-refund': 'answered with a fault twice before it is accepted',
} as const;
export type RefundMode = keyof typeof refundModes;

export const webhookModes = {
  normal: 'signed, each once, a second later',
  duplicate: 'each twice',
  late: 'twenty seconds later',
  reordered: 'the later event first',
  unsigned: 'without a signature',
  forged: 'with a signature of somebody else',
  none: 'not at all',
} as const;
export type WebhookMode = keyof typeof webhookModes;

export type Modes = { charge: ChargeMode; refund: RefundMode; webhook: WebhookMode };

/** The mode by its name; `normal` for a name that is none. */
export function readModes(row: { charge_mode: string; refund_mode: string; webhook_mode: string }): Modes {
  const known = <M extends object>(modes: M, name: string) => (Object.hasOwn(modes, name) ? name : 'normal') as keyof M;
  return { charge: known(chargeModes, row.charge_mode), refund: known(refundModes, row.refund_mode), webhook: known(webhookModes, row.webhook_mode) };
}
