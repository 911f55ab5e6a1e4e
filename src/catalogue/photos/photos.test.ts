import { afterAll, beforeEach, expect, test } from 'vitest';
import { photographWithPlace, pictureOf } from '../../../test/hostile-pictures.ts';
import { caughtUp, openTestShop } from '../../../test/open-test-shop.ts';
import { openStaffApi } from '../../../test/staff-api.ts';
import { readProduct } from '../catalogue.server.ts';
import { photoCalls } from './api.server.ts';

const picture = await photographWithPlace();
const asked: string[] = [];
const opened = await openTestShop('empty');
const shop = {
  ...opened,
  fetchPicture: async (address: string) => {
    asked.push(address);
    return picture;
  },
};
afterAll(() => shop.close());
const api = await openStaffApi(shop, photoCalls);

let product = '';
beforeEach(async () => {
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  const [row] =
    await shop.sql`insert into products (sku, name, category, supplier, price_pence) values (gen_random_uuid()::text, 'Oak', 'Tiles', 'Maker',
      100) returning id`;
  product = row?.id;
});

const uploadForm = (bytes: Uint8Array, fields: Record<string, string> = {}) => {
  const form = new FormData();
  form.set('photo', new File([bytes as Uint8Array<ArrayBuffer>], 'floor.jpg', { type: 'image/jpeg' }));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const pictures = await Promise.all(Array.from({ length: 10 }, () => photographWithPlace()));
const upload = (nth = 0, fields: Record<string, string> = {}) =>
  api('admin', 'POST', `/admin/products/${product}/upload-photo`, uploadForm(pictures[nth] ?? picture, fields));
const photos = async () => ((await api('admin', 'GET', `/admin/products/${product}/photos`)).json.photos ?? []) as { id: string; is_main: boolean }[];
const idOf = (answer: { json: Record<string, unknown> }) => (answer.json.photo as { id: string }).id;

test('only administrators get anywhere', async () => {
  const none = '00000000-0000-4000-8000-000000000000';
  for (const { method, path } of photoCalls) {
    const at = path.replace('{id}', product).replace('{photoId}', none);
    expect([path, (await api('guest', method.toUpperCase(), at)).status]).toEqual([path, 401]);
    expect([path, (await api('customer', method.toUpperCase(), at)).status]).toEqual([path, 403]);
  }
});

test('any number of photos; the first is the main one, and says the product’s name unless told otherwise', async () => {
  const first = await upload(0);
  expect(first).toMatchObject({
    status: 201,
    json: { success: true, message: 'Photo added successfully!', photo: { is_main: true, is_primary: true, alt_text: 'Oak', kind: 'photo' } },
  });
  const second = await upload(1, { alt_text: 'Oak in\na hall' });
  const third = await upload(2, { is_primary: 'true' });
  expect(second.json.photo).toMatchObject({ is_main: false, alt_text: 'Oak in a hall' });
  expect((await photos()).map(({ id, is_main }) => [id, is_main])).toEqual([
    [idOf(third), true],
    [idOf(first), false],
    [idOf(second), false],
  ]);
  expect(idOf(await upload(1))).toBe(idOf(second));
  expect(await photos()).toHaveLength(3);
});

test('ten uploads at once are all kept, one of them as the main photo', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => upload(n)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect((await photos()).filter(({ is_main }) => is_main)).toHaveLength(1);
  const positions = await shop.db.selectFrom('product_photos').select('position').where('product_id', '=', product).orderBy('position').execute();
  expect(positions.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('what is no picture, or too large, or no form, is refused with a sentence', async () => {
  const to = `/admin/products/${product}/upload-photo`;
  const over = await api('admin', 'POST', to, uploadForm(await pictureOf(20 * 1024 * 1024 + 1)));
  expect([over.status, over.json.detail]).toEqual([422, 'File size must be less than 20MB']);
  const far = await api('admin', 'POST', to, uploadForm(Buffer.alloc(21 * 1024 * 1024)));
  expect([far.status, far.json.detail]).toEqual([413, 'File size must be less than 20MB']);
  expect((await api('admin', 'POST', to, uploadForm(Buffer.from('hello')))).json.detail).toBe('Please select an image file');
  const empty = new FormData();
  empty.set('alt_text', 'x');
  expect(await api('admin', 'POST', to, empty)).toMatchObject({
    status: 422,
    json: { errors: [{ field: 'photo', message: 'Please select an image file' }] },
  });
  const text = new FormData();
  text.set('photo', 'not a file');
  expect((await api('admin', 'POST', to, text)).status).toBe(422);
  expect((await api('admin', 'POST', to, { photo: 'x' })).status).toBe(415);
  const missing = '/admin/products/00000000-0000-4000-8000-000000000000/upload-photo';
  expect(await api('admin', 'POST', missing, uploadForm(picture))).toMatchObject({ status: 404, json: { detail: 'Product not found' } });
  expect(await photos()).toEqual([]);
});

test('by address, with everything that can be said of it', async () => {
  const said = {
    image_url: 'https://pictures.example/oak.jpg',
    alt_text: 'Oak',
    background_position: 'left top',
    background_size: '100% 100%',
    image_opacity: 0.8,
    overlay_opacity: 0.2,
    is_main: true,
    order: 0,
  };
  const answer = await api('admin', 'POST', `/admin/products/${product}/photos`, said);
  expect(answer).toMatchObject({
    status: 201,
    json: { photo: { background_position: 'top left', background_size: '100% 100%', image_opacity: 0.8, overlay_opacity: 0.2, is_main: true } },
  });
  expect(asked).toEqual(['https://pictures.example/oak.jpg']);
  for (const image_url of ['', '   ', undefined])
    expect(await api('admin', 'POST', `/admin/products/${product}/photos`, { image_url })).toMatchObject({
      status: 422,
      json: { detail: 'Please enter an image URL' },
    });
  const inline = `data:image/jpeg;base64,${(await photographWithPlace(320, 200)).toString('base64')}`;
  expect((await api('admin', 'POST', `/admin/products/${product}/photos`, { image_url: inline })).status).toBe(201);
  const script = `data:text/html;base64,${Buffer.from('<script>').toString('base64')}`;
  expect((await api('admin', 'POST', `/admin/products/${product}/photos`, { image_url: script })).json.detail).toBe('Please select an image file');
  for (const wrong of [{ background_size: '120%' }, { image_opacity: 0 }, { overlay_opacity: 1 }, { background_position: 'x' }, { order: -1 }])
    expect((await api('admin', 'POST', `/admin/products/${product}/photos`, { ...said, ...wrong })).status).toBe(422);
});

test('display settings are saved and shown to shoppers', async () => {
  const id = idOf(await upload());
  const change = { alt_text: '', background_position: '40% 60%', background_size: 'contain', image_opacity: 0.5, overlay_opacity: 0.8 };
  const answer = await api('admin', 'PUT', `/admin/products/${product}/photos/${id}`, change);
  expect(answer).toMatchObject({ status: 200, json: { message: 'Photo saved successfully!', photo: { ...change, alt_text: 'Oak' } } });
  await caughtUp(shop);
  expect((await readProduct(shop, product))?.photos[0]).toMatchObject({ backgroundPosition: '40% 60%', imageOpacity: 0.5, overlayOpacity: 0.8 });
  // What is not said stays.
  await api('admin', 'PUT', `/admin/products/${product}/photos/${id}`, { alt_text: 'A hall' });
  expect((await photos())[0]).toMatchObject({ ...change, alt_text: 'A hall' });
  expect((await api('admin', 'PUT', `/admin/products/${product}/photos/${product}`, {})).json.detail).toBe('Photo not found.');
});

test('order, main photo, and removal', async () => {
  const ids = [idOf(await upload(0)), idOf(await upload(1)), idOf(await upload(2))];
  const path = `/admin/products/${product}/photos`;
  const turned = ids.toReversed();
  expect((await api('admin', 'PUT', path, { order: turned })).json.photos).toMatchObject(turned.map((id, at) => ({ id, is_main: at === 0 })));
  for (const order of [[], ids.slice(1), [...ids, product], [ids[0], ids[0], ids[1]]])
    expect(await api('admin', 'PUT', path, { order })).toMatchObject({ status: 409, json: { code: 'photos-changed' } });
  await api('admin', 'PUT', `${path}/${ids[1]}`, { is_main: true });
  expect((await photos()).map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0]]);
  expect(await api('admin', 'DELETE', `${path}/${ids[1]}`)).toMatchObject({
    status: 200,
    json: { success: true, message: 'Photo removed successfully!' },
  });
  expect((await photos()).map(({ id, is_main }) => [id, is_main])).toEqual([
    [ids[2], true],
    [ids[0], false],
  ]);
  expect(await api('admin', 'DELETE', `${path}/${ids[1]}`)).toMatchObject({ status: 404, json: { detail: 'Photo not found.' } });
  expect(await api('admin', 'DELETE', `${path}/undefined`)).toMatchObject({ status: 404, json: { detail: 'Photo not found.' } });
});

test('another product’s photo is out of reach', async () => {
  const id = idOf(await upload());
  const [other] =
    await shop.sql`insert into products (sku, name, category, supplier, price_pence) values (gen_random_uuid()::text, 'Ash', 'Tiles', 'Maker',
      100) returning id`;
  expect((await api('admin', 'DELETE', `/admin/products/${other?.id}/photos/${id}`)).status).toBe(404);
  expect((await api('admin', 'PUT', `/admin/products/${other?.id}/photos/${id}`, { is_main: true })).status).toBe(404);
  expect(await photos()).toHaveLength(1);
});
