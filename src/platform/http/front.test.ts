import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createHttpHandler } from './front.server.ts';
import { type CachedResponse, createResponseCache, sendKept } from './response-cache.server.ts';

function open(keptBytes = 100_000) {
  const kept = createResponseCache(keptBytes);
  const asked: string[] = [];
  const app = new Hono();
  app.get('/kept', async (c) => {
    asked.push('/kept');
    const answer = await kept.get('k', async () => ({ body: 'page '.repeat(100), headers: { 'Content-Type': 'text/html' } }));
    await new Promise((resolve) => setTimeout(resolve, 1));
    return sendKept(c, answer as CachedResponse);
  });
  app.get('/mine', (c) => {
    asked.push('/mine');
    return c.text('mine');
  });
  const front = createHttpHandler((request, beside) => app.fetch(request, beside), { origin: 'https://floors.example', isIndexed: true }, 10_000);
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    front.fetch(new Request(`http://shop.example:3000${path}`, { headers, method }), {});
  return { front, asked, get, kept };
}

test('the second request for an address is answered in front, with every header of the first', async () => {
  const { get, asked } = open();
  const first = await get('/kept');
  const second = await get('/kept');
  expect([await first.text(), await second.text(), asked.length]).toEqual(['page '.repeat(100), 'page '.repeat(100), 1]);
  for (const name of ['content-type', 'etag', 'vary', 'content-length']) expect(second.headers.get(name)).toBe(first.headers.get(name));
  expect(second.headers.get('x-content-type-options')).toBe('nosniff');
  expect(second.headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect(second.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  expect((await get('/kept', { 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304);
  expect((await get('/kept', { 'x-request-id': 'from-the-proxy' })).headers.get('x-request-id')).toBe('from-the-proxy');
});

test('an encoding that is not made yet is the shop’s to make, once', async () => {
  const { get, asked } = open();
  await get('/kept');
  for (let i = 0; i < 3; i += 1) expect((await get('/kept', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
  expect(asked).toHaveLength(2);
});

test('what is one visitor’s, and any other method, goes through every time', async () => {
  const { get, asked } = open();
  for (let i = 0; i < 3; i += 1) await get('/mine');
  await get('/kept');
  expect((await get('/kept', {}, 'POST')).status).toBe(404);
  expect(asked).toEqual(['/mine', '/mine', '/mine', '/kept']);
});

test('what was given before a change is not repeated after it', async () => {
  const { get, asked, front, kept } = open();
  const slow = get('/kept');
  kept.clear();
  front.clear();
  await slow;
  await get('/kept');
  expect(asked).toHaveLength(2);
  await get('/kept');
  expect(asked).toHaveLength(2);
});

test('what the shop keeps no longer is not held in front either', async () => {
  const { get, asked } = open(500); // Too little for the answer.
  setFlagsFromString('--expose-gc');
  await get('/kept');
  await new Promise((resolve) => setTimeout(resolve, 10));
  runInNewContext('gc')();
  await get('/kept');
  expect(asked).toHaveLength(2);
});
