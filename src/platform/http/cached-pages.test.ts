import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import { cachedPages, forEverybody } from './cached-pages.server.ts';
import { createResponseCache } from './response-cache.server.ts';
import { tidyAddresses } from './tidy-address.server.ts';

let renders: string[] = [];
beforeEach(() => {
  renders = [];
});

function shopOf(page: (path: string, request: Request) => Response | Promise<Response>) {
  const kept = createResponseCache(1024 * 1024);
  const app = new Hono();
  app.use(tidyAddresses());
  app.use(cachedPages(kept, new Set(['page', 'search'])));
  app.all('*', (c) => {
    const { pathname, search } = new URL(c.get('address'));
    renders.push(pathname + search);
    return page(pathname + search, c.req.raw);
  });
  return { kept, get: (path: string, headers: Record<string, string> = {}, method = 'GET') => app.request(path, { headers, method }) };
}
const html = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'Content-Type': 'text/html', ...forEverybody, ...headers } });

test('a page is rendered once, and again after a change', async () => {
  const { get, kept } = shopOf(() => html('page'));
  const answers = await Promise.all([get('/'), get('/'), get('/')]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['page', 'page', 'page']);
  expect(renders).toEqual(['/']);
  kept.clear();
  await get('/');
  expect(renders).toHaveLength(2);
});

test('what was being rendered while something changed is not kept', async () => {
  const { get, kept } = shopOf(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    return html(`page ${renders.length}`);
  });
  const before = get('/');
  await new Promise((resolve) => setTimeout(resolve, 2));
  kept.clear();
  const after = get('/');
  expect([await (await before).text(), await (await after).text()]).toHaveLength(2);
  expect(renders).toHaveLength(2);
  await get('/');
  expect(renders).toHaveLength(2);
});

test('what tracks visitors, and the order of parameters, make no other page; unknown ones are not kept', async () => {
  const { get } = shopOf((path) => html(path));
  const bodies = [];
  for (const query of ['', '?utm_source=a', '?gclid=1&utm_medium=b', '?page=2&search=oak', '?search=oak&page=2&fbclid=z'])
    bodies.push(await (await get(`/products${query}`)).text());
  expect(bodies).toEqual(['/products', '/products', '/products', '/products?page=2&search=oak', '/products?page=2&search=oak']);
  expect(renders).toHaveLength(2);
  await get('/products?x=1');
  await get('/products?x=1');
  expect(renders).toHaveLength(4);
});

test('other spellings of a path, of which there is no end, are answered but not kept', async () => {
  const { get } = shopOf((path) => html(path));
  const spellings = ['//', '/PRODUCTS', '/%70roducts', '/products/', '/products//', '//products'];
  for (const path of [...spellings, ...spellings]) expect((await get(path)).status, path).toBe(200);
  expect(renders).toHaveLength(2 * spellings.length);
  for (const path of ['/', '/products', '/', '/products']) await get(path);
  expect(renders).toHaveLength(2 * spellings.length + 2);
});

test('personal pages are neither kept nor shared, even by those who ask at the same time', async () => {
  const { get } = shopOf(async (_, request) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return new Response(`for ${request.headers.get('cookie')}`, { headers: { 'Cache-Control': 'private, no-store' } });
  });
  const answers = await Promise.all(['ann', 'bob', 'cat'].map((cookie) => get('/orders', { cookie })));
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['for ann', 'for bob', 'for cat']);
  const setting = shopOf(() => html('x', { 'Set-Cookie': 'a=b' }));
  await setting.get('/');
  await setting.get('/');
  expect(renders.filter((path) => path === '/')).toHaveLength(2);
});

test('only whole pages are kept: no 404, no redirect, nothing made for HEAD', async () => {
  const { get } = shopOf((path, request) =>
    path === '/'
      ? new Response(request.method === 'HEAD' ? null : 'page', { headers: forEverybody })
      : new Response('no', { status: 404, headers: forEverybody }),
  );
  expect(await (await get('/', {}, 'HEAD')).text()).toBe('');
  expect(await (await get('/')).text()).toBe('page');
  const head = await get('/', {}, 'HEAD');
  expect([await head.text(), head.headers.get('content-length')]).toEqual(['', '4']);
  await get('/missing');
  expect((await get('/missing')).status).toBe(404);
  expect(renders).toEqual(['/', '/', '/missing', '/missing']);
});

test('a page goes out in the encoding that is liked best', async () => {
  const text = 'oak '.repeat(500);
  const { get } = shopOf(() => html(text));
  const encoded = async (accept: string) => {
    const answer = await get('/', accept ? { 'accept-encoding': accept } : {});
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    return [answer.headers.get('content-encoding'), Buffer.from(await answer.arrayBuffer())] as const;
  };
  const [br, brotli] = await encoded('gzip, deflate, br, zstd');
  expect([br, brotliDecompressSync(brotli).toString()]).toEqual(['br', text]);
  const [gzip, gz] = await encoded('br;q=0.1, gzip;q=0.9');
  expect([gzip, gunzipSync(gz).toString()]).toEqual(['gzip', text]);
  for (const none of ['', 'identity', 'br;q=0', 'zstd', 'identity;q=1, br;q=0.5', '*;q=0', ';;;,,', 'br;q=x']) {
    const [encoding, plain] = await encoded(none);
    expect([none, encoding, plain.toString()]).toEqual([none, null, text]);
  }
  expect((await encoded('*'))[0]).toBe('br');
});

test('a browser that has the page is told so', async () => {
  const { get } = shopOf(() => html('page'));
  const etag = (await get('/')).headers.get('etag') ?? '';
  for (const tag of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
    const answer = await get('/', { 'if-none-match': tag });
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag]);
  }
  expect((await get('/', { 'if-none-match': '"x"' })).status).toBe(200);
});

test('an address that cannot be read is answered calmly', async () => {
  const { get } = shopOf(() => html('page'));
  for (const path of ['/%E0%A4%A', '/%00', '/a%0Ab', '/%', '/products/%zz']) {
    const answer = await get(path);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 400, 'text/html; charset=utf-8']);
  }
  expect((await get('/caf%C3%A9')).status).toBe(200);
  expect(renders).toEqual(['/caf%C3%A9']);
});
