import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '#accounts/session.server.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { createApi } from '../api/api.server.ts';
import type { Shop } from '../shop.server.ts';
import type { RoomList } from './kept-rooms.ts';
import { mailPlan } from './mail-plan.server.ts';
import { readPlan } from './read-plan.server.ts';
import { shareVisitorRooms } from './room-list.server.ts';

const oak = '11111111-1111-4111-8111-111111111111';
let shop: Shop;
let token: string;

beforeAll(async () => {
  shop = await openTestShop('empty');
  await shop.sql`insert into categories (name, position) values ('Wood Flooring', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2) values (${oak}, 'W-1', 'Mourne Oak',
    'Wood Flooring', 'Maker', 5000, 20000)`;
  await shop.sql`insert into stock_levels (product_id, on_hand, held) values (${oak}, 50, 0)`;
  const row = { full_name: 'Ann', username: 'ann', email: 'ann@example.com', password_hash: 'x' };
  const { id } = await shop.db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
  token = await openSession(shop, id);
});
afterAll(() => shop.close());

const send = async (method: string, body?: unknown, isKnown = true) => {
  const headers = { ...(isKnown && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' };
  const answer = await createApi(shop).request('/your-rooms', { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as RoomList };
};
const lounge = { name: 'Lounge', length_mm: 5000, width_mm: 4000 };

test('a program puts and reads a customer’s rooms, and nobody else’s', async () => {
  expect((await send('GET', undefined, false)).status).toBe(401);
  expect((await send('GET')).body).toEqual({ rooms: [], floors: [] });
  const put = await send('PUT', { rooms: [{ room: lounge, floor: oak }], floors: [{ product_id: oak }] });
  expect(put.body.rooms).toMatchObject([{ room: { ...lounge, doorways: [], joined: 0 }, floor: oak }]);
  expect((await send('GET')).body).toEqual(put.body);
  const [first] = put.body.rooms;
  const twice = await send('PUT', { ...put.body, rooms: [first, first] });
  expect(new Set(twice.body.rooms.map(({ id }) => id)).size).toBe(2);
});

test('what makes no sense is refused, and what was there stays', async () => {
  const before = (await send('GET')).body;
  const wrong = [
    { rooms: [{ room: { ...lounge, length_mm: 5.5 } }] },
    { rooms: Array.from({ length: 31 }, () => ({ room: lounge })) },
    { rooms: [{ room: { ...lounge, name: 'x'.repeat(61) } }] },
  ];
  for (const body of wrong) expect((await send('PUT', body)).status).toBe(422);
  expect((await send('PUT', { rooms: [{ room: lounge, floor: oak }], floors: [] })).status).toBe(409);
  const flights = Array.from({ length: 11 }, () => ({ room: { steps: 3, tread_mm: 250, riser_mm: 200, width_mm: 800 } }));
  expect((await send('PUT', { rooms: flights })).status).toBe(409);
  expect((await send('GET')).body).toEqual(before);
});

test('a shared plan is sent by email with its figures, to one address four times a day at most', async () => {
  await send('PUT', { rooms: [{ room: lounge, floor: oak }], floors: [{ product_id: oak }] });
  const request = new Request('https://floors.example/your-rooms', { headers: { Cookie: `auth_token=${token}` } });
  const link = await shareVisitorRooms(shop, request, '192.0.2.1');
  // 20 m² and 10% at 2 m² a box are 11 boxes of £50.
  expect((await readPlan(shop, (await send('GET')).body)).plan.totalPence).toBe(55_000);
  const mail = (email: string, from: string) => mailPlan(shop, { email, token: link, from });
  await mail('sean@example.com', '192.0.2.1');
  const [letter] = await shop.sql<{ text: string }[]>`select text from outbox where kind = 'your-floors'`;
  for (const words of ['Lounge: 5.00 m × 4.00 m, 20.00 m²', '11 boxes', '£550.00', `/your-rooms/shared/${link}`])
    expect(letter?.text).toContain(words);
  await expect(mail('nobody', '192.0.2.1')).rejects.toThrow('invalid-form');
  await expect(mailPlan(shop, { email: 'a@example.com', token: 'x', from: '192.0.2.1' })).rejects.toThrow('plan-not-found');
  for (const from of ['192.0.2.2', '192.0.2.3', '192.0.2.4']) await mail('sean@example.com', from);
  await expect(mail('Sean@example.com', '192.0.2.5')).rejects.toMatchObject({ kind: 'too-many' });
});
