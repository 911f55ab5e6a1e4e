import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { refundOrder } from '#orders/refund-order.server.ts';
import { openSellingShop } from '../../test/open-selling-shop.ts';
import { brokenInvariants } from '../../test/sale-invariants.ts';

const { shop, address, close, runJob } = await openSellingShop('empty', { trustedProxies: 1 });
afterAll(close);

let ahead = 0;
shop.now = () => new Date(Date.now() + ahead);

const id = (n: number) => `${String(n).padStart(8, '0')}-2222-4222-8222-222222222222`;
const [oak, slate] = [id(1), id(2)];
const initial = new Map([
  [oak, 40],
  [slate, 1],
]);

beforeEach(async () => {
  ahead = 0;
  initial.set(slate, 1);
  await shop.sql`truncate orders, payments, refunds, finance_applications, products, outbox, rate_limits, webhook_events cascade`;
  await shop.sql`truncate test_till.payments, test_till.refunds, test_till.ledger, test_till.requests, test_till.webhooks cascade`;
  await till({});
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2) values
    (${oak}, 'OAK', 'Mourne Oak', 'Tiles', 'Maker', 3850, 14400), (${slate}, 'SLATE', 'Lagan Slate', 'Tiles', 'Maker', 25_000, 10_000)`;
  for (const [product, boxes] of initial) await shop.sql`insert into stock_levels (product_id, on_hand) values (${product}, ${boxes})`;
});

const till = ({ charge = 'normal', refund = 'immediate', webhook = 'none' }: { charge?: string; refund?: string; webhook?: string }) =>
  shop.sql`update test_till.settings set charge_mode = ${charge}, refund_mode = ${refund}, webhook_mode = ${webhook}`;

const shipping = {
  first_name: 'Aoife',
  last_name: 'Quinn',
  email: 'aoife@example.com',
  address: '1 Quay Street',
  city: 'Bangor',
  postal_code: 'BT20 5ED',
  country: 'GB',
};
type Answer = {
  status: number;
  body: {
    id: string;
    token: string;
    amount_cents: number;
    status: string;
    success: boolean;
    error_message: string | null;
    detail: string;
    payment_id: string;
  };
};
const send = async (path: string, body?: unknown): Promise<Answer> => {
  // Everybody is at home somewhere else: what is bounded by address is not what these tests are about.
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': Array.from({ length: 4 }, () => randomInt(256)).join('.') };
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`${address}/api${path}`, init);
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
};
const price = new Map([
  [oak, 3850],
  [slate, 25_000],
]);
const place = (items: [product: string, quantity: number][], checkoutKey = randomUUID()) => {
  const goods = items.reduce((sum, [product, quantity]) => sum + (price.get(product) ?? 0) * quantity, 0);
  const total = goods + (goods >= 19_900 ? 0 : 2995);
  const lines = items.map(([product_id, quantity]) => ({ product_id, quantity }));
  return send('/orders/guest', { shipping_address: shipping, items: lines, total_amount: total / 100, checkout_key: checkoutKey });
};
const pay = (order: Answer, source = 'cnon:card-nonce-ok', change: object = {}) => {
  const { id: order_id, token, amount_cents } = order.body;
  return send('/payments/square', { source_id: source, amount_cents, currency: 'GBP', order_id, token, ...change });
};
const status = async ({ body }: Answer) => (await send(`/orders/${body.id}?token=${body.token}`)).body.status;
/** Lets the shop's own work be done, as if `minutes` had passed. */
const settle = async (minutes = 3) => {
  for (let minute = 0; minute < minutes; minute += 0.5) {
    ahead += 30_000;
    await runJob('check payments');
    await runJob('pay back');
    await runJob('give back unpaid boxes');
  }
};
const sound = async () => expect(await brokenInvariants(shop.sql, initial)).toEqual([]);
const takings = async ({ body }: Answer) => (await shop.sql`select charges, net_pence from test_till.takings where order_id = ${body.id}`)[0];

test('an order is paid, its boxes are sold, and the letter is written once', async () => {
  const order = await place([[oak, 3]]);
  expect(order.status).toBe(201);
  const paid = await pay(order);
  expect(paid).toMatchObject({ status: 200, body: { success: true, status: 'succeeded', error_message: null } });
  // A second click, another tab, Back and pay again: the answer is the payment that was made.
  expect((await pay(order, 'cnon:card-nonce-declined')).body).toEqual(paid.body);
  expect(await status(order)).toBe('confirmed');
  expect(await takings(order)).toEqual({ charges: 1, net_pence: 14_545 });
  await sound();
});

test('a decline is said in the shop’s words, and the next card pays', async () => {
  const order = await place([[oak, 1]]);
  expect((await pay(order, 'cnon:card-nonce-declined')).body).toMatchObject({
    success: false,
    status: 'declined',
    error_message: 'Payment failed: your bank declined the card. Please try again.',
  });
  expect((await pay(order, 'cnon:card-nonce-rejected-cvv')).body.error_message).toBe(
    'Payment failed: the security code is incorrect. Please try again.',
  );
  expect(await status(order)).toBe('pending');
  expect((await pay(order)).body.success).toBe(true);
  await sound();
});

test('another amount, currency or order is refused, and nothing is charged', async () => {
  const order = await place([[oak, 1]]);
  expect(await pay(order, 'cnon:card-nonce-ok', { amount_cents: 1 })).toMatchObject({
    status: 409,
    body: { detail: 'The amount to pay is £68.45. Please check it and pay again.' },
  });
  expect((await pay(order, 'cnon:card-nonce-ok', { currency: 'EUR' })).status).toBe(422);
  expect((await pay(order, 'cnon:card-nonce-ok', { token: 'x' })).status).toBe(404);
  expect((await pay(order, 'cnon:card-nonce-ok', { order_id: id(9) })).status).toBe(404);
  for (const amount_cents of [-1, 0, 1.5, '6845', null]) expect((await pay(order, 'cnon:card-nonce-ok', { amount_cents })).status).toBe(422);
  expect(await takings(order)).toBeUndefined();
  await sound();
});

test.each(['charge-then-hang', 'charge-then-500', 'charge-then-reset', '500-before-charge', 'down'])(
  'when the till does %s, the shopper reads that it is being checked, and it is settled without a second charge',
  async (charge) => {
    const order = await place([[oak, 2]]);
    await till({ charge });
    const answer = await pay(order);
    if (!answer.body.success) {
      expect(answer.body).toMatchObject({ status: 'unknown', success: false });
      expect(answer.body.error_message).toContain('Please do not pay again');
      expect(await pay(order)).toMatchObject({ status: 409 });
      expect((await send(`/orders/${order.body.id}/payment?token=${order.body.token}`)).body.status).toBe('unknown');
    }
    await till({});
    await settle(2);
    expect(await status(order)).toBe('confirmed');
    expect(await takings(order)).toEqual({ charges: 1, net_pence: 10_695 });
    await sound();
  },
);

test('a payment that comes to light when the boxes are gone is paid back, and staff are told', async () => {
  const order = await place([[slate, 1]]);
  await till({ charge: 'charge-then-hang' });
  await pay(order);
  await till({});
  // As if the hold had been lost and somebody else had bought the last box meanwhile.
  await shop.sql`update orders set stock_state = 'released' where id = ${order.body.id}`;
  await shop.sql`update stock_levels set held = 0, on_hand = 1 where product_id = ${slate}`;
  const other = await place([[slate, 1]]);
  expect((await pay(other)).body.success).toBe(true);
  await settle();
  expect(await status(order)).toBe('cancelled');
  expect(await takings(order)).toEqual({ charges: 1, net_pence: 0 });
  expect(await shop.sql`select note from order_events where kind = 'attention'`).toHaveLength(1);
  expect(await shop.sql`select kind from outbox where order_id = ${order.body.id}`).toEqual([{ kind: 'order-cancelled' }]);
  await sound();
});

test('webhooks settle a payment, however they come', async () => {
  for (const webhook of ['normal', 'duplicate', 'reordered', 'unsigned', 'forged']) {
    const order = await place([[oak, 1]]);
    await till({ charge: 'charge-then-hang', webhook });
    await pay(order);
    await till({ webhook });
    await shop.sql`update test_till.webhooks set due_at = now() - interval '1 second'`;
    await runJob('run the test till');
    await runJob('heed the card provider');
    const heard = webhook !== 'unsigned' && webhook !== 'forged';
    expect([webhook, await status(order)]).toEqual([webhook, heard ? 'confirmed' : 'pending']);
    await settle();
    expect(await status(order)).toBe('confirmed');
    await sound();
  }
});

test('fifty buyers of one box: one sale, forty-nine told so', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const order = await place([[slate, 1]]);
      return order.status === 201 ? (await pay(order)).body.success : order;
    }),
  );
  expect(answers.filter((answer) => answer === true)).toHaveLength(1);
  const told = answers.filter((answer) => typeof answer !== 'boolean');
  expect(told).toHaveLength(49);
  expect(new Set(told.map((answer) => `${answer.status} ${answer.body.detail}`))).toEqual(
    new Set(['409 Lagan Slate is out of stock. Please remove it, or call us to find out when it’s back.']),
  );
  await settle(2);
  await sound();
});

test('fifty buyers of one to three of forty boxes, lines in either order and twice: never more than there are', async () => {
  await shop.sql`update stock_levels set on_hand = 30 where product_id = ${slate}`;
  initial.set(slate, 30);
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, n) => {
      const lines: [string, number][] = [[oak, 1 + (n % 2)], [slate, 1], ...(n % 3 === 0 ? ([[oak, 1]] as [string, number][]) : [])];
      const order = await place(n % 2 ? lines : lines.toReversed());
      return order.status === 201 ? (await pay(order)).status : order.status;
    }),
  );
  expect(new Set(answers)).toEqual(new Set([200, 409]));
  await settle(2);
  await sound();
});

test('ten clicks at once charge once', async () => {
  const order = await place([[oak, 1]]);
  const answers = await Promise.all(Array.from({ length: 10 }, () => pay(order)));
  expect(answers.filter((answer) => answer.status >= 500)).toEqual([]);
  await settle();
  expect(await status(order)).toBe('confirmed');
  expect(await takings(order)).toEqual({ charges: 1, net_pence: 6845 });
  await sound();
});

test('an order whose time ran out is paid if its boxes are still there, and refused if not', async () => {
  const order = await place([[slate, 1]]);
  await settle(25);
  const other = await place([[slate, 1]]);
  expect(other.status).toBe(201);
  expect(await pay(order)).toMatchObject({ status: 409, body: { detail: expect.stringContaining('You have not been charged') } });
  await settle(25);
  expect((await pay(order)).body.success).toBe(true);
  await sound();
});

test('cancelling pays back all of it, refunds together never exceed what was paid', async () => {
  const order = await place([[oak, 4]]);
  await pay(order);
  expect((await send(`/orders/${order.body.id}/cancel?token=${order.body.token}`, {})).body.status).toBe('cancelled');
  await settle();
  expect(await takings(order)).toMatchObject({ net_pence: 0 });
  expect((await shop.sql`select on_hand, held from stock_levels where product_id = ${oak}`)[0]).toEqual({ on_hand: 40, held: 0 });
  await sound();
});

test('refunds asked for at once never exceed what was paid', async () => {
  const order = await place([[oak, 4]]);
  await pay(order);
  const total = order.body.amount_cents;
  const part = Math.ceil(total * 0.3);
  const wanted = { amountPence: part, lines: [], reason: '', restocks: false };
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => refundOrder(shop, order.body.id, wanted, { kind: 'staff', userId: null })));
  expect(asked.filter(({ status: how }) => how === 'fulfilled')).toHaveLength(3);
  await settle();
  expect(await takings(order)).toMatchObject({ net_pence: total - 3 * part });
  expect(await status(order)).toBe('confirmed');
  await refundOrder(shop, order.body.id, { ...wanted, amountPence: total - 3 * part }, { kind: 'staff', userId: null });
  await settle();
  expect(await status(order)).toBe('refunded');
  expect((await shop.sql`select count(*)::int as letters from outbox where kind = 'order-refunded'`)[0]).toEqual({ letters: 4 });
  await sound();
});

test('everything paid back marks every line, and puts on the shelf what came back, as the stock history says', async () => {
  const staff = { kind: 'staff', userId: null } as const;
  const all = async (order: Answer, restocks: boolean, amountPence = order.body.amount_cents) => {
    await refundOrder(shop, order.body.id, { amountPence, lines: [], reason: '', restocks }, staff);
    await settle();
    const lines = await shop.sql`select quantity - refunded_quantity as left from order_lines where order_id = ${order.body.id}`;
    const [shelf] = await shop.sql`select on_hand from stock_levels where product_id = ${oak}`;
    return [await status(order), lines.map(({ left }) => left), shelf?.on_hand];
  };
  const bought = async (boxes: number) => {
    const order = await place([[oak, boxes]]);
    await pay(order);
    return order;
  };
  expect(await all(await bought(4), true)).toEqual(['refunded', [0], 40]);
  expect(await all(await bought(3), false)).toEqual(['refunded', [0], 37]);
  const twice = await bought(2);
  expect(await all(twice, true, 1000)).toEqual(['confirmed', [2], 35]);
  expect(await all(twice, true, twice.body.amount_cents - 1000)).toEqual(['refunded', [0], 37]);
  const history = await shop.sql`select change, on_hand_after, reason, order_id is not null as ordered from stock_adjustments order by id`;
  expect(history.map(({ change, on_hand_after, reason, ordered }) => [change, on_hand_after, reason, ordered])).toEqual([
    [-4, 36, 'sale', true],
    [4, 40, 'refund', true],
    [-3, 37, 'sale', true],
    [-2, 35, 'sale', true],
    [2, 37, 'refund', true],
  ]);
});

test.each(['late', 'fail', 'refuse', 'refund-then-hang', 'refund-then-500', '500-before-refund'])(
  'when a refund is answered with %s, it is made once or raised to staff',
  async (refund) => {
    const order = await place([[oak, 1]]);
    await pay(order);
    await till({ refund });
    await refundOrder(shop, order.body.id, { amountPence: 1000, lines: [], reason: 'A scratch', restocks: false }, { kind: 'staff', userId: null });
    await runJob('pay back');
    if (refund.startsWith('refund-then') || refund.startsWith('500')) await till({});
    await shop.sql`update test_till.refunds set settles_at = now() - interval '1 second'`;
    await runJob('run the test till');
    await settle();
    const failed = refund === 'fail' || refund === 'refuse';
    expect(await takings(order)).toMatchObject({ net_pence: order.body.amount_cents - (failed ? 0 : 1000) });
    expect((await shop.sql`select count(*)::int as raised from order_events where kind = 'attention'`)[0]).toEqual({ raised: failed ? 1 : 0 });
    await sound();
  },
);
