import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { createApi } from '../api/api.server.ts';
import type { Shop } from '../shop.server.ts';
import { listReviews } from './queries.server.ts';

const id = '11111111-1111-4111-8111-111111111111';
let shop: Shop;

beforeAll(async () => {
  shop = await openTestShop('empty');
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence) values (${id}, 'T1', 'Tile', 'Tiles', 'Maker', 100)`;
  const rows = [5, 4, 4, 1, 3, 2, 5].map((rating, n) => ({
    product_id: id,
    user_name: `Reader ${n}`,
    rating,
    title: `Title ${n}`,
    comment: 'Words',
    helpful_count: n === 3 ? 9 : 0,
    is_published: n !== 6,
    created_at: new Date(Date.UTC(2026, 0, 1 + n)),
  }));
  await shop.sql`insert into reviews ${shop.sql(rows)}`;
});
afterAll(() => shop.close());

const titles = async (sort: 'newest' | 'helpful' | 'highest' | 'lowest') =>
  (await listReviews(shop, id, { sort })).reviews.map((review) => review.title);

test('lists published reviews in the order asked for', async () => {
  expect(await titles('newest')).toEqual(['Title 5', 'Title 4', 'Title 3', 'Title 2', 'Title 1', 'Title 0']);
  expect((await titles('helpful'))[0]).toBe('Title 3');
  expect((await titles('highest')).slice(0, 3)).toEqual(['Title 0', 'Title 2', 'Title 1']);
  expect((await titles('lowest')).slice(0, 2)).toEqual(['Title 3', 'Title 5']);
});

test('pages, and leaves a page beyond the last empty', async () => {
  expect(await listReviews(shop, id, { page: 2, limit: 4 })).toMatchObject({
    total: 6,
    page: 2,
    pages: 2,
    reviews: [{ title: 'Title 1' }, { title: 'Title 0' }],
  });
  expect((await listReviews(shop, id, { page: 99 })).reviews).toEqual([]);
});

test('counts each number of stars, five first, published ones only', async () => {
  expect((await listReviews(shop, id)).distribution.map(({ count }) => count)).toEqual([1, 2, 1, 1, 1]);
});

test('GET /products/{id}/reviews answers in the documents’ words', async () => {
  const api = createApi(shop);
  const answer = await api.request(`/products/${id}/reviews?sort=lowest&limit=1`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    total: 6,
    pages: 6,
    average_rating: 3.2,
    reviews: [
      {
        product_id: id,
        rating: 1,
        title: 'Title 3',
        user_name: 'Reader 3',
        verified_purchase: false,
        helpful_count: 9,
        created_at: '2026-01-04T00:00:00.000Z',
      },
    ],
  });
  for (const [path, status] of [
    ['/products/nonsense/reviews', 404],
    ['/products/22222222-2222-4222-8222-222222222222/reviews', 404],
    [`/products/${id}/reviews?sort=;drop`, 422],
    [`/products/${id}/reviews?page=-1`, 422],
    [`/products/${id}/reviews?page=1e309`, 422],
  ] as const) {
    expect((await api.request(path)).status, path).toBe(status);
  }
});
