import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
const { sql } = shop;
const paid = '2026-03-28T12:00:00.000Z';

const order = async () => {
  const [made] = await sql<[{ id: string }]>`
    insert into orders (email, status, total_pence, shipping_address) values ('a@example.com', 'pending', 100, '{}') returning id`;
  return made.id;
};
const line = (orderId: string) =>
  sql`insert into order_lines (order_id, product_name, sku, quantity, unit_pence) values (${orderId}, 'Oak', 'OAK', 1, 100)`;
const soldAt = async (orderId: string) =>
  (await sql<{ sold_at: Date | null }[]>`select sold_at from order_lines where order_id = ${orderId}`).map((row) => row.sold_at?.toISOString());

test('a line knows when its order was paid, while that is not cancelled', async () => {
  const id = await order();
  await line(id);
  expect(await soldAt(id)).toEqual([undefined]);
  await sql`update orders set status = 'confirmed', paid_at = ${paid} where id = ${id}`;
  await line(id);
  expect(await soldAt(id)).toEqual([paid, paid]);
  await sql`update orders set status = 'cancelled' where id = ${id}`;
  await line(id);
  expect(await soldAt(id)).toEqual([undefined, undefined, undefined]);
  await sql`update orders set status = 'confirmed' where id = ${id}`;
  expect(await soldAt(id)).toEqual([paid, paid, paid]);
});

test('an order and its lines that are written in one statement know it too', async () => {
  const [made] = await sql<[{ id: string }]>`
    with made as (insert into orders (id, email, status, total_pence, shipping_address, paid_at)
      values ('b7a1c0de-0000-4000-8000-000000000001', 'a@example.com', 'confirmed', 100, '{}', ${paid}) returning id),
    lines as (insert into order_lines (order_id, product_name, sku, quantity, unit_pence)
      values ('b7a1c0de-0000-4000-8000-000000000001', 'Oak', 'OAK', 1, 100))
    select id from made`;
  expect(await soldAt(made.id)).toEqual([paid]);
});

test('a line that comes while its order is being paid waits for that', async () => {
  const id = await order();
  let coming: PromiseLike<unknown> = Promise.resolve();
  await sql.begin(async (paying) => {
    await paying`update orders set status = 'confirmed', paid_at = ${paid} where id = ${id}`;
    let isThere = false;
    coming = line(id).then(() => {
      isThere = true;
    });
    const waits = async () => (await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).length > 0;
    await expect.poll(async () => isThere || (await waits())).toBe(true);
  });
  await coming;
  expect(await soldAt(id)).toEqual([paid]);
});
