import type { ChargeMode } from './modes.ts';
import { type TillError, tokenUsed } from './till-errors.ts';

/** What a card does; the tokens made from it carry the name. */
export type CardKind =
  | 'ok'
  | 'declined'
  | 'funds'
  | 'cvv'
  | 'postcode'
  | 'expiry'
  | 'used'
  | 'sca'
  | 'slow'
  | 'hang'
  | 'fault-after'
  | 'reset'
  | 'fault-before';

export type TestCard = { number: string; cvv: string; kind: CardKind; says: string };

/** The card numbers are those of Square's sandbox as far as it has them. https://developer.squareup.com/docs/devtools/sandbox/payments */
export const testCards: readonly TestCard[] = [
  { number: '4111 1111 1111 1111', cvv: '111', kind: 'ok', says: 'Visa: is charged' },
  { number: '5105 1051 0510 5100', cvv: '111', kind: 'ok', says: 'Mastercard: is charged' },
  { number: '4310 0000 0020 1019', cvv: '111', kind: 'sca', says: 'Visa EU: must be confirmed, with the code 123456' },
  { number: '5500 0000 0020 1016', cvv: '111', kind: 'sca', says: 'Mastercard EU: must be confirmed, with the code 123456' },
  { number: '4000 0000 0000 0002', cvv: '111', kind: 'declined', says: 'Is declined' },
  { number: '4000 0000 0000 9995', cvv: '111', kind: 'funds', says: 'Is declined: not enough money' },
  { number: '4000 0000 0000 1109', cvv: '111', kind: 'slow', says: 'Is charged after ten seconds' },
  { number: '4000 0000 0000 1208', cvv: '111', kind: 'hang', says: 'Is charged, and the till does not answer' },
  { number: '4000 0000 0000 1307', cvv: '111', kind: 'fault-after', says: 'Is charged, and the till answers with a fault, twice' },
  { number: '4000 0000 0000 1406', cvv: '111', kind: 'reset', says: 'Is charged, and the connection breaks, twice' },
  { number: '4000 0000 0000 1505', cvv: '111', kind: 'fault-before', says: 'The till answers with a fault twice, and then charges' },
];

/** With any of the cards. */
export const testEntries = [
  { entry: 'CVV 911', kind: 'cvv', says: 'Is declined: the security code is wrong' },
  { entry: 'Postcode BT99 9ZZ', kind: 'postcode', says: 'Is declined: the postcode is wrong' },
  { entry: 'Expiry 01/40', kind: 'expiry', says: 'Is declined: the expiry date is wrong' },
] as const;

/** The tokens of Square's sandbox, for programs that have no card form; `cnon:test-till-` and a kind are this till's own. */
const knownTokens: Record<string, CardKind> = {
  'cnon:card-nonce-ok': 'ok',
  'cnon:card-nonce-declined': 'declined',
  'cnon:card-nonce-rejected-cvv': 'cvv',
  'cnon:card-nonce-rejected-postalcode': 'postcode',
  'cnon:card-nonce-rejected-expiration': 'expiry',
  'cnon:card-nonce-already-used': 'used',
  'cnon:test-till-insufficient-funds': 'funds',
  'cnon:test-till-sca': 'sca',
  'cnon:test-till-slow': 'slow',
  'cnon:test-till-charge-then-hang': 'hang',
  'cnon:test-till-charge-then-500': 'fault-after',
  'cnon:test-till-charge-then-reset': 'reset',
  'cnon:test-till-500-before-charge': 'fault-before',
};
export const documentedTokens = Object.keys(knownTokens);

export type ReadToken = {
  kind: CardKind;
  /** What its owner confirmed; null where nobody did. */
  verifiedPence: number | null;
  /** From the card form: good for one payment, as the documented ones are for many. */
  isSingleUse: boolean;
};

const kinds = new Set<string>([...Object.values(knownTokens)]);

/** What a payment's `source_id` stands for; null for nothing the till has given out. */
export function readToken(sourceId: string): ReadToken | null {
  const known = Object.hasOwn(knownTokens, sourceId) ? knownTokens[sourceId] : undefined;
  if (known) return { kind: known, verifiedPence: null, isSingleUse: false };
  const [, kind, pence] = /^[cw]non:till\.([a-z-]+)\.(\d{0,9})\.[\w-]{8,}$/.exec(sourceId) ?? [];
  if (!kind || !kinds.has(kind)) return null;
  return { kind: kind as CardKind, verifiedPence: pence ? Number(pence) : null, isSingleUse: true };
}

/** What Square tells of the card behind a payment's `source_id`, in place of its number. */
export function cardOfToken(sourceId: string): { brand: 'VISA' | 'MASTERCARD'; last4: string; bin: string } {
  const kind = readToken(sourceId)?.kind ?? 'ok';
  const number = (testCards.find((card) => card.kind === kind) ?? testCards[0])?.number.replaceAll(' ', '') ?? '';
  return { brand: number.startsWith('4') ? 'VISA' : 'MASTERCARD', last4: number.slice(-4), bin: number.slice(0, 6) };
}

/** What the older way of confirming gave: a token beside the card's. */
export function readVerification(token: string | undefined): number | null {
  const [, pence] = /^verf:till\.(\d{1,9})\.[\w-]{8,}$/.exec(token ?? '') ?? [];
  return pence ? Number(pence) : null;
}

/** How a card misbehaves, in the words of the till's modes. */
export const cardModes: Partial<Record<CardKind, ChargeMode>> = {
  slow: 'slow',
  hang: 'charge-then-hang',
  'fault-after': 'charge-then-500',
  reset: 'charge-then-reset',
  'fault-before': '500-before-charge',
};

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
