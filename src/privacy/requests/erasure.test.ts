import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { answerMessage } from '#content/messages/messages.server.ts';
import { sendContactMessage } from '#content/receive-contact-form.server.ts';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { answerErasureRequests, askForErasure, confirmErasure, erasureLinkWorks } from './ask-for-erasure.server.ts';

const start = new Date('2026-11-20T12:00:00Z');
let now = start;
const dataDir = await mkdtemp(join(tmpdir(), 'erasure-'));
const opened = await openTestShop('empty', { dataDir });
const shop = { ...opened, now: () => now };
afterAll(() => opened.close());

const tables = ['orders', 'outbox', 'users', 'rate_limits', 'erasure_requests', 'contact_messages', 'chat_sessions'] as const;
beforeEach(async () => {
  now = start;
  for (const table of tables) await shop.db.deleteFrom(table).execute();
});

const outbox = () => shop.db.selectFrom('outbox').selectAll().orderBy('created_at').execute();
const order = async (email: string, status: string, more: object = {}) => {
  const shipping_address = {
    first_name: 'Aoife',
    last_name: 'Quinn',
    email,
    phone: '028 9649',
    address: '1 Quay Street',
    city: 'Bangor',
    country: 'GB',
  };
  const values = { email, status, total_pence: 3850, shipping_address, notes: 'Ring for Quinn', ...more };
  const { id } = await shop.db.insertInto('orders').values(values).returning('id').executeTakeFirstOrThrow();
  const letter = { kind: 'order-confirmed', recipient: email, subject: 'Order', html: 'Aoife Quinn', text: 'Aoife Quinn', order_id: id };
  await shop.db.insertInto('outbox').values(letter).execute();
  await shop.db
    .insertInto('order_links')
    .values({ token_hash: createHash('sha256').update(id).digest(), order_id: id })
    .execute();
  await shop.db.insertInto('order_events').values({ order_id: id, kind: 'note', actor_kind: 'staff', note: 'Quinn rang' }).execute();
  return id;
};
const chat = async (said: string, token = randomUUID()) => {
  const row = { token_hash: createHash('sha256').update(token).digest(), last_message_at: now };
  const { id } = await shop.db.insertInto('chat_sessions').values(row).returning('id').executeTakeFirstOrThrow();
  await shop.db.insertInto('chat_messages').values({ session_id: id, author: 'visitor', content: said }).execute();
  return token;
};
const ask = async (email = 'aoife@example.com') => {
  now = new Date(now.getTime() + 1000);
  await askForErasure(shop, email, 'here');
  await answerErasureRequests(shop);
  return /token=([\w-]{43})/.exec((await outbox()).findLast(({ kind }) => kind === 'erasure-link')?.text ?? '')?.[1] ?? '';
};
/** All that the database holds, as one text. */
async function everything(): Promise<string> {
  const names = await shop.sql<{ name: string }[]>`select table_name as name from information_schema.tables where table_schema = 'public'`;
  return JSON.stringify(await Promise.all(names.map(({ name }) => shop.sql`select * from ${shop.sql(name)}`)));
}

test('a guest is forgotten everywhere by the mailed link; what is not over and what is another’s stays', async () => {
  const staff = await shop.db
    .insertInto('users')
    .values({ full_name: 'Staff', username: 'staff', email: 'staff@floors.example', password_hash: '-' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const past = await order('Aoife@example.com', 'delivered');
  const written = { firstName: 'Aoife', lastName: 'Quinn', email: 'aoife@EXAMPLE.com', phone: '', subject: 'other' as const, message: 'I am Quinn.' };
  await sendContactMessage(shop, written, { address: 'here', user: null }, '');
  const message = await shop.db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow();
  await answerMessage(shop, staff, message.id, 'Dear Aoife');
  await chat('Write to AOIFE@example.com please');
  const browser = await chat('I am Quinn');
  const others = await order('aoife@example.com.au', 'delivered');
  await chat('brian@example.com');
  await mkdir(join(dataDir, 'mail'), { recursive: true });
  for (const { kind, id } of await outbox()) await writeFile(join(dataDir, 'mail', `${kind}-${id}.eml`), 'x');

  const token = await ask();
  expect(await erasureLinkWorks(shop, token)).toBe(true);
  await confirmErasure(shop, token, browser);
  const left = (await outbox()).sort((one, other) => one.recipient.length - other.recipient.length);
  expect(left.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['data-erased', 'aoife@example.com'],
    ['order-confirmed', 'aoife@example.com.au'],
  ]);
  expect(await readdir(join(dataDir, 'mail'))).toEqual([`order-confirmed-${left[1]?.id}.eml`]);
  expect(await shop.db.selectFrom('chat_messages').select('content').execute()).toEqual([{ content: 'brian@example.com' }]);
  await shop.db.deleteFrom('orders').where('id', '=', others).execute();
  await shop.db.deleteFrom('outbox').execute();
  expect(await everything()).not.toMatch(/aoife|Quinn|Quay Street|9649/i);
  expect(await shop.db.selectFrom('orders').select(['id', 'total_pence', 'shipping_address']).execute()).toEqual([
    { id: past, total_pence: 3850, shipping_address: { city: 'Bangor', country: 'GB' } },
  ]);
  await expect(confirmErasure(shop, token, null)).rejects.toMatchObject({ code: 'link-does-not-work' });
});

test('an order under way stays, and the last letter says which', async () => {
  const id = await order('aoife@example.com', 'shipped');
  await confirmErasure(shop, await ask(), null);
  expect(await shop.db.selectFrom('orders').select('email').execute()).toEqual([{ email: 'aoife@example.com' }]);
  expect((await outbox()).find(({ kind }) => kind === 'data-erased')?.text).toContain(id.slice(-8).toUpperCase());
});

test('what belongs to an account is its own to delete, and the letter says so', async () => {
  const account = { full_name: 'Aoife Quinn', username: 'aoife', email: 'Aoife@example.com', password_hash: '-' };
  const user = await shop.db.insertInto('users').values(account).returning('id').executeTakeFirstOrThrow();
  await order('aoife@example.com', 'delivered', { user_id: user.id });
  expect(await ask()).toBe('');
  const letter = (await outbox()).find(({ kind }) => kind === 'erasure-link');
  expect(letter?.text).toContain('https://floors.example/account/delete');
  expect(await shop.db.selectFrom('erasure_requests').selectAll().execute()).toEqual([]);
  await order('aoife@example.com', 'delivered');
  await confirmErasure(shop, await ask(), null);
  expect(await shop.db.selectFrom('orders').select('email').where('user_id', '=', user.id).execute()).toEqual([{ email: 'aoife@example.com' }]);
});

test('asking leaves the same behind whether anything is known or not, and an unknown address hears nothing', async () => {
  await order('aoife@example.com', 'delivered');
  await shop.db.deleteFrom('outbox').execute();
  await askForErasure(shop, 'aoife@example.com', 'here');
  await askForErasure(shop, 'nobody@example.com', 'here');
  const asked = await shop.db.selectFrom('erasure_requests').select(['email', 'token_hash', 'expires_at']).orderBy('email').execute();
  expect(asked).toEqual(['aoife@example.com', 'nobody@example.com'].map((email) => ({ email, token_hash: null, expires_at: null })));
  await Promise.all(Array.from({ length: 4 }, () => answerErasureRequests(shop)));
  expect((await outbox()).map(({ recipient }) => recipient)).toEqual(['aoife@example.com']);
  expect(await shop.db.selectFrom('erasure_requests').select('email').execute()).toEqual([{ email: 'aoife@example.com' }]);
});

test('the link works for a day, and of two uses at once one; too many requests have to wait', async () => {
  await order('aoife@example.com', 'delivered');
  const token = await ask();
  const stored = JSON.stringify(await shop.db.selectFrom('erasure_requests').selectAll().execute());
  expect(stored).not.toContain(token);
  now = new Date(start.getTime() + 1000 + 24 * 3600_000);
  await expect(confirmErasure(shop, token, null)).rejects.toMatchObject({ code: 'link-does-not-work' });
  now = new Date(start.getTime() + 1000 + 24 * 3600_000 - 1);
  const both = await Promise.allSettled([confirmErasure(shop, token, null), confirmErasure(shop, token, null)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  for (let n = 0; n < 3; n += 1) await askForErasure(shop, 'AOIFE@example.com', `place ${n}`);
  await expect(askForErasure(shop, 'aoife@example.com', 'another')).rejects.toMatchObject({ kind: 'too-many' });
});
