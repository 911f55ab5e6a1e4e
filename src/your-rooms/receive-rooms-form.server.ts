import { z } from 'zod';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import { addRooms, keptRoom, measured } from './kept-rooms.ts';
import { changeVisitorRooms, newRoomId } from './room-list.server.ts';

/** The fields of the forms that change a list of rooms; each sends some of them. */
export const changeFormFields = ['intent', 'room', 'rooms', 'product'] as const;
type RoomsForm = Record<(typeof changeFormFields)[number], string>;

const putBack = keptRoom.extend({ at: z.int().min(0) });
const toKeep = z.array(measured).min(1).max(30);

/**
 * Removes a room, puts one back, or keeps what was measured on a product's page. Returns the Set-Cookie lines, and what the address says of it to the
 * page that follows. Throws a Refusal where it cannot be done.
 */
export async function receiveRoomsForm(shop: Shop, request: Request, form: RoomsForm, from: string) {
  switch (form.intent) {
    case 'remove': {
      let removed = '';
      const cookies = await changeVisitorRooms(shop, request, from, ({ rooms, floors }) => {
        const at = rooms.findIndex(({ id }) => id === form.room);
        removed = at < 0 ? '' : JSON.stringify({ ...rooms[at], at });
        return { rooms: rooms.filter(({ id }) => id !== form.room), floors };
      });
      return { cookies, query: { done: 'removed', ...(removed && { back: removed }) } };
    }
    case 'put-back': {
      const back = readJson(putBack, form.room);
      const cookies = await changeVisitorRooms(shop, request, from, ({ rooms, floors }) => {
        const { at, ...room } = back;
        return { rooms: rooms.some(({ id }) => id === room.id) ? rooms : rooms.toSpliced(at, 0, room), floors };
      });
      return { cookies, query: { done: 'back' } };
    }
    case 'keep': {
      const added = readJson(toKeep, form.rooms);
      const cookies = await changeVisitorRooms(shop, request, from, ({ rooms, floors }) => ({ rooms: addRooms(rooms, added, newRoomId), floors }));
      return { cookies, query: { done: 'kept' } };
    }
  }
  throw notUnderstood();
}

/** What a page of the shop's own wrote into its form. */
function readJson<S extends z.ZodType>(schema: S, written: string): z.output<S> {
  try {
    return schema.parse(JSON.parse(written));
  } catch {
    throw notUnderstood();
  }
}

const notUnderstood = () => new Refusal('invalid', 'invalid-form', 'Something went wrong. Please measure the room again.');
