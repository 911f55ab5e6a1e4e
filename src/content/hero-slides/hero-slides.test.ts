import { afterAll, beforeEach, expect, test } from 'vitest';
import { photographWithPlace } from '../../../test/hostile-pictures.ts';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { openStaffApi } from '../../../test/staff-api.ts';
import { contentCalls } from '../api.server.ts';
import { slideState } from '../hero-slide.ts';
import { slideCalls } from './api.server.ts';
import { isLink } from './slide-fields.ts';

const picture = await photographWithPlace();
const opened = await openTestShop('empty');
const now = new Date('2026-11-20T12:00:00Z');
const shop = { ...opened, now: () => now, fetchPicture: async () => picture };
afterAll(() => shop.close());
const api = await openStaffApi({ ...opened, fetchPicture: shop.fetchPicture }, [...slideCalls, ...contentCalls]);
beforeEach(() => shop.db.deleteFrom('hero_slides').execute());

const words = { title: 'Oak', subtitle: 'In every light', description: 'Come and see.' };
const create = (more: object = {}) => api('admin', 'POST', '/admin/hero-slides', { ...words, ...more });
const slideOf = (answer: { json: Record<string, unknown> }) => answer.json.slide as { id: string; version: number; image_url: string };
const all = async () => (await api('admin', 'GET', '/admin/hero-slides')).json as unknown as { id: string; title: string; order: number }[];

test('only administrators get anywhere', async () => {
  for (const { method, path } of slideCalls) {
    const at = path.replace('{id}', '00000000-0000-4000-8000-000000000000');
    expect((await api('guest', method.toUpperCase(), at)).status).toBe(401);
    expect((await api('customer', method.toUpperCase(), at)).status).toBe(403);
  }
});

test('a slide with only its words has the defaults', async () => {
  expect(await create()).toMatchObject({
    status: 201,
    json: {
      message: 'Slide created successfully!',
      slide: {
        ...words,
        image_id: null,
        image_url: null,
        badge: '',
        savings: '',
        button_text: 'Browse Our Collection',
        button_link: '/products',
        order: 0,
        is_active: true,
        starts_at: null,
        ends_at: null,
        background_position: 'center',
        background_size: 'cover',
        background_repeat: 'no-repeat',
        image_opacity: 1,
        overlay_opacity: 0.4,
      },
    },
  });
});

test('every field is saved, display settings too, and shown on the home page', async () => {
  const everything = {
    ...words,
    badge: 'New',
    savings: 'Save 20%',
    button_text: 'Look',
    button_link: '/products?category=LVT',
    order: 3,
    is_active: true,
    starts_at: '2026-01-01T00:00:00.000Z',
    ends_at: '2126-01-01T00:00:00.000Z',
    background_position: '33% 70%',
    background_size: '150%',
    background_repeat: 'repeat-x',
    image_opacity: 0.7,
    overlay_opacity: 0.8,
  };
  const created = await create({ ...everything, image_url: 'https://pictures.example/oak.jpg' });
  expect(created.json.slide).toMatchObject(everything);
  const { image_url } = slideOf(created);
  expect(image_url).toMatch(/^\/images\/[0-9a-f]{24}\/160\.jpg$/);
  const [shown] = (await api('guest', 'GET', '/hero-slides')).json as unknown as Record<string, unknown>[];
  expect(shown).toMatchObject({
    background_position: '33% 70%',
    background_size: '150%',
    background_repeat: 'repeat-x',
    image_opacity: 0.7,
    image_url,
  });
  expect(shown).not.toHaveProperty('version');
  // The picture is said again by the shop's own address, and stays the same.
  const changed = await api('admin', 'PUT', `/admin/hero-slides/${slideOf(created).id}`, { ...everything, title: 'Ash', image_url, version: 1 });
  expect(changed).toMatchObject({
    status: 200,
    json: { message: 'Slide updated successfully!', slide: { title: 'Ash', image_url, version: 2, overlay_opacity: 0.8 } },
  });
});

test('what is missing or makes no sense is said field by field', async () => {
  const answer = await api('admin', 'POST', '/admin/hero-slides', { order: -1, subtitle: ' ' });
  expect(answer).toMatchObject({
    status: 422,
    json: {
      errors: [
        { field: 'title', message: 'Please enter a title' },
        { field: 'subtitle', message: 'Please enter a subtitle' },
        { field: 'description', message: 'Please enter a description' },
        { field: 'order', message: 'Please enter the order as a whole number, 0 or more.' },
      ],
    },
  });
  const field = async (more: object) => (await create(more)).json.errors?.map(({ field }) => field);
  for (const order of [-1, 1.5, Number.NaN, 1e12, 'x']) expect(await field({ order })).toEqual(['order']);
  for (const button_link of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'products', 'data:text/html,x'])
    expect([button_link, await field({ button_link })]).toEqual([button_link, ['button_link']]);
  expect(await field({ starts_at: '2026-12-02T00:00:00Z', ends_at: '2026-12-01T00:00:00Z' })).toEqual(['ends_at']);
  expect(await field({ starts_at: 'tomorrow' })).toEqual(['starts_at']);
  expect(await field({ background_size: 'huge' })).toEqual(['background_size']);
  expect(await field({ overlay_opacity: 0.9 })).toEqual(['overlay_opacity']);
  expect(await field({ image_url: '/images/000000000000000000000000/160.jpg' })).toEqual(['image_url']);
  expect([isLink('/products?x=1'), isLink('#top'), isLink('https://a.example'), isLink('tel:028')]).toEqual([true, true, true, true]);
  expect(await all()).toEqual([]);
});

test('the second of two who edit one slide is told what the first saved', async () => {
  const { id } = slideOf(await create());
  const put = (more: object) => api('admin', 'PUT', `/admin/hero-slides/${id}`, { ...words, ...more });
  expect((await put({ title: 'Ash', version: 1 })).status).toBe(200);
  expect(await put({ title: 'Elm', badge: 'New', version: 1 })).toMatchObject({
    status: 409,
    json: {
      code: 'slide-changed',
      errors: [{ field: '' }, { field: 'title', message: 'It now says “Ash”.' }, { field: 'badge', message: 'It is now empty.' }],
    },
  });
  expect((await put({ title: 'Elm', version: 2 })).status).toBe(200);
});

test('one that is gone is not found', async () => {
  const { id } = slideOf(await create());
  expect(await api('admin', 'DELETE', `/admin/hero-slides/${id}`)).toMatchObject({ status: 200, json: { message: 'Slide deleted successfully!' } });
  for (const method of ['DELETE', 'PUT'])
    expect(await api('admin', method, `/admin/hero-slides/${id}`, method === 'PUT' ? words : undefined)).toMatchObject({
      status: 404,
      json: { detail: 'Slide not found.' },
    });
});

test('moved earlier and later, switched on and off', async () => {
  for (const title of ['a', 'b', 'c']) await create({ title });
  const order = async () => (await all()).map(({ title, order }) => `${title}${order}`).join(' ');
  const idOf = async (title: string) => (await all()).find((slide) => slide.title === title)?.id ?? '';
  const move = async (title: string, to: string) => api('admin', 'POST', `/admin/hero-slides/${await idOf(title)}/move`, { to });
  expect((await move('c', 'earlier')).status).toBe(200);
  expect(await order()).toBe('a0 c1 b2');
  await move('a', 'earlier');
  await move('a', 'later');
  expect(await order()).toBe('c0 a1 b2');
  const switched = await api('admin', 'PUT', `/admin/hero-slides/${await idOf('a')}/active`, { is_active: false });
  expect(switched.json).toMatchObject({ is_active: false, version: 2 });
  const shown = (await api('guest', 'GET', '/hero-slides')).json as unknown as { title: string }[];
  expect(shown.map(({ title }) => title)).toEqual(['c', 'b']);
  expect((await api('admin', 'POST', '/admin/hero-slides/00000000-0000-4000-8000-000000000000/move', { to: 'later' })).status).toBe(404);
});

test('a slide is shown, off, to come or over', () => {
  const slide = (more: object) => slideState({ isActive: true, startsAt: null, endsAt: null, ...more }, now);
  const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];
  expect([
    slide({}),
    slide({ isActive: false }),
    slide({ startsAt: after }),
    slide({ endsAt: now }),
    slide({ startsAt: before, endsAt: after }),
  ]).toEqual(['shown', 'off', 'to come', 'over', 'shown']);
});

test('default slides are made once, whoever presses the button how often', async () => {
  await shop.db
    .insertInto('images')
    .values({ id: 'a'.repeat(24), width: 9, height: 9, bytes: 1, format: 'webp', placeholder: '#123456' })
    .execute();
  await shop.sql`insert into categories (name, position, image_id) values ('Tiles', 1, ${'a'.repeat(24)})`;
  const answers = await Promise.all([1, 2, 3].map(() => api('admin', 'POST', '/admin/hero-slides/initialize')));
  expect(answers.map(({ json }) => json.created).sort()).toEqual([0, 0, 3]);
  expect(answers.map(({ json }) => json.message)).toContain('3 default slides are on the home page now.');
  expect(await all()).toMatchObject([
    { order: 0, image_url: expect.any(String) },
    { order: 1, image_url: null },
    { order: 2, image_url: expect.any(String) },
  ]);
});
