import { afterAll, expect, test } from 'vitest';
import { caughtUp, openTestShop } from '../../test/open-test-shop.ts';
import { readHome } from './read-home.server.ts';

const shop = await openTestShop('demo');
const { sql } = shop;
afterAll(() => shop.close());

test('slides, categories, at most eight products and nine photos, the picked ones where there are any', async () => {
  const home = await readHome(shop);
  expect(home.slides).toHaveLength(4);
  expect(home.categories.slice(0, 2).map(({ name }) => name)).toEqual(['Tiles', 'Wood Flooring']);
  expect(home.featured).toHaveLength(8);
  expect(home.featured.every(({ isFeatured }) => isFeatured)).toBe(true);
  // So few customers as the demo's are no figure that helps.
  expect(home.claims).toEqual([expect.stringMatching(/^4\.\d\/5 from \d{3} reviews$/)]);
  const picked = await sql<{ id: string }[]>`select id from customer_photos where is_featured order by created_at desc, id limit 9`;
  expect(home.photos.map(({ id }) => id)).toEqual(picked.map(({ id }) => id));
});

test('where staff picked no photos, the newest', async () => {
  await sql`update customer_photos set is_featured = false`;
  const newest = await sql<{ id: string }[]>`select id from customer_photos order by created_at desc, id limit 9`;
  expect((await readHome(shop)).photos.map(({ id }) => id)).toEqual(newest.map(({ id }) => id));
});

test('slides that are gone, or cannot be read, cost the page nothing else', async () => {
  await sql`alter table hero_slides rename to hidden_slides`;
  const home = await readHome(shop);
  await sql`alter table hidden_slides rename to hero_slides`;
  expect(home.slides).toEqual([]);
  expect(home.featured).toHaveLength(8);
  await sql`update hero_slides set is_active = false`;
  await caughtUp(shop);
  expect((await readHome(shop)).slides).toEqual([]);
});
