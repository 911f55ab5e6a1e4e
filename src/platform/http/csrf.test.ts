import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { sessionCookies, xsrfTokenOf } from './cookies.server.ts';
import { csrf } from './csrf.server.ts';

const app = new Hono();
app.use(csrf('https://floors.example'));
app.all('*', (c) => c.text('done'));
const token = 'x'.repeat(43);
const cookie = `auth_token=${token}`;
const own = { origin: 'https://floors.example' };
const pair = { 'x-xsrf-token': xsrfTokenOf(token) };
const status = async (path: string, headers: Record<string, string>, method = 'POST') => (await app.request(path, { method, headers })).status;

test.each([
  ['reading, from anywhere', '/api/orders', 'GET', { cookie, origin: 'https://evil.example' }, 200],
  ['a form of ours', '/contact', 'POST', own, 200],
  ['a form of ours, logged in', '/contact', 'POST', { cookie, ...own }, 200],
  ['a form of ours under another name of the same server', '/contact', 'POST', { origin: 'http://localhost:3000', host: 'localhost:3000' }, 200],
  ['our own name without TLS', '/contact', 'POST', { cookie, origin: 'http://floors.example', host: 'floors.example' }, 403],
  ['a form of another site', '/contact', 'POST', { origin: 'https://evil.example' }, 403],
  ['a form of another site, logged in', '/contact', 'POST', { cookie, origin: 'https://evil.example', ...pair }, 403],
  ['a sandboxed frame', '/login', 'POST', { origin: 'null' }, 403],
  ['a browser that says another site', '/login', 'POST', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a program without a session', '/api/contact', 'POST', {}, 200],
  ['a program with only the cookie', '/api/contact', 'POST', { cookie }, 403],
  ['our page without the pair', '/api/contact', 'POST', { cookie, ...own }, 403],
  ['our page with the pair', '/api/contact', 'POST', { cookie, ...own, ...pair }, 200],
  ['a wrong pair', '/api/contact', 'DELETE', { cookie, ...own, 'x-xsrf-token': xsrfTokenOf('other') }, 403],
  ['a bearer token, from anywhere', '/api/contact', 'PUT', { cookie, authorization: `Bearer ${token}`, origin: 'https://app.example' }, 200],
  ['logging in with an old session', '/api/auth/login', 'POST', { cookie, ...own }, 200],
  ['another site logging us in', '/api/auth/login', 'POST', { origin: 'https://evil.example' }, 403],
])('%s', async (_, path, method, headers, expected) => {
  expect(await status(path, headers as Record<string, string>, method)).toBe(expected);
});

test('the session cookie is out of reach of scripts, and only goes over HTTPS where the shop has it', () => {
  expect(sessionCookies('https://floors.example', token)).toEqual([
    `auth_token=${token}; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax`,
    `XSRF-TOKEN=${xsrfTokenOf(token)}; Max-Age=604800; Path=/; Secure; SameSite=Lax`,
    'signed_in=1; Max-Age=604800; Path=/; Secure; SameSite=Lax',
  ]);
  expect(sessionCookies('http://localhost:3000', token).join()).not.toContain('Secure');
});
