import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { openTestTill, takingsOf } from '../../test/open-test-till.ts';
import { setTillModes, tillAccess } from '../test-till/till-settings.server.ts';
import type { ChargeRequest } from './card-gateway.ts';
import { createSquareGateway } from './square-gateway.server.ts';

const shop = await openTestShop('empty');
const till = await openTestTill(shop);
afterAll(async () => {
  await till.close();
  await shop.close();
});
beforeEach(() => setTillModes(shop.sql, { charge: 'normal', refund: 'normal', webhook: 'none' }));

/** As the shop's own, but without its patience. */
const access = tillAccess(shop.config, shop.sql);
const hasty = createSquareGateway(access, shop.log, 1500);

const justNow = () => new Date(Date.now() - 60_000);
const wish = (more: Partial<ChargeRequest> = {}): ChargeRequest => ({
  key: randomUUID(),
  amountPence: 123_456,
  sourceId: 'cnon:card-nonce-ok',
  verificationToken: null,
  orderId: randomUUID(),
  ...more,
});
const paid = async (more: Partial<ChargeRequest> = {}) => {
  const wanted = wish(more);
  const outcome = await shop.cardGateway.charge(wanted);
  if (outcome.kind !== 'succeeded') throw new Error(JSON.stringify(outcome));
  return { ...wanted, providerId: outcome.providerId };
};

test('a card is charged once, for our amount, with our order as the reference', async () => {
  const wanted = wish();
  const outcome = await shop.cardGateway.charge(wanted);
  expect(outcome).toMatchObject({ kind: 'succeeded', receiptUrl: expect.stringContaining('https://floors.example/test-till/receipts/') });
  expect(await takingsOf(shop, wanted.orderId)).toMatchObject({ charges: 1, charged_pence: 123_456, net_pence: 123_456 });
  expect(await shop.cardGateway.charge(wanted)).toEqual(outcome);
  expect((await takingsOf(shop, wanted.orderId)).charges).toBe(1);
});

test('ten at the same moment with one key are one charge', async () => {
  const wanted = wish();
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => shop.cardGateway.charge(wanted)));
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  expect((await takingsOf(shop, wanted.orderId)).charges).toBe(1);
});

test.each([
  ['cnon:card-nonce-declined', 'GENERIC_DECLINE'],
  ['cnon:card-nonce-rejected-cvv', 'CVV_FAILURE'],
  ['cnon:card-nonce-rejected-postalcode', 'ADDRESS_VERIFICATION_FAILURE'],
  ['cnon:card-nonce-rejected-expiration', 'INVALID_EXPIRATION'],
  ['cnon:card-nonce-already-used', 'CARD_TOKEN_USED'],
  ['cnon:test-till-insufficient-funds', 'INSUFFICIENT_FUNDS'],
  ['cnon:test-till-sca', 'CARD_DECLINED_VERIFICATION_REQUIRED'],
  ['cnon:nobody-gave-this-out', 'NOT_FOUND'],
])('%s is declined: %s, and nothing is charged', async (sourceId, code) => {
  const wanted = wish({ sourceId });
  expect(await shop.cardGateway.charge(wanted)).toMatchObject({ kind: 'declined', code });
  expect(await shop.cardGateway.charge(wanted)).toMatchObject({ kind: 'declined', code });
  expect((await takingsOf(shop, wanted.orderId)).charges).toBe(0);
});

test('what the card form gave is good for one payment', async () => {
  const sourceId = `cnon:till.ok..${randomUUID()}`;
  await paid({ sourceId });
  const second = wish({ sourceId });
  expect(await shop.cardGateway.charge(second)).toMatchObject({ kind: 'declined', code: 'CARD_TOKEN_USED' });
  const [first, other] = [wish({ sourceId: `${sourceId}-2` }), wish({ sourceId: `${sourceId}-2` })];
  const kinds = await Promise.all([first, other].map(async (wanted) => (await shop.cardGateway.charge(wanted)).kind));
  expect(kinds.sort()).toEqual(['declined', 'succeeded']);
});

test('a card to be confirmed is charged with its owner’s confirmation, whichever way that came', async () => {
  expect((await shop.cardGateway.charge(wish({ sourceId: 'cnon:till.sca.123456.abcdefgh' }))).kind).toBe('succeeded');
  const older = wish({ sourceId: 'cnon:till.sca..abcdefgh2', verificationToken: 'verf:till.123456.abcdefgh' });
  expect((await shop.cardGateway.charge(older)).kind).toBe('succeeded');
});

test.each(['charge-then-hang', 'charge-then-500', 'charge-then-reset'] as const)(
  '%s: unknown at first, then the one charge that was made',
  async (charge) => {
    await setTillModes(shop.sql, { charge });
    const wanted = wish();
    const first = await hasty.charge(wanted);
    expect(first.kind).toBe('unknown');
    expect((await takingsOf(shop, wanted.orderId)).charges).toBe(1);
    // A fault is answered twice, and the client may have heard both.
    await hasty.charge({ ...wanted, repeats: justNow() });
    expect((await shop.cardGateway.charge({ ...wanted, repeats: justNow() })).kind).toBe('succeeded');
    expect(await takingsOf(shop, wanted.orderId)).toMatchObject({ charges: 1, net_pence: 123_456 });
  },
);

test('500-before-charge: unknown at first, nothing charged; then charged once', async () => {
  await setTillModes(shop.sql, { charge: '500-before-charge' });
  const wanted = wish();
  expect((await shop.cardGateway.charge(wanted)).kind).toBe('unknown');
  expect((await takingsOf(shop, wanted.orderId)).charges).toBe(0);
  expect((await shop.cardGateway.charge(wanted)).kind).toBe('succeeded');
  expect((await takingsOf(shop, wanted.orderId)).charges).toBe(1);
});

test('slow: waited for', async () => {
  const wanted = wish({ sourceId: 'cnon:test-till-slow' });
  const started = Date.now();
  expect((await createSquareGateway(access, shop.log, 60_000).charge(wanted)).kind).toBe('succeeded');
  expect(Date.now() - started).toBeGreaterThan(9900);
});

test('a provider that is down, or not there, leaves it unknown within the patience', async () => {
  await setTillModes(shop.sql, { charge: 'down' });
  const wanted = wish();
  expect((await shop.cardGateway.charge(wanted)).kind).toBe('unknown');
  expect(await shop.cardGateway.voidCharge(wanted.key)).toBe('unknown');
  const nowhere = createSquareGateway({ ...access, apiUrl: () => 'http://127.0.0.1:1' }, shop.log, 1500);
  const started = Date.now();
  expect((await nowhere.charge(wanted)).kind).toBe('unknown');
  expect((await nowhere.refund({ key: randomUUID(), providerId: 'x', amountPence: 1, reason: '' })).kind).toBe('unknown');
  expect(await nowhere.voidCharge(wanted.key)).toBe('unknown');
  expect(Date.now() - started).toBeLessThan(5000);
});

test('a token that is used up says nothing of the first try: the provider is asked what became of that', async () => {
  const sourceId = `cnon:till.ok..${randomUUID()}`;
  const first = wish({ sourceId });
  const made = await shop.cardGateway.charge(first);
  expect(made.kind).toBe('succeeded');
  const again = { ...first, key: randomUUID() };
  expect(await shop.cardGateway.charge(again)).toMatchObject({ kind: 'declined', code: 'CARD_TOKEN_USED' });
  expect(await shop.cardGateway.charge({ ...again, repeats: justNow() })).toEqual(made);
  // Nothing was made of another order.
  const other = { ...again, orderId: randomUUID(), key: randomUUID() };
  expect(await shop.cardGateway.charge({ ...other, repeats: justNow() })).toMatchObject({ kind: 'declined', code: 'CARD_TOKEN_USED' });
  expect(await takingsOf(shop, first.orderId)).toMatchObject({ charges: 1 });
});

test('a key used again for another amount charges nothing; asked again for an unknown outcome it settles nothing', async () => {
  const first = await paid();
  const other = { ...first, amountPence: 1 };
  expect(await shop.cardGateway.charge(other)).toMatchObject({ kind: 'declined', code: 'IDEMPOTENCY_KEY_REUSED' });
  expect((await shop.cardGateway.charge({ ...other, repeats: justNow() })).kind).toBe('unknown');
  expect(await takingsOf(shop, first.orderId)).toMatchObject({ charges: 1, charged_pence: 123_456 });
});

test('a wrong access token charges nothing; asked again for an unknown outcome it settles nothing', async () => {
  const locked = createSquareGateway({ ...access, token: () => 'another shop’s token'.replace('’', '-') }, shop.log);
  const wanted = wish();
  expect(await locked.charge(wanted)).toMatchObject({ kind: 'declined', code: 'UNAUTHORIZED' });
  expect((await locked.charge({ ...wanted, repeats: justNow() })).kind).toBe('unknown');
  expect(await locked.voidCharge(wanted.key)).toBe('unknown');
  expect((await locked.refund({ key: randomUUID(), providerId: 'x', amountPence: 1, reason: '' })).kind).toBe('unknown');
});

test.each([
  ['approved', 'succeeded'],
  ['pending', 'succeeded'],
  ['pending-then-fail', 'declined'],
] as const)('%s: unknown, and the same to the same key; what its own record says in the end: %s', async (charge, kind) => {
  await setTillModes(shop.sql, { charge });
  const wanted = wish();
  expect((await shop.cardGateway.charge(wanted)).kind).toBe('unknown');
  expect((await takingsOf(shop, wanted.orderId)).charges).toBe(0);
  expect((await shop.cardGateway.charge({ ...wanted, repeats: justNow() })).kind).toBe('unknown');
  await shop.sql`update test_till.payments set settles_at = now() - interval '1 second' where idempotency_key = ${wanted.key}`;
  expect((await shop.cardGateway.charge({ ...wanted, repeats: justNow() })).kind).toBe(kind);
  expect((await takingsOf(shop, wanted.orderId)).charges).toBe(kind === 'succeeded' ? 1 : 0);
});

test('voiding stops what was only approved, and does nothing where nothing was; what is completed can no longer be voided', async () => {
  await setTillModes(shop.sql, { charge: 'approved' });
  const wanted = wish();
  await shop.cardGateway.charge(wanted);
  expect(await shop.cardGateway.voidCharge(wanted.key)).toBe('voided');
  expect(await shop.cardGateway.voidCharge(wanted.key)).toBe('voided');
  expect(await shop.cardGateway.charge({ ...wanted, repeats: justNow() })).toMatchObject({ kind: 'declined', code: 'CANCELED' });
  expect(await takingsOf(shop, wanted.orderId)).toMatchObject({ charges: 0, net_pence: 0 });
  expect(await shop.cardGateway.voidCharge(randomUUID())).toBe('voided');
  await setTillModes(shop.sql, { charge: 'normal' });
  expect(await shop.cardGateway.voidCharge((await paid()).key)).toBe('refused');
});

test.each(['429', 'temporary-error'] as const)('%s: unknown at first, nothing charged; then charged once', async (charge) => {
  await setTillModes(shop.sql, { charge });
  const wanted = wish();
  await hasty.charge(wanted);
  await hasty.charge({ ...wanted, repeats: justNow() });
  expect((await shop.cardGateway.charge({ ...wanted, repeats: justNow() })).kind).toBe('succeeded');
  expect((await takingsOf(shop, wanted.orderId)).charges).toBe(1);
});

test('a decline is one whatever its status', async () => {
  await setTillModes(shop.sql, { charge: '402' });
  expect(await shop.cardGateway.charge(wish())).toMatchObject({ kind: 'declined', code: 'GENERIC_DECLINE' });
});

test.each([
  ['wrong-token', 'UNAUTHORIZED', /access token/],
  ['expired-token', 'ACCESS_TOKEN_EXPIRED', /expired/],
  ['no-permission', 'INSUFFICIENT_PERMISSIONS', null],
  ['wrong-location', 'INVALID_LOCATION', /no location/],
  ['wrong-currency', 'CURRENCY_MISMATCH', /takes EUR/],
  ['no-card-processing', 'CARD_PROCESSING_NOT_ENABLED', /cannot take cards/],
  ['over-limit', 'PAYMENT_LIMIT_EXCEEDED', null],
] as const)('%s: the card is not blamed, a repeated try is not settled by it, and the account’s check names it', async (charge, code, said) => {
  const first = await paid();
  await setTillModes(shop.sql, { charge });
  expect(await shop.cardGateway.charge(wish())).toMatchObject({ kind: 'declined', code, isOfShop: true });
  // The first try was charged: what the account is refused now says nothing of it.
  expect((await shop.cardGateway.charge({ ...first, repeats: justNow() })).kind).not.toBe('declined');
  const check = await shop.cardGateway.checkAccount();
  if (said) expect(check).toMatchObject({ kind: 'wrong', problems: [expect.stringMatching(said)] });
  else expect(check).toMatchObject({ kind: 'ready' });
});

test('a refund is accepted, made a moment later, and made once for each key', async () => {
  const payment = await paid();
  const asked = { key: randomUUID(), providerId: payment.providerId, amountPence: 100_000, reason: 'r'.repeat(300) };
  const accepted = await shop.cardGateway.refund(asked);
  if (accepted.kind !== 'pending') throw new Error(JSON.stringify(accepted));
  await Promise.all([shop.cardGateway.refund(asked), shop.cardGateway.refund(asked)]);
  expect((await takingsOf(shop, payment.orderId)).refunded_pence).toBe(100_000);
  await expect.poll(() => shop.cardGateway.findRefund(accepted.providerId)).toMatchObject({ kind: 'succeeded', providerId: accepted.providerId });
  expect(await shop.cardGateway.refund({ ...asked, amountPence: 5 })).toMatchObject({ kind: 'unknown' });
});

test('no more is paid back than was charged, however the refunds arrive', async () => {
  const payment = await paid({ amountPence: 1000 });
  const ask = (amountPence: number) => shop.cardGateway.refund({ key: randomUUID(), providerId: payment.providerId, amountPence, reason: '' });
  expect(await ask(1001)).toMatchObject({ kind: 'failed', detail: expect.stringContaining('REFUND_AMOUNT_INVALID') });
  await Promise.all(Array.from({ length: 8 }, () => ask(300)));
  expect(await takingsOf(shop, payment.orderId)).toMatchObject({ refunded_pence: 900, net_pence: 100 });
  expect((await shop.cardGateway.refund({ key: randomUUID(), providerId: 'nobody', amountPence: 1, reason: '' })).kind).toBe('failed');
  expect((await shop.cardGateway.findRefund('nobody')).kind).toBe('unknown');
});

test('refunds at once, failed, refused, and without an answer', async () => {
  const payment = await paid();
  const asked = (amountPence = 100) => ({ key: randomUUID(), providerId: payment.providerId, amountPence, reason: 'late' });
  await setTillModes(shop.sql, { refund: 'immediate' });
  expect((await shop.cardGateway.refund(asked())).kind).toBe('succeeded');
  await setTillModes(shop.sql, { refund: 'refuse' });
  expect((await shop.cardGateway.refund(asked())).kind).toBe('failed');
  for (const refund of ['fail', 'reject'] as const) {
    await setTillModes(shop.sql, { refund });
    // Of another payment: one whose refund failed is not refunded again.
    const failing = await shop.cardGateway.refund({ ...asked(), providerId: (await paid()).providerId });
    if (failing.kind !== 'pending') throw new Error(JSON.stringify(failing));
    await expect.poll(async () => (await shop.cardGateway.findRefund(failing.providerId)).kind).toBe('failed');
  }
  for (const refund of ['refund-then-hang', 'refund-then-500', '500-before-refund'] as const) {
    await setTillModes(shop.sql, { refund });
    const wanted = asked();
    expect([refund, (await hasty.refund(wanted)).kind]).toEqual([refund, 'unknown']);
    await hasty.refund(wanted);
    expect([refund, (await shop.cardGateway.refund(wanted)).kind]).toEqual([refund, 'pending']);
  }
  expect((await takingsOf(shop, payment.orderId)).refunded_pence).toBe(400);
});

test('the till’s books are only ever added to', async () => {
  await paid();
  await expect(shop.sql`update test_till.ledger set amount_pence = 1`).rejects.toThrow('only ever added to');
  await expect(shop.sql`delete from test_till.requests`).rejects.toThrow('only ever added to');
});
