import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSession } from '#accounts/session.server.ts';
import { openSellingShop } from '../../test/open-selling-shop.ts';
import { brokenInvariants } from '../../test/sale-invariants.ts';

/** What somebody sends who knows the calls and means no good: it is refused in a sentence, or passed over. */
const { shop, address, close } = await openSellingShop('empty');
afterAll(close);

const oak = '00000001-3333-4333-8333-333333333333';
const sessions: Record<string, string> = {};
const ids: Record<string, string> = {};

beforeEach(async () => {
  await shop.sql`truncate orders, payments, refunds, finance_applications, products, users, outbox, rate_limits, webhook_events cascade`;
  await shop.sql`truncate test_till.payments, test_till.refunds, test_till.ledger, test_till.requests, test_till.webhooks cascade`;
  await shop.sql`update test_till.settings set charge_mode = 'normal', refund_mode = 'immediate', webhook_mode = 'none'`;
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2)
    values (${oak}, 'OAK', 'Mourne Oak', 'Tiles', 'Maker', 3850, 14400)`;
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${oak}, 40)`;
  await shop.catalogue.settled();
  for (const name of ['ann', 'bob']) {
    const user = { full_name: name, username: name, email: `${name}@example.com`, password_hash: 'x' };
    const { id } = await shop.db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
    ids[name] = id;
    sessions[name] = await openSession(shop, id);
  }
});

type Body = { [field: string]: unknown; id: string; token: string | null; detail: string };
/** `body` as text goes as it is: JSON can say what no object of this language can. */
const send = async (method: string, path: string, body?: unknown, who?: string) => {
  const headers: Record<string, string> = { 'content-type': 'application/json', ...(who && { authorization: `Bearer ${sessions[who]}` }) };
  const sent = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(`${address}/api${path}`, { method, headers, body: sent });
  return { status: answer.status, body: (await answer.json()) as Body };
};
const shipping = { first_name: 'Aoife', last_name: 'Quinn', email: 'aoife@example.com', address: '1 Quay Street', city: 'Bangor', country: 'GB' };
const guestOrder = (change: object = {}) => ({
  shipping_address: { ...shipping, postal_code: 'BT20 5ED' },
  items: [{ product_id: oak, quantity: 1 }],
  total_amount: 68.45,
  ...change,
});
/** The order as JSON, with one value in it written by hand. */
const withRaw = (field: 'total_amount' | 'quantity', raw: string) =>
  JSON.stringify(guestOrder()).replace(field === 'quantity' ? '"quantity":1' : '"total_amount":68.45', `"${field}":${raw}`);
const placeFor = async (who: string) => {
  await send('POST', '/cart/items', { product_id: oak, quantity: 1 }, who);
  return send('POST', '/orders', guestOrder({ checkout_key: randomUUID() }), who);
};
const nothingHappened = async () => {
  expect(await shop.sql`select id from orders`).toEqual([]);
  expect(await shop.sql`select on_hand, held from stock_levels`).toEqual([{ on_hand: 40, held: 0 }]);
};
const isSentence = ({ detail }: Body) => expect(detail).toMatch(/^[A-Z].{10,}/);

test('prices, totals, owners and states that are sent along are not even read', async () => {
  const mine = {
    user_id: ids.bob,
    is_admin: true,
    status: 'confirmed',
    paid_at: '2026-01-01T00:00:00Z',
    payment_method: 'finance',
    stock_state: 'sold',
    total_pence: 1,
    delivery_pence: 0,
    refunded_pence: 9999,
    id: oak,
    __proto__: { isAdmin: true },
  };
  const items = [{ product_id: oak, quantity: 1, price: 0.01, unit_pence: 1, product_price: 0, total_price: -5, name: 'Gold' }];
  const placed = await send('POST', '/orders/guest', guestOrder({ ...mine, items }));
  expect(placed).toMatchObject({
    status: 201,
    body: { status: 'pending', total_amount: 68.45, amount_cents: 6845, paid_at: null, refunded_amount: 0 },
  });
  expect(placed.body.items).toMatchObject([{ product_name: 'Mourne Oak', price: 38.5, quantity: 1 }]);
  const asAnn = await send('POST', '/cart/items', { product_id: oak, quantity: 1, user_id: ids.bob, product_price: 0.01 }, 'ann');
  expect(asAnn.body).toMatchObject({ total_amount: 68.45 });
  await send('POST', '/wishlist', { product_id: oak, user_id: ids.bob, is_admin: true }, 'ann');
  expect((await send('GET', '/wishlist', undefined, 'bob')).body).toEqual([]);
  expect(await shop.sql`select user_id, id = ${oak} as chosen, stock_state from orders`).toEqual([
    { user_id: null, chosen: false, stock_state: 'held' },
  ]);
  expect(await shop.sql`select user_id from cart_lines`).toEqual([{ user_id: ids.ann }]);
  expect(await shop.sql`select id from users where is_admin`).toEqual([]);
});

test('a lower total than the server’s is refused with the right one; a higher one changes nothing of what is charged', async () => {
  for (const total_amount of [0.01, 0, 68.44]) {
    const { status, body } = await send('POST', '/orders/guest', guestOrder({ total_amount }));
    expect([total_amount, status, body.detail]).toEqual([total_amount, 409, 'The total is now £68.45. Please check the new total and continue.']);
  }
  await nothingHappened();
  for (const total_amount of [68.46, 10_000_000]) {
    const { status, body } = await send('POST', '/orders/guest', guestOrder({ total_amount }));
    expect([total_amount, status, body.total_amount ?? body.detail]).toEqual([total_amount, 201, 68.45]);
  }
});

test('what is no total and no number of boxes is refused in a sentence', async () => {
  const never = ['-0', '-1', '1e309', '-1e309', '1e300', '"1"', '[1]', '{}', 'true', '"\\u0000"', '"\\ud800"', '0.0000001'];
  for (const field of ['total_amount', 'quantity'] as const) {
    for (const raw of [...never, ...(field === 'quantity' ? ['0', '1.5', '10000', 'null'] : ['68.455', 'null'])]) {
      const { status, body } = await send('POST', '/orders/guest', withRaw(field, raw));
      expect([field, raw, status]).toEqual([field, raw, 422]);
      isSentence(body);
    }
    for (const raw of ['NaN', 'Infinity', '01', '0x1']) expect((await send('POST', '/orders/guest', withRaw(field, raw))).status).toBe(400);
  }
  // The same name twice is one value, and that one is held against the server's.
  expect((await send('POST', '/orders/guest', withRaw('total_amount', '68.45,"total_amount":0.01'))).status).toBe(409);
  expect((await send('POST', '/orders/guest', withRaw('quantity', '1,"quantity":2'))).status).toBe(409);
  await nothingHappened();
});

test('lines beyond reason, and what an amount cannot hold, are refused', async () => {
  const line = { product_id: oak, quantity: 9999 };
  const many = (length: number) => guestOrder({ items: Array.from({ length }, () => line), total_amount: 10_000_000 });
  expect((await send('POST', '/orders/guest', many(100))).status).toBe(409);
  expect((await send('POST', '/orders/guest', many(101))).status).toBe(422);
  await shop.sql`update products set price_pence = 100000000`;
  await send('POST', '/cart/items', line, 'ann');
  const own = await send('POST', '/orders', guestOrder({ total_amount: null }), 'ann');
  expect(own).toMatchObject({ status: 409, body: { detail: 'This is too much for one order. Please order less, or call us.' } });
  await nothingHappened();
});

test('texts beyond reason or print are refused; any other text is kept as it is', async () => {
  for (const raw of [`"${'x'.repeat(10_000)}"`, '"\\u0000"', '"\\ud800"', '"\\udc00\\u200b"', '["Aoife"]', '{}', '7', 'null']) {
    for (const field of Object.keys(shipping)) {
      // What is left of these is nothing, and one name is enough.
      if (field === 'phone' || (field === 'last_name' && raw.includes('\\u'))) continue;
      const body = JSON.stringify(guestOrder()).replace(JSON.stringify(shipping[field as keyof typeof shipping]), raw);
      const answer = await send('POST', '/orders/guest', body);
      expect([field, raw.slice(0, 12), answer.status]).toEqual([field, raw.slice(0, 12), 422]);
    }
  }
  for (const change of [
    { notes: 'x'.repeat(501) },
    { notes: ['x'] },
    { shows_purchase: 'yes' },
    { checkout_key: 'x' },
    { checkout_key: [] },
    { items: {} },
  ])
    expect((await send('POST', '/orders/guest', guestOrder(change))).status).toBe(422);
  await nothingHappened();
  await shop.sql`truncate rate_limits`;
  const kept = { first_name: '😀 <b>Aoife</b>', city: "Bangor'); drop table orders; --" };
  const placed = await send('POST', '/orders/guest', guestOrder({ shipping_address: { ...shipping, ...kept, postal_code: 'BT20 5ED' } }));
  expect(placed).toMatchObject({ status: 201, body: { shipping_address: kept } });
});

test('another’s order is none, whoever asks, by whatever call and with whatever token', async () => {
  const [anns, guests] = [await placeFor('ann'), await send('POST', '/orders/guest', guestOrder())];
  expect([anns.status, anns.body.token, guests.status]).toEqual([201, null, 201]);
  const { id } = anns.body;
  const payment = { source_id: 'cnon:card-nonce-ok', amount_cents: 6845, currency: 'GBP', order_id: id };
  const finance = { price_pounds: 68.45, is_adult: true };
  for (const [who, token] of [
    [undefined, null],
    ['bob', null],
    ['bob', guests.body.token],
    [undefined, guests.body.token],
    [undefined, id],
    [undefined, ''],
  ] as const) {
    const query = token === null ? '' : `?token=${token}`;
    const answers = [
      await send('GET', `/orders/${id}${query}`, undefined, who),
      await send('GET', `/orders/${id}/payment${query}`, undefined, who),
      await send('POST', `/orders/${id}/cancel${query}`, {}, who),
      await send('POST', '/payments/square', { ...payment, token }, who),
      await send('POST', `/orders/${id}/finance-apply`, { ...finance, token }, who),
    ];
    expect(answers.map(({ status, body }) => [status, body.detail])).toEqual(Array(5).fill([404, 'Order not found']));
  }
  // Neither does staff's way in open by itself.
  expect((await send('GET', '/admin/orders', undefined, 'bob')).status).toBe(403);
  expect((await send('POST', `/admin/orders/${id}/refund`, { amount_pence: 1 }, 'bob')).status).toBe(403);
  expect((await send('PUT', `/admin/orders/${id}/status`, { status: 'shipped' }, 'bob')).status).toBe(403);
  expect((await send('GET', '/orders', undefined, 'bob')).body).toEqual([]);
  // A checkout's key, should anybody learn it, neither opens a customer's order nor changes it.
  const [{ checkout_key } = {}] = await shop.sql`select checkout_key from orders where id = ${id}`;
  await send('POST', '/cart/items', { product_id: oak, quantity: 1 }, 'bob');
  for (const answer of [
    await send('POST', '/orders', guestOrder({ checkout_key, total_amount: null }), 'bob'),
    await send('POST', '/orders/guest', guestOrder({ checkout_key })),
  ])
    expect(answer).toMatchObject({ status: 409, body: { detail: 'Please start the checkout again.' } });
  expect(await shop.sql`select user_id, status from orders where id = ${id}`).toEqual([{ user_id: ids.ann, status: 'pending' }]);
  expect(await shop.sql`select id from payments`).toEqual([]);
});

test('no amount, currency, state or event that is made up pays for an order or pays anything', async () => {
  const { body: order } = await send('POST', '/orders/guest', guestOrder());
  const payment = { source_id: 'cnon:card-nonce-ok', amount_cents: 6845, currency: 'GBP', order_id: order.id, token: order.token };
  for (const raw of ['1', '6844', '6846', '684500', '1000000000']) {
    const answer = await send('POST', '/payments/square', JSON.stringify(payment).replace('6845', raw));
    expect([raw, answer.status, answer.body.detail]).toEqual([raw, 409, 'The amount to pay is £68.45. Please check it and pay again.']);
  }
  for (const raw of ['-0', '0', '-6845', '68.45', '1e309', '"6845"', '[6845]', 'null', 'true', '6845.5'])
    expect([raw, (await send('POST', '/payments/square', JSON.stringify(payment).replace('6845', raw))).status]).toEqual([raw, 422]);
  for (const change of [
    { currency: 'USD' },
    { currency: 'gbp' },
    { currency: ['GBP'] },
    { order_id: [order.id] },
    { source_id: '' },
    { source_id: 'x'.repeat(10_000) },
    { source_id: ['cnon:card-nonce-ok'] },
    { method: 'finance' },
    { token: 'x'.repeat(101) },
    { verification_token: 7 },
  ])
    expect([change, (await send('POST', '/payments/square', { ...payment, ...change })).status]).toEqual([change, 422]);
  const event = { event_id: 'e', type: 'payment.updated', data: { object: { payment: { id: 'p', status: 'COMPLETED', reference_id: order.id } } } };
  expect((await send('POST', '/webhooks/square', event)).status).toBe(403);
  for (const change of [{ price_pounds: 12 }, { price_pounds: 0 }]) {
    const answer = await send('POST', `/orders/${order.id}/finance-apply`, { is_adult: true, token: order.token, ...change });
    expect([change, answer.status]).toEqual([change, 409]);
  }
  for (const change of [{ deposit_pounds: -50 }, { deposit_pounds: 0.01 }, { deposit_pounds: 100 }, { instalments: 1 }, { instalments: '12' }]) {
    const wanted = { price_pounds: 68.45, is_adult: true, token: order.token, ...change };
    expect([change, (await send('POST', `/orders/${order.id}/finance-apply`, wanted)).status]).toEqual([change, 422]);
  }
  expect(await shop.sql`select id from payments`).toEqual([]);
  const paid = await send('POST', '/payments/square', { ...payment, purpose: 'deposit', status: 'declined', location_id: 'ELSEWHERE' });
  expect(paid.body).toMatchObject({ success: true, status: 'succeeded' });
  expect(await brokenInvariants(shop.sql, new Map([[oak, 40]]))).toEqual([]);
});
