import { randomBytes } from 'node:crypto';
import { serialize } from 'hono/utils/cookie';
import type { ExpressionBuilder } from 'kysely';
import { holdUser } from '#accounts/hold-user.server.ts';
import { readVisitor } from '#accounts/session.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Database } from '#platform/database/schema.ts';
import { readCookie } from '#platform/http/cookies.server.ts';
import { takeTurnOrRefuse, tooManyAttempts } from '#platform/rate-limit.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { hashToken, newToken } from '#platform/secret-token.server.ts';
import { keptDays } from '#privacy/periods.ts';
import type { Shop } from '../shop.server.ts';
import { joinLists, maxFloors, noRooms, type RoomList, readRoomList, tooManyRooms } from './kept-rooms.ts';

const cookieName = 'your_rooms';
/** Says to a page's script that it is worth asking for rooms; holds nothing else. */
const hintName = 'has_rooms';

/** A customer's list, or the one that a guest's browser has the token of. */
type Owner = { userId: string } | { tokenHash: Buffer };

export const newRoomId = () => randomBytes(6).toString('hex');

/** The rooms and floors of whoever makes a request; none where nothing was measured yet. */
export async function readVisitorRooms(shop: Shop, request: Request): Promise<RoomList> {
  const visitor = await readVisitor(shop, request);
  const token = tokenOf(request);
  if (visitor) return readOwned(shop.db, { userId: visitor.id });
  return token ? readOwned(shop.db, { tokenHash: hashToken(token) }) : noRooms;
}

/** A customer's. */
export function readOwnRooms(shop: Shop, userId: string): Promise<RoomList> {
  return readOwned(shop.db, { userId });
}

/**
 * Changes them, one change after the other. `from`: the network address, against which new guests' lists are counted. Returns the Set-Cookie lines
 * that name a guest's. Throws a Refusal: 409 for a room or a floor too many, 429, and whatever `change` throws.
 */
export async function changeVisitorRooms(shop: Shop, request: Request, from: string, change: (now: RoomList) => RoomList): Promise<string[]> {
  const visitor = await readVisitor(shop, request);
  if (visitor) {
    // Whoever logged in over a page, in place of the login page, still has a guest's.
    const taken = await takeGuestRoomsAtLogin(shop, request, visitor.id);
    await changeOwnRooms(shop, visitor.id, change);
    return taken;
  }
  const token = tokenOf(request) ?? newToken();
  const owner = { tokenHash: hashToken(token) };
  if (!(await rowOf(shop.db, owner))) {
    await takeTurnOrRefuse(shop, { name: 'room-list', most: 60, withinMinutes: 60 }, from, tooManyAttempts);
  }
  await inTransaction(shop.db, (trx) => changeOwned(shop, trx, owner, change));
  return guestCookies(shop, token, keptDays.guestRooms * 24 * 3600);
}

/** Changes a customer's. Throws a Refusal (409), and whatever `change` throws. */
export function changeOwnRooms(shop: Shop, userId: string, change: (now: RoomList) => RoomList): Promise<RoomList> {
  return inTransaction(shop.db, (trx) => changeOwned(shop, trx, { userId }, change));
}

/** At login, adds what a guest measured to their account, as far as there is room, and forgets the guest's. Returns the Set-Cookie lines. */
export async function takeGuestRoomsAtLogin(shop: Shop, request: Request, userId: string): Promise<string[]> {
  const token = tokenOf(request);
  if (!token) return [];
  const guest = { tokenHash: hashToken(token) };
  try {
    await inTransaction(shop.db, async (trx) => {
      const list = await readOwned(trx, guest);
      if (list.rooms.length || list.floors.length) await changeOwned(shop, trx, { userId }, (own) => joinLists(own, list, newRoomId));
      await trx.deleteFrom('room_lists').where(ownedBy(guest)).execute();
    });
    return guestCookies(shop, '', 0);
  } catch (error) {
    // Nobody is kept from logging in by it: they stay where they are.
    shop.log.warn({ err: error }, 'a guest’s rooms wait to be taken over');
    return [];
  }
}

/**
 * Keeps a copy of a visitor's rooms and floors for whoever has its link. Returns the link's token. Throws a Refusal: 409 where there are none,
 * 429.
 */
export async function shareVisitorRooms(shop: Shop, request: Request, from: string): Promise<string> {
  const [visitor, { rooms, floors }] = await Promise.all([readVisitor(shop, request), readVisitorRooms(shop, request)]);
  if (!rooms.length) throw new Refusal('conflict', 'no-rooms', 'Please add a room first.');
  await takeTurnOrRefuse(shop, { name: 'share-rooms', most: 20, withinMinutes: 60 }, from, tooManyAttempts);
  const token = newToken();
  const values = { token_hash: hashToken(token), user_id: visitor?.id ?? null, is_shared: true, rooms, floors, updated_at: shop.now() };
  await shop.db.insertInto('room_lists').values(values).execute();
  return token;
}

/** What a link shows; null where it has run out or never was. */
export async function readSharedRooms(shop: Shop, token: string): Promise<RoomList | null> {
  const row = await shop.db
    .selectFrom('room_lists')
    .select(['rooms', 'floors'])
    .where('token_hash', '=', hashToken(token))
    .where('is_shared', '=', true)
    .executeTakeFirst();
  return row ? readRoomList(row) : null;
}

function tokenOf(request: Request): string | null {
  const token = readCookie(request, cookieName);
  return token && /^[\w-]{43}$/.test(token) ? token : null;
}

async function changeOwned(shop: Shop, trx: Db, owner: Owner, change: (now: RoomList) => RoomList): Promise<RoomList> {
  if ('userId' in owner) await holdUser(trx, owner.userId);
  else
    await trx
      .insertInto('room_lists')
      .values({ token_hash: owner.tokenHash, rooms: [], updated_at: shop.now() })
      .onConflict((c) => c.doNothing())
      .execute();
  const row = await rowOf(trx, owner, true);
  const { rooms, floors } = change(row ? readRoomList(row) : noRooms);
  const problem = floors.length > maxFloors ? `You can compare up to ${maxFloors} floors. Please remove one first.` : tooManyRooms(rooms);
  if (problem) throw new Refusal('conflict', 'too-many-rooms', problem);
  const kept = { rooms, floors, updated_at: shop.now() };
  if (row) await trx.updateTable('room_lists').set(kept).where('id', '=', row.id).execute();
  else if ('userId' in owner)
    await trx
      .insertInto('room_lists')
      .values({ user_id: owner.userId, ...kept })
      .execute();
  return { rooms, floors };
}

async function readOwned(db: Db, owner: Owner): Promise<RoomList> {
  const row = await rowOf(db, owner);
  return row ? readRoomList(row) : noRooms;
}

/** `isHeld`: nobody else changes it until the transaction ends. */
function rowOf(db: Db, owner: Owner, isHeld = false) {
  const row = db.selectFrom('room_lists').select(['id', 'rooms', 'floors']).where(ownedBy(owner));
  return (isHeld ? row.forUpdate() : row).executeTakeFirst();
}

function ownedBy(owner: Owner) {
  return (e: ExpressionBuilder<Database, 'room_lists'>) =>
    e.and([e('is_shared', '=', false), 'userId' in owner ? e('user_id', '=', owner.userId) : e('token_hash', '=', owner.tokenHash)]);
}

function guestCookies(shop: Shop, token: string, maxAge: number): string[] {
  const { origin } = shop.config;
  const options = { path: '/', sameSite: 'Lax', secure: origin.startsWith('https:'), maxAge } as const;
  return [serialize(cookieName, token, { ...options, httpOnly: true }), serialize(hintName, token ? '1' : '', options)];
}
