import type { Square, TokenResult } from '@square/web-sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FormWatcher, verificationOf, watchSquare } from './watched-square.ts';

/** A script's parts, which note what they are asked. */
function script() {
  const asked: unknown[] = [];
  const answers: { card: TokenResult | Error; wallet: TokenResult } = {
    card: { status: 'OK', token: 'cnon:1' },
    wallet: { status: 'OK', token: 'wnon:1' },
  };
  const listeners = new Map<string, () => void>();
  const card = {
    tokenize: async (details?: unknown) => {
      asked.push(details);
      if (answers.card instanceof Error) throw answers.card;
      return answers.card;
    },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  };
  const wallet = () => ({
    tokenize: async () => {
      asked.push('wallet');
      return answers.wallet;
    },
  });
  const google: { verified: { token: string } | null; isThere: boolean } = { verified: { token: 'verf:1' }, isThere: true };
  const payments = {
    card: async () => card,
    applePay: async () => wallet(),
    googlePay: () => (google.isThere ? Promise.resolve(wallet()) : Promise.reject(new Error('no Google Pay here'))),
    verifyBuyer: async (token: string, details: unknown) => {
      asked.push([token, details]);
      return google.verified;
    },
  };
  return { square: { errors: {}, payments: () => payments } as unknown as Square, asked, answers, listeners, google };
}

const heard: string[] = [];
let isBusy = false;
const charge = { amount: '12.34', currencyCode: 'GBP', intent: 'CHARGE', billingContact: {}, customerInitiated: true, sellerKeyedIn: false } as const;
const watcher: FormWatcher = {
  charge: () => charge,
  isBusy: () => isBusy,
  onCardReady: () => heard.push('card ready'),
  onCardSubmit: () => heard.push('submit'),
  onWalletReady: (wallet) => heard.push(`${wallet} ready`),
  onTokenising: (isUnderWay) => heard.push(isUnderWay ? 'begins' : 'ends'),
  onNoToken: (result) => heard.push(`no token: ${result?.status ?? 'threw'}`),
  onFault: (error) => heard.push(`fault: ${(error as Error).message}`),
};
beforeEach(() => {
  heard.length = 0;
  isBusy = false;
  Object.assign(globalThis, { window: {} });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'window'));

const open = () => {
  const parts = script();
  const stop = watchSquare(parts.square, watcher);
  const payments = window.Square?.payments('sandbox-sq0idb-1', 'L1');
  if (!payments) throw new Error('not watched');
  return { ...parts, stop, payments };
};

test('every card is asked for with what its owner confirms', async () => {
  const { payments, asked, listeners } = open();
  const card = await payments.card();
  expect(await card.tokenize()).toEqual({ status: 'OK', token: 'cnon:1' });
  expect(asked).toEqual([charge]);
  listeners.get('submit')?.();
  expect(heard).toEqual(['card ready', 'begins', 'ends', 'submit']);
});

test('no token, for whatever reason, is told, and the form can be used again', async () => {
  const { payments, answers } = open();
  const card = await payments.card();
  answers.card = { status: 'Invalid', errors: [] };
  expect((await card.tokenize()).status).toBe('Invalid');
  answers.card = new Error('the bank is away');
  await expect(card.tokenize()).rejects.toThrow('the bank is away');
  expect(heard).toEqual(['card ready', 'begins', 'no token: Invalid', 'ends', 'begins', 'no token: threw', 'ends']);
});

test('a wallet is ready once it is made, and pays nothing while a payment is taken', async () => {
  const { payments, asked, google } = open();
  google.isThere = false;
  await expect(payments.googlePay({} as never)).rejects.toThrow('no Google Pay here');
  const wallet = await payments.applePay({} as never);
  expect(heard).toEqual(['apple_pay ready']);
  isBusy = true;
  expect(await wallet.tokenize()).toEqual({ status: 'Abort' });
  expect(asked).toEqual([]);
  isBusy = false;
  expect(await wallet.tokenize()).toEqual({ status: 'OK', token: 'wnon:1' });
});

test('a bank confirms what Google Pay gives, and what it does not confirm pays nothing; Apple’s device has confirmed it', async () => {
  const { payments, asked, google, answers } = open();
  answers.wallet = { status: 'OK', token: 'wnon:google' };
  const wallet = await payments.googlePay({} as never);
  expect(await wallet.tokenize()).toEqual({ status: 'OK', token: 'wnon:google' });
  expect(asked).toEqual(['wallet', ['wnon:google', charge]]);
  expect(verificationOf('wnon:google')).toBe('verf:1');
  google.verified = null;
  expect(await wallet.tokenize()).toEqual({ status: 'Cancel' });
  expect(heard.at(-2)).toBe('no token: Cancel');
  answers.wallet = { status: 'OK', token: 'wnon:apple' };
  expect((await (await payments.applePay({} as never)).tokenize()).status).toBe('OK');
  expect(verificationOf('wnon:apple')).toBeNull();
});

test('a script that does not take our account is told; a form that is gone hears nothing', async () => {
  const { stop } = open();
  const broken = { errors: {}, payments: () => { throw new Error('not in the correct format'); } } as unknown as Square; // biome-ignore format: short
  watchSquare(broken, watcher);
  expect(() => window.Square?.payments('x', 'y')).toThrow('not in the correct format');
  expect(heard).toEqual(['fault: not in the correct format']);
  stop();
  const { payments, stop: stopNow } = open();
  stopNow();
  heard.length = 0;
  await (await payments.card()).tokenize();
  expect(heard).toEqual([]);
});
