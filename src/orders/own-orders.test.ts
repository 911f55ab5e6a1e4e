import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { orderReference } from './order.ts';
import { listOrders, listOwnOrders } from './own-orders.server.ts';
import { mayOpenOrder, readOrder } from './read-order.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

let ann = '';
let bob = '';
const orders: string[] = [];
beforeAll(async () => {
  const person = (username: string) => ({ full_name: username, username, email: `${username}@example.com`, password_hash: 'x' });
  const users = await shop.db
    .insertInto('users')
    .values([person('ann'), person('bob')])
    .returning('id')
    .execute();
  [ann = '', bob = ''] = users.map(({ id }) => id);
  for (const [at, user_id] of [ann, ann, bob, null].entries()) {
    const made = await shop.db
      .insertInto('orders')
      .values({
        user_id,
        email: 'x@example.com',
        status: at === 0 ? 'shipped' : 'pending',
        total_pence: 10_000 + at,
        delivery_pence: 500,
        shipping_address: {
          first_name: 'Ann',
          last_name: 'Boyd',
          address: '1 Main Street',
          city: 'Bangor',
          postal_code: 'BT20 5ED',
          country: 'GB',
        },
        created_at: new Date(Date.UTC(2026, 0, 1 + at)),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    orders.push(made.id);
  }
  await shop.db
    .insertInto('order_lines')
    .values([
      { order_id: orders[0] ?? '', product_name: 'Mourne Oak', sku: 'MO-1', quantity: 3, unit_pence: 3000, position: 0 },
      { order_id: orders[0] ?? '', product_name: 'A sample', sku: 'MO-2', quantity: 1, unit_pence: 0, is_sample: true, position: 1 },
    ])
    .execute();
});

test('somebody sees their own orders, newest first, and nobody else’s', async () => {
  expect((await listOwnOrders(shop, ann)).map(({ id, items, status }) => [id, items, status])).toEqual([
    [orders[1], 0, 'pending'],
    [orders[0], 4, 'shipped'],
  ]);
  expect(await listOwnOrders(shop, bob)).toHaveLength(1);
});

test('one order with its lines and where it goes; to others it does not exist', async () => {
  const order = await readOrder(shop, orders[0] ?? '');
  expect(order).toMatchObject({ items: 4, totalPence: 10_000, deliverTo: ['Ann Boyd', '1 Main Street', 'Bangor', 'BT20 5ED', 'United Kingdom'] });
  expect(order?.lines.map(({ name, isSample, productId }) => [name, isSample, productId])).toEqual([
    ['Mourne Oak', false, null],
    ['A sample', true, null],
  ]);
  const opens = (id: string | undefined, userId: string) => mayOpenOrder(shop, id ?? '', { visitor: { id: userId, isAdmin: false }, token: null });
  expect(await opens(orders[0], ann)).toBe(true);
  expect(await opens(orders[0], bob)).toBe(false);
  expect(await opens(orders[3], ann)).toBe(false);
});

test('a reference is the last 8 characters, upper case', () => {
  expect(orderReference('0b9ad7a0-7d1f-4cf3-9f4a-0a2f3f1c5d1e')).toBe('3F1C5D1E');
});

test('twenty orders are read in as many queries as one', async () => {
  const more = orders.map((_, at) => ({ user_id: bob, email: 'x@example.com', total_pence: 100 + at, shipping_address: {} }));
  await shop.db
    .insertInto('orders')
    .values([...more, ...more, ...more, ...more, ...more])
    .execute();
  let asked = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const counted = { ...shop, db: shop.db.withPlugin(counting) };
  const queriesFor = async (limit: number) => {
    asked = 0;
    expect(await listOrders(counted, { userId: bob, page: 1, limit })).toHaveLength(limit);
    return asked;
  };
  await queriesFor(1); // The settings are read once for all.
  expect(await queriesFor(20)).toBe(await queriesFor(1));
});
