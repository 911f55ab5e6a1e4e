import { mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { createImageMaker } from './derive-image.server.ts';
import { importTrusted, importUpload } from './import-image.server.ts';
import { serveImages, warmImages } from './serve.server.ts';
import { folderStore } from './store.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

/** A picture that no other run has made, so that nothing of it is in the store yet. */
const tint = { r: Date.now() % 200, g: Math.floor(Date.now() / 200) % 200, b: 60 };
const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: tint, noise: { type: 'gaussian', mean: 128, sigma: 20 } } });
const maker = createImageMaker(shop, () => {});
const app = serveImages(maker, shop.log, () => ({ visitor: 'a shopper' }));
let id = '';
beforeAll(async () => {
  id = (await importTrusted(shop, await draw(700, 500).webp().toBuffer())).id;
});

test('a picture is served in the widths it has and every format', async () => {
  for (const [format, type] of [
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
  ]) {
    const response = await app.request(`/${id}/320.${format}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(response.headers.get('cache-control')).toContain('immutable');
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([width, height]).toEqual([320, 229]);
  }
});

test('what a browser has already is not sent again', async () => {
  const first = await app.request(`/${id}/160.webp`);
  const etag = first.headers.get('etag') ?? '';
  const again = await app.request(`/${id}/160.webp`, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await app.request(`/${id}/160.webp`, { method: 'HEAD' });
  expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', first.headers.get('content-length')]);
});

test('everything else is not there, and nothing is a fault', async () => {
  const junk = [
    `/${id}/333.webp`,
    `/${id}/1280.webp`,
    `/${id}/320.gif`,
    `/${id}/0320.webp`,
    `/${id}/320`,
    `/${'0'.repeat(24)}/320.webp`,
    '/x/320.webp',
    '/..%2f..%2fetc/320.webp',
    '/%00/320.webp',
    '/%E0%A4%A/320.webp',
    `/${id}`,
    '/',
  ];
  for (const path of junk) expect([path, (await app.request(path)).status]).toEqual([path, 404]);
  expect((await app.request(`/${id}/320.webp`, { method: 'POST' })).status).toBe(405);
});

test('many asking for one picture make it once, two at most at the same time', async () => {
  let reads = 0;
  let now = 0;
  let most = 0;
  const kept = new Map<string, Buffer<ArrayBuffer>>();
  const second = Promise.withResolvers<void>();
  const watched = {
    ...shop,
    images: {
      ...shop.images,
      read: async (key: string) => {
        if (!key.startsWith('originals/')) return kept.get(key) ?? null;
        reads += 1;
        most = Math.max(most, ++now);
        if (now === 2) second.resolve();
        const bytes = await shop.images.read(key);
        await second.promise;
        await new Promise((resolve) => setTimeout(resolve, 20)); // For a third that should have waited.
        now -= 1;
        return bytes;
      },
      write: async (key: string, bytes: Uint8Array) => void kept.set(key, Buffer.from(bytes)),
    },
  };
  const busy = createImageMaker(watched, () => {});
  const asked = [160, 320, 480, 640].flatMap((width) => Array.from({ length: 5 }, () => busy.get({ id, width, format: 'jpg' })));
  expect((await Promise.all(asked)).every((bytes) => bytes && bytes.length > 0)).toBe(true);
  expect([reads, most, busy.isBusy()]).toEqual([4, 2, false]);
});

test('the warmer makes what is missing and stops when told', async () => {
  const wanted = { id, width: 480, format: 'avif' } as const;
  const stop = warmImages(maker, async () => [wanted], shop.log);
  await expect.poll(() => maker.isMade(wanted)).toBe(true);
  stop();
});

test('an upload is turned upright, kept within 2560 pixels and stripped of where it was taken', async () => {
  const sent = await draw(3000, 1000)
    .withExif({ IFD0: { Copyright: 'me' }, IFD3: { GPSLatitude: '54/1 0/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const kept = await importUpload(shop, sent);
  expect([kept.width, kept.height, kept.format]).toEqual([853, 2560, 'webp']);
  expect(kept.placeholder).toMatch(/^#[0-9a-f]{6}$/);
  const bytes = await shop.images.read(`originals/${kept.id}.webp`);
  expect((await sharp(bytes ?? undefined).metadata()).exif).toBeUndefined();
  expect(await importUpload(shop, sent)).toEqual(kept);
});

test('on a full disk a picture is shown all the same, nothing half-written stays, and it is told', async () => {
  const told: unknown[] = [];
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const images = { ...shop.images, write: () => Promise.reject(full) };
  const made = await createImageMaker({ db: shop.db, images }, (error) => told.push(error)).get({ id, width: 640, format: 'webp' });
  expect((await sharp(made ?? undefined).metadata()).width).toBe(640);
  expect(told).toEqual([full]);

  const directory = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(join(directory, 'taken.webp')); // A file cannot be moved onto a folder: the write fails at its last step.
  await expect(folderStore(directory).write('taken.webp', Buffer.from('a'))).rejects.toThrow();
  expect(await readdir(directory)).toEqual(['taken.webp', 'unfinished']);
  expect(await readdir(join(directory, 'unfinished'))).toEqual([]);
});
