import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { makeBrowserLink, makeOrderLink, opensOrder } from './order-links.server.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());

test('a browser that asks and asks leaves a few links behind, and ends none of a letter’s', async () => {
  const { id } = await shop.db.selectFrom('orders').select('id').limit(1).executeTakeFirstOrThrow();
  const count = async () => (await shop.sql`select from order_links where order_id = ${id}`).length;
  const letter = await makeOrderLink(shop.db, id);
  const before = await count();
  const links: string[] = [];
  for (let n = 0; n < 20; n += 1) links.push(await makeBrowserLink(shop.db, id));
  expect(await count()).toBe(before + 5);
  expect(await Promise.all(links.slice(-5).map((token) => opensOrder(shop, id, token)))).toEqual(Array(5).fill(true));
  expect(await opensOrder(shop, id, links[0] ?? '')).toBe(false);
  expect(await opensOrder(shop, id, letter)).toBe(true);
});
