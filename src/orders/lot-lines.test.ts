import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { quoteCart } from '#cart/quote.server.ts';
import { quoteIn } from '#cart/schemas.ts';
import { changeLot } from '#lots/change-lots.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { brokenInvariants } from '../../test/sale-invariants.ts';
import { cancelOrder, expireHolds } from './cancel-order.server.ts';
import { confirmOrder } from './confirm-order.server.ts';
import { theShop } from './order-moves.ts';
import { placeOrder } from './place-order.server.ts';
import type { OrderedItem } from './price-order.server.ts';
import { takeGoodsAgain } from './put-right.server.ts';
import { changeLineLot } from './staff/change-line-lot.server.ts';

const shop = await openTestShop('empty');
let clock = new Date('2026-05-01T10:00:00Z');
shop.now = () => clock;
afterAll(() => shop.close());

const id = (n: number) => `${String(n).padStart(8, '0')}-5555-4555-8555-555555555555`;
const [slate, oak, a, b, c] = [id(1), id(2), id(11), id(12), id(13)];
const address = { first_name: 'Aoife', last_name: 'Quinn', email: 'a@example.com', phone: '', 
  address: '1 Quay Street', city: 'Bangor', postal_code: 'BT20 5ED', country: 'GB' }; // biome-ignore format: a row

beforeEach(async () => {
  clock = new Date('2026-05-01T10:00:00Z');
  await shop.sql`truncate orders, products, outbox, rate_limits cascade`;
  await share(100);
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2) values
    (${slate}, 'SLATE', 'Lagan Slate', 'Tiles', 'Maker', 2500, 14400), (${oak}, 'OAK', 'Mourne Oak', 'Tiles', 'Maker', 3850, 14400)`;
  await shop.sql`insert into stock_levels (product_id, on_hand, in_lots) values (${slate}, 0, true), (${oak}, 40, false)`;
  await shop.sql`insert into lots (id, product_id, number, shade, on_hand, received_on) values
    (${a}, ${slate}, 'A12', 'T12', 14, '2026-04-01'), (${b}, ${slate}, 'B7', '', 9, '2026-04-02'), (${c}, ${slate}, 'C3', '', 5, '2026-04-03')`;
  await shop.tellChange({ table: '*', key: '*' });
});

/** How large a share of a product one visitor may hold unpaid. */
const share = (max_hold_percent: number) => shop.sql`insert into settings (values) values (${shop.sql.json({ max_hold_percent })})
  on conflict (only_row) do update set values = excluded.values`;
const tiles = (quantity: number, more: Partial<OrderedItem> = {}): OrderedItem => ({ product_id: slate, quantity, is_sample: false, ...more });
const order = (items: OrderedItem[], checkoutKey: string | null = null) =>
  placeOrder(shop, { userId: null, address, items, notes: '', showsPurchase: false, checkoutKey, from: null, expectedTotalPence: null });
const quote = async (...items: OrderedItem[]) => (await quoteCart(shop, quoteIn.parse({ items }))).items;
const paid = async (items: OrderedItem[]) => {
  const { id: orderId } = await order(items);
  await shop.db.transaction().execute((trx) => confirmOrder(shop, trx, orderId, { paidWith: 'finance' }));
  return orderId;
};
const lots = async () => (await shop.sql`select number, on_hand, held from lots order by number`).map((row) => Object.values(row).join(' '));
const linesOf = (orderId: string) => shop.sql<{ id: string; lots: { number: string; quantity: number }[] | null }[]>`
  select id, lots from order_lines where order_id = ${orderId} order by position`;
const served = async (orderId: string) =>
  (await linesOf(orderId)).map((line) => line.lots?.map(({ number, quantity }) => `${quantity} of ${number}`).join(', ') ?? null);
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => (error instanceof Refusal ? [error.code, error.errors?.[0]?.field, error.errors?.[0]?.message ?? error.detail] : error),
  );
const sound = async () => expect(await brokenInvariants(shop.sql, new Map())).toEqual([]);

test('a line comes from one lot where one has enough; what is held of it is held of its lot', async () => {
  const first = await order([tiles(9), { product_id: oak, quantity: 3, is_sample: false }]);
  expect(await served(first.id)).toEqual(['9 of B7', null]);
  expect(await lots()).toEqual(['A12 14 0', 'B7 9 9', 'C3 5 0']);
  expect(await served((await order([tiles(6)])).id)).toEqual(['6 of A12']);
  await sound();
  clock = new Date('2026-05-02T10:00:00Z');
  while (await expireHolds(shop));
  expect(await lots()).toEqual(['A12 14 0', 'B7 9 0', 'C3 5 0']);
  expect(await served(first.id)).toEqual([null, null]);
  // Paid late, it comes from whichever fits then.
  await shop.sql`update lots set on_hand = 8 where id = ${b}`;
  await shop.db.transaction().execute((trx) => confirmOrder(shop, trx, first.id, { paidWith: 'finance' }));
  expect(await served(first.id)).toEqual(['9 of A12', null]);
  expect(await lots()).toEqual(['A12 5 0', 'B7 8 0', 'C3 5 0']);
});

test('where no lot has enough the shopper is told and chooses; without a choice nothing is ordered', async () => {
  expect(await quote(tiles(23))).toMatchObject([
    {
      problem: 'several-lots',
      total_price: 575,
      lots: {
        parts: [
          { number: 'A12', shade: 'T12', quantity: 14 },
          { number: 'B7', quantity: 9 },
        ],
        asked: 'none',
        of_one: 14,
        agreed: false,
      },
    },
  ]);
  expect(await refusal(order([{ product_id: oak, quantity: 1, is_sample: false }, tiles(23)]))).toEqual([
    'several-lots',
    'items.1',
    'We have 14 boxes of Lagan Slate from one batch and 9 from another, so the shade may differ. Please choose what you would like.',
  ]);
  expect(await lots()).toEqual(['A12 14 0', 'B7 9 0', 'C3 5 0']);
  // Fewer than one lot has needs no choice; three lots are more than two.
  expect(await quote(tiles(14))).toMatchObject([{ problem: null, lots: null }]);
  expect(await quote(tiles(24, { max_lots: 2 }))).toMatchObject([{ problem: 'several-lots', lots: { parts: [{}, {}, {}] } }]);
  expect(await quote(tiles(23, { max_lots: 2 }))).toMatchObject([{ problem: null, lots: { agreed: true } }]);
  expect(await quote(tiles(29, { max_lots: 9 }))).toMatchObject([{ problem: 'too-many', available: 28, lots: null }]);
  // Too little is too little, whatever was agreed to.
  expect(await refusal(order([tiles(29, { max_lots: 2 })]))).toMatchObject(['not-enough-stock', 'items.0', expect.anything()]);
  const both = await order([tiles(23, { max_lots: 2 })]);
  expect(await served(both.id)).toEqual(['14 of A12, 9 of B7']);
  await sound();
});

test('what may not be held unpaid is looked at all the same, and held when it is paid', async () => {
  await share(10);
  expect(await refusal(order([tiles(15)]))).toMatchObject(['several-lots', 'items.0', expect.stringContaining('the shade may differ')]);
  const large = await order([tiles(12)]);
  expect(await lots()).toEqual(['A12 14 0', 'B7 9 0', 'C3 5 0']);
  await paid([tiles(2, { lot_id: a }), tiles(1, { lot_id: a })]);
  // Now 11 are left of the largest lot, and nobody agreed to two.
  const confirm = shop.db.transaction().execute((trx) => confirmOrder(shop, trx, large.id, { paidWith: 'finance' }));
  expect(await refusal(confirm)).toMatchObject(['several-lots', undefined, expect.stringContaining('No single batch')]);
  expect(await lots()).toEqual(['A12 11 0', 'B7 9 0', 'C3 5 0']);
});

test('the lot of an earlier order is asked for, while there is any of it', async () => {
  expect(await quote(tiles(3, { lot_id: c }))).toMatchObject([{ problem: null, lots: null }]);
  expect(await quote(tiles(7, { lot_id: c }))).toMatchObject([{ problem: 'several-lots', lots: { asked: 'there', of_one: 5 } }]);
  expect(await served((await order([tiles(7, { lot_id: c, max_lots: 2 })])).id)).toEqual(['5 of C3, 2 of B7']);
  expect(await refusal(order([tiles(1, { lot_id: c, max_lots: 9 })]))).toMatchObject([
    'several-lots',
    'items.0',
    'The batch you asked for of Lagan Slate has sold out. We have others, but the shade may differ. Please choose what you would like.',
  ]);
});

test('an order that is changed counts what it holds itself as free, and holds the new lots instead', async () => {
  const key = randomUUID();
  await order([tiles(14)], key);
  expect(await lots()).toEqual(['A12 14 14', 'B7 9 0', 'C3 5 0']);
  const own = await quoteCart(shop, quoteIn.parse({ items: [tiles(13)] }), { userId: null, checkoutKey: key });
  expect(own.items).toMatchObject([{ problem: null, lots: null }]);
  expect(await quote(tiles(13))).toMatchObject([{ problem: 'several-lots' }]);
  const changed = await order([tiles(23, { max_lots: 2 })], key);
  expect(await served(changed.id)).toEqual(['14 of A12, 9 of B7']);
  await order([tiles(4)], key);
  expect(await lots()).toEqual(['A12 14 0', 'B7 9 0', 'C3 5 4']);
  await sound();
});

test('lines of one product come from what the lines before them leave', async () => {
  expect(await served((await order([tiles(9), tiles(9), tiles(5)])).id)).toEqual(['9 of B7', '9 of A12', '5 of A12']);
  expect(await quote(tiles(5), tiles(1))).toMatchObject([{ problem: null }, { problem: null }]);
  await sound();
});

test('a cancelled order goes back to its lots, but for what was refunded', async () => {
  const orderId = await paid([tiles(23, { max_lots: 2 })]);
  expect(await lots()).toEqual(['A12 0 0', 'B7 0 0', 'C3 5 0']);
  // Two were refunded and kept: of those that were taken last.
  await shop.sql`update order_lines set refunded_quantity = 2 where order_id = ${orderId}`;
  await cancelOrder(shop, orderId, { kind: 'staff', userId: null });
  expect(await lots()).toEqual(['A12 14 0', 'B7 7 0', 'C3 5 0']);
  expect(
    await shop.sql`select change, on_hand_after, l.number from stock_adjustments s join lots l on l.id = s.lot_id
    where reason = 'cancelled' order by number`,
  ).toEqual([
    { change: 14, on_hand_after: 14, number: 'A12' },
    { change: 7, on_hand_after: 7, number: 'B7' },
  ]);
});

test('of many buyers at once none gets what another has, and every line is of as many lots as was agreed to', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      refusal(order(n % 2 ? [tiles(2 + (n % 4), { max_lots: 1 + (n % 3) }), { product_id: oak, quantity: 1, is_sample: false }] : [tiles(3)])),
    ),
  );
  const codes = answers.map((answer) => answer?.[0] ?? null);
  expect(codes).toContain(null);
  expect([null, 'several-lots', 'not-enough-stock']).toEqual(expect.arrayContaining(codes));
  const rows = await shop.sql<{ max_lots: number; lots: unknown[] }[]>`
    select max_lots, lots from order_lines l where product_id = ${slate}`;
  expect(rows.every((row) => row.lots.length >= 1 && row.lots.length <= row.max_lots)).toBe(true);
  await sound();
});

test('of two buyers for one lot, one gets it', async () => {
  const answers = await Promise.all([1, 2].map(() => refusal(order([tiles(10)]))));
  expect(answers.filter((answer) => answer === null)).toHaveLength(1);
  expect(await lots()).toEqual(['A12 14 10', 'B7 9 0', 'C3 5 0']);
});

test('goods that are sent again are of their lot, as far as there is any', async () => {
  const orderId = await paid([tiles(12)]);
  const [line] = await linesOf(orderId);
  const again = await shop.db.transaction().execute((trx) => takeGoodsAgain(trx, orderId, [{ id: line?.id ?? '', quantity: 3 }]));
  expect(again.get(line?.id ?? '')).toMatchObject([
    { number: 'A12', quantity: 2 },
    { number: 'C3', quantity: 1 },
  ]);
  expect(await lots()).toEqual(['A12 0 0', 'B7 9 0', 'C3 4 0']);
});

test('a batch number that was wrong is right on the orders served from it, too', async () => {
  const [orderId, other] = [await paid([tiles(23, { max_lots: 2 })]), await paid([tiles(2)])];
  const before = await linesOf(other);
  await changeLot(shop, null, slate, a, { number: 'A21', shade: 'T21', on_hand: 0, received_on: '2026-04-01', reason: 'correction', note: '' });
  expect(await served(orderId)).toEqual(['14 of A21, 9 of B7']);
  expect((await linesOf(orderId))[0]?.lots).toMatchObject([
    { id: a, shade: 'T21' },
    { id: b, number: 'B7', shade: '' },
  ]);
  expect(await linesOf(other)).toEqual(before);
});

test('staff take a line from another lot before it is sent; what is broken does not go back', async () => {
  const orderId = await paid([tiles(12)]);
  const [line] = await linesOf(orderId);
  const staff = { kind: 'staff', userId: null } as const;
  const change = (to: string, quantity: number, areBroken = false, from = a) =>
    changeLineLot(shop, orderId, line?.id ?? '', { from, to, quantity, areBroken, note: 'Dropped.' }, staff);
  expect(await refusal(change(b, 10))).toMatchObject(['impossible-lot', 'quantity', 'Only 9 of Batch B7 are not held or sold.']);
  expect(await refusal(change(a, 1))).toMatchObject(['impossible-lot', 'to_lot_id', expect.anything()]);
  expect(await refusal(change(b, 13))).toMatchObject(['impossible-lot', 'quantity', expect.anything()]);
  await change(b, 2, true);
  expect(await served(orderId)).toEqual(['10 of A12, 2 of B7']);
  expect(await lots()).toEqual(['A12 2 0', 'B7 7 0', 'C3 5 0']);
  await change(b, 1);
  expect(await served(orderId)).toEqual(['9 of A12, 3 of B7']);
  expect(await lots()).toEqual(['A12 3 0', 'B7 6 0', 'C3 5 0']);
  const [event] = await shop.sql`select note from order_events where order_id = ${orderId} and note like '%instead%' order by id`;
  expect(event?.note).toBe('Lagan Slate: 2 of Batch B7 instead of Batch A12 (T12), which are broken. Dropped.');
  await shop.sql`update orders set status = 'shipped' where id = ${orderId}`;
  expect(await refusal(change(b, 1))).toMatchObject(['cannot-change-lot', undefined, expect.anything()]);
  const unpaid = await order([tiles(4)]);
  const [held] = await linesOf(unpaid.id);
  await changeLineLot(shop, unpaid.id, held?.id ?? '', { from: c, to: b, quantity: 4, areBroken: false, note: '' }, staff);
  expect(await lots()).toEqual(['A12 3 0', 'B7 6 4', 'C3 5 0']);
  await cancelOrder(shop, unpaid.id, theShop);
  expect(await lots()).toEqual(['A12 3 0', 'B7 6 0', 'C3 5 0']);
});
