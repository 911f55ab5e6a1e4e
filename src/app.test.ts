import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../test/open-test-shop.ts';
import { createApp } from './app.server.ts';
import { createMetrics } from './metrics.server.ts';
import { forEverybody } from './platform/http/cached-pages.server.ts';
import { createResponseCache } from './platform/http/response-cache.server.ts';
import { createImageMaker } from './platform/images/derive-image.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
let down = false;
const parts = {
  pages: createResponseCache(1024 * 1024),
  pictures: createImageMaker(shop, () => {}),
  metrics: createMetrics(shop),
  files: 'build/client',
  renderPage: async (request: Request) => {
    if (down) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const { pathname, search } = new URL(request.url);
    return new Response(`page ${search}`, pathname.startsWith('/account') ? {} : { headers: forEverybody });
  },
};
const app = createApp(shop, parts);

test('every answer has an id and says how browsers are to treat it', async () => {
  for (const path of ['/', '/api/categories', '/api/nothing', '/images/x', '/health/live', '/robots.txt', '/%00']) {
    const { headers } = await app.request(path);
    expect([path, headers.get('x-content-type-options'), headers.get('x-request-id')?.length]).toEqual([path, 'nosniff', 36]);
  }
});

test('a shop that is being tried out asks search engines to leave', async () => {
  const trial = createApp({ ...shop, config: { ...shop.config, isIndexed: false } }, parts);
  for (const path of ['/', '/products', '/feeds/google.xml'])
    expect((await trial.request(path)).headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(await (await trial.request('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  expect((await app.request('/')).headers.has('x-robots-tag')).toBe(false);
});

test('what the shop counts is told to whoever has the token, and is no page to anybody else', async () => {
  const metrics = createMetrics({ ...shop, config: { ...shop.config, metricsToken: 'a-token-of-metrics' } });
  const watched = createApp(shop, { ...parts, metrics });
  const as = (token: string) => watched.request('/metrics', { headers: { authorization: `Bearer ${token}` } });
  metrics.observe({ method: 'GET', path: '/orders/0198?token=secret', status: 200, seconds: 0.03 });
  metrics.observe({ method: 'GET', path: '/api/categories', status: 503, seconds: 3 });
  await metrics.counted({ name: 'send mail', everySeconds: 1, run: async () => false }).run(new AbortController().signal);
  const failing = metrics.counted({ name: 'pay back', everySeconds: 1, run: () => Promise.reject(new Error('no')) });
  await expect(failing.run(new AbortController().signal)).rejects.toThrow('no');
  const text = await (await as('a-token-of-metrics')).text();
  for (const line of [
    'shop_http_request_seconds_count{method="GET",kind="page",status="2xx"} 1',
    'shop_http_request_seconds_count{method="GET",kind="api",status="5xx"} 1',
    'shop_job_runs_total{job="send mail",outcome="done"} 1',
    'shop_job_runs_total{job="pay back",outcome="failed"} 1',
    'shop_mail_overdue_seconds 0',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(text).toMatch(/^shop_database_connections\{state="\w+"\} \d+$/m);
  expect(text).not.toContain('secret');
  expect(await (await as('another-token-of-metrics')).text()).toBe('page ');
  expect(await (await app.request('/metrics', { headers: { authorization: 'Bearer undefined' } })).text()).toBe('page ');
});

test('pages are rendered for the address without what tracks visitors', async () => {
  expect(await (await app.request('/products?utm_campaign=x&page=2')).text()).toBe('page ?page=2');
});

test('a page is kept by nobody unless it says so', async () => {
  const kept = async (path: string) => (await app.request(path)).headers.get('cache-control');
  expect(await kept('/account')).toBe('no-store');
  expect(await kept('/account/data.data')).toBe('no-store');
  expect(await kept('/products.data')).toBe(forEverybody['Cache-Control']);
});

test('a form that is too large is refused unread', async () => {
  const send = (headers: Record<string, string>) =>
    app.request('/contact', { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers }, body: 'a=b' });
  expect((await send({ 'content-length': '70000' })).status).toBe(413);
  expect((await send({ 'transfer-encoding': 'chunked' })).status).toBe(411);
  expect((await send({ 'content-length': '3' })).status).toBe(200);
  expect((await app.request('/admin/settings', { method: 'POST', headers: { 'content-length': '70000' }, body: 'a=b' })).status).toBe(200);
});

test('without the database, kept pages are served and others say when to come back', async () => {
  await app.request('/kept');
  down = true;
  expect((await app.request('/kept')).status).toBe(200);
  const answer = await app.request('/other');
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
  expect(await answer.text()).toContain('Please try again in a few seconds');
  down = false;
  expect((await app.request('/other')).status).toBe(200);
});
