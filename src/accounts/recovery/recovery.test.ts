import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { logIn } from '../log-in.server.ts';
import { registerAccount } from '../register.server.ts';
import { answerPasswordRequests, askForPasswordLink, resetPassword } from './reset-password.server.ts';

const start = new Date('2026-11-20T12:00:00Z');
let now = start;
const shop = { ...(await openTestShop('empty')), now: () => now };
afterAll(() => shop.close());

const person = { full_name: 'Aoife Quinn', username: 'aoife', email: 'Aoife@example.com', password: 'two oak boards' };
beforeEach(async () => {
  now = start;
  for (const table of ['users', 'rate_limits', 'outbox', 'password_requests'] as const) await shop.db.deleteFrom(table).execute();
  await registerAccount(shop, person, 'home');
});

const outbox = () => shop.db.selectFrom('outbox').selectAll().orderBy('created_at').execute();
const sessions = () => shop.db.selectFrom('sessions').select('user_id').execute();
const ask = async (email = 'aoife@example.com', address = 'here') => {
  await askForPasswordLink(shop, email, address);
  await answerPasswordRequests(shop);
};
const tokenIn = (text: string | undefined) => /token=([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
const newestToken = async () => tokenIn((await outbox()).at(-1)?.text);

test('a link comes to the account’s own address and opens it once; everybody else is logged out', async () => {
  await ask('AOIFE@EXAMPLE.COM');
  const [mail] = await outbox();
  expect(mail).toMatchObject({ kind: 'password-link', recipient: 'Aoife@example.com', subject: 'Choose a new password' });
  const token = tokenIn(mail?.text);
  expect(mail?.html).toContain(`https://floors.example/reset-password?token=${token}`);
  expect(JSON.stringify(await shop.db.selectFrom('account_links').selectAll().execute())).not.toContain(token);
  expect(await sessions()).toHaveLength(1);

  now = new Date(now.getTime() + 1000);
  await resetPassword(shop, { token, password: 'three ash planks' }, 'here');
  expect(await sessions()).toEqual([]);
  expect((await outbox()).map(({ kind }) => kind)).toEqual(['password-link', 'password-changed']);
  await expect(logIn(shop, { email: person.email, password: person.password }, 'x')).rejects.toMatchObject({ code: 'login-failed' });
  await logIn(shop, { email: person.email, password: 'three ash planks' }, 'x');
  await expect(resetPassword(shop, { token, password: 'four elm beams' }, 'here')).rejects.toMatchObject({ code: 'link-does-not-work' });
});

test('asking leaves the same behind for an email with an account and without one', async () => {
  await askForPasswordLink(shop, 'aoife@example.com', 'here');
  await askForPasswordLink(shop, 'nobody@example.com', 'here');
  expect(await shop.db.selectFrom('password_requests').select('email').orderBy('email').execute()).toEqual([
    { email: 'aoife@example.com' },
    { email: 'nobody@example.com' },
  ]);
  await answerPasswordRequests(shop);
  expect(await outbox()).toHaveLength(1);
  expect(await shop.db.selectFrom('password_requests').selectAll().execute()).toEqual([]);
});

test('many processes answer a request once', async () => {
  await askForPasswordLink(shop, 'aoife@example.com', 'here');
  await Promise.all(Array.from({ length: 6 }, () => answerPasswordRequests(shop)));
  expect(await outbox()).toHaveLength(1);
});

test('a link works for an hour, and of two uses at once one', async () => {
  await ask();
  const token = await newestToken();
  now = new Date(start.getTime() + 60 * 60_000);
  await expect(resetPassword(shop, { token, password: 'three ash planks' }, 'here')).rejects.toMatchObject({ code: 'link-does-not-work' });
  now = new Date(start.getTime() + 60 * 60_000 - 1);
  const both = await Promise.allSettled(['three ash planks', 'four elm beams'].map((password) => resetPassword(shop, { token, password }, 'here')));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('using one link ends the others', async () => {
  await ask();
  const first = await newestToken();
  now = new Date(now.getTime() + 1000);
  await ask();
  const second = await newestToken();
  expect(second).not.toBe(first);
  await resetPassword(shop, { token: second, password: 'three ash planks' }, 'here');
  await expect(resetPassword(shop, { token: first, password: 'four elm beams' }, 'here')).rejects.toMatchObject({ kind: 'conflict' });
});

test('a banned account gets no link, and a link it has does not work', async () => {
  await ask();
  const token = await newestToken();
  await shop.db.updateTable('users').set({ is_active: false }).execute();
  await ask();
  expect(await outbox()).toHaveLength(1);
  await expect(resetPassword(shop, { token, password: 'three ash planks' }, 'here')).rejects.toMatchObject({ code: 'link-does-not-work' });
});

test('a password that is the account’s own name is refused, and the link still works', async () => {
  await ask();
  const token = await newestToken();
  await expect(resetPassword(shop, { token, password: 'aoife@EXAMPLE.com' }, 'here')).rejects.toMatchObject({ kind: 'invalid' });
  await resetPassword(shop, { token, password: 'three ash planks' }, 'here');
});

test('too many for one email or from one place are asked to wait, whether there is an account or not', async () => {
  for (const email of ['aoife@example.com', 'nobody@example.com']) {
    for (let n = 0; n < 3; n++) await askForPasswordLink(shop, email, `place ${n}`);
    await expect(askForPasswordLink(shop, email.toUpperCase(), 'elsewhere')).rejects.toMatchObject({ kind: 'too-many' });
  }
  for (let n = 0; n < 10; n++) await askForPasswordLink(shop, `reader-${n}@example.com`, 'one place');
  await expect(askForPasswordLink(shop, 'reader-11@example.com', 'one place')).rejects.toMatchObject({ kind: 'too-many' });
});

test('junk in place of a token is a link that does not work', async () => {
  for (const token of ['', 'x', "' or 1=1 --", '\u0000', '\ud800', 'x'.repeat(200)])
    await expect(resetPassword(shop, { token, password: 'three ash planks' }, token)).rejects.toMatchObject({ code: 'link-does-not-work' });
});
