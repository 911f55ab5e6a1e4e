import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { plansOf } from '../../../test/plans.ts';
import { readDeliveryDay } from './delivery-day.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

const place = async (status: string, postal_code: string, days: { earliest: string; latest: string; wished?: string }, grams: number | null) => {
  const row = {
    email: 'aoife@example.com',
    status,
    total_pence: 1000,
    shipping_address: { first_name: 'Aoife', city: 'Bangor', country: 'GB', postal_code },
    delivery_way: 'pallet',
    delivery_area: 'Northern Ireland',
    weight_grams: grams,
    delivery_earliest: days.earliest,
    delivery_latest: days.latest,
    delivery_wished: days.wished ?? null,
  };
  const { id } = await shop.db.insertInto('orders').values(row).returning('id').executeTakeFirstOrThrow();
  const line = { order_id: id, product_name: 'Mourne Oak', sku: 'OAK', quantity: 3, unit_pence: 100 };
  await shop.db
    .insertInto('order_lines')
    .values([line, { ...line, sku: 'SLATE', product_name: 'Slate', refunded_quantity: 3, withheld_quantity: 3 }])
    .execute();
  return id;
};

test('a day has the orders that wished for it or may come on it, by postcode, with what they weigh and what to pick', async () => {
  const window = { earliest: '2026-12-08', latest: '2026-12-11' };
  const bangor = await place('confirmed', 'BT20 5ED', window, 40_000);
  const antrim = await place('confirmed', 'BT1 1AA', { ...window, wished: '2026-12-10' }, null);
  const sent = await place('shipped', 'BT30 1AA', window, 10_000);
  await place('pending', 'BT20 5ED', window, 1);
  await place('confirmed', 'BT20 5ED', { ...window, wished: '2026-12-11' }, 1);

  const day = await readDeliveryDay(shop, '2026-12-10');
  expect(day.orders.map(({ id }) => id)).toEqual([antrim, bangor, sent]);
  expect([day.grams, day.unweighed]).toEqual([50_000, 1]);
  // What was sent is off the shelf, and what was refunded stays on it.
  expect(day.picks).toEqual([{ sku: 'OAK', name: 'Mourne Oak', isSample: false, amount: '6', lot: '' }]);
  expect((await readDeliveryDay(shop, '2026-12-07')).orders).toEqual([]);
});

test('the orders of a day are found by their days, and not among all that were ever sent', async () => {
  await shop.sql`insert into orders (email, status, total_pence, shipping_address, delivery_way, delivery_earliest, delivery_latest)
    select 'then@example.com', 'shipped', 100, '{}', 'pallet', '2025-01-01'::date + n % 300, '2025-01-04'::date + n % 300
    from generate_series(1, 1000) n`;
  await shop.sql`vacuum analyze orders`;
  const [plan] = await plansOf(shop.sql, () => readDeliveryDay(shop, '2026-12-10'));
  expect(plan).toContain('orders_delivery_wished');
  expect(plan).toContain('orders_delivery_days');
  expect(plan).not.toMatch(/Seq Scan|orders_by_status|orders_status|orders_figures/);
});
