import { Hono } from 'hono';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { mount } from '#platform/api/mount.ts';
import { call } from '#platform/api/route.ts';
import { csrf } from '#platform/http/csrf.server.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { accountCalls, findCaller } from './api.server.ts';
import { endEverySession } from './session.server.ts';

let now = new Date('2026-11-20T12:00:00Z');
const shop = { ...(await openTestShop('empty')), now: () => now };
afterAll(() => shop.close());

const staffOnly = call({
  method: 'get',
  path: '/staff',
  tag: 'Test',
  summary: 'For the test.',
  access: 'admin',
  answer: z.object({ ok: z.boolean() }),
  handle: () => ({ ok: true }),
});
const app = new Hono();
app.use(csrf(shop.config.origin));
app.route('/api', mount(shop, [...accountCalls, staffOnly], findCaller));

const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const response = await app.request(`/api${path}`, {
    method,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const cookies = response.headers.getSetCookie();
  return {
    status: response.status,
    json: (await response.json()) as Record<string, unknown>,
    cookies,
    retryAfter: response.headers.get('retry-after'),
    jar: cookies.map((c) => c.split(';')[0]).join('; '),
  };
};

const person = { full_name: 'Aoife Quinn', username: 'aoife', email: 'aoife@example.com', password: 'two oak boards' };
const login = { email: person.email, password: person.password };

beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
  await shop.db.deleteFrom('users').execute();
  await shop.db.deleteFrom('rate_limits').execute();
});

test('registering logs in: by cookie and by bearer token, and nothing that opens an account is stored or told', async () => {
  const made = await send('POST', '/auth/register', person);
  expect(made.status).toBe(201);
  expect(made.json).toEqual({
    access_token: expect.stringMatching(/^[\w-]{43}$/),
    token_type: 'bearer',
    user: {
      id: expect.any(String),
      full_name: 'Aoife Quinn',
      username: 'aoife',
      email: 'aoife@example.com',
      is_active: true,
      is_admin: false,
      created_at: now.toISOString(),
    },
  });
  expect((await send('GET', '/auth/me', undefined, { cookie: made.jar })).json).toEqual(made.json.user);
  expect((await send('GET', '/auth/me', undefined, { authorization: `Bearer ${made.json.access_token}` })).status).toBe(200);
  expect((await send('GET', '/me/summary', undefined, { cookie: made.jar })).json).toEqual({ user: { full_name: 'Aoife Quinn', is_admin: false } });
  const stored = JSON.stringify([
    await shop.db.selectFrom('users').selectAll().execute(),
    await shop.db.selectFrom('sessions').selectAll().execute(),
  ]);
  expect(stored).not.toContain(person.password);
  expect(stored).not.toContain(String(made.json.access_token));
});

test('a list of emails cannot be tried out: a few that are taken, and nobody registers from there for a while', async () => {
  await send('POST', '/auth/register', person);
  for (let n = 0; n < 10; n += 1) expect((await send('POST', '/auth/register', { ...person, username: `guess${n}` })).status).toBe(409);
  for (const email of [person.email, 'nobody-yet@example.com'])
    expect(await send('POST', '/auth/register', { ...person, username: 'guess', email })).toMatchObject({ status: 429 });
});

test('an email or username that is taken, in whatever case, however many ask at once', async () => {
  const both = await Promise.all([send('POST', '/auth/register', person), send('POST', '/auth/register', person)]);
  expect(both.map((b) => b.status).sort()).toEqual([201, 409]);
  const again = await send('POST', '/auth/register', { ...person, username: 'other', email: 'AOIFE@example.com' });
  expect(again).toMatchObject({
    status: 409,
    json: { errors: [{ field: 'email', message: 'There is already an account with this email. Please log in instead.' }] },
  });
  expect(await send('POST', '/auth/register', { ...person, username: 'Aoife', email: 'b@example.com' })).toMatchObject({
    status: 409,
    json: { errors: [{ field: 'username' }] },
  });
  expect(await send('POST', '/auth/register', { ...person, email: 'x', is_admin: true })).toMatchObject({
    status: 422,
    json: { errors: [{ field: 'email', message: 'Please enter a valid email' }] },
  });
});

test('nobody makes themselves an administrator', async () => {
  const made = await send('POST', '/auth/register', { ...person, is_admin: true, isAdmin: true });
  expect(made.json.user).toMatchObject({ is_admin: false });
  expect((await send('GET', '/staff', undefined, { cookie: made.jar })).status).toBe(403);
  expect((await send('GET', '/staff')).status).toBe(401);
  await shop.db.updateTable('users').set({ is_admin: true }).execute();
  expect((await send('GET', '/staff', undefined, { cookie: made.jar })).status).toBe(200);
});

test('a wrong password, an unknown email and a banned account are told the same', async () => {
  await send('POST', '/auth/register', person);
  expect((await send('POST', '/auth/login', { ...login, email: 'Aoife@Example.com' })).status).toBe(200);
  const wrong = await send('POST', '/auth/login', { ...login, password: 'two pine boards' });
  const unknown = await send('POST', '/auth/login', { ...login, email: 'nobody@example.com' });
  await shop.db.updateTable('users').set({ is_active: false }).execute();
  const banned = await send('POST', '/auth/login', login);
  expect(wrong).toMatchObject({
    status: 401,
    cookies: [],
    json: { code: 'login-failed', detail: 'Login failed. Incorrect email or password.' },
  });
  expect([unknown, banned]).toEqual([wrong, wrong]);
});

test('a session ends after seven days, at a ban, and everywhere at logout', async () => {
  const laptop = await send('POST', '/auth/register', person);
  const phone = await send('POST', '/auth/login', login);
  const me = async (jar: string) => (await send('GET', '/auth/me', undefined, { cookie: jar })).status;
  expect([await me(laptop.jar), await me(phone.jar)]).toEqual([200, 200]);

  expect((await send('POST', '/auth/logout', undefined, { cookie: phone.jar })).status).toBe(403);
  const xsrf = /XSRF-TOKEN=([\w-]+)/.exec(phone.jar)?.[1] ?? '';
  const out = await send('POST', '/auth/logout', undefined, { cookie: phone.jar, 'x-xsrf-token': xsrf });
  expect([out.status, out.cookies.filter((c) => c.includes('Max-Age=0')).length]).toEqual([200, 3]);
  expect([await me(laptop.jar), await me(phone.jar)]).toEqual([401, 401]);
  expect((await send('POST', '/auth/logout')).status).toBe(200);

  const again = await send('POST', '/auth/login', login);
  await shop.db.updateTable('users').set({ is_active: false }).execute();
  expect(await me(again.jar)).toBe(401);
  await shop.db.updateTable('users').set({ is_active: true }).execute();
  now = new Date('2026-11-27T11:59:59Z');
  expect(await me(again.jar)).toBe(200);
  now = new Date('2026-11-27T12:00:00Z');
  expect(await me(again.jar)).toBe(401);
  const [user] = await shop.db.selectFrom('users').select('id').execute();
  await endEverySession(shop.db, user?.id ?? '');
  expect(await shop.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
});

test('guessing is stopped, and the right password too until the wait is over; a success forgets', async () => {
  await send('POST', '/auth/register', person);
  const guess = () => send('POST', '/auth/login', { ...login, password: 'guess' });
  for (let i = 0; i < 9; i++) expect((await guess()).status).toBe(401);
  expect((await send('POST', '/auth/login', login)).status).toBe(200);
  for (let i = 0; i < 10; i++) expect((await guess()).status).toBe(401);
  expect(await send('POST', '/auth/login', login)).toMatchObject({
    status: 429,
    json: { detail: 'Too many attempts. Please try again in 15 minutes.' },
    retryAfter: '900',
  });
  now = new Date('2026-11-20T12:15:00Z');
  expect((await send('POST', '/auth/login', login)).status).toBe(200);
});

test('a stranger’s guesses shut out neither a device that signed in before nor, refused ones, anybody', async () => {
  const { jar } = await send('POST', '/auth/register', person);
  const { logIn } = await import('./log-in.server.ts');
  const guess = (address: string) => logIn(shop, { ...login, password: 'guess' }, address).catch((refusal: { kind: string }) => refusal.kind);
  // One place alone: ten are checked, the others count for nobody.
  for (let i = 0; i < 150; i++) await guess('192.0.2.1');
  expect(await guess('192.0.2.1')).toBe('too-many');
  expect((await send('POST', '/auth/login', login)).status).toBe(200);
  // From many places: a new device waits, the known one does not.
  for (let i = 0; i < 100; i++) await guess(`198.51.100.${i}`);
  const refused = await send('POST', '/auth/login', login);
  expect(refused).toMatchObject({ status: 429, json: { detail: 'Too many attempts. Please try again in 1 hour.' }, retryAfter: '3600' });
  expect((await send('POST', '/auth/login', login, { cookie: jar })).status).toBe(200);
  expect((await send('POST', '/auth/login', login, { cookie: `known_device=${'x'.repeat(43)}` })).status).toBe(429);
  for (let i = 0; i < 10; i++) expect((await send('POST', '/auth/login', { ...login, password: 'guess' }, { cookie: jar })).status).toBe(401);
  expect((await send('POST', '/auth/login', login, { cookie: jar })).status).toBe(429);
});

test('junk in place of a token is a guest', async () => {
  for (const cookie of ['auth_token=', "auth_token=' or 1=1 --", `auth_token=${'x'.repeat(5000)}`, 'auth_token=%00', 'auth_token=%E0%A4%A']) {
    expect((await send('GET', '/auth/me', undefined, { cookie })).status, cookie).toBe(401);
  }
  expect((await send('GET', '/auth/me', undefined, { authorization: 'Bearer x' })).status).toBe(401);
  expect((await send('GET', '/me/summary')).json).toEqual({ user: null });
});
