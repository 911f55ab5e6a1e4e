import { afterAll, beforeEach, expect, test } from 'vitest';
import { photographWithPlace } from '../../../test/hostile-pictures.ts';
import { openObjectStorage } from '../../../test/object-storage.ts';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { createImageMaker } from './derive-image.server.ts';
import { importUpload } from './import-image.server.ts';
import { objectStore, openImageStore } from './store.server.ts';

const service = await openObjectStorage();
const shop = await openTestShop('empty');
afterAll(async () => {
  service.close();
  await shop.close();
});
beforeEach(() => service.objects.clear());

const store = openImageStore({ dataDir: '/nowhere', objectStorage: service.storage });

test('writes, finds, reads and removes, with requests that the service accepts as signed', async () => {
  const bytes = Buffer.from([0, 1, 2, 255]);
  expect([await store.has('originals/a.webp'), await store.read('originals/a.webp')]).toEqual([false, null]);
  await store.write('originals/a.webp', bytes);
  expect([...service.objects.keys()]).toEqual(['/pictures/originals/a.webp']);
  expect([await store.has('originals/a.webp'), await store.read('originals/a.webp')]).toEqual([true, bytes]);
  await store.remove('originals/a.webp');
  await store.remove('originals/a.webp');
  expect(await store.has('originals/a.webp')).toBe(false);
});

test('wrong keys and a wrong bucket are faults that name no secret', async () => {
  const wrong = objectStore({ ...service.storage, secretAccessKey: 'guessed' });
  await expect(wrong.read('a')).rejects.toThrow('The object store answered 403 to reading a.');
  await expect(wrong.write('a', Buffer.from('x'))).rejects.toThrow(/^The object store answered 403 to writing a\.$/);
  await expect(wrong.has('a')).rejects.toThrow('403');
});

test('a service that is busy for a moment is asked again; one that stays so is a fault', async () => {
  service.failNext(2);
  await store.write('b', Buffer.from('x'));
  expect(await store.has('b')).toBe(true);
  service.failNext(100);
  await expect(store.read('b')).rejects.toThrow('503');
  service.failNext(0);
});

test('machines that share a database and a bucket show each other’s pictures', async () => {
  const one = { ...shop, images: store };
  const other = { ...shop, images: objectStore(service.storage) };
  const { id } = await importUpload(one, await photographWithPlace());
  const wanted = { id, width: 160, format: 'webp' } as const;
  const made = await createImageMaker(other, () => {}).get(wanted);
  expect(made?.subarray(8, 12).toString()).toBe('WEBP');
  service.asked.length = 0;
  expect(await createImageMaker(one, () => {}).get(wanted)).toEqual(made);
  expect(service.asked).toEqual([`GET /pictures/derived/1/${id}/160.webp`]);
});
