import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { readStaffFrontPage } from './read-front-page.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

test('counts what there is now, and nothing in an empty shop', async () => {
  const none = {
    products: 0,
    lowStock: 0,
    chatsWaiting: 0,
    messagesOpen: 0,
    problemsOpen: 0,
    returnsWaiting: 0,
    returnsLate: 0,
    toShip: 0,
    needsAttention: 0,
    reviewsToCheck: 0,
    mailNotSent: 0,
    ordersToday: 0,
    ordersThisWeek: 0,
    revenueThisWeekPence: 0,
  };
  const empty = await readStaffFrontPage(shop, 10);
  expect(empty).toMatchObject(none);
  expect(empty.days).toHaveLength(30);

  await shop.sql`insert into categories (name, position) values ('Tiles', 1)`;
  const [few, many] = await shop.sql`
    insert into products (sku, name, category, supplier, price_pence)
    values ('A', 'Few', 'Tiles', 'Maker', 100), ('B', 'Many', 'Tiles', 'Maker', 100) returning id`;
  await shop.sql`insert into stock_levels (product_id, on_hand, held) values (${few?.id}, 12, 2), (${many?.id}, 11, 0)`;
  const now = shop.now();
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await shop.sql`insert into orders (email, status, total_pence, refunded_pence, shipping_address, paid_at) values
    ('a@example.com', 'confirmed', 1000, 100, '{}', ${now}), ('b@example.com', 'shipped', 500, 0, '{}', ${ago(3)}),
    ('c@example.com', 'delivered', 70, 0, '{}', ${ago(20)}), ('d@example.com', 'finance_pending', 5000, 0, '{}', null)`;
  await shop.sql`insert into contact_messages (first_name, last_name, email, subject, message, closed_at) values
    ('A', 'B', 'a@example.com', 'quote', 'Now', null), ('A', 'B', 'a@example.com', 'quote', 'Then', now())`;
  await shop.sql`insert into claims (order_id, status, has_news, created_at, updated_at) select id, claim.status, news, now(), now()
    from orders, (values ('reported', false), ('collecting', false), ('replaced', false), ('refused', true)) as claim (status, news)
    where email = 'c@example.com'`;
  await shop.sql`insert into returns (order_id, kind, status, created_at, send_by, pay_by)
    select id, 'withdrawal', r.status, ${ago(40)}, send_by, pay_by
    from orders, (values ('asked', null::timestamptz, null::timestamptz), ('agreed', ${ago(1)}::timestamptz, null), ('agreed', ${ago(-1)}, null),
      ('arrived', ${ago(20)}, ${ago(1)}), ('paid-back', ${ago(20)}, ${ago(1)})) as r (status, send_by, pay_by) where email = 'c@example.com'`;
  expect(await readStaffFrontPage(shop, 10)).toMatchObject({
    ...none,
    products: 2,
    lowStock: 1,
    chatsWaiting: 0,
    messagesOpen: 1,
    problemsOpen: 3,
    returnsWaiting: 2,
    returnsLate: 2,
    toShip: 1,
    needsAttention: 1,
    ordersToday: 1,
    ordersThisWeek: 2,
    revenueThisWeekPence: 1400,
  });
});
