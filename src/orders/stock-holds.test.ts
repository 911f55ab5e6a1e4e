import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { payOrder } from '#orders/paying/pay-order.server.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { openTestTill } from '../../test/open-test-till.ts';
import type { Shop } from '../shop.server.ts';
import { expireHolds } from './cancel-order.server.ts';
import { applyForOrder } from './financing/apply-for-order.server.ts';
import type { NewOrder } from './new-order.server.ts';
import { placeOrder } from './place-order.server.ts';
import { readOrder } from './read-order.server.ts';

let shop: Shop;
let till: Awaited<ReturnType<typeof openTestTill>>;
let clock: Date;
beforeAll(async () => {
  shop = await openTestShop('empty');
  till = await openTestTill(shop);
  shop.now = () => clock;
});
afterAll(async () => {
  await till.close();
  await shop.close();
});

const floors = Array.from({ length: 12 }, () => randomUUID());
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
  clock = new Date();
  await shop.sql`truncate orders, payments, refunds, finance_applications, products, outbox, rate_limits cascade`;
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  for (const [at, id] of floors.entries()) {
    await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2)
      values (${id}, ${`F${at}`}, ${`Floor ${at}`}, 'Tiles', 'Maker', 10000, 14400)`;
    await shop.sql`insert into stock_levels (product_id, on_hand) values (${id}, 10)`;
  }
});

const boxes = (ids: readonly string[], quantity: number) => ids.map((product_id) => ({ product_id, quantity, is_sample: false }));
const order = (items: NewOrder['items'], from: string, change: Partial<NewOrder> = {}) =>
  placeOrder(shop, { userId: null, address, items, notes: '', showsPurchase: false, checkoutKey: null, from, expectedTotalPence: null, ...change });
const held = async () => Number((await shop.sql<{ boxes: number }[]>`select coalesce(sum(held), 0)::int as boxes from stock_levels`)[0]?.boxes);
const pay = ({ id, totalPence }: { id: string; totalPence: number }, sourceId: string) =>
  payOrder(shop, { orderId: id, sourceId, verificationToken: null, method: 'card', amountPence: totalPence }, randomUUID());

test('one address holds no more than its share of any floor, however many orders it places; others can still buy it all', async () => {
  for (let turn = 0; turn < 8; turn++) await order(boxes(floors, 9), '203.0.113.7');
  expect(await held()).toBe(0);
  await Promise.all(Array.from({ length: 8 }, () => order(boxes(floors, 2), '203.0.113.7')));
  // Two orders of two boxes each are within half of ten; a third would be beyond it.
  expect(await held()).toBe(2 * 2 * floors.length);
  const honest = await order(boxes(floors.slice(0, 1), 6), '198.51.100.1');
  expect(await pay(honest, 'cnon:card-nonce-ok')).toMatchObject({ status: 'succeeded' });
});

test('an account holds no more than a visitor does, from wherever it orders', async () => {
  const userId = randomUUID();
  await shop.sql`insert into users (id, full_name, username, email, password_hash) values (${userId}, 'N B', ${userId},
    ${`${userId}@example.com`}, 'none')`;
  for (let turn = 0; turn < 6; turn++) await order(boxes(floors.slice(turn, turn + 1), 1), `198.51.100.${turn}`, { userId });
  expect(await held()).toBe(3);
});

test('the last box may be held, and what may not be held can be bought', async () => {
  await shop.sql`update stock_levels set on_hand = 1 where product_id = ${floors[0] ?? ''}`;
  await order(boxes(floors.slice(0, 1), 1), '203.0.113.7');
  expect(await held()).toBe(1);
  const all = await order(boxes(floors.slice(1, 2), 10), '203.0.113.7');
  expect(await readOrder(shop, all.id)).toMatchObject({ status: 'pending', holdsUntil: null });
  expect(await pay(all, 'cnon:card-nonce-ok')).toMatchObject({ status: 'succeeded' });
});

test('a declined card keeps no boxes longer than they were kept anyway', async () => {
  const kept = await order(boxes(floors.slice(0, 1), 2), '203.0.113.7');
  const until = (await readOrder(shop, kept.id))?.holdsUntil;
  clock = new Date(clock.getTime() + 10 * 60_000);
  expect(await pay(kept, 'cnon:card-nonce-declined')).toMatchObject({ status: 'declined' });
  expect((await readOrder(shop, kept.id))?.holdsUntil).toEqual(until);
  clock = new Date(clock.getTime() + 11 * 60_000);
  await expireHolds(shop);
  expect(await held()).toBe(0);
  expect(await pay(kept, 'cnon:card-nonce-declined')).toMatchObject({ status: 'declined' });
  await expireHolds(shop);
  expect(await held()).toBe(0);
  expect(await pay(kept, 'cnon:card-nonce-ok')).toMatchObject({ status: 'succeeded' });
});

test('an order changed again and again does not hold its boxes for ever', async () => {
  const checkoutKey = randomUUID();
  for (let turn = 0; turn < 8; turn++) {
    await order(boxes(floors.slice(0, 1), 1 + (turn % 2)), '203.0.113.7', { checkoutKey });
    clock = new Date(clock.getTime() + 15 * 60_000);
  }
  await expireHolds(shop);
  expect(await held()).toBe(0);
});

test('only so many orders of one visitor wait for a lender with their boxes held', async () => {
  const apply = ({ id, totalPence }: { id: string; totalPence: number }) =>
    applyForOrder(shop, id, { pricePence: totalPence, depositPence: 0, isAdult: true }, { kind: 'shopper', userId: null });
  const orders = await Promise.all(floors.slice(0, 3).map((floor) => order(boxes([floor], 2), '203.0.113.7')));
  const [first, second, third] = orders as [(typeof orders)[0], (typeof orders)[0], (typeof orders)[0]];
  await apply(first);
  await apply(second);
  await expect(apply(third)).rejects.toMatchObject({ code: 'too-many-applications' });
});
