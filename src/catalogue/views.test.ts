import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import type { Shop } from '../shop.server.ts';
import { countViewers, isBot, recordView } from './views.server.ts';

const id = '11111111-1111-4111-8111-111111111111';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let shop: Shop;
let now = new Date('2026-05-01T09:00:00Z');

beforeAll(async () => {
  shop = { ...(await openTestShop('empty')), now: () => now };
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence) values (${id}, 'T1', 'Tile', 'Tiles', 'Maker', 100)`;
});
afterAll(() => shop.close());

const visit = (n: number) => recordView(shop, id, { address: `192.0.2.${n}`, userAgent: firefox });

test('counts each visitor once, tells nobody of fewer than 15, and forgets after a day', async () => {
  for (let n = 0; n < 14; n++) await visit(n);
  await visit(3);
  expect(await countViewers(shop, id)).toBeNull();
  await visit(14);
  expect(await countViewers(shop, id)).toBe(15);
  now = new Date('2026-05-02T09:00:01Z');
  expect(await countViewers(shop, id)).toBeNull();
  await visit(99);
  const kept = await shop.sql`select visitor from product_views`;
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain('192.0.2');
});

test('an id of nothing is refused', async () => {
  await expect(recordView(shop, '22222222-2222-4222-8222-222222222222', { address: 'x', userAgent: firefox })).rejects.toMatchObject({
    kind: 'not-found',
  });
});

test('knows robots by what they call themselves', () => {
  for (const robot of ['', 'curl/8.0', 'python-requests/2', 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'Mozilla/5.0 HeadlessChrome/140'])
    expect(isBot(robot)).toBe(true);
  expect(isBot(firefox)).toBe(false);
});
