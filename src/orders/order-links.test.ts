import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { orderReference } from './order.ts';
import { answerLinkRequests, askForOrderLink, makeBrowserLink, makeOrderLink } from './order-links.server.ts';
import { mayOpenOrder } from './read-order.server.ts';

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
  expect(await Promise.all(links.slice(-5).map((token) => mayOpenOrder(shop, id, { visitor: null, token })))).toEqual(Array(5).fill(true));
  expect(await mayOpenOrder(shop, id, { visitor: null, token: links[0] ?? '' })).toBe(false);
  expect(await mayOpenOrder(shop, id, { visitor: null, token: letter })).toBe(true);
});

test('an order’s link is mailed to the email it was placed with, to no other, and not again and again', async () => {
  const [order] = await shop.sql<{ id: string; email: string }[]>`select id, email from orders where email <> '' limit 1`;
  const reference = orderReference(order?.id ?? '');
  const email = order?.email ?? '';
  await shop.sql`delete from outbox`;
  const ask = async (wanted: { reference: string; email: string; purpose?: 'order' | 'withdrawal' }, visitor: string) => {
    const isTaken = await askForOrderLink(shop, { purpose: 'order', ...wanted }, visitor);
    await answerLinkRequests(shop);
    return isTaken;
  };
  expect(await ask({ reference, email: 'mal@example.com' }, 'mal')).toBe(true);
  expect(await ask({ reference: 'ffffffff', email }, 'mal')).toBe(true);
  expect(await shop.sql`select from outbox`).toHaveLength(0);
  expect(await ask({ reference, email: email.toUpperCase() }, 'a guest')).toBe(true);
  const letters = () =>
    shop.sql<{ recipient: string; text: string }[]>`select recipient, text from outbox where kind = 'order-link' order by created_at`;
  const [letter] = await letters();
  expect(letter?.recipient).toBe(email);
  const token = new URLSearchParams(/\?(token=\S+)/.exec(letter?.text ?? '')?.[1]).get('token');
  expect(await mayOpenOrder(shop, order?.id ?? '', { visitor: null, token: token ?? '' })).toBe(true);
  expect(await ask({ reference, email, purpose: 'withdrawal' }, 'a guest')).toBe(true);
  const [, second] = await letters();
  expect(second?.text).toMatch(new RegExp(`/orders/${order?.id}/withdraw\\?token=`));
  expect(second?.text).toContain('Nothing has been withdrawn yet');
  expect(await ask({ reference, email }, 'a guest')).toBe(false);
  expect(await shop.sql`select from order_link_requests`).toHaveLength(0);
});

test('whether there is such an order is not looked up before the answer', async () => {
  expect(await askForOrderLink(shop, { reference: 'ffffffff', email: 'nobody@example.com', purpose: 'withdrawal' }, 'somebody')).toBe(true);
  expect(await shop.sql`select reference, purpose from order_link_requests`).toMatchObject([{ reference: 'ffffffff', purpose: 'withdrawal' }]);
  expect(await answerLinkRequests(shop)).toBe(false);
});
