import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { answerClaim } from '#claims/answer-claim.server.ts';
import { reportFault } from '#claims/report-fault.server.ts';
import { moveReturn } from '#orders/returns/move-return.server.ts';
import { listReturnsOf } from '#orders/returns/queries.server.ts';
import { openReturnStatuses } from '#orders/returns/return-moves.ts';
import { withdrawFromOrder } from '#orders/withdrawals.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { caughtUp, openTestShop } from '../../test/open-test-shop.ts';
import { askLeftOver, readLeftOver } from './ask-left-over.server.ts';

const shop = await openTestShop('empty');
let clock = new Date('2026-03-10T12:00:00Z');
shop.now = () => clock;
afterAll(() => shop.close());

const shopper = { kind: 'shopper' as const, userId: null };
const staff = { kind: 'staff' as const, userId: null };
const [first, second] = [randomUUID(), randomUUID()];
let orderId = '';
let [slate, twist, sample] = ['', '', ''];

const offer = async (left_over_days: number | null, left_over_percent = 20) => {
  await shop.sql`insert into settings (values) values (${shop.sql.json({ left_over_days, left_over_percent, business_name: 'Strangford Floors' })})
    on conflict (only_row) do update set values = excluded.values`;
  await caughtUp(shop);
};

/** 15 boxes of slate at £10, ten of batch A12 and five of B7; 3 m of carpet, cut; a sample. Delivery £29.95, delivered on 3 March. */
beforeEach(async () => {
  clock = new Date('2026-03-10T12:00:00Z');
  await shop.sql`truncate orders, products, outbox, rate_limits cascade`;
  await offer(30);
  await shop.sql`insert into categories (name, position) values ('Tiles', 1), ('Carpet', 2) on conflict do nothing`;
  const [tiles, carpet] = await shop.sql<{ id: string }[]>`insert into products (sku, name, category, supplier, price_pence, unit) values
    ('SLATE', 'Lagan Slate', 'Tiles', 'Maker', 1000, 'box'), ('CPT', 'Moor Twist', 'Carpet', 'Maker', 2000, 'metre') returning id`;
  const [tilesId, carpetId] = [tiles?.id ?? '', carpet?.id ?? ''];
  await shop.sql`insert into stock_levels (product_id, on_hand, in_lots) values (${tilesId}, 0, true)`;
  await shop.sql`insert into lots (id, product_id, number, on_hand) values (${first}, ${tilesId}, 'A12', 2), (${second}, ${tilesId}, 'B7', 0)`;
  const address = { first_name: 'Aoife', last_name: 'Quinn', address: '1 Quay Street', city: 'Bangor', postal_code: 'BT20 5ED', country: 'GB' };
  const sums = { goods_pence: 21_000, delivery_pence: 2995, total_pence: 23_995 };
  const row = { email: 'aoife@example.com', status: 'delivered', stock_state: 'sold', payment_method: 'card', ...sums };
  const [order] = await shop.sql<{ id: string }[]>`insert into orders ${shop.sql({ ...row, shipping_address: address as never })} returning id`;
  orderId = order?.id ?? '';
  await shop.sql`update orders set paid_at = '2026-03-01', created_at = '2026-03-01'`;
  await shop.sql`insert into order_events (order_id, at, kind, from_status, to_status, actor_kind) values
    (${orderId}, '2026-03-03T12:00:00Z', 'moved', 'shipped', 'delivered', 'staff')`;
  await shop.sql`insert into payments (order_id, idempotency_key, amount_pence, method, source_id, status, settled_at)
    values (${orderId}, ${randomUUID()}, 23995, 'card', 'cnon:card-nonce-ok', 'succeeded', now())`;
  const lots = [
    { id: first, number: 'A12', shade: '', quantity: 10 },
    { id: second, number: 'B7', shade: '', quantity: 5 },
  ];
  const lines = await shop.sql<
    { id: string }[]
  >`insert into order_lines (order_id, product_id, product_name, sku, quantity, sent_quantity, unit_pence,
    is_sample, position, lots) values
    (${orderId}, ${tilesId}, 'Lagan Slate', 'SLATE', 15, 15, 1000, false, 0, ${shop.sql.json(lots)}),
    (${orderId}, ${carpetId}, 'Moor Twist', 'CPT', 3, 3, 2000, false, 1, null),
    (${orderId}, ${tilesId}, 'Lagan Slate', 'SLATE', 1, 1, 0, true, 2, null) returning id`;
  [slate, twist, sample] = lines.map(({ id }) => id) as [string, string, string];
});

const ask = (id: string, quantity: number) => askLeftOver(shop, orderId, { lines: [{ id, quantity }], reason: '' }, shopper);
const most = async () => (await readLeftOver(shop, { id: orderId })).lines.map((line) => line.most);
const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof Refusal ? [error.kind, error.code] : error;
};
const step = async (to: 'agreed' | 'refused' | 'arrived' | 'paid-back' | 'called-off') => {
  const one = (await listReturnsOf(shop, orderId)).find(({ status }) => openReturnStatuses.includes(status));
  await moveReturn(shop, one?.id ?? '', { to, version: one?.version ?? 0, answer: 'So.', restocks: true }, staff);
};

test('boxes that are left over are asked about, agreed to, and paid back without delivery; they go back to the batch they are of', async () => {
  expect(await most()).toEqual([3, 0, 0]);
  const id = await ask(slate, 3);
  expect(await listReturnsOf(shop, orderId)).toMatchObject([{ id, kind: 'left-over', status: 'asked', sendBy: null, lines: [{ quantity: 3 }] }]);
  for (const to of ['agreed', 'arrived', 'paid-back'] as const) await step(to);
  expect(await listReturnsOf(shop, orderId)).toMatchObject([{ status: 'paid-back', refundPence: 3000 }]);
  expect(await shop.sql`select number, on_hand from lots order by number`).toEqual([
    { number: 'A12', on_hand: 2 },
    { number: 'B7', on_hand: 3 },
  ]);
  const letters = await shop.sql<
    { subject: string; text: string }[]
  >`select subject, text from outbox where kind = 'return-news' order by created_at`;
  expect(letters.map(({ subject }) => subject.replace(/^Order \w+: /, ''))).toEqual([
    'We’ve received your request',
    'You can send it back',
    'Your return has arrived',
    'Your return has been refunded',
  ]);
  expect(letters[1]?.text).toContain('The boxes must be sealed and undamaged.');
  // Nothing more, however long it is still open: the share is used up.
  expect(await most()).toEqual([0, 0, 0]);
  expect(await refusal(ask(slate, 1))).toEqual(['conflict', 'cannot-return']);
});

test('never more than the share, nor what was cut, is a sample, is no line of the order, or is given twice', async () => {
  expect(await refusal(ask(slate, 4))).toEqual(['conflict', 'too-many']);
  expect(await refusal(ask(twist, 1))).toEqual(['conflict', 'too-many']);
  expect(await refusal(ask(sample, 1))).toEqual(['conflict', 'too-many']);
  expect(await refusal(ask(randomUUID(), 1))).toEqual(['conflict', 'too-many']);
  const twice = [slate, slate].map((id) => ({ id, quantity: 1 }));
  expect(await refusal(askLeftOver(shop, orderId, { lines: twice, reason: '' }, shopper))).toEqual(['conflict', 'too-many']);
  expect(await refusal(askLeftOver(shop, orderId, { lines: [], reason: '' }, shopper))).toEqual(['invalid', 'invalid-form']);
  expect(await listReturnsOf(shop, orderId)).toEqual([]);
});

test('what was withdrawn from, reported or refunded is not there to come back; what was refused or called off is', async () => {
  await offer(30, 100);
  expect(await most()).toEqual([15, 0, 0]);
  await withdrawFromOrder(shop, orderId, { lines: [{ id: slate, quantity: 4 }], reason: '' }, shopper);
  expect(await most()).toEqual([11, 0, 0]);
  await step('called-off');
  const claim = await reportFault(shop, orderId, { lines: [{ id: slate, quantity: 5, fault: 'damaged' }], words: '' }, shopper);
  expect(await most()).toEqual([10, 0, 0]);
  // Settled with an amount: no box counts as refunded, and yet these are not sealed goods.
  await answerClaim(shop, claim, { to: 'refunded', version: 1, answer: '', refundPence: 1000 }, staff);
  expect(await most()).toEqual([10, 0, 0]);
  await ask(slate, 10);
  expect(await most()).toEqual([0, 0, 0]);
  await step('refused');
  expect(await most()).toEqual([10, 0, 0]);
});

test('of two who ask for the same boxes at once one is told', async () => {
  const both = await Promise.all([refusal(ask(slate, 3)), refusal(ask(slate, 3))]);
  expect(both.filter((told) => told === null)).toHaveLength(1);
  expect(both).toContainEqual(['conflict', 'cannot-return']);
});

test('only where the shop offers it, and within its time', async () => {
  clock = new Date('2026-04-02T22:59:59Z');
  expect(await readLeftOver(shop, { id: orderId })).toMatchObject({ state: 'open', ends: new Date('2026-04-02T23:00:00Z') });
  clock = new Date('2026-04-02T23:00:00Z');
  expect(await refusal(ask(slate, 1))).toEqual(['conflict', 'cannot-return']);
  clock = new Date('2026-03-10T12:00:00Z');
  await offer(null);
  expect(await readLeftOver(shop, { id: orderId })).toMatchObject({ state: 'not-offered', lines: [] });
  expect(await refusal(ask(slate, 1))).toEqual(['conflict', 'cannot-return']);
});
