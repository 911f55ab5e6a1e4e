import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { finishAnswers } from './finish-answers.server.ts';

const long = 'A private page. '.repeat(500);
const html = { 'Content-Type': 'text/html; charset=utf-8' };
const changed = 'Thu, 01 Jan 2026 10:00:00 GMT';
const app = new Hono()
  .use(finishAnswers())
  .get('/private', () => new Response(long, { status: 404, headers: { ...html, 'Cache-Control': 'private, no-store', 'Content-Length': '1' } }))
  .get('/short', () => new Response('short', { headers: html }))
  .get('/export', () => new Response(long, { headers: { 'Content-Type': 'text/csv' } }))
  .get('/events', () => new Response(long, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' } }))
  .get(
    '/dated',
    () => new Response('a file', { headers: { 'Content-Type': 'image/png', 'Last-Modified': changed, ETag: '"a"', 'Cache-Control': 'no-cache' } }),
  )
  .post('/page', () => new Response('no', { status: 405 }));
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') => app.request(path, { method, headers });

test('private pages and errors go out compressed, whichever way the browser likes', async () => {
  const br = await ask('/private', { 'Accept-Encoding': 'gzip, deflate, br' });
  const bytes = Buffer.from(await br.arrayBuffer());
  expect([br.status, br.headers.get('content-encoding'), br.headers.get('vary')]).toEqual([404, 'br', 'Accept-Encoding']);
  expect(br.headers.get('content-length')).toBe(String(bytes.length));
  expect(bytes.length).toBeLessThan(long.length / 10);
  expect(brotliDecompressSync(bytes).toString()).toBe(long);
  const gzip = await ask('/private', { 'Accept-Encoding': 'gzip' });
  expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(long);
  const plain = await ask('/private');
  expect([await plain.text(), plain.headers.get('vary')]).toEqual([long, 'Accept-Encoding']);
});

test('what is short, or written as it comes, stays as it is', async () => {
  for (const path of ['/short', '/export', '/events', '/dated']) {
    const answer = await ask(path, { 'Accept-Encoding': 'br' });
    expect([path, answer.status, answer.headers.get('content-encoding')]).toEqual([path, 200, null]);
    expect((await answer.text()).length).toBeGreaterThan(4);
  }
});

test('every answer says how long it may be kept, and a 405 what may be done instead', async () => {
  expect((await ask('/short')).headers.get('cache-control')).toBe('no-store');
  expect((await ask('/nothing')).headers.get('cache-control')).toBe('no-store');
  const refused = await ask('/page', {}, 'POST');
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('who has a file already is told so, by its date or its tag; the tag counts more', async () => {
  const status = async (headers: Record<string, string>) => (await ask('/dated', headers)).status;
  expect(await status({ 'If-Modified-Since': changed })).toBe(304);
  expect(await status({ 'If-Modified-Since': 'Thu, 01 Jan 2026 09:59:59 GMT' })).toBe(200);
  expect(await status({ 'If-Modified-Since': 'yesterday' })).toBe(200);
  expect(await status({ 'If-None-Match': '"b"', 'If-Modified-Since': changed })).toBe(200);
  expect(await status({ 'If-None-Match': '"a"' })).toBe(304);
});
