import { afterAll, beforeEach, expect, test } from 'vitest';
import { photographWithPlace } from '../../../test/hostile-pictures.ts';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { openStaffApi } from '../../../test/staff-api.ts';
import { staffPhotoCalls } from '../api.server.ts';
import { likePhoto } from '../like-photo.server.ts';
import { listCustomerPhotos, readCustomerPhoto } from '../queries.server.ts';
import { listStaffPhotos, publishPhotos, readPhotoWords, readStaffPhoto, staffPhotosPerPage } from './photos.server.ts';

const picture = await photographWithPlace();
const opened = await openTestShop('empty');
const shop = { ...opened, fetchPicture: async () => picture };
afterAll(() => shop.close());
const api = await openStaffApi(shop, staffPhotoCalls);
beforeEach(() => shop.db.deleteFrom('customer_photos').execute());

const words = { title: 'Oak in the hall', room_type: 'Hallway', flooring_type: 'Wood Flooring' };
const add = (more: object = {}) => api('admin', 'POST', '/admin/customer-photos', { ...words, image_url: 'https://a.example/x.jpg', ...more });
const photoOf = (answer: { json: Record<string, unknown> }) => answer.json.photo as { id: string; image_url: string };

test('only administrators get anywhere', async () => {
  for (const { method, path } of staffPhotoCalls) {
    const at = path.replace('{id}', '00000000-0000-4000-8000-000000000000');
    expect((await api('guest', method.toUpperCase(), at)).status).toBe(401);
    expect((await api('customer', method.toUpperCase(), at)).status).toBe(403);
  }
});

test('added, changed and deleted', async () => {
  const added = await add({ description: 'A hall.', customer_name: 'Aoife', is_featured: true });
  expect(added).toMatchObject({
    status: 201,
    json: { message: 'Photo added successfully!', photo: { ...words, description: 'A hall.', customer_name: 'Aoife', is_featured: true, likes: 0 } },
  });
  const { id, image_url } = photoOf(added);
  const put = (more: object) => api('admin', 'PUT', `/admin/customer-photos/${id}`, more);
  expect(await put({ title: 'Oak', is_featured: false })).toMatchObject({
    status: 200,
    json: { message: 'Photo saved successfully!', photo: { title: 'Oak', is_featured: false, description: 'A hall.', image_url } },
  });
  const inline = `data:image/jpeg;base64,${(await photographWithPlace()).toString('base64')}`;
  expect(photoOf(await put({ image_url: inline })).image_url).not.toBe(image_url);
  // Likes are the visitors' own, and no other field gets through.
  expect((await put({ likes: 99, id: 'x' })).status).toBe(200);
  expect((await api('admin', 'GET', '/admin/customer-photos')).json).toMatchObject({
    total: 1,
    page: 1,
    pages: 1,
    photos: [{ likes: 0, title: 'Oak' }],
  });
  expect(await api('admin', 'DELETE', `/admin/customer-photos/${id}`)).toMatchObject({
    status: 200,
    json: { message: 'Photo deleted successfully!' },
  });
  for (const method of ['DELETE', 'PUT'])
    expect(await api('admin', method, `/admin/customer-photos/${id}`, method === 'PUT' ? { title: 'x' } : undefined)).toMatchObject({
      status: 404,
      json: { detail: 'Photo not found.' },
    });
});

test('a draft is seen by staff alone, until it or all of them are published', async () => {
  const drafts = [];
  for (let n = 0; n < 3; n++) drafts.push(photoOf(await add({ title: `Draft ${n}`, is_published: false, is_featured: true })).id);
  const [first = '', second = ''] = drafts;
  await add();
  const shown = async () => (await listCustomerPhotos(shop)).photos.map(({ title }) => title).toSorted();
  expect([await shown(), (await listCustomerPhotos(shop, { featuredOnly: true })).total]).toEqual([['Oak in the hall'], 0]);
  expect(await readCustomerPhoto(shop, first)).toBeNull();
  await expect(likePhoto(shop, first, 'visitor', '10.0.0.1')).rejects.toMatchObject({ code: 'photo-not-found' });
  expect(await listStaffPhotos(shop)).toMatchObject({ total: 4, drafts: 3 });
  expect(await listStaffPhotos(shop, { draftsOnly: true })).toMatchObject({ total: 3 });
  // Saved by somebody who has it open, it stays a draft.
  expect(await api('admin', 'PUT', `/admin/customer-photos/${first}`, { title: 'Ash', version: 1 })).toMatchObject({
    status: 200,
    json: { photo: { title: 'Ash', is_published: false } },
  });
  expect(await publishPhotos(shop, null, first)).toBe(1);
  expect(await publishPhotos(shop, null, first)).toBe(0);
  await expect(publishPhotos(shop, null, '00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ code: 'photo-not-found' });
  expect([await shown(), await likePhoto(shop, first, 'visitor', '10.0.0.1')]).toEqual([['Ash', 'Oak in the hall'], 1]);
  expect((await api('admin', 'PUT', `/admin/customer-photos/${second}`, { is_published: true })).json.photo).toMatchObject({ is_published: true });
  expect(await publishPhotos(shop, null, 'all')).toBe(1);
  expect(await shown()).toEqual(['Ash', 'Draft 1', 'Draft 2', 'Oak in the hall']);
});

test('what is missing is said field by field', async () => {
  expect(await api('admin', 'POST', '/admin/customer-photos', {})).toMatchObject({
    status: 422,
    json: {
      errors: [
        { field: 'title', message: 'Please enter a title' },
        { field: 'room_type', message: 'Please choose a room' },
        { field: 'flooring_type', message: 'Please choose a flooring type' },
        { field: 'image_url', message: 'Please enter an image URL' },
      ],
    },
  });
  expect((await add({ title: 'x'.repeat(161) })).json.errors).toMatchObject([{ field: 'title' }]);
  expect((await add({ image_url: 'data:image/png;base64,AAAA' })).json.detail).toBe('Please select an image file');
});

test('the second of two who edit one photo is told what the first saved', async () => {
  const { id } = photoOf(await add());
  const put = (more: object) => api('admin', 'PUT', `/admin/customer-photos/${id}`, more);
  expect((await put({ title: 'Ash', version: 1 })).status).toBe(200);
  expect(await put({ title: 'Elm', is_featured: true, version: 1 })).toMatchObject({
    status: 409,
    json: {
      code: 'photo-changed',
      errors: [{ field: '' }, { field: 'title', message: 'It now says “Ash”.' }, { field: 'is_featured', message: 'It now says “no”.' }],
    },
  });
  const now = await api('admin', 'GET', `/admin/customer-photos/${id}`);
  expect(now).toMatchObject({ status: 200, json: { id, title: 'Ash', is_featured: false, version: 2 } });
  expect((await api('admin', 'GET', '/admin/customer-photos/00000000-0000-4000-8000-000000000000')).status).toBe(404);
});

test('listed, searched and stepped through', async () => {
  const { id } = photoOf(await add());
  const [row] = await shop.sql`select image_id from customer_photos where id = ${id}`;
  await shop.sql`delete from customer_photos`;
  await shop.sql`
    insert into customer_photos (title, image_id, room_type, flooring_type, customer_name, is_featured, created_at)
    select 'Photo ' || n, ${row?.image_id}, case when n % 2 = 0 then 'Kitchen' else 'Hallway' end, 'LVT', '100%_' || n, n = 1, now() - n *
      interval '1 day'
    from generate_series(1, ${staffPhotosPerPage + 2}) n`;
  const first = await listStaffPhotos(shop);
  expect([first.total, first.pages, first.photos.length, first.photos[0]?.title]).toEqual([26, 2, 24, 'Photo 1']);
  expect((await listStaffPhotos(shop, { page: 99 })).photos.map(({ title }) => title)).toEqual(['Photo 25', 'Photo 26']);
  expect((await listStaffPhotos(shop, { search: 'photo 100%_7' })).photos.map(({ title }) => title)).toEqual(['Photo 7']);
  expect((await listStaffPhotos(shop, { room: 'Kitchen' })).total).toBe(13);
  expect((await listStaffPhotos(shop, { floor: 'LVT', featuredOnly: true })).total).toBe(1);
  expect(await readPhotoWords(shop)).toEqual({ rooms: ['Hallway', 'Kitchen'], floors: ['LVT'] });

  const start = await readStaffPhoto(shop, null);
  expect(start).toMatchObject({ at: 1, total: 26, previous: null, photo: { title: 'Photo 1', version: 1 } });
  const second = await readStaffPhoto(shop, start?.next ?? null);
  expect(second).toMatchObject({ at: 2, previous: start?.photo.id, photo: { title: 'Photo 2' } });
  expect(await readStaffPhoto(shop, '00000000-0000-4000-8000-000000000000')).toBeNull();
});
