import { expect, test } from 'vitest';
import { chargeModes, readModes, refundModes, webhookModes } from './modes.ts';
import { decideCharge, documentedTokens, testCards } from './test-cards.ts';

const code = (source: string, pence = 1234, verification?: string) => decideCharge(source, verification, pence, 'normal').error?.code ?? null;

test('the sandbox’s tokens do here what they do there', () => {
  expect(code('cnon:card-nonce-ok')).toBeNull();
  expect(code('cnon:card-nonce-declined')).toBe('GENERIC_DECLINE');
  expect(code('cnon:card-nonce-rejected-cvv')).toBe('CVV_FAILURE');
  expect(code('cnon:card-nonce-rejected-postalcode')).toBe('ADDRESS_VERIFICATION_FAILURE');
  expect(code('cnon:card-nonce-rejected-expiration')).toBe('INVALID_EXPIRATION');
  expect(code('cnon:card-nonce-already-used')).toBe('CARD_TOKEN_USED');
  expect(code('cnon:card-nonce-unheard-of')).toBe('NOT_FOUND');
  expect(code('constructor')).toBe('NOT_FOUND');
});

test('a card to be confirmed is charged for the amount its owner confirmed, and for no other', () => {
  const required = 'CARD_DECLINED_VERIFICATION_REQUIRED';
  expect(code('cnon:till.sca..abcdefgh')).toBe(required);
  expect(code('cnon:till.sca.1234.abcdefgh')).toBeNull();
  expect(code('cnon:till.sca.1234.abcdefgh', 9999)).toBe(required);
  expect(code('cnon:till.sca..abcdefgh', 1234, 'verf:till.1234.abcdefgh')).toBeNull();
  expect(code('cnon:till.sca..abcdefgh', 1235, 'verf:till.1234.abcdefgh')).toBe(required);
});

test('where every card must be confirmed, Google Pay needs its bank’s word and Apple Pay has its device’s', () => {
  const inMode = (source: string, verification?: string) => decideCharge(source, verification, 1234, 'sca').error?.code ?? null;
  expect(inMode('wnon:till.ok..abcdefgh')).toBe('CARD_DECLINED_VERIFICATION_REQUIRED');
  expect(inMode('wnon:till.ok..abcdefgh', 'verf:till.1234.abcdefgh')).toBeNull();
  expect(inMode('wnon:till.ok.1234.abcdefgh')).toBeNull();
});

test('a mode is for every card, and a card’s own misbehaviour goes before it', () => {
  expect(decideCharge('cnon:card-nonce-ok', undefined, 1, 'decline').error?.code).toBe('GENERIC_DECLINE');
  expect(decideCharge('cnon:card-nonce-ok', undefined, 1, 'sca').error?.code).toBe('CARD_DECLINED_VERIFICATION_REQUIRED');
  expect(decideCharge('cnon:card-nonce-ok', undefined, 1, 'charge-then-hang').behaves).toBe('charge-then-hang');
  expect(decideCharge('cnon:test-till-slow', undefined, 1, 'charge-then-hang').behaves).toBe('slow');
  expect(decideCharge('cnon:till.ok..abcdefgh', undefined, 1, 'normal')).toEqual({ error: null, behaves: 'normal', isSingleUse: true });
});

test('a mode that nobody knows is the normal one', () => {
  const row = { charge_mode: 'toString', refund_mode: 'fail', webhook_mode: '' };
  expect(readModes(row)).toEqual({ charge: 'normal', refund: 'fail', webhook: 'normal' });
  expect([chargeModes, refundModes, webhookModes].every((modes) => 'normal' in modes)).toBe(true);
});

test('every card’s number is one that a card form accepts, and every token is known', () => {
  for (const { number } of testCards) expect([number, luhn(number)]).toEqual([number, 0]);
  for (const token of documentedTokens) expect(code(token)).not.toBe('NOT_FOUND');
});

function luhn(number: string): number {
  const digits = [...number.replaceAll(' ', '')].map(Number).reverse();
  return digits.reduce((sum, digit, at) => sum + (at % 2 ? (digit * 2 > 9 ? digit * 2 - 9 : digit * 2) : digit), 0) % 10;
}
