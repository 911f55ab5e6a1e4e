import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { forgetOld } from '../privacy/forget-old.server.ts';
import type { Shop } from '../shop.server.ts';
import { addRooms } from './kept-rooms.ts';
import { receiveRoomsForm } from './receive-rooms-form.server.ts';
import {
  changeOwnRooms,
  changeVisitorRooms,
  newRoomId,
  readOwnRooms,
  readSharedRooms,
  readVisitorRooms,
  shareVisitorRooms,
  takeGuestRoomsAtLogin,
} from './room-list.server.ts';

const customer = '33333333-3333-4333-8333-333333333333';
const from = '192.0.2.1';
let shop: Shop;

beforeAll(async () => {
  shop = await openTestShop('empty');
  await shop.sql`insert into users (id, full_name, username, email, password_hash) values (${customer}, 'Aoife Quinn', 'aoife',
    'aoife@example.com', 'none')`;
});
afterAll(() => shop.close());

const lounge = { name: 'Lounge', length_mm: 5000, width_mm: 4000, doorways: [], joined: 0 };
const hall = { ...lounge, name: 'Hall', width_mm: 1000 };

/** A guest's browser, which keeps the cookies that come back. */
function browser() {
  let cookie = '';
  const request = () => new Request('https://floors.example/your-rooms', { headers: { Cookie: cookie } });
  const send = async (form: { intent: string; room?: string; rooms?: object[] }) => {
    const sent = { room: '', product: '', ...form, rooms: JSON.stringify(form.rooms ?? []) };
    const { cookies, query } = await receiveRoomsForm(shop, request(), sent, from);
    cookie = cookies.map((line) => line.slice(0, line.indexOf(';'))).join('; ');
    return query;
  };
  const names = async () => (await readVisitorRooms(shop, request())).rooms.map(({ room }) => room.name);
  return { request, send, names, cookie: () => cookie };
}

test('a guest’s rooms are found by the cookie alone; one that is removed comes back where it was', async () => {
  const guest = browser();
  expect(await guest.names()).toEqual([]);
  await guest.send({ intent: 'keep', rooms: [lounge, hall] });
  await guest.send({ intent: 'keep', rooms: [lounge] });
  expect(await guest.names()).toEqual(['Lounge', 'Hall']);
  expect(await browser().names()).toEqual([]);
  const [first] = (await readVisitorRooms(shop, guest.request())).rooms;
  const { back } = await guest.send({ intent: 'remove', room: first?.id ?? '' });
  expect(await guest.names()).toEqual(['Hall']);
  await guest.send({ intent: 'put-back', room: back ?? '' });
  await guest.send({ intent: 'put-back', room: back ?? '' });
  expect(await guest.names()).toEqual(['Lounge', 'Hall']);
  await expect(guest.send({ intent: 'put-back', room: '{"id":1}' })).rejects.toThrow('invalid-form');
});

test('the token is kept as a hash, in a cookie that no script reads', async () => {
  const guest = browser();
  const lines = await changeVisitorRooms(shop, guest.request(), from, (now) => now);
  expect(lines[0]).toMatch(/^your_rooms=[\w-]{43}; .*HttpOnly; Secure/);
  expect(lines[1]).toMatch(/^has_rooms=1; /);
  const token = lines[0]?.slice(11, 54) ?? '';
  const [{ count }] = await shop.sql<[{ count: number }]>`select count(*)::int as count from room_lists l where l::text like ${`%${token}%`}`;
  expect(count).toBe(0);
});

test('changes at the same moment are all kept, and the thirty-first room is refused', async () => {
  const add = (at: number) =>
    changeOwnRooms(shop, customer, ({ rooms, floors }) => ({ rooms: addRooms(rooms, [{ ...lounge, length_mm: 1000 + at }], newRoomId), floors }));
  await Promise.all([1, 2, 3, 4, 5, 6].map(add));
  expect((await readOwnRooms(shop, customer)).rooms).toHaveLength(6);
  for (let at = 7; at <= 30; at += 1) await add(at);
  await expect(add(31)).rejects.toThrow('too-many-rooms');
  await changeOwnRooms(shop, customer, () => ({ rooms: [], floors: [] }));
});

test('at login a guest’s rooms join the account’s, once, and the browser forgets its own', async () => {
  const guest = browser();
  await guest.send({ intent: 'keep', rooms: [lounge, hall] });
  await changeOwnRooms(shop, customer, ({ floors }) => ({ rooms: addRooms([], [hall], newRoomId), floors }));
  const cookies = await takeGuestRoomsAtLogin(shop, guest.request(), customer);
  expect(cookies.every((line) => line.includes('Max-Age=0'))).toBe(true);
  expect((await readOwnRooms(shop, customer)).rooms.map(({ room }) => room.name)).toEqual(['Hall', 'Lounge']);
  expect(await guest.names()).toEqual([]);
});

test('a link shows a copy: what is changed later is not in it, and a guest’s copy and rooms are forgotten after 90 days', async () => {
  const guest = browser();
  await expect(shareVisitorRooms(shop, guest.request(), from)).rejects.toThrow('no-rooms');
  await guest.send({ intent: 'keep', rooms: [lounge] });
  const token = await shareVisitorRooms(shop, guest.request(), from);
  await guest.send({ intent: 'keep', rooms: [hall] });
  expect((await readSharedRooms(shop, token))?.rooms.map(({ room }) => room.name)).toEqual(['Lounge']);
  expect(await readSharedRooms(shop, 'x'.repeat(43))).toBeNull();
  const own = /your_rooms=([^;]*)/.exec(guest.cookie())?.[1] ?? '';
  expect(await readSharedRooms(shop, own)).toBeNull();
  await shop.sql`update room_lists set updated_at = updated_at - interval '91 days'`;
  await forgetOld(shop);
  expect([await readSharedRooms(shop, token), await guest.names()]).toEqual([null, []]);
  expect((await readOwnRooms(shop, customer)).rooms).toHaveLength(2);
});
