import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createFetchPicture } from '#platform/images/fetch-picture.server.ts';
import { importUpload } from '#platform/images/import-image.server.ts';
import { openTestShop } from '../../../../test/open-test-shop.ts';
import { readStaffFilters } from '../staff-filters.ts';
import { applyImport } from './apply-import.server.ts';
import { readPictureCell } from './cells.ts';
import { exportProducts, zipProducts } from './export-products.server.ts';
import { keepImport, keepImportPictures, lookAtImport } from './look-at-import.server.ts';
import { fetchWanted, readWanted } from './pictures.server.ts';

/** Pictures in bulk: named by a sheet, sent as files or fetched from the web, and exported again. */
const drawn = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
const web = createServer(async (request, response) => {
  if (request.url === '/oak.jpg') response.end(await drawn('#a07850'));
  else response.writeHead(404).end();
}).listen(0, '127.0.0.1');
await once(web, 'listening');
const there = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
const opened = await openTestShop('empty');
const shop = { ...opened, fetchPicture: createFetchPicture({ mayReach: () => true }) };
await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
afterAll(async () => {
  web.close();
  await shop.close();
});
const everything = readStaffFilters(new URLSearchParams());
const heading = 'sku,name,price,category,supplier,pictures';
const keep = (...rows: string[]) => keepImport(shop, null, new File([[heading, ...rows].join('\n')], 'products.csv'));
const photos = async (sku: string) =>
  (
    await shop.sql`select image_id from product_photos f join products p on p.id = f.product_id
      where p.sku = ${sku} order by f.is_main desc, f.position`
  ).map(({ image_id }) => image_id as string);
const exported = async () => {
  let text = '';
  for await (const piece of exportProducts(shop, everything)) text += piece;
  return text;
};

test('files by name, addresses by fetching; nothing is taken away, and the same file again changes nothing', async () => {
  const file = await keep(
    `SLATE,Slate,10,Tiles,Maker,Front.JPG | side.jpg`,
    `OAK,Oak,20,Tiles,Maker,"${there}/oak.jpg\nfront.jpg"`,
    `ASH,Ash,20,Tiles,Maker,${there}/gone.jpg`,
  );
  expect((await lookAtImport(shop, file))?.problems.map(({ row, message }) => [row, message])).toEqual([
    [2, 'The picture “Front.JPG” is missing. Please add it below, or the zip file that it is in.'],
    [3, 'The picture “front.jpg” is missing. Please add it below, or the zip file that it is in.'],
  ]);
  const [front, side] = [await importUpload(shop, await drawn('#555')), await importUpload(shop, await drawn('#999'))];
  await keepImportPictures(shop, file, { 'photos/FRONT.jpg': front.id, 'side.jpg': side.id });
  expect(await lookAtImport(shop, file)).toMatchObject({ problems: [], pictureCount: 2, creates: 3 });
  expect(await applyImport(shop, null, file)).toEqual({ created: 3, changed: 0 });
  expect(await photos('SLATE')).toEqual([front.id, side.id]);
  expect(await photos('OAK')).toEqual([front.id]);
  while (await fetchWanted(shop));
  const [oak, second] = await photos('OAK');
  expect([await photos('OAK'), second]).toEqual([[oak, front.id], front.id]);
  expect(await readWanted(shop)).toMatchObject({ waiting: 1, failedCount: 0 });
  for (let tries = 0; tries < 2; tries += 1) {
    await shop.sql`update wanted_photos set next_attempt_at = now() - interval '1 hour' where next_attempt_at is not null`;
    await fetchWanted(shop);
  }
  expect(await readWanted(shop)).toMatchObject({ waiting: 0, failed: [{ name: 'Ash', problem: expect.stringContaining('answered 404') }] });

  const again = await keep(`OAK,Oak,20,Tiles,Maker,${there}/oak.jpg | /images/${front.id}/320.jpg`, 'SLATE,Slate,10,Tiles,Maker,');
  expect(await lookAtImport(shop, again)).toMatchObject({ changes: 0, unchanged: 2, problems: [] });
  const turned = await keep(`SLATE,Slate,10,Tiles,Maker,/images/${side.id}/320.jpg`);
  expect((await lookAtImport(shop, turned))?.examples[0]?.changes).toEqual([{ label: 'Pictures', was: 'as they are', is: '1 picture' }]);
  expect(await applyImport(shop, null, turned)).toEqual({ created: 0, changed: 1 });
  expect(await photos('SLATE')).toEqual([side.id, front.id]);
});

test('what is exported names its pictures, comes back without a change, and a zip has them beside it', async () => {
  const csv = await exported();
  expect(csv).toContain(`https://floors.example/images/`);
  const file = await keepImport(shop, null, new File([csv], 'all.csv'));
  expect(await lookAtImport(shop, file)).toMatchObject({ changes: 0, creates: 0, unchanged: 3, problems: [] });

  const zip = await buffer(await zipProducts(shop, everything));
  const { BlobReader, configure, TextWriter, ZipReader } = await import('@zip.js/zip.js/lib/zip-core-native.js');
  configure({ useWebWorkers: false });
  const entries = await new ZipReader(new BlobReader(new Blob([zip]))).getEntries();
  expect(entries.map(({ filename }) => filename)).toEqual([
    'products.csv',
    'pictures/oak-1.webp',
    'pictures/oak-2.webp',
    'pictures/slate-1.webp',
    'pictures/slate-2.webp',
  ]);
  const [sheet] = entries;
  expect(sheet && !sheet.directory && (await sheet.getData(new TextWriter()))).toContain('oak-1.webp | oak-2.webp');
  for (const entry of entries.slice(1)) expect(entry.uncompressedSize).toBeGreaterThan(50);
});

test('pictures stand between bars or on lines of their own, each once', () => {
  expect(readPictureCell(' a.jpg | b c.jpg\r\nhttps://x.example/a,b.jpg|a.jpg||')).toEqual(['a.jpg', 'b c.jpg', 'https://x.example/a,b.jpg']);
});
