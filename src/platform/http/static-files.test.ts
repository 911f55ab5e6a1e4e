import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { keepAssets, publishAssets, publishedAssets } from './static-files.server.ts';

const shop = await openTestShop('empty');
const folder = await mkdtemp(join(tmpdir(), 'shop-assets-'));
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});
const app = new Hono().use('/assets/*', publishedAssets(shop.sql)).all('*', (c) => c.text('a page', 404));
const stopping = new AbortController().signal;

test('a page of one version finds its scripts at a process of another, until nobody has wanted them for a week', async () => {
  await writeFile(join(folder, 'frame-Ab3_x.js'), 'export const frame = 1;');
  await writeFile(join(folder, 'frame-Ab3_x.js.br'), 'compressed');
  await publishAssets(shop.sql, folder);
  await publishAssets(shop.sql, folder);
  const answer = await app.request('/assets/frame-Ab3_x.js');
  expect(await answer.text()).toBe('export const frame = 1;');
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    expect.stringContaining('text/javascript'),
    'public, max-age=31536000, immutable',
  ]);
  for (const path of ['/assets/frame-Ab3_x.js.br', '/assets/unheard-of.js', '/assets/..%2Fsecret'])
    expect((await app.request(path)).status).toBe(404);

  await shop.sql`update published_assets set wanted_at = now() - interval '8 days'`;
  const { run } = keepAssets(shop.sql, folder);
  await run(stopping);
  expect((await app.request('/assets/frame-Ab3_x.js')).status).toBe(200);
  await shop.sql`update published_assets set wanted_at = now() - interval '8 days'`;
  await rm(join(folder, 'frame-Ab3_x.js'));
  await run(stopping);
  expect((await app.request('/assets/frame-Ab3_x.js')).status).toBe(404);
});
