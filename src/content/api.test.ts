import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { areaCalls } from '#areas/api.server.ts';
import { galleryCalls } from '#gallery/api.server.ts';
import { mount } from '#platform/api/mount.ts';
import { settingsCalls } from '#settings/api.server.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { contentCalls } from './api.server.ts';

const now = new Date('2026-11-20T12:00:00Z');
const shop = { ...(await openTestShop('empty')), now: () => now };
afterAll(() => shop.close());
const app = mount(shop, [...contentCalls, ...galleryCalls, ...areaCalls, ...settingsCalls], async () => null);

const get = async (path: string) => {
  const response = await app.request(path);
  return { status: response.status, json: await response.json() };
};
const post = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const response = await app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return { status: response.status, json: await response.json(), cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
};

const image = 'c'.repeat(24);
beforeAll(async () => {
  await shop.db.insertInto('images').values({ id: image, width: 1920, height: 960, bytes: 1, format: 'webp', placeholder: '#abcdef' }).execute();
  await shop.db
    .insertInto('hero_slides')
    .values({ title: 'Oak', subtitle: 'In every light', description: 'Come and see.', image_id: image })
    .execute();
  await shop.db
    .insertInto('customer_photos')
    .values(
      Array.from({ length: 40 }, (_, n) => ({
        title: `Photo ${n}`,
        image_id: image,
        room_type: 'Kitchen',
        flooring_type: 'Oak',
        is_featured: n < 2,
      })),
    )
    .execute();
  await shop.db
    .insertInto('areas')
    .values({ slug: 'belfast', area: 'Belfast', description: 'A city.', population: '345,000', key_services: ['Fitting'], landmarks: ['City Hall'] })
    .execute();
});
beforeEach(() => shop.db.deleteFrom('rate_limits').execute());

test('hero slides, with the documents’ names', async () => {
  expect((await get('/hero-slides')).json).toEqual([
    {
      id: expect.any(String),
      title: 'Oak',
      subtitle: 'In every light',
      description: 'Come and see.',
      image_id: image,
      image_url: `/images/${image}/1280.jpg`,
      background_position: 'center',
      background_size: 'cover',
      background_repeat: 'no-repeat',
      image_opacity: 1,
      overlay_opacity: 0.4,
      badge: '',
      savings: '',
      button_text: 'Browse Our Collection',
      button_link: '/products',
    },
  ]);
});

test('customers’ photos by pages, featured ones alone, and clear answers to nonsense', async () => {
  const first = (await get('/customer-photos')).json as { photos: unknown[] };
  expect(first).toMatchObject({ total: 40, page: 1, pages: 2 });
  expect(first.photos).toHaveLength(36);
  expect(first.photos[0]).toMatchObject({ image_url: `/images/${image}/1280.jpg`, room_type: 'Kitchen', flooring_type: 'Oak', likes: 0 });
  expect((await get('/customer-photos?page=2')).json).toMatchObject({ photos: { length: 4 } });
  expect((await get('/customer-photos?page=9')).json).toMatchObject({ photos: [], total: 40 });
  expect((await get('/customer-photos?limit=9&featured_only=true')).json).toMatchObject({ photos: { length: 2 }, total: 2 });
  expect((await get('/customer-photos?filter=bathroom')).json).toMatchObject({ photos: [], total: 0 });
  for (const query of [
    'page=0',
    'page=-1',
    'page=x',
    'page=1.5',
    'page=99999999999',
    'limit=101',
    'featured_only=yes',
    'filter=garage',
    'page=1&page=2',
    "page=1'--",
  ]) {
    expect((await get(`/customer-photos?${query}`)).status, query).toBe(422);
  }
});

test('a visitor likes a photo once; others may too; all at once counts all', async () => {
  const [photo] = await shop.db.selectFrom('customer_photos').select('id').limit(1).execute();
  const path = `/customer-photos/like/${photo?.id}`;
  const first = await post(path);
  expect(first).toMatchObject({ status: 200, json: { id: photo?.id, likes: 1 }, cookie: expect.stringMatching(/^visitor=[\w-]{22}$/) });
  expect(await post(path, undefined, { cookie: first.cookie })).toMatchObject({ status: 200, json: { likes: 1 }, cookie: first.cookie });
  await Promise.all(Array.from({ length: 10 }, () => post(path)));
  expect(
    await shop.db
      .selectFrom('customer_photos')
      .select('likes')
      .where('id', '=', photo?.id ?? '')
      .execute(),
  ).toEqual([{ likes: 11 }]);
  expect(await shop.db.selectFrom('customer_photo_likes').select('visitor').execute()).toHaveLength(11);
  expect(JSON.stringify(await shop.db.selectFrom('customer_photo_likes').selectAll().execute())).not.toContain(first.cookie.slice(8));
  expect(await post('/customer-photos/like/00000000-0000-4000-8000-000000000000')).toMatchObject({
    status: 404,
    json: { detail: 'Photo not found.' },
  });
  expect(await post('/customer-photos/like/nonsense')).toMatchObject({ status: 404, json: { detail: 'Photo not found.' } });
});

test('areas and one of them', async () => {
  const belfast = {
    slug: 'belfast',
    area: 'Belfast',
    description: 'A city.',
    population: '345,000',
    keyServices: ['Fitting'],
    landmarks: ['City Hall'],
  };
  expect((await get('/areas')).json).toEqual([belfast]);
  expect((await get('/areas/belfast')).json).toEqual(belfast);
  for (const slug of ['atlantis', 'Belfast%00', '..%2f', "x'--"])
    expect(await get(`/areas/${slug}`)).toMatchObject({ status: 404, json: { detail: 'Area not found.' } });
});

test('settings in pounds, without what is only for staff', async () => {
  const { json } = await get('/settings');
  expect(json).toMatchObject({
    free_delivery_over: 199,
    sample_postage: 5.99,
    founded_year: null,
    countries: [{ country: 'GB' }, { country: 'IE' }],
  });
  expect(Object.keys(json as object).filter((key) => /pence|stock|approval|zones/.test(key))).toEqual([]);
});

test('a message for the shop is kept once; a bad one is told why; too many are asked to wait', async () => {
  const message = {
    firstName: 'Aoife',
    lastName: 'Quinn',
    email: 'a@example.com',
    phone: '028 9649 6000',
    subject: 'quote',
    message: "Two rooms; '); drop table products; <script>",
  };
  const sent = await post('/contact', message);
  expect(sent).toMatchObject({
    status: 201,
    json: { success: true, message: 'Thank you, Aoife. We’ve received your message and will reply within 24 hours.' },
  });
  expect(await shop.db.selectFrom('contact_messages').selectAll().execute()).toMatchObject([
    { first_name: 'Aoife', message: message.message, created_at: now },
  ]);
  expect(await post('/contact', { ...message, email: 'x', subject: 'rant' })).toMatchObject({
    status: 422,
    json: {
      errors: [
        { field: 'email', message: 'Please enter a valid email' },
        { field: 'subject', message: 'Please choose a subject' },
      ],
    },
  });
  for (let i = 0; i < 4; i++) expect((await post('/contact', message)).status).toBe(201);
  expect(await post('/contact', message)).toMatchObject({ status: 429, json: { detail: expect.stringContaining('Please try again in 10 minutes') } });
});
