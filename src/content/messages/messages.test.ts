import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '#accounts/session.server.ts';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { createApi } from '../../api/api.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
const api = createApi(shop);
let token = '';
beforeAll(async () => {
  const row = { full_name: 'Una Quinn', username: 'una', email: 'una@example.com', password_hash: 'x', is_admin: true };
  const { id } = await shop.db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
  token = await openSession(shop, id);
  const message = { last_name: 'Kane', email: 'aoife@example.com', phone: '', subject: 'quote', message: 'Forty square metres of oak, please.' };
  await shop.db
    .insertInto('contact_messages')
    .values([
      { ...message, first_name: 'Aoife' },
      { ...message, first_name: 'Brian', message: '50% off?' },
    ])
    .execute();
});

type Json = {
  messages: { id: string; name: string; closed_at: string | null; replies: { by: string; body: string }[] }[];
  detail: string;
  sent_to: string;
};
const send = async (method: string, path: string, body?: unknown) => {
  const headers: Record<string, string> = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await api.request(`/admin/messages${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Json };
};
const names = async (query: string) => (await send('GET', query)).body.messages.map(({ name }) => name).sort();

test('lists and finds', async () => {
  expect(await names('')).toEqual(['Aoife Kane', 'Brian Kane']);
  expect(await names('?search=aoife%20forty')).toEqual(['Aoife Kane']);
  expect(await names('?search=50%25')).toEqual(['Brian Kane']);
  expect(await names('?filter=closed')).toEqual([]);
});

test('an answer goes out by mail, is kept, and closes the message', async () => {
  const { id = '' } = (await send('GET', '?search=aoife%20forty')).body.messages[0] ?? {};
  expect(await send('POST', `/${id}/reply`, { body: '  ' })).toMatchObject({ status: 422, body: { detail: 'Please enter a reply.' } });
  expect(await send('POST', `/${id}/reply`, { body: 'Gladly.\n\nCome and see us.' })).toMatchObject({
    status: 200,
    body: { sent_to: 'aoife@example.com' },
  });
  const [closed] = (await send('GET', '?filter=closed')).body.messages;
  expect(closed).toMatchObject({ id, replies: [{ by: 'Una Quinn', body: 'Gladly.\n\nCome and see us.' }] });
  const [mail] = await shop.sql`select kind, recipient, text from outbox`;
  expect(mail).toMatchObject({ kind: 'message-reply', recipient: 'aoife@example.com' });
  expect(mail?.text).toMatch(/Come and see us\.[\s\S]*Forty[\s>]+square/);
  expect((await send('PUT', `/${id}`, { closed: false })).status).toBe(200);
  expect(await names('')).toEqual(['Aoife Kane', 'Brian Kane']);
  expect((await send('PUT', '/00000000-0000-4000-8000-000000000000', { closed: true })).status).toBe(404);
});
