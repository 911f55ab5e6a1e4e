import { afterAll, expect, test } from 'vitest';
import { photographWithPlace } from '../../../test/hostile-pictures.ts';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { openStaffApi } from '../../../test/staff-api.ts';
import { pictureCalls } from '../api.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
const api = await openStaffApi(shop, pictureCalls);

test('a file is kept, and said by an address that other calls take', async () => {
  const form = new FormData();
  form.set('image', new File([(await photographWithPlace()) as Uint8Array<ArrayBuffer>], 'floor.jpg'));
  const kept = await api('admin', 'POST', '/admin/images', form);
  expect(kept).toMatchObject({
    status: 201,
    json: { width: 200, height: 300, image_url: expect.stringMatching(/^\/images\/[0-9a-f]{24}\/160\.jpg$/) },
  });
  expect((await api('customer', 'POST', '/admin/images', form)).status).toBe(403);
  expect((await api('guest', 'POST', '/admin/images/fetch', { image_url: 'x' })).status).toBe(401);
  const again = await api('admin', 'POST', '/admin/images/fetch', { image_url: `https://floors.example${kept.json.image_url}` });
  expect(again.json).toEqual(kept.json);
});

test('an address of one’s own network, through the shop’s real way out, is refused with a sentence', async () => {
  for (const image_url of [
    'http://127.0.0.1:5432/',
    'http://localhost/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/x.png',
    'http://2130706433/',
  ])
    expect(await api('admin', 'POST', '/admin/images/fetch', { image_url })).toMatchObject({
      status: 422,
      json: { code: 'address-not-public', errors: [{ field: 'image_url' }] },
    });
  expect((await api('admin', 'POST', '/admin/images/fetch', { image_url: ' ' })).json.detail).toBe('Please enter an image URL');
});
