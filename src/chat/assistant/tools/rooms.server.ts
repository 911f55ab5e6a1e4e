import { z } from 'zod';
import type { RollRoom } from '#measuring/roll-pieces.ts';
import { areaOfRoom } from '#measuring/rooms-to-cut.ts';
import { nameOf, plannedRoom } from '#your-rooms/kept-rooms.ts';
import { measuredRoom } from '../context.ts';
import { areaOf, type MeasuredRoom } from '../reading/measures.ts';
import { tidy, wordsOf } from '../reading/text.ts';
import { termsIn } from '../reading/vocabulary.server.ts';
import type { Visitor } from './tool.ts';

/** Rooms as a tool is given them. */
export const roomsAsked = z
  .array(measuredRoom)
  .max(30)
  .describe('Sides in mm, or an area in mm²; of one of the visitor’s own rooms (ownRooms) its area and id');

/** The rooms that the visitor measured and kept. */
export function ownRooms({ rooms = [] }: Visitor): MeasuredRoom[] {
  return rooms.map(({ id, room }, at) => ({
    ...{ id, name: nameOf(room, at), times: 1 },
    areaMm2: Number(areaOfRoom(plannedRoom(room, at)) / 1_000_000n),
  }));
}

/** Those of them that a tidied text names as they are called, else by what such a room is called too: the lounge is a living room. */
export function ownRoomsNamed(visitor: Visitor, text: string): MeasuredRoom[] {
  const own = ownRooms(visitor);
  const named = own.filter(({ name }) => ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(tidy(name)).join(' ')} `));
  const roomsIn = (said: string) => termsIn(wordsOf(tidy(said))).flatMap((term) => (term.kind === 'rooms' ? term.name : []));
  const meant = named.length || !own.length ? [] : roomsIn(text);
  return named.length ? named : own.filter(({ name }) => roomsIn(name).some((room) => meant.includes(room)));
}

/** What they come to; `sides`: each with its own, null where one was told by its area, or taken away. */
export function measured({ rooms: kept = [] }: Visitor, rooms: readonly MeasuredRoom[]): { areaMm2: number; sides: RollRoom[] | null } {
  const sides = rooms.flatMap((one): (RollRoom | null)[] => {
    const at = 'id' in one ? kept.findIndex(({ id }) => id === one.id) : -1;
    const own = kept[at];
    if (own) return [plannedRoom(own.room, at)];
    return 'lengthMm' in one && one.times > 0 ? Array.from({ length: one.times }, () => one) : [null];
  });
  const all = sides.filter((one) => one !== null);
  return { areaMm2: areaOf(rooms), sides: all.length === sides.length && all.length <= 30 && all.length > 0 ? all : null };
}
