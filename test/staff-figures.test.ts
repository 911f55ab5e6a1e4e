import { RouterContextProvider } from 'react-router';
import { afterAll, expect, test } from 'vitest';
import type { StatCard } from '../src/admin/components/list-controls.tsx';
import * as categories from '../src/admin/pages/category-images.tsx';
import * as chats from '../src/admin/pages/chats.tsx';
import * as claims from '../src/admin/pages/claims.tsx';
import * as front from '../src/admin/pages/front-page.tsx';
import * as mail from '../src/admin/pages/mail.tsx';
import * as messages from '../src/admin/pages/messages.tsx';
import * as missing from '../src/admin/pages/missing-facts.tsx';
import * as orders from '../src/admin/pages/orders.tsx';
import * as products from '../src/admin/pages/products.tsx';
import * as returns from '../src/admin/pages/returns.tsx';
import * as reviews from '../src/admin/pages/reviews.tsx';
import { staffContext } from '../src/admin/staff-only.server.ts';
import { shopContext } from '../src/shop.server.ts';
import { openTestShop } from './open-test-shop.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());
const staff = { id: '00000000-0000-4000-8000-000000000001', isAdmin: true };

type Loaded = Record<string, unknown> & { total?: number; tiles?: StatCard[] };
type Loader = (asked: never) => unknown;
const pages: Record<string, { loader: Loader }> = {
  '/admin': front,
  '/admin/orders': orders,
  '/admin/products': products,
  '/admin/category-images': categories,
  '/admin/claims': claims,
  '/admin/chats': chats,
  '/admin/messages': messages,
  '/admin/returns': returns,
  '/admin/reviews': reviews,
  '/admin/mail': mail,
  '/admin/missing-facts': missing,
};

async function load(href: string): Promise<Loaded> {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(staffContext, staff as never);
  const url = new URL(href, 'https://floors.example');
  const page = pages[url.pathname];
  if (!page) throw new Error(`Say in this test which page ${url.pathname} is.`);
  return (await page.loader({ context, request: new Request(url), params: {} } as never)) as Loaded;
}

/** How many a list holds, as its page says it; of a sum, what its orders brought in. */
function listed(name: string, list: Loaded): unknown {
  if (name.startsWith('Revenue')) return Number(list.receivedPence) / 100;
  return list.total ?? (list.categories as unknown[] | undefined)?.length ?? (list.chats as unknown[] | undefined)?.length;
}

test('every figure above a list and on the dashboard leads to a list of just so many', async () => {
  const now = shop.now();
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await shop.sql`insert into orders (email, status, total_pence, refunded_pence, shipping_address, paid_at, created_at) values
    ('a@example.com', 'confirmed', 1000, 100, '{}', ${now}, ${ago(40)}), ('b@example.com', 'refunded', 500, 500, '{}', ${ago(3)}, ${ago(9)}),
    ('c@example.com', 'delivered', 70, 0, '{}', ${ago(20)}, ${now}), ('d@example.com', 'finance_pending', 5000, 0, '{}', null, ${now}),
    ('e@example.com', 'pending', 5000, 0, '{}', null, ${now})`;
  await shop.sql`insert into contact_messages (first_name, last_name, email, subject, message, closed_at) values
    ('A', 'B', 'a@example.com', 'quote', 'Now', null), ('A', 'B', 'a@example.com', 'quote', 'Then', now())`;
  await shop.sql`update reviews set is_published = false where id = (select id from reviews limit 1)`;
  await shop.sql`insert into outbox (kind, recipient, subject, html, text, status) values ('order-shipped', 'a@example.com', 'x', 'x', 'x',
    'failed')`;
  await shop.sql`insert into claims (order_id, status, has_news, created_at, updated_at) select id, claim.status, news, now(), now()
    from orders, (values ('reported', false), ('replacing', true), ('collecting', false), ('refused', false)) as claim (status, news)
    where email = 'c@example.com'`;
  await shop.sql`insert into returns (order_id, kind, status, created_at, send_by, pay_by)
    select id, 'left-over', r.status, now(), send_by, pay_by
    from orders, (values ('asked', null::timestamptz, null::timestamptz), ('agreed', ${ago(1)}::timestamptz, null),
      ('on-the-way', ${ago(9)}, ${ago(1)}),
      ('arrived', null, ${ago(-1)}), ('arrived', null, ${ago(2)})) as r (status, send_by, pay_by) where email = 'c@example.com'`;
  await shop.sql`insert into chat_sessions (token_hash, state, waiting_since, last_message_at) values (${Buffer.alloc(32)}, 'waiting', now(), now())`;
  await shop.sql`update stock_levels set on_hand = 0, held = 0 where product_id = (select id from products where in_stock limit 1)`;
  await shop.sql`insert into products (sku, name, category, supplier, price_pence) values ('NO-SHELF', 'No shelf', 'Tiles', 'Maker', 100)`;
  // Archived ones are of no list but their own.
  await shop.sql`insert into products (sku, name, category, supplier, price_pence, is_archived) values ('GONE', 'Gone', 'Tiles', 'Maker', 100, true)`;
  await shop.catalogue.settled();
  const seen: [string, unknown, unknown][] = [];
  for (const page of ['/admin', '/admin/claims', '/admin/orders', '/admin/products', '/admin/returns']) {
    for (const { name, said, href } of (await load(page)).tiles ?? []) {
      seen.push([`${page}: ${name}`, Number(said.replaceAll(/[^\d.-]/g, '')), listed(name, await load(href ?? ''))]);
    }
  }
  expect(seen.length).toBeGreaterThan(18);
  expect(seen.map(([name, , list]) => [name, list])).toEqual(seen.map(([name, tile]) => [name, tile]));
  expect(seen.filter(([, tile]) => tile === 0).map(([name]) => name)).toEqual([]);
});
