import { createHash, randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readProduct } from '#catalogue/catalogue.server.ts';
import { sessionCookies } from '#platform/http/cookies.server.ts';
import { caughtUp, openTestShop } from '../../test/open-test-shop.ts';
import { createApi } from '../api/api.server.ts';
import { createApp } from '../app.server.ts';
import type { Shop } from '../shop.server.ts';
import { listReviews } from './queries.server.ts';
import { receiveReviewForm } from './write-review.server.ts';

const origin = 'https://floors.example';
const good = { rating: 4, title: 'Flat and quiet', comment: 'Down since May.' };
let shop: Shop;
let product: string;
let customer: { id: string; token: string };

beforeAll(async () => {
  shop = await openTestShop('demo');
  await shop.catalogue.snapshot();
});
afterAll(() => shop.close());

beforeEach(async () => {
  await shop.db.deleteFrom('rate_limits').execute();
  const rows = await shop.sql<{ id: string }[]>`select id from products order by id limit 1`;
  product = rows[0]?.id ?? '';
  await shop.sql`delete from reviews where product_id = ${product}`;
  customer = await person('Aoife Ní Bhriain');
});
afterEach(() => shop.sql`update settings set values = values || '{"reviews_need_approval": false}'`);

async function person(name: string): Promise<{ id: string; token: string }> {
  const token = randomBytes(32).toString('base64url');
  const word = randomBytes(6).toString('hex');
  const [row] = await shop.sql<{ id: string }[]>`
    insert into users (full_name, username, email, password_hash) values (${name}, ${word}, ${`${word}@example.com`}, 'none') returning id`;
  const id = row?.id ?? '';
  await shop.sql`insert into sessions (token_hash, user_id, expires_at)
    values (${createHash('sha256').update(token).digest()}, ${id}, now() + interval '1 day')`;
  return { id, token };
}

async function order(userId: string, status: string, isSample = false) {
  const [row] = await shop.sql<{ id: string }[]>`
    insert into orders (user_id, email, status, total_pence, shipping_address) values (${userId}, 'a@example.com', ${status}, 100, '{}')
      returning id`;
  await shop.sql`insert into order_lines (order_id, product_id, product_name, sku, quantity, unit_pence, is_sample)
    values (${row?.id ?? ''}, ${product}, 'Floor', 'F', 1, 100, ${isSample})`;
}

async function post(path: string, body?: unknown, headers: Record<string, string> = { authorization: `Bearer ${customer.token}` }) {
  const response = await createApi(shop).request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, json: (await response.json()) as Record<string, unknown>, cookie: response.headers.get('set-cookie') };
}

const write = (body: unknown, who = customer) => post(`/products/${product}/reviews`, body, { authorization: `Bearer ${who.token}` });

test('a customer’s review is shown at once, by first name and initial, and the product’s rating follows', async () => {
  const made = await write({ ...good, product_id: product });
  expect(made).toMatchObject({
    status: 201,
    json: { ...good, product_id: product, user_name: 'Aoife B.', verified_purchase: false, helpful_count: 0, is_published: true, replaced_id: null },
  });
  await caughtUp(shop);
  expect((await readProduct(shop, product))?.rating).toEqual({ average: 4, count: 1 });
});

test('a rating left out is five stars', async () => {
  expect((await write({ title: 'Good', comment: 'Good' })).json.rating).toBe(5);
});

test('a second review takes the place of the first, votes and all, also when both come at once', async () => {
  const first = await write(good);
  await post(`/reviews/${first.json.id}/helpful`, undefined, {});
  const second = await write({ ...good, rating: 2, title: 'It cups' });
  expect(second.json).toMatchObject({ replaced_id: first.json.id, helpful_count: 0 });
  await Promise.all([write(good), write(good), write(good)]);
  expect((await listReviews(shop, product)).total).toBe(1);
  const other = await person('Rory');
  expect((await write(good, other)).json).toMatchObject({ user_name: 'Rory', replaced_id: null });
  expect((await listReviews(shop, product)).total).toBe(2);
});

test('guests are asked to log in; other sites’ pages write nothing', async () => {
  expect((await post(`/products/${product}/reviews`, good, {})).status).toBe(401);
  const app = createApp(shop, { pages: { find: () => undefined } } as never);
  const headers = { cookie: `auth_token=${customer.token}`, 'content-type': 'application/json', origin: 'https://elsewhere.example' };
  const forged = await app.request(`/api/products/${product}/reviews`, { method: 'POST', headers, body: JSON.stringify(good) });
  expect(forged.status).toBe(403);
  expect((await listReviews(shop, product)).total).toBe(0);
});

test.each([
  ['no title', { ...good, title: '' }, 'title'],
  ['a title of spaces and marks nobody sees', { ...good, title: ' \u200b\u2060 ' }, 'title'],
  ['no comment', { ...good, comment: undefined }, 'comment'],
  ['10,000 characters', { ...good, comment: 'x'.repeat(10_000) }, 'comment'],
  ['a title of 10,000 characters', { ...good, title: 'x'.repeat(10_000) }, 'title'],
  ['nothing but NUL', { ...good, comment: '\u0000' }, 'comment'],
  ['nothing but a lone surrogate', { ...good, comment: '\ud800' }, 'comment'],
  ['no star', { ...good, rating: 0 }, 'rating'],
  ['six stars', { ...good, rating: 6 }, 'rating'],
  ['half a star', { ...good, rating: 4.5 }, 'rating'],
  ['stars in words', { ...good, rating: 'five' }, 'rating'],
  ['another product', { ...good, product_id: '22222222-2222-4222-8222-222222222222' }, 'product_id'],
])('%s is refused, naming the field', async (_, body, field) => {
  const refused = await write(body);
  expect(refused.status).toBe(422);
  expect(refused.json.errors).toMatchObject([{ field, message: expect.stringMatching(/\w.*\.$/) }]);
  expect((await listReviews(shop, product)).total).toBe(0);
});

test('numbers beyond numbers are refused', async () => {
  for (const rating of ['1e309', '-0', 'NaN', '5e0.1']) {
    const { status } = await post(`/products/${product}/reviews`, `{"title":"a","comment":"b","rating":${rating}}`);
    expect(status, rating).toBeGreaterThanOrEqual(400);
    expect(status, rating).toBeLessThan(500);
  }
});

test('text stays text, character by character', async () => {
  const comment = '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> &amp; 👩‍👧 “£5”';
  expect((await write({ ...good, title: '</h3><b>', comment })).json).toMatchObject({ title: '</h3><b>', comment });
  expect((await write({ ...good, comment: 'One\r\n\r\n\r\n\r\nTwo  ' })).json.comment).toBe('One\n\nTwo');
});

test.each([
  ['nothing', null, false, false],
  ['an unpaid order', 'pending', false, false],
  ['one that waits for the lender', 'finance_pending', false, false],
  ['one taken back', 'refunded', false, false],
  ['one cancelled', 'cancelled', false, false],
  ['a sample', 'delivered', true, false],
  ['a paid one', 'confirmed', false, true],
  ['one on its way', 'shipped', false, true],
  ['one that came', 'delivered', false, true],
])('verified: %s', async (_, status, isSample, verified) => {
  if (status) await order(customer.id, status, isSample);
  await order((await person('Somebody Else')).id, 'delivered');
  expect((await write(good)).json.verified_purchase).toBe(verified);
});

test('where reviews are checked first, one waits unseen and uncounted; what is hidden stays so when sent again', async () => {
  await shop.sql`update settings set values = values || '{"reviews_need_approval": true}'`;
  await caughtUp(shop);
  const made = await write(good);
  expect(made.json.is_published).toBe(false);
  await caughtUp(shop);
  expect((await listReviews(shop, product)).total).toBe(0);
  expect((await readProduct(shop, product))?.rating).toBeNull();
  expect((await post(`/reviews/${made.json.id}/helpful`, undefined, {})).status).toBe(404);
  await shop.sql`update settings set values = values || '{"reviews_need_approval": false}'`;
  await caughtUp(shop);
  expect((await write(good)).json.is_published).toBe(false);
  await shop.sql`update reviews set is_published = true where product_id = ${product}`;
  await caughtUp(shop);
  expect((await readProduct(shop, product))?.rating).toEqual({ average: 4, count: 1 });
});

test('too many reviews in an hour', async () => {
  for (let n = 0; n < 10; n += 1) expect((await write(good)).status).toBe(201);
  expect((await write(good)).status).toBe(429);
});

test('a visitor finds a review helpful once, and no kept page goes for it', async () => {
  const { id } = (await write(good)).json;
  await caughtUp(shop);
  const heard: string[] = [];
  const stop = shop.onChange('reviews', (key) => void heard.push(key));
  const first = await post(`/reviews/${id}/helpful`, undefined, {});
  expect(first).toMatchObject({ status: 200, json: { id, helpful_count: 1 }, cookie: expect.stringMatching(/^visitor=[\w-]{22};.*HttpOnly/) });
  const cookie = first.cookie?.split(';')[0] ?? '';
  const again = await Promise.all([1, 2, 3].map(() => post(`/reviews/${id}/helpful`, undefined, { cookie })));
  expect(again.map(({ json }) => json.helpful_count)).toEqual([1, 1, 1]);
  const others = await Promise.all([1, 2, 3].map(() => post(`/reviews/${id}/helpful`, undefined, {})));
  expect(others.map(({ json }) => json.helpful_count).sort()).toEqual([2, 3, 4]);
  await caughtUp(shop);
  expect(heard).toEqual([]);
  await shop.sql`update reviews set title = 'Changed' where product_id = ${product}`;
  await caughtUp(shop);
  stop();
  expect(heard).toEqual([product]);
  expect((await post('/reviews/22222222-2222-4222-8222-222222222222/helpful', undefined, {})).status).toBe(404);
  expect((await post('/reviews/nonsense/helpful', undefined, {})).status).toBe(404);
});

test('a customer finds a review helpful once, whatever cookies come along, and never one’s own', async () => {
  const { id } = (await write(good)).json;
  const other = await person('Una Reid');
  const vote = (who: { token: string }) => post(`/reviews/${id}/helpful`, undefined, { authorization: `Bearer ${who.token}` });
  for (let n = 0; n < 3; n += 1) expect(await vote(other)).toMatchObject({ status: 200, json: { helpful_count: 1 } });
  expect(await vote(customer)).toMatchObject({ status: 409, json: { code: 'own-review' } });
});

function sendForm(address: string, fields: Record<string, string>, token: string | null) {
  const cookie = token ? (sessionCookies(origin, token)[0]?.split(';')[0] ?? '') : '';
  const request = new Request(`${origin}${address}`, { method: 'POST', headers: { cookie }, body: new URLSearchParams(fields) });
  return receiveReviewForm(shop, product, request, '192.0.2.1') as Promise<unknown>;
}

test('the page’s form without JavaScript: back to the reviews, or everything as it was typed', async () => {
  const send = (fields: Record<string, string>, token: string | null = customer.token) =>
    sendForm(`/products/${product}?reviews=lowest`, fields, token);
  const sent = (await send({ rating: '3', title: 'Fine', comment: 'Fine.' })) as Response;
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `/products/${product}?reviewed=yes#reviews`]);
  const [review] = (await listReviews(shop, product)).reviews;
  expect(review).toMatchObject({ rating: 3, title: 'Fine' });
  expect(await send({ rating: '9', title: '', comment: '<b>' })).toMatchObject({
    init: { status: 422 },
    data: { values: { rating: '9', title: '', comment: '<b>' }, errors: [{ field: 'rating' }, { field: 'title' }] },
  });
  expect(await send({ rating: '3', title: 'Fine', comment: 'Fine.' }, null)).toMatchObject({
    init: { status: 401 },
    data: { values: { title: 'Fine' }, errors: [{ field: '', message: 'Please log in to write a review' }] },
  });
  const voted = (await send({ helpful: review?.id ?? '' }, null)) as Response;
  expect(voted.headers.get('location')).toBe(`/products/${product}?reviews=lowest#review-${review?.id}`);
  expect((await listReviews(shop, product)).reviews[0]?.helpfulCount).toBe(1);
});

test('the same form sent in place: told what was written or counted, and to log in again where the session is over', async () => {
  const send = (fields: Record<string, string>, token: string | null = customer.token) => sendForm(`/products/${product}.data`, fields, token);
  const sent = await send({ rating: '3', title: 'Fine', comment: 'Fine.' });
  expect(sent).toMatchObject({ data: { errors: [], written: { isPublished: true, replacedId: null, review: { title: 'Fine', rating: 3 } } } });
  const [review] = (await listReviews(shop, product)).reviews;
  expect(await send({ helpful: review?.id ?? '' }, null)).toMatchObject({ data: { count: 1 } });
  expect(await send({ helpful: review?.id ?? '' })).toMatchObject({ init: { status: 409 }, data: { errors: [{ field: '' }] } });
  const loggedOut = (await send({ rating: '3', title: 'Fine', comment: 'Fine.' }, null)) as Response;
  expect(loggedOut.headers.get('location')).toBe(`/login?next=${encodeURIComponent(`/products/${product}#write-review`)}`);
});
