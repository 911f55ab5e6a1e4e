import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { avifBomb, gifBomb, jpegBomb, photographWithPlace, pictureOf, pngBomb, polyglot, script } from '../../../test/hostile-pictures.ts';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { importUpload } from './import-image.server.ts';
import { maxUploadBytes, uploadProblem, uploadProblems } from './upload-limit.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

const refusedWith = (detail: string) => ({ kind: 'invalid', detail });

test('20 MB is taken, one byte more is not', async () => {
  expect(maxUploadBytes).toBe(20971520);
  expect((await importUpload(shop, await pictureOf(maxUploadBytes))).width).toBe(60);
  await expect(importUpload(shop, await pictureOf(maxUploadBytes + 1))).rejects.toMatchObject(refusedWith('File size must be less than 20MB'));
  expect(uploadProblem({ size: maxUploadBytes, type: 'image/png' })).toBeNull();
  expect(uploadProblem({ size: maxUploadBytes + 1, type: 'image/png' })).toBe('File size must be less than 20MB');
  expect(uploadProblem({ size: 1, type: 'application/pdf' })).toBe('Please select an image file');
});

test('what does not begin like a picture never reaches a decoder', async () => {
  const svg = Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${script}</svg>`);
  const gifAndScript = Buffer.from('GIF89a=1;alert(1)//');
  for (const bytes of [Buffer.alloc(0), Buffer.from('%PDF-1.7'), Buffer.from('MZ'), Buffer.from(`<html>${script}`)])
    await expect(importUpload(shop, bytes)).rejects.toMatchObject(refusedWith('Please select an image file'));
  for (const bytes of [svg, gifAndScript, gifBomb(17_000), Buffer.from('\0\0\0\x18ftypheic')])
    await expect(importUpload(shop, bytes)).rejects.toMatchObject(refusedWith(uploadProblems.otherKind));
});

test('small files that claim 17,000 × 17,000 pixels are refused before a pixel is read', async () => {
  const before = process.memoryUsage().rss;
  for (const bytes of [pngBomb(17_000), await avifBomb(17_000), await jpegBomb(17_000)])
    await expect(importUpload(shop, bytes)).rejects.toMatchObject(refusedWith(uploadProblems.tooManyPixels));
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
});

test('what begins like a picture and is none, or ends too soon, is refused', async () => {
  const whole = await photographWithPlace();
  const cut = [whole.subarray(0, 40), whole.subarray(0, Math.floor(whole.length * 0.6))];
  const headOnly = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(script)]);
  const lie = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), Buffer.alloc(500, 7)]);
  for (const bytes of [...cut, headOnly, lie]) await expect(importUpload(shop, bytes)).rejects.toMatchObject(refusedWith(uploadProblems.unreadable));
});

test('a picture that is also a page and an archive is kept as a picture only', async () => {
  const sent = await polyglot();
  expect(sent.includes(script)).toBe(true);
  const kept = await importUpload(shop, sent);
  const bytes = await shop.images.read(`originals/${kept.id}.webp`);
  expect(bytes?.subarray(8, 12).toString()).toBe('WEBP');
  for (const hidden of ['script', 'php', 'PK\x03\x04', '<html']) expect(bytes?.includes(hidden), hidden).toBe(false);
});

test('where and by whom it was taken is not kept, and it stands upright', async () => {
  const sent = await photographWithPlace();
  expect((await sharp(sent).metadata()).exif?.includes('Aoife Quinn')).toBe(true);
  const kept = await importUpload(shop, sent);
  expect([kept.width, kept.height]).toEqual([200, 300]);
  const { exif, xmp, iptc, comments } = await sharp((await shop.images.read(`originals/${kept.id}.webp`)) ?? undefined).metadata();
  expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined]);
});

test('five large pictures at once are read one after another', async () => {
  const sent = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#1c4a47' } })
    .webp({ effort: 0 })
    .toBuffer();
  const before = process.memoryUsage().rss;
  let most = 0;
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  await Promise.all(Array.from({ length: 5 }, () => importUpload(shop, sent)));
  clearInterval(watching);
  // One of them is 75 MB of pixels, and as much again while it is made smaller; five at once would be 750 MB.
  expect(most - before).toBeLessThan(450 * 1024 * 1024);
}, 120_000);
