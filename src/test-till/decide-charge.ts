import type { ChargeMode } from './modes.ts';
import { type CardKind, cardModes, readToken, readVerification } from './test-cards.ts';
import { type TillError, tokenUsed } from './till-errors.ts';

/** Whether a card is charged, and how the till behaves on the way. */
export type Decided = { error: TillError | null; behaves: ChargeMode; isSingleUse: boolean };

/** The codes of Square's sandbox. https://developer.squareup.com/docs/devtools/sandbox/payments */
const codes: Partial<Record<CardKind, string>> = {
  declined: 'GENERIC_DECLINE',
  funds: 'INSUFFICIENT_FUNDS',
  cvv: 'CVV_FAILURE',
  postcode: 'ADDRESS_VERIFICATION_FAILURE',
  expiry: 'INVALID_EXPIRATION',
};

const declines = new Set<ChargeMode>(['decline', '402']);
const verificationRequired = 'CARD_DECLINED_VERIFICATION_REQUIRED';

/** What becomes of a charge of `amountPence` to what the card form gave, in a mode of the till. A card's own misbehaviour goes before the mode's. */
export function decideCharge(sourceId: string, verificationToken: string | undefined, amountPence: number, mode: ChargeMode): Decided {
  const token = readToken(sourceId);
  if (!token) {
    const error = { category: 'INVALID_REQUEST_ERROR', code: 'NOT_FOUND', detail: 'Card nonce not found', field: 'source_id' } as const;
    return { error, behaves: mode, isSingleUse: false };
  }
  const { kind, isSingleUse } = token;
  const behaves = cardModes[kind] ?? mode;
  if (kind === 'used') return { error: tokenUsed, behaves, isSingleUse };
  const verifiedPence = token.verifiedPence ?? readVerification(verificationToken);
  const needsVerification = (kind === 'sca' || mode === 'sca') && verifiedPence !== amountPence;
  const code = declines.has(mode) ? codes.declined : needsVerification ? verificationRequired : codes[kind];
  const error = code ? ({ category: 'PAYMENT_METHOD_ERROR', code, detail: `Authorization error: '${code}'` } as const) : null;
  return { error, behaves, isSingleUse };
}
