import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { readStaffFrontPage } from './read-front-page.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

test('counts what there is now, and nothing in an empty shop', async () => {
  const none = { products: 0, lowStock: 0, messagesThisWeek: 0, toShip: 0, reviewsToCheck: 0, mailNotSent: 0 };
  expect(await readStaffFrontPage(shop)).toEqual(none);

  await shop.sql`insert into categories (name, position) values ('Tiles', 1)`;
  const [few, many] = await shop.sql`
    insert into products (sku, name, category, supplier, price_pence)
    values ('A', 'Few', 'Tiles', 'Maker', 100), ('B', 'Many', 'Tiles', 'Maker', 100) returning id`;
  await shop.sql`insert into stock_levels (product_id, on_hand, held) values (${few?.id}, 12, 2), (${many?.id}, 11, 0)`;
  await shop.sql`insert into orders (email, status, total_pence, shipping_address) values
    ('a@example.com', 'confirmed', 1, '{}'), ('b@example.com', 'shipped', 1, '{}')`;
  await shop.sql`insert into contact_messages (first_name, last_name, email, subject, message, created_at) values
    ('A', 'B', 'a@example.com', 'quote', 'Now', ${shop.now()}), ('A', 'B', 'a@example.com', 'quote', 'Then', '2020-01-01')`;
  expect(await readStaffFrontPage(shop)).toEqual({ ...none, products: 2, lowStock: 1, messagesThisWeek: 1, toShip: 1 });
});
