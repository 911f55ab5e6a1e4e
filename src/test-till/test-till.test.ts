import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { openTestTill, takingsOf } from '../../test/open-test-till.ts';
import { failRefund } from './refunds.server.ts';
import { readTillKeys } from './till-settings.server.ts';

const shop = await openTestShop('empty');
const till = await openTestTill(shop);
const { accessToken } = await readTillKeys(shop.sql);

/** A shop with an account at a provider that answers as Square does: the till of the other shop. */
const square = {
  applicationId: 'sandbox-sq0idb-1',
  locationId: 'TEST-TILL',
  accessToken,
  webhookKey: 'the key that Square told',
  webhookUrl: 'https://floors.example/api/webhooks/square',
  apiUrl: `${till.url}/test-till`,
  scriptUrl: 'https://sandbox.web.squarecdn.com/v1/square.js',
};
const customer = await openTestShop('empty', { square });
const served = await openTestTill(customer);
afterAll(async () => {
  await served.close();
  await customer.close();
  await till.close();
  await shop.close();
});

test('the till is in a shop without an account only', async () => {
  for (const path of ['/test-till/square.js', '/test-till/card.js', '/test-till/card']) {
    expect([path, (await fetch(till.url + path)).status, (await fetch(served.url + path)).status]).toEqual([path, 200, 404]);
  }
  const ask = (url: string) =>
    fetch(`${url}/test-till/v2/payments`, { method: 'POST', headers: { authorization: `Bearer ${accessToken}` }, body: '{}' });
  expect((await ask(till.url)).status).toBe(400);
  expect((await ask(served.url)).status).toBe(404);
  expect([shop.cardGateway.isTestTill, customer.cardGateway.isTestTill]).toEqual([true, false]);
});

test('with an account its address, location and token are asked, and its key and address checked in webhooks', async () => {
  const orderId = randomUUID();
  const wanted = { key: randomUUID(), amountPence: 999, sourceId: 'cnon:card-nonce-ok', verificationToken: null, orderId };
  expect(await customer.cardGateway.charge(wanted)).toMatchObject({ kind: 'succeeded' });
  expect((await takingsOf(shop, orderId)).net_pence).toBe(999);
  const [asked] = await shop.sql`select body from test_till.requests where idempotency_key = ${wanted.key}`;
  expect(asked?.body).toMatchObject({ location_id: 'TEST-TILL', reference_id: orderId, amount_money: { amount: 999, currency: 'GBP' } });

  const body = JSON.stringify({ event_id: randomUUID(), type: 'payment.updated' });
  const tell = (key: string, url: string) =>
    fetch(`${served.url}/api/webhooks/square`, {
      method: 'POST',
      body,
      headers: {
        'x-square-hmacsha256-signature': createHmac('sha256', key)
          .update(url + body)
          .digest('base64'),
      },
    });
  expect((await tell(square.webhookKey, square.webhookUrl)).status).toBe(200);
  expect((await tell(square.webhookKey, `${served.url}/api/webhooks/square`)).status).toBe(403);
  expect((await tell('another', square.webhookUrl)).status).toBe(403);
});

const ask = async (body: unknown, path = '/payments') => {
  const answer = await fetch(`${till.url}/test-till/v2${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const { errors } = (await answer.json()) as { errors?: { category: string; code: string; field?: string }[] };
  return [answer.status, errors?.[0]?.code ?? null, errors?.[0]?.field ?? null];
};
const good = { source_id: 'cnon:card-nonce-ok', idempotency_key: 'k', amount_money: { amount: 1, currency: 'GBP' } };

test.each([
  ['nothing', '', [400, 'EXPECTED_JSON_BODY', null]],
  ['no JSON', '{', [400, 'EXPECTED_JSON_BODY', null]],
  ['too much', JSON.stringify({ ...good, filler: 'x'.repeat(70_000) }), [400, 'EXPECTED_JSON_BODY', null]],
  ['NUL', JSON.stringify({ ...good, reference_id: 'a\0b' }), [400, 'EXPECTED_JSON_BODY', null]],
  ['no source', { ...good, source_id: undefined }, [400, 'MISSING_REQUIRED_PARAMETER', 'source_id']],
  ['no key', { ...good, idempotency_key: undefined }, [400, 'MISSING_REQUIRED_PARAMETER', 'idempotency_key']],
  ['a key of 46 characters', { ...good, idempotency_key: 'k'.repeat(46) }, [400, 'VALUE_TOO_LONG', 'idempotency_key']],
  ['another currency', { ...good, amount_money: { amount: 1, currency: 'EUR' } }, [400, 'CURRENCY_MISMATCH', 'amount_money.currency']],
  ['another location', { ...good, location_id: 'L1' }, [400, 'INVALID_LOCATION', 'location_id']],
  ['a field that nobody knows', { ...good, referenceId: 'x' }, [400, 'UNKNOWN_BODY_PARAMETER', 'referenceId']],
  [
    'such a field further in',
    { ...good, amount_money: { amount: 1, currency: 'GBP', pence: 1 } },
    [400, 'UNKNOWN_BODY_PARAMETER', 'amount_money.pence'],
  ],
  ['nothing to charge', { ...good, amount_money: { amount: 0, currency: 'GBP' } }, [400, 'INVALID_VALUE', 'amount_money.amount']],
  ['half a penny', { ...good, amount_money: { amount: 0.5, currency: 'GBP' } }, [400, 'INVALID_VALUE', 'amount_money.amount']],
])('a request with %s is refused in Square’s writing', async (_, body, answer) => {
  expect(await ask(body)).toEqual(answer);
  expect((await shop.sql`select 1 from test_till.payments where idempotency_key = 'k'`).length).toBe(0);
});

test('a payment is refunded at most twenty times, within a year, and not after a refund that failed', async () => {
  const pay = async () => {
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ ...good, idempotency_key: randomUUID(), amount_money: { amount: 100, currency: 'GBP' } });
    const answer = await fetch(`${till.url}/test-till/v2/payments`, { method: 'POST', headers, body });
    return ((await answer.json()) as { payment: { id: string } }).payment.id;
  };
  const back = async (payment_id: string) =>
    ask({ idempotency_key: randomUUID(), payment_id, amount_money: { amount: 1, currency: 'GBP' } }, '/refunds').then(([status, code]) => [
      status,
      code,
    ]);
  const often = await pay();
  for (let nth = 1; nth <= 20; nth += 1) expect(await back(often)).toEqual([200, null]);
  expect(await back(often)).toEqual([400, 'PAYMENT_NOT_REFUNDABLE']);
  const old = await pay();
  await shop.sql`update test_till.payments set created_at = now() - interval '366 days' where id = ${old}`;
  expect(await back(old)).toEqual([400, 'PAYMENT_NOT_REFUNDABLE']);
  const failed = await pay();
  expect(await back(failed)).toEqual([200, null]);
  const [refund] = await shop.sql<{ id: string }[]>`select id from test_till.refunds where payment_id = ${failed}`;
  await failRefund({ sql: shop.sql, origin: till.url, webhook: 'none' }, refund?.id ?? '');
  expect(await back(failed)).toEqual([400, 'PAYMENT_NOT_REFUNDABLE']);
});

test('an address that the till does not have is said as Square says it', async () => {
  expect(await ask({}, '/customers')).toEqual([404, 'NOT_FOUND', null]);
});
