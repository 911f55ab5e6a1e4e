import { afterAll, expect, test } from 'vitest';
import { refundOrder } from '../../src/orders/refund-order.server.ts';
import { openSellingShop } from '../../test/open-selling-shop.ts';

const { shop, close, runJob } = await openSellingShop('demo');
afterAll(close);

const takings = () => shop.sql<{ id: string; net_pence: number; total_pence: number; refunded_pence: number }[]>`
  select o.id, o.total_pence, o.refunded_pence, t.net_pence from orders o left join test_till.takings t on t.order_id = o.id::text where o.paid_at is not null`;

test('every order of the demo shop was paid for at the till, less what went back', async () => {
  const orders = await takings();
  expect(orders.length).toBeGreaterThan(10);
  expect(orders.filter((order) => order.net_pence !== order.total_pence - order.refunded_pence)).toEqual([]);
  expect(orders.some((order) => order.refunded_pence > 0)).toBe(true);
});

test('staff pay back a part of one', async () => {
  await shop.sql`update test_till.settings set refund_mode = 'immediate', webhook_mode = 'none'`;
  const [order] = await shop.sql<
    { id: string }[]
  >`select id from orders where status = 'confirmed' and refunded_pence = 0 order by created_at limit 1`;
  const id = order?.id ?? '';
  await refundOrder(shop, id, { amountPence: 500, lines: [], reason: 'A chipped corner', restocks: false }, { kind: 'staff', userId: null });
  await runJob('pay back');
  const now = (await takings()).find((row) => row.id === id);
  expect(now).toMatchObject({ refunded_pence: 500, net_pence: (now?.total_pence ?? 0) - 500 });
});
