import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { runTestTill } from '#test-till/test-till.server.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { openTestTill } from '../../test/open-test-till.ts';
import { readTillKeys, setTillModes } from '../test-till/till-settings.server.ts';
import { heedWebhooks } from './receive-webhook.server.ts';

const shop = await openTestShop('empty');
const till = await openTestTill(shop);
const address = `${till.url}/api/webhooks/square`;
const { webhookKey } = await readTillKeys(shop.sql);
afterAll(async () => {
  await till.close();
  await shop.close();
});
beforeEach(() => setTillModes(shop.sql, { charge: 'normal', refund: 'normal', webhook: 'normal' }));

const sign = (body: string, key = webhookKey, url = address) =>
  createHmac('sha256', key)
    .update(url + body)
    .digest('base64');
const send = (body: string, signature?: string, more: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...(signature !== undefined && { 'x-square-hmacsha256-signature': signature }), ...more },
  });
const event = (id: string = randomUUID()) =>
  JSON.stringify({ event_id: id, type: 'payment.updated', data: { object: { payment: { id: 'p', status: 'COMPLETED', reference_id: 'x' } } } });
const kept = async () =>
  (await shop.sql`select event_id, handled_at from webhook_events order by received_at`) as unknown as {
    event_id: string;
    handled_at: Date | null;
  }[];

test('what the provider signed is taken, once however often it comes, and acted on', async () => {
  const id = randomUUID();
  const body = event(id);
  for (let i = 0; i < 3; i += 1) {
    const answer = await send(body, sign(body));
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
  }
  await Promise.all(Array.from({ length: 5 }, () => send(body, sign(body))));
  expect((await kept()).filter((row) => row.event_id === id)).toEqual([{ event_id: id, handled_at: null }]);
  while (await heedWebhooks(shop));
  expect((await kept()).find((row) => row.event_id === id)?.handled_at).toBeInstanceOf(Date);
});

test('the signature is over the bytes as they came', async () => {
  const body = `{ "event_id": "${randomUUID()}",\n"type":"payment.updated", "note": "£ ☃" }`;
  expect((await send(body, sign(body))).status).toBe(200);
});

test.each([
  ['none', (_: string) => undefined],
  ['an empty one', () => ''],
  ['one made with another key', (body: string) => sign(body, 'another key')],
  ['one for another address', (body: string) => sign(body, webhookKey, 'https://elsewhere.example/')],
  ['one of another body', (body: string) => sign(body.replace('COMPLETED', 'FAILED'))],
  ['a nonsensical one', () => 'x'.repeat(5000)],
])('refused with 403 and not kept: a signature that is %s', async (_, signatureOf) => {
  const id = randomUUID();
  const body = event(id);
  const answer = await send(body, signatureOf(body));
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'not-signed']);
  expect((await kept()).some((row) => row.event_id === id)).toBe(false);
});

test.each([
  '',
  'null',
  '[]',
  '"x"',
  '{}',
  '{"event_id":1,"type":"x"}',
  '{"event_id":"","type":"x"}',
  `{"event_id":"e","type":"x","data":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
  'not json',
])('signed, but no event: %s', async (body) => {
  expect((await send(body, sign(body))).status).toBe(422);
});

test.each([
  ['NUL', '\\u0000'],
  ['half of a surrogate pair', '\\ud800'],
  ['the other half', '\\udc00 \\ud83d'],
])('signed, and holding %s: recorded and acted on', async (_, odd) => {
  const id = randomUUID();
  const body = `{"event_id":"${id}${odd}","type":"payment.updated${odd}","note${odd}":"${odd}",
    "data":{"object":{"payment":{"id":"p${odd}","status":"COMPLETED","reference_id":"${odd}","receipt_url":"${odd}","list":["${odd}"]}}}}`;
  expect((await send(body, sign(body))).status).toBe(200);
  expect((await send(body, sign(body))).status).toBe(200);
  while (await heedWebhooks(shop));
  const rows = (await kept()).filter((row) => row.event_id.startsWith(id));
  expect(rows).toEqual([{ event_id: expect.stringContaining(id), handled_at: expect.any(Date) }]);
});

test.each([5, 100, 1000, 3000, 10_000])('signed, with %i lists within one another: never a fault', async (deep) => {
  const body = `{"event_id":"${randomUUID()}","type":"x","data":${'['.repeat(deep)}${']'.repeat(deep)}}`;
  expect([200, 422]).toContain((await send(body, sign(body))).status);
});

test('bytes that are no UTF-8 are nothing the provider signed', async () => {
  const bytes = Buffer.concat([Buffer.from(`{"event_id":"${randomUUID()}","type":"x","note":"`), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from('"}')]);
  const signature = createHmac('sha256', webhookKey)
    .update(Buffer.concat([Buffer.from(address), bytes]))
    .digest('base64');
  const answer = await fetch(address, { method: 'POST', body: bytes, headers: { 'x-square-hmacsha256-signature': signature } });
  expect(answer.status).toBe(403);
});

test('too large a body is refused before it is checked', async () => {
  const body = JSON.stringify({ event_id: randomUUID(), type: 'x', filler: 'x'.repeat(70_000) });
  expect((await send(body, sign(body))).status).toBe(413);
});

test('no other site can have it sent in a visitor’s name, and no visitor is needed', async () => {
  const body = event();
  expect((await send(body, sign(body), { origin: 'https://evil.example' })).status).toBe(403);
  expect((await send(body, sign(body))).status).toBe(200);
});

test('an event that cannot be acted on is kept and tried again later', async () => {
  const id = randomUUID();
  // A time that no column can hold makes the handler fail.
  const payment = { id: 'p2', status: 'COMPLETED', updated_at: '-200000-01-01T00:00:00.000Z', amount_money: { amount: 100, currency: 'GBP' } };
  const body = JSON.stringify({ event_id: id, type: 'payment.updated', data: { object: { payment } } });
  expect((await send(body, sign(body))).status).toBe(200);
  while (await heedWebhooks(shop));
  const [row] = await shop.sql`select handled_at, attempts, next_attempt_at > now() as "isLater" from webhook_events where event_id = ${id}`;
  expect(row).toEqual({ handled_at: null, attempts: 1, isLater: true });
});

const charge = async () => {
  const orderId = randomUUID();
  await shop.cardGateway.charge({ key: randomUUID(), amountPence: 500, sourceId: 'cnon:card-nonce-ok', verificationToken: null, orderId });
  return orderId;
};
/** What the shop has been told of an order, in the order in which it came. */
const told = async (orderId: string) => {
  const rows = await shop.sql<{ type: string }[]>`
    select type from webhook_events where body #>> '{data,object,payment,reference_id}' = ${orderId} order by received_at`;
  return rows.map(({ type }) => type);
};
const sent = async (orderId: string) => shop.sql<{ answered: number | null; taken_at: Date | null }[]>`
  select answered, taken_at from test_till.webhooks where body like ${`%${orderId}%`} order by id`;
const due = (orderId: string) =>
  shop.sql`update test_till.webhooks set due_at = now() - interval '1 minute' + (due_at - now()) where body like ${`%${orderId}%`}`;
const runTill = async () => {
  while (await runTestTill(shop));
};

test.each([
  ['normal', ['payment.created', 'payment.updated'], 2],
  ['duplicate', ['payment.created', 'payment.updated'], 4],
  ['reordered', ['payment.updated', 'payment.created'], 2],
  ['late', ['payment.created', 'payment.updated'], 2],
  ['none', [], 0],
] as const)('the till tells in its way: %s', async (webhook, types, deliveries) => {
  await setTillModes(shop.sql, { webhook });
  const orderId = await charge();
  await runTill();
  expect(await told(orderId)).toEqual([]);
  await due(orderId);
  await runTill();
  expect(await told(orderId)).toEqual(types);
  const rows = await sent(orderId);
  expect([rows.length, rows.every((row) => row.answered === 200 && row.taken_at)]).toEqual([deliveries, true]);
});

test.each(['unsigned', 'forged'] as const)('the shop believes nothing that comes %s', async (webhook) => {
  await setTillModes(shop.sql, { webhook });
  const orderId = await charge();
  await due(orderId);
  await runTill();
  expect(await told(orderId)).toEqual([]);
  expect((await sent(orderId)).map(({ answered, taken_at }) => [answered, taken_at])).toEqual([
    [403, null],
    [403, null],
  ]);
});

test('a shop that was away is told again', async () => {
  const orderId = await charge();
  const { port } = shop.config;
  shop.config.port = 1;
  await due(orderId);
  await runTill();
  expect((await sent(orderId)).every((row) => row.answered === null)).toBe(true);
  shop.config.port = port;
  await due(orderId);
  await runTill();
  expect(await told(orderId)).toEqual(['payment.created', 'payment.updated']);
});

test('nothing of who paid is kept of what the provider tells', async () => {
  const id = randomUUID();
  const payment = {
    id: 'p',
    status: 'COMPLETED',
    buyer_email_address: 'aoife@example.com',
    billing_address: { first_name: 'Aoife' },
    card_details: { card: { last_4: '1111', cardholder_name: 'Aoife Quinn' } },
    amount_money: { amount: 100, currency: 'GBP', note: 'Aoife' },
  };
  const body = JSON.stringify({ event_id: id, type: 'payment.updated', merchant_id: 'M', data: { id: 'p', object: { payment } } });
  expect((await send(body, sign(body))).status).toBe(200);
  const [row] = await shop.sql`select body from webhook_events where event_id = ${id}`;
  expect(row?.body).toEqual({
    event_id: id,
    type: 'payment.updated',
    data: { object: { payment: { id: 'p', status: 'COMPLETED', amount_money: { amount: 100, currency: 'GBP' } } } },
  });
});
