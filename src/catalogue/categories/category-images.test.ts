import { afterAll, expect, test } from 'vitest';
import { photographWithPlace } from '../../../test/hostile-pictures.ts';
import { caughtUp, openTestShop } from '../../../test/open-test-shop.ts';
import { openStaffApi } from '../../../test/staff-api.ts';
import { listCategories } from '../catalogue.server.ts';
import { categoryImageCalls } from '../photos/api.server.ts';

const opened = await openTestShop('demo');
const shop = { ...opened, fetchPicture: () => photographWithPlace() };
afterAll(() => shop.close());
const api = await openStaffApi(shop, categoryImageCalls);

type Listed = { name: string; product_count: number; image_count: number; image_url: string; images: string[] };
const vinyl = async () =>
  ((await api('admin', 'GET', '/admin/categories/images')).json as unknown as Listed[]).find(({ name }) => name === 'Vinyl & Lino') as Listed;
const path = '/admin/categories/Vinyl%20%26%20Lino';
const put = (image_url?: unknown) => api('admin', 'PUT', `${path}/image`, { image_url });

test('only administrators get anywhere', async () => {
  for (const { method, path } of categoryImageCalls) {
    const at = path.replace('{category}', 'Tiles').replace('{imageId}', 'a'.repeat(24));
    expect((await api('guest', method.toUpperCase(), at)).status).toBe(401);
    expect((await api('customer', method.toUpperCase(), at)).status).toBe(403);
  }
});

test('by address, by data-URL and from those it had, with counts, and shoppers see it', async () => {
  const before = await vinyl();
  expect([before.image_count, before.product_count > 0]).toEqual([1, true]);
  const byAddress = await put('https://pictures.example/lino.jpg');
  expect(byAddress).toMatchObject({ status: 200, json: { success: true } });
  await caughtUp(shop);
  const shown = (await listCategories(shop)).find(({ name }) => name === 'Vinyl & Lino')?.picture;
  expect(byAddress.json.image_url).toContain(shown?.imageId);
  const bytes = await photographWithPlace();
  expect((await put(`data:image/jpeg;base64,${bytes.toString('base64')}`)).status).toBe(200);
  expect(await vinyl()).toMatchObject({ image_count: 3 });
  expect((await put(before.image_url)).status).toBe(200);
  expect(await vinyl()).toMatchObject({ image_count: 3, image_url: before.image_url });
});

test('a picture that is taken away makes room for the next', async () => {
  const { image_url, images } = await vinyl();
  const id = image_url.split('/')[2];
  expect(await api('admin', 'DELETE', `${path}/images/${id}`)).toMatchObject({ status: 200, json: { message: 'Photo removed successfully!' } });
  expect(await vinyl()).toMatchObject({ image_count: images.length - 1, image_url: images[1] });
  expect(await api('admin', 'DELETE', `${path}/images/${id}`)).toMatchObject({ status: 404, json: { detail: 'Photo not found.' } });
});

test('no picture is no picture, and an unknown category no category', async () => {
  for (const value of ['', '  ', undefined, null]) {
    expect(await put(value)).toMatchObject({ status: 422, json: { detail: 'Please provide a valid image (URL or upload a file)' } });
  }
  expect((await put(`data:image/svg+xml;base64,${Buffer.from('<svg onload="x()">').toString('base64')}`)).status).toBe(422);
  const over = Buffer.alloc(5 * 1024 * 1024 + 1).toString('base64');
  expect((await put(`data:image/png;base64,${over}`)).json.detail).toBe('File size must be less than 5MB');
  expect((await put(`data:image/png;base64,${over}${over}`)).status).toBe(413);
  expect(await api('admin', 'PUT', '/admin/categories/Moss/image', { image_url: (await vinyl()).image_url })).toMatchObject({
    status: 404,
    json: { detail: 'There is no such category.' },
  });
});
