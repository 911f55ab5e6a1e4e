import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { openApp } from '../../test/pages-from-source.ts';
import { carriedFields, carryForm, maxCarriedBytes } from './carried-form.ts';
import { registerAccount } from './register.server.ts';

/** Without JavaScript, whoever was logged out while they typed logs in, and sends what they typed with one more press. */

const shop = await openTestShop('demo');
afterAll(() => shop.close());
const app = await openApp(shop);
const nuala = { full_name: 'Nuala Breen', username: 'nuala', email: 'nuala@example.com', password: 'floating oak in the hall' };
await registerAccount(shop, nuala, 'here');
await shop.db.updateTable('users').set({ is_admin: true }).where('username', '=', 'nuala').execute();

const origin = { origin: 'https://floors.example' };
const send = (path: string, fields: Record<string, string>, cookie = '') => {
  const body = new URLSearchParams(fields);
  const headers = { ...origin, cookie, 'content-length': String(body.toString().length) };
  return Promise.resolve(app.request(path, { method: 'POST', body, headers }));
};
const unescaped = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
const hidden = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescaped(value)]),
  );
const action = (html: string) => unescaped(/<form [^>]*action="(\/(?:login|admin)[^"]*)"/.exec(html)?.[1] ?? '');

test('what was typed goes through the login page, and is saved with one more press', async () => {
  const typed = {
    intent: 'add',
    question: 'Do you fit stairs? “Yes” & <no>',
    also_asked: 'stairs\nsteps',
    answer: 'We do.',
    new_password: 'hunter2',
  };
  const led = await send('/admin/chats/questions?show=all', typed);
  expect([led.status, led.headers.get('location')]).toEqual([307, '/login?next=%2Fadmin%2Fchats%2Fquestions%3Fshow%3Dall&carries=1']);

  const asked = await send(led.headers.get('location') ?? '', typed);
  const login = await asked.text();
  expect([asked.status, login.includes('what you typed is kept'), login.includes('hunter2')]).toEqual([401, true, false]);
  expect(action(login)).toBe('/login?next=%2Fadmin%2Fchats%2Fquestions%3Fshow%3Dall');

  // A wrong password loses nothing either.
  const wrong = await send(action(login), { ...hidden(login), email: nuala.email, password: 'another' });
  const again = await wrong.text();
  expect([wrong.status, hidden(again)]).toEqual([401, hidden(login)]);

  const right = await send(action(again), { ...hidden(again), email: nuala.email, password: nuala.password });
  const page = await right.text();
  const { new_password: _, ...carried } = typed;
  expect([right.status, action(page), hidden(page)]).toEqual([200, '/admin/chats/questions?show=all', carried]);
  expect([right.headers.get('cache-control'), page.includes(nuala.password)]).toEqual(['no-store', false]);

  const cookie = right.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  expect((await send(action(page), hidden(page), cookie)).status).toBe(200);
  expect(await shop.sql`select question, also_asked, answer from chat_answers where answer = 'We do.'`).toEqual([
    { question: typed.question, also_asked: ['stairs', 'steps'], answer: 'We do.' },
  ]);
});

test('it goes to pages of ours alone, and only what a page of ours sent', async () => {
  for (const next of ['https://evil.example/', '//evil.example', '/login', 'javascript:alert(1)']) {
    const html = await (await send(`/login?${new URLSearchParams({ next, carries: '1' })}`, { note: 'x' })).text();
    expect([next, action(html)]).toEqual([next, '/login']);
    const isIn = await send(`/login?${new URLSearchParams({ next })}`, { carried: '[["note","x"]]', email: nuala.email, password: nuala.password });
    expect([next, isIn.status === 200 ? action(await isIn.text()) : isIn.headers.get('location')]).toEqual([next, '/admin']);
  }
  const stranger = await app.request('/login?next=%2Fadmin%2Fsettings&carries=1', {
    method: 'POST',
    body: 'a=b',
    headers: { origin: 'https://evil.example' },
  });
  expect(stranger.status).toBe(403);
});

test('what is too long, holds a file or is sent by a script is not carried', async () => {
  const status = async (path: string, headers: Record<string, string>) =>
    (await app.request(path, { method: 'POST', body: 'note=x', headers: { ...origin, 'content-length': '6', ...headers } })).status;
  const texts = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(await status('/account/addresses/new', texts)).toBe(307);
  expect(await status('/account/addresses/new', { ...texts, 'content-length': String(maxCarriedBytes + 1) })).toBe(302);
  expect(await status('/account/addresses/new', { 'content-type': 'multipart/form-data; boundary=x' })).toBe(302);
  expect(await status('/account/addresses/new.data', texts)).toBe(202);
});

test('a form as one text and back; what somebody made up is nothing', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['a', '1'],
    ['a', '2'],
    ['Password', 'x'],
  ] as const)
    form.append(name, value);
  form.append('photo', new Blob(['x']), 'x.jpg');
  expect(carriedFields(carryForm(form))).toEqual([['a', '1'], ['a', '2']]); // biome-ignore format: one thought
  for (const text of ['', 'x', '{}', '[["a"]]', '[[1,"b"]]', 'null']) expect(carriedFields(text)).toEqual([]);
  expect(carryForm(new FormData())).toBe('');
});
