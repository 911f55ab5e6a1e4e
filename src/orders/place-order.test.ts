import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { poundsToPence } from '#money/read-pounds.ts';
import { Refusal } from '#platform/refusal.ts';
import { caughtUp, openTestShop } from '../../test/open-test-shop.ts';
import { cancelAbandoned, cancelOrder, expireHolds } from './cancel-order.server.ts';
import type { NewOrder } from './new-order.server.ts';
import { theShop } from './order-moves.ts';
import { placeOrder } from './place-order.server.ts';
import { mayOpenOrder, readOrder } from './read-order.server.ts';
import { guestOrderIn } from './schemas.ts';

const shop = await openTestShop('empty');
let clock = new Date('2026-05-01T10:00:00Z');
shop.now = () => clock;
afterAll(() => shop.close());

const id = (n: number) => `${String(n).padStart(8, '0')}-1111-4111-8111-111111111111`;
const [oak, slate, glue] = [id(1), id(2), id(3)];
const address = {
  first_name: 'Aoife',
  last_name: 'Quinn',
  email: 'aoife@example.com',
  phone: '',
  address: '1 Quay Street',
  city: 'Bangor',
  postal_code: 'BT20 5ED',
  country: 'GB',
};

beforeEach(async () => {
  clock = new Date('2026-05-01T10:00:00Z');
  await shop.sql`truncate orders, products, outbox cascade`;
  await shop.sql`insert into settings (values) values ('{"max_hold_percent": 100}') on conflict (only_row) do update set values = excluded.values`;
  await shop.sql`insert into categories (name, position) values ('Tiles', 1), ('Adhesives', 2) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2) values
    (${oak}, 'OAK', 'Mourne Oak', 'Tiles', 'Maker', 3850, 14400), (${slate}, 'SLATE', 'Lagan Slate', 'Tiles', 'Maker', 2599, 10000),
    (${glue}, 'GLUE', 'Grip', 'Adhesives', 'Maker', 1000, null)`;
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${oak}, 10), (${slate}, 40), (${glue}, 5)`;
});

const boxes = (product_id: string, quantity: number) => ({ product_id, quantity, is_sample: false });
const sample = (product_id: string) => ({ product_id, quantity: 1, is_sample: true });
const order = (change: Partial<NewOrder> = {}) =>
  placeOrder(shop, {
    userId: null,
    address,
    items: [boxes(oak, 3)],
    notes: '',
    showsPurchase: false,
    checkoutKey: null,
    from: null,
    expectedTotalPence: null,
    ...change,
  });
const refused = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof Refusal ? { code: error.code, detail: error.detail, errors: error.errors } : error;
};
const levels = async () =>
  Object.fromEntries(
    (await shop.sql<{ product_id: string; on_hand: number; held: number }[]>`select * from stock_levels order by product_id`).map((row) => [
      row.product_id,
      [row.on_hand, row.held],
    ]),
  );

test('an order is priced by the server and holds its boxes', async () => {
  const placed = await order({ items: [boxes(oak, 3), sample(oak), sample(slate), boxes(slate, 2)], notes: 'Ring twice' });
  // 3 × 38.50 + 2 × 25.99 = 167.48, two samples by post, and delivery below the threshold.
  const delivery = 2995;
  expect(placed.totalPence).toBe(16_748 + 2 * 599 + delivery);
  const read = await readOrder(shop, placed.id);
  expect(read).toMatchObject({
    status: 'pending',
    goodsPence: 16_748,
    samplePostagePence: 1198,
    deliveryPence: delivery,
    notes: 'Ring twice',
    holdsUntil: new Date('2026-05-01T10:20:00Z'),
    deliverTo: ['Aoife Quinn', '1 Quay Street', 'Bangor', 'BT20 5ED', 'United Kingdom'],
  });
  expect(read?.lines.map(({ sku, quantity, unitPence, isSample }) => [sku, quantity, unitPence, isSample])).toEqual([
    ['OAK', 3, 3850, false],
    ['OAK', 1, 0, true],
    ['SLATE', 1, 0, true],
    ['SLATE', 2, 2599, false],
  ]);
  expect(await levels()).toMatchObject({ [oak]: [10, 3], [slate]: [40, 2] });
});

test('only its token opens a guest’s order', async () => {
  const { id: placed, token } = await order();
  const other = await order();
  const guest = (given: string | null) => mayOpenOrder(shop, placed, { visitor: null, token: given });
  expect([await guest(token), await guest(null), await guest(other.token), await guest('x')]).toEqual([true, false, false, false]);
  expect(await mayOpenOrder(shop, placed, { visitor: { id: randomUUID(), isAdmin: false }, token: null })).toBe(false);
  expect(await mayOpenOrder(shop, placed, { visitor: { id: randomUUID(), isAdmin: true }, token: null })).toBe(true);
});

test('what is short is said at its line, and nothing is held', async () => {
  const answer = await refused(order({ items: [boxes(slate, 5), boxes(oak, 7), boxes(oak, 4)] }));
  const message = 'Only 10 of Mourne Oak left. Please order fewer.';
  expect(answer).toEqual({
    code: 'not-enough-stock',
    detail: message,
    errors: [
      { field: 'items.1', message },
      { field: 'items.2', message },
    ],
  });
  expect(await levels()).toMatchObject({ [oak]: [10, 0], [slate]: [40, 0] });
  await shop.sql`update products set in_stock = false where id = ${oak}`;
  expect(await refused(order())).toMatchObject({
    code: 'not-enough-stock',
    detail: 'Mourne Oak is out of stock. Please remove it, or call us to find out when it’s back.',
  });
  expect(await refused(order({ items: [boxes(id(9), 1)] }))).toMatchObject({ code: 'not-orderable', errors: [{ field: 'items.0' }] });
  expect(await refused(order({ items: [sample(glue)] }))).toMatchObject({ detail: 'This product is not eligible for free samples.' });
  expect(await refused(order({ items: [] }))).toMatchObject({ detail: 'Your cart is empty' });
});

test('a higher total than the one shown is refused with the right one; a lower one is simply charged', async () => {
  const answer = await refused(order({ expectedTotalPence: 1 }));
  expect(answer).toMatchObject({ code: 'other-total', detail: 'The total is now £145.45. Please check the new total and continue.' });
  expect((await order({ expectedTotalPence: poundsToPence('145.45') })).totalPence).toBe(14_545);
  // The price falls between the cart and Pay.
  const checkoutKey = randomUUID();
  const first = await order({ checkoutKey, expectedTotalPence: 14_545 });
  await shop.sql`update products set price_pence = price_pence - 100 where id = ${oak}`;
  await shop.tellChange({ table: 'products', key: oak });
  const cheaper = await order({ expectedTotalPence: 14_545 });
  expect(cheaper.totalPence).toBeLessThan(14_545);
  expect(await shop.sql`select total_pence from orders where id = ${cheaper.id}`).toEqual([{ total_pence: cheaper.totalPence }]);
  // The checkout that was begun before is asked for the lower total as well, once it is sent again with what its page shows now.
  expect(await order({ checkoutKey, expectedTotalPence: cheaper.totalPence })).toMatchObject({ id: first.id, totalPence: cheaper.totalPence });
});

test('the same checkout sent again is the same order; sent with something else, it is changed', async () => {
  const checkoutKey = randomUUID();
  const first = await order({ checkoutKey, items: [boxes(oak, 10)] });
  expect((await order({ checkoutKey, items: [boxes(oak, 10)] })).id).toBe(first.id);
  // All ten are held by this very order, so eight of them can be had.
  const second = await order({ checkoutKey, items: [boxes(oak, 8), boxes(slate, 1)] });
  expect(second.id).toBe(first.id);
  expect(await levels()).toMatchObject({ [oak]: [10, 8], [slate]: [40, 1] });
  expect((await readOrder(shop, first.id))?.lines).toHaveLength(2);
  await shop.sql`update orders set status = 'confirmed' where id = ${first.id}`;
  expect((await order({ checkoutKey, items: [boxes(oak, 8), boxes(slate, 1)] })).id).toBe(first.id);
  expect(await refused(order({ checkoutKey }))).toMatchObject({ code: 'already-ordered' });
});

test('two tabs of one checkout at once make one order', async () => {
  const checkoutKey = randomUUID();
  const placed = await Promise.all([1, 2, 3, 4].map(() => order({ checkoutKey, items: [boxes(oak, 6)] })));
  expect(new Set(placed.map((one) => one.id)).size).toBe(1);
  expect(await levels()).toMatchObject({ [oak]: [10, 6] });
});

test('an unpaid order gives its boxes back when its time runs out, and is cancelled after a week', async () => {
  const { id: placed } = await order();
  clock = new Date('2026-05-01T10:19:59Z');
  await expireHolds(shop);
  expect(await levels()).toMatchObject({ [oak]: [10, 3] });
  clock = new Date('2026-05-01T10:20:00Z');
  await expireHolds(shop);
  expect(await levels()).toMatchObject({ [oak]: [10, 0] });
  expect(await readOrder(shop, placed)).toMatchObject({ status: 'pending', holdsUntil: null });
  clock = new Date('2026-05-08T10:20:00Z');
  await cancelAbandoned(shop);
  expect(await readOrder(shop, placed)).toMatchObject({ status: 'cancelled' });
  expect(await levels()).toMatchObject({ [oak]: [10, 0] });
});

test('boxes are kept while a payment is under way', async () => {
  const { id: placed, totalPence } = await order();
  await shop.sql`insert into payments (order_id, idempotency_key, amount_pence, method, status) values (${placed}, 'k', ${totalPence}, 'card',
    'unknown')`;
  clock = new Date('2026-05-01T12:00:00Z');
  await expireHolds(shop);
  expect(await levels()).toMatchObject({ [oak]: [10, 3] });
  expect(await refused(cancelOrder(shop, placed, theShop))).toMatchObject({ code: 'payment-under-way' });
});

test('cancelling gives the boxes back, once', async () => {
  const { id: placed } = await order();
  await cancelOrder(shop, placed, { kind: 'shopper', userId: null });
  expect(await levels()).toMatchObject({ [oak]: [10, 0] });
  expect(await refused(cancelOrder(shop, placed, { kind: 'shopper', userId: null }))).toMatchObject({
    detail: 'This order has already been cancelled.',
  });
  expect(await shop.sql`select kind, from_status, to_status, actor_kind from order_events where order_id = ${placed} order by id`).toEqual([
    { kind: 'placed', from_status: null, to_status: null, actor_kind: 'shopper' },
    { kind: 'moved', from_status: 'pending', to_status: 'cancelled', actor_kind: 'shopper' },
  ]);
});

test('an order that costs nothing is confirmed at once', async () => {
  await shop.sql`insert into settings (values) values ('{"sample_postage_pence": 0}') on conflict (only_row) do update set values = excluded.values`;
  await caughtUp(shop);
  const { id: placed, totalPence } = await order({ items: [sample(oak)] });
  expect(totalPence).toBe(0);
  expect(await readOrder(shop, placed)).toMatchObject({ status: 'confirmed', paidAt: clock });
  expect(await shop.sql`select kind from outbox where order_id = ${placed}`).toEqual([{ kind: 'order-confirmed' }]);
  await shop.sql`delete from settings`;
  await caughtUp(shop);
});

test('the same sample twice is refused at its line', () => {
  const order = { shipping_address: address, total_amount: 5.99, items: [sample(oak), boxes(oak, 1), sample(oak)] };
  const { error } = guestOrderIn.safeParse(order);
  expect(error?.issues).toMatchObject([{ path: ['items', 2], message: 'You have already added a sample of this product to your cart.' }]);
});
