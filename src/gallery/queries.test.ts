import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { galleryFilters, isUnderFilter } from './gallery-filters.ts';
import { listCustomerPhotos, readCustomerPhoto } from './queries.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

const rooms = ['Bathroom', 'Kitchen', 'Living Room', 'Bedroom', 'Hallway'];
const floors = ['Porcelain Tiles', 'Engineered Oak', 'Laminate', 'LVT', 'Wood-effect Porcelain Tiles', 'Carpet'];

beforeAll(async () => {
  await shop.db
    .insertInto('images')
    .values({ id: 'a'.repeat(24), width: 900, height: 1200, bytes: 1, format: 'webp', placeholder: '#c0ffee' })
    .execute();
  const photos = Array.from({ length: 80 }, (_, n) => ({
    title: `Floor ${n}`,
    image_id: 'a'.repeat(24),
    room_type: rooms[n % rooms.length] ?? '',
    flooring_type: floors[n % floors.length] ?? '',
    is_featured: n % 8 === 0,
    // Pairs taken at the same moment: the order must still be one order.
    created_at: new Date(Date.UTC(2026, 0, 1 + Math.floor(n / 2))),
  }));
  await shop.db.insertInto('customer_photos').values(photos).execute();
});

test('pages of 36 hold every photo once, newest first', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => listCustomerPhotos(shop, { page })));
  expect(pages.map((p) => p.photos.length)).toEqual([36, 36, 8, 0]);
  expect(pages.map((p) => [p.total, p.pages])).toEqual(Array(4).fill([80, 3]));
  const all = pages.flatMap((p) => p.photos);
  expect(new Set(all.map((p) => p.id)).size).toBe(80);
  expect(all.map((p) => p.createdAt.getTime())).toEqual(all.map((p) => p.createdAt.getTime()).toSorted((a, b) => b - a));
  const gathered = await listCustomerPhotos(shop, { page: 2, upToPage: true });
  expect(gathered.photos.map((p) => p.id)).toEqual(all.slice(0, 72).map((p) => p.id));
});

test('PostgreSQL reads the filters as the pure rule does', async () => {
  const { photos } = await listCustomerPhotos(shop, { limit: 100 });
  for (const filter of galleryFilters) {
    const found = await listCustomerPhotos(shop, { limit: 100, filter });
    const expected = photos.filter((photo) => isUnderFilter(filter, photo));
    expect(found.photos).toEqual(expected);
    expect(found.total).toBe(expected.length);
    expect(expected.length).toBeGreaterThan(0);
  }
});

test('featured photos alone, and one photo by its id with its picture', async () => {
  const featured = await listCustomerPhotos(shop, { featuredOnly: true, limit: 9 });
  expect(featured.photos).toHaveLength(9);
  expect(featured.total).toBe(10);
  const [first] = featured.photos;
  expect(await readCustomerPhoto(shop, first?.id ?? '')).toEqual(first);
  expect(first?.picture).toMatchObject({ width: 900, height: 1200, placeholder: '#c0ffee' });
  expect(await readCustomerPhoto(shop, '00000000-0000-4000-8000-000000000000')).toBeNull();
});
