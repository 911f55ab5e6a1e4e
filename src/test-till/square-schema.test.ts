import { randomUUID } from 'node:crypto';
import { serialization } from 'square';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { openTestTill } from '../../test/open-test-till.ts';
import { chargeInDashboard, moveDispute, openDispute, refundInDashboard } from './act-in-dashboard.server.ts';
import { cancel } from './ledger.server.ts';
import { failRefund } from './refunds.server.ts';
import { runTestTill } from './test-till.server.ts';
import { disputeStates, paymentStatuses, refundStatuses } from './till-records.ts';
import { readTillKeys, setTillModes } from './till-settings.server.ts';

/**
 * The till's answers and events, held against the schema of Square's API as its own client reads it: no field that it does not have, none of
 * another type.
 */

const shop = await openTestShop('empty');
const till = await openTestTill(shop);
afterAll(async () => {
  await till.close();
  await shop.close();
});
beforeEach(() => setTillModes(shop.sql, { charge: 'normal', refund: 'normal', webhook: 'normal' }));
const { accessToken } = await readTillKeys(shop.sql);
const inner = { sql: shop.sql, origin: 'https://floors.example', webhook: 'normal' as const };

const strict = { unrecognizedObjectKeys: 'fail', allowUnrecognizedEnumValues: false, allowUnrecognizedUnionMembers: false } as const;
type Schema = { parse: (raw: unknown, options: typeof strict) => { ok: true } | { ok: false; errors: unknown } | Promise<unknown> };
const wrongIn = async (schema: unknown, raw: unknown) => {
  const parsed = (await (schema as Schema).parse(raw, strict)) as { ok: boolean; errors?: unknown };
  return parsed.ok ? [] : parsed.errors;
};
/** What is a plain string to the client and a list of words in the published descriptions. */
const words: Record<string, readonly string[]> = {
  'payment.status': ['APPROVED', 'PENDING', 'COMPLETED', 'CANCELED', 'FAILED'],
  'payment.source_type': ['CARD', 'BANK_ACCOUNT', 'WALLET', 'BUY_NOW_PAY_LATER', 'SQUARE_ACCOUNT', 'CASH', 'EXTERNAL'],
  'payment.card_details.status': ['AUTHORIZED', 'CAPTURED', 'VOIDED', 'FAILED'],
  'payment.card_details.entry_method': ['KEYED', 'SWIPED', 'EMV', 'ON_FILE', 'CONTACTLESS'],
  'payment.card_details.cvv_status': ['CVV_ACCEPTED', 'CVV_REJECTED', 'CVV_NOT_CHECKED'],
  'payment.card_details.avs_status': ['AVS_ACCEPTED', 'AVS_REJECTED', 'AVS_NOT_CHECKED'],
  'refund.status': ['PENDING', 'COMPLETED', 'REJECTED', 'FAILED'],
  'refund.destination_type': ['CARD', 'BANK_ACCOUNT', 'WALLET', 'BUY_NOW_PAY_LATER', 'CASH', 'EXTERNAL', 'SQUARE_ACCOUNT'],
};
const otherWords = (record: unknown) =>
  Object.entries(words).filter(([path, known]) => {
    const said = path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], record);
    return said !== undefined && !known.includes(said as string);
  });

const ask = async (path: string, body?: object) => {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const answer = await fetch(`${till.url}/test-till/v2${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
  return { status: answer.status, body: (await answer.json()) as { payment?: { id: string; status: string }; refund?: { id: string } } };
};
const amount_money = { amount: 1234, currency: 'GBP' };
const pay = (source_id = 'cnon:card-nonce-ok') =>
  ask('/payments', { source_id, idempotency_key: randomUUID(), amount_money, reference_id: randomUUID() });
const paid = async () => (await pay()).body.payment?.id ?? '';

test.each([
  ['normal', 'cnon:card-nonce-ok', 200, 'COMPLETED'],
  ['approved', 'cnon:card-nonce-ok', 200, 'APPROVED'],
  ['pending', 'cnon:card-nonce-ok', 200, 'PENDING'],
  ['normal', 'cnon:card-nonce-rejected-cvv', 400, 'FAILED'],
  ['normal', 'cnon:card-nonce-rejected-postalcode', 400, 'FAILED'],
  ['402', 'cnon:card-nonce-ok', 402, 'FAILED'],
  ['429', 'cnon:card-nonce-ok', 429, undefined],
  ['temporary-error', 'cnon:card-nonce-ok', 400, undefined],
  ['over-limit', 'cnon:card-nonce-ok', 400, undefined],
  ['wrong-location', 'cnon:card-nonce-ok', 400, undefined],
  ['expired-token', 'cnon:card-nonce-ok', 401, undefined],
] as const)('a payment in the mode %s by %s is answered with %i as Square answers', async (charge, source, status, became) => {
  await setTillModes(shop.sql, { charge });
  const answer = await pay(source);
  expect([answer.status, answer.body.payment?.status]).toEqual([status, became]);
  expect(await wrongIn(serialization.CreatePaymentResponse, answer.body)).toEqual([]);
  expect(otherWords(answer.body)).toEqual([]);
});

test('payments, refunds and the location are described as Square describes them, whatever became of them', async () => {
  const id = await paid();
  for (const refund of ['normal', 'immediate', 'fail', 'reject', 'days'] as const) {
    await setTillModes(shop.sql, { refund });
    const answer = await ask('/refunds', {
      idempotency_key: randomUUID(),
      payment_id: refund === 'fail' ? await paid() : id,
      amount_money: { amount: 10, currency: 'GBP' },
    });
    expect([answer.status, await wrongIn(serialization.RefundPaymentResponse, answer.body), otherWords(answer.body)]).toEqual([200, [], []]);
    await shop.sql`update test_till.refunds set settles_at = now() - interval '1 second' where settles_as <> 'COMPLETED'`;
    const later = await ask(`/refunds/${answer.body.refund?.id}`);
    expect([await wrongIn(serialization.GetPaymentRefundResponse, later.body), otherWords(later.body)]).toEqual([[], []]);
  }
  const record = await ask(`/payments/${id}`);
  expect(await wrongIn(serialization.GetPaymentResponse, record.body)).toEqual([]);
  expect(record.body.payment).toMatchObject({
    refunded_money: { amount: expect.any(Number) },
    version_token: expect.any(String),
    refund_ids: expect.any(Array),
  });
  const list = new URLSearchParams({
    begin_time: new Date(0).toISOString(),
    total: '1234',
    location_id: 'TEST-TILL',
    sort_order: 'ASC',
    limit: '100',
  });
  expect(await wrongIn(serialization.ListPaymentsResponse, (await ask(`/payments?${list}`)).body)).toEqual([]);
  for (const charge of ['normal', 'wrong-currency', 'no-card-processing', 'wrong-location'] as const) {
    await setTillModes(shop.sql, { charge });
    expect(await wrongIn(serialization.GetLocationResponse, (await ask('/locations/TEST-TILL')).body)).toEqual([]);
  }
});

test('every event that is told is one of Square’s, dashboard and disputes included', async () => {
  await shop.sql`truncate test_till.webhooks`;
  const id = await paid();
  const refund = await refundInDashboard(inner, id, 100);
  await failRefund(inner, refund.id);
  const dispute = await openDispute(inner, (await chargeInDashboard(inner, 500)).id);
  for (const state of disputeStates.slice(1)) await moveDispute(inner, dispute.id, state);
  await setTillModes(shop.sql, { charge: 'pending-then-fail' });
  await pay();
  await setTillModes(shop.sql, { charge: 'approved' });
  const key = randomUUID();
  await ask('/payments', { source_id: 'cnon:card-nonce-ok', idempotency_key: key, amount_money });
  await cancel(inner, key);
  await shop.sql`update test_till.payments set settles_at = now() - interval '1 second' where status = 'PENDING'`;
  await runTestTill(shop);
  const rows = await shop.sql<{ type: string; body: string }[]>`select type, body from test_till.webhooks order by id`;
  const schemas: Record<string, unknown> = {
    'payment.created': serialization.PaymentCreatedEvent,
    'payment.updated': serialization.PaymentUpdatedEvent,
    'refund.created': serialization.RefundCreatedEvent,
    'refund.updated': serialization.RefundUpdatedEvent,
  };
  const seen = { payment: new Set<string>(), refund: new Set<string>(), dispute: new Set<string>() };
  for (const { type, body } of rows) {
    const event = JSON.parse(body) as { data: { type: keyof typeof seen; object: Record<string, { status?: string; state?: string }> } };
    const object = event.data.object[event.data.type];
    seen[event.data.type].add(object?.status ?? object?.state ?? '');
    // The client's own type of a dispute's event names its part otherwise than the events that come.
    const wrong = schemas[type] ? await wrongIn(schemas[type], event) : await wrongIn(serialization.Dispute, object);
    expect([type, wrong, otherWords(event.data.object)]).toEqual([type, [], []]);
  }
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set([...Object.keys(schemas), 'dispute.created', 'dispute.state.updated']));
  expect([...seen.payment].toSorted()).toEqual([...paymentStatuses].toSorted());
  expect([...seen.refund].every((status) => refundStatuses.some((known) => known === status))).toBe(true);
  expect([...seen.dispute]).toEqual([...disputeStates]);
});
