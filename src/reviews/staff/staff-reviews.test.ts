import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '#accounts/session.server.ts';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { createApi } from '../../api/api.server.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());
const api = createApi(shop);
let token = '';
beforeAll(async () => {
  const row = { full_name: 'Una Quinn', username: 'una', email: 'una@example.com', password_hash: 'x', is_admin: true };
  const { id } = await shop.db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
  token = await openSession(shop, id);
});

type Review = { id: string; product_id: string; rating: number; is_published: boolean; reply: string };
type Json = { reviews: Review[]; total: number; detail: string };
const send = async (method: string, path: string, body?: unknown) => {
  const headers: Record<string, string> = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await api.request(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Json };
};
const total = async (query: string) => (await send('GET', `/admin/reviews${query}`)).body.total;

test('lists all, those not shown, the low ones, and finds by words', async () => {
  expect(await total('')).toBe(150);
  expect(await total('?filter=hidden')).toBe(0);
  const { reviews } = (await send('GET', '/admin/reviews?filter=low&limit=100')).body;
  expect(reviews.length).toBeGreaterThan(0);
  expect(reviews.every(({ rating }) => rating <= 2)).toBe(true);
  expect(await total('?search=zzzzzz')).toBe(0);
});

test('a hidden review is read by nobody else; an answer stands below it', async () => {
  const [review] = (await send('GET', '/admin/reviews')).body.reviews;
  if (!review) throw new Error('There are no reviews.');
  const shown = async () => (await send('GET', `/products/${review.product_id}/reviews?limit=100`)).body.reviews.find(({ id }) => id === review.id);
  expect((await send('PUT', `/admin/reviews/${review.id}`, { reply: 'Thank you.' })).status).toBe(200);
  expect(await shown()).toMatchObject({ reply: 'Thank you.' });
  await send('PUT', `/admin/reviews/${review.id}`, { is_published: false });
  expect(await shown()).toBeUndefined();
  expect(await total('?filter=hidden')).toBe(1);
  expect((await send('PUT', `/admin/reviews/${review.id}`, { reply: 'x'.repeat(1001) })).status).toBe(422);
  // What was said is the customer's: it cannot be changed.
  await send('PUT', `/admin/reviews/${review.id}`, { title: 'Perfect', rating: 5, is_published: true });
  expect(await shown()).toMatchObject({ rating: review.rating });
  expect((await send('DELETE', `/admin/reviews/${review.id}`)).status).toBe(200);
  expect((await send('DELETE', `/admin/reviews/${review.id}`)).status).toBe(404);
});
