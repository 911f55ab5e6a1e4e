import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { createApi } from '../../api/api.server.ts';
import { openSession } from '../session.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
const api = createApi(shop);

const people: Record<string, { id: string; token: string }> = {};
const add = async (username: string, is_admin: boolean) => {
  const row = { full_name: `${username} Quinn`, username, email: `${username}@example.com`, password_hash: 'x', is_admin };
  const { id } = await shop.db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
  people[username] = { id, token: await openSession(shop, id) };
};
beforeEach(async () => {
  await shop.sql`truncate users, orders cascade`;
  await add('una', true);
  await add('ann', false);
});

const send = async (method: string, path: string, who = 'una') => {
  const answer = await api.request(path, { method, headers: { authorization: `Bearer ${people[who]?.token}` } });
  return { status: answer.status, body: (await answer.json()) as { detail: string; message: string; users: { username: string }[]; total: number } };
};
const change = (username: string, action: string, who?: string) =>
  action === 'delete'
    ? send('DELETE', `/admin/users/${people[username]?.id}`, who)
    : send('PUT', `/admin/users/${people[username]?.id}/${action}`, who);
const me = async (who: string) => (await send('GET', '/auth/me', who)).status;

test('lists, searches and filters', async () => {
  const names = async (query: string) => (await send('GET', `/admin/users${query}`)).body.users.map(({ username }) => username);
  expect(await names('')).toEqual(['ann', 'una']);
  expect(await names('?search=quinn')).toEqual(['ann', 'una']);
  expect(await names('?search=ANN@')).toEqual(['ann']);
  expect(await names('?search=%25')).toEqual([]);
  expect(await names('?who=staff')).toEqual(['una']);
  expect(await names('?who=banned')).toEqual([]);
});

test('a ban ends every session at once, and lasts until it is lifted', async () => {
  expect(await change('ann', 'ban')).toMatchObject({ status: 200, body: { message: 'ann Quinn has been banned and logged out everywhere.' } });
  expect(await me('ann')).toBe(401);
  expect((await change('ann', 'make-admin')).status).toBe(409);
  expect((await change('ann', 'unban')).status).toBe(200);
  expect(await me('ann')).toBe(401);
});

test('promotes and demotes; whoever is demoted is logged out', async () => {
  await change('ann', 'make-admin');
  expect((await send('GET', '/admin/users', 'ann')).status).toBe(200);
  await change('ann', 'remove-admin');
  expect(await me('ann')).toBe(401);
});

test('the last administrator stays, even if two send each other away at once', async () => {
  for (const action of ['ban', 'remove-admin', 'delete']) {
    expect(await change('una', action)).toMatchObject({
      status: 409,
      body: { detail: 'This is the only administrator. Make somebody else an administrator first.' },
    });
  }
  await change('ann', 'make-admin');
  const both = await Promise.all([change('una', 'remove-admin', 'ann'), change('ann', 'ban', 'una')]);
  expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200]);
  expect((await shop.sql`select count(*)::int as n from users where is_admin and is_active`)[0]).toEqual({ n: 1 });
});

test('deletes, but not while an order is under way, and writes down who did what', async () => {
  await shop.sql`insert into orders (user_id, email, status, total_pence, shipping_address) values (${people.ann?.id ?? ''},
    'ann@example.com', 'shipped', 1, '{}')`;
  expect((await change('ann', 'delete')).status).toBe(409);
  await shop.sql`update orders set status = 'delivered'`;
  expect((await change('ann', 'delete')).status).toBe(200);
  expect((await change('ann', 'delete')).status).toBe(404);
  expect(await shop.sql`select user_id, email from orders`).toEqual([{ user_id: null, email: '' }]);
  expect(await shop.sql`select record_name, action, actor_id from audit_entries where record_kind = 'user' order by id desc limit 1`).toEqual([
    { record_name: 'A former customer', action: 'deleted', actor_id: people.una?.id },
  ]);
});
