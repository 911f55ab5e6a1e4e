import { z } from 'zod';
import { type Area, decimalM2, formatArea } from '#measuring/area.ts';
import { layingPatterns } from '#measuring/boxes.ts';
import { formatLength } from '#measuring/length.ts';
import type { RollRoom } from '#measuring/roll-pieces.ts';
import type { Room } from '#measuring/rooms.ts';
import {
  areaOfRoom,
  queryOfRooms,
  type RoomsToCut,
  type RoomToCut,
  readRoom,
  roomToCut,
  type StairsToCut,
  stairsToCut,
} from '#measuring/rooms-to-cut.ts';

/** How many rooms one person keeps, and how many flights among them; as many as can be cut for at once. */
export const maxKept = 30;
export const maxFlights = 10;
/** Floors that stand side by side. */
export const maxFloors = 4;

export type Measured = RoomToCut | StairsToCut;
export const measured = z.union([stairsToCut, roomToCut]);

/** One room or flight of stairs that somebody measured, and the floor that they chose for it. `joined` other than 0: the pile may run its own way. */
export const keptRoom = z.object({
  id: z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .meta({ examples: ['4f0c2a9be1d7'] }),
  room: measured,
  floor: z.uuid().nullable().default(null),
});
export type KeptRoom = z.output<typeof keptRoom>;

/** A floor that is weighed up, and how it is laid. */
export const floorChoice = z.object({ product_id: z.uuid(), pattern: z.enum(layingPatterns.map(({ pattern }) => pattern)).default('straight') });
export type FloorChoice = z.output<typeof floorChoice>;

export type RoomList = { rooms: KeptRoom[]; floors: FloorChoice[] };
export const noRooms: RoomList = { rooms: [], floors: [] };

/** Reads what is stored. What another release wrote and this one does not know is left out. */
export function readRoomList(stored: { rooms: unknown; floors: unknown }): RoomList {
  return { rooms: each(keptRoom, stored.rooms).slice(0, maxKept), floors: each(floorChoice, stored.floors).slice(0, maxFloors) };
}

function each<S extends z.ZodType>(schema: S, list: unknown): z.output<S>[] {
  return (Array.isArray(list) ? list : []).flatMap((one) => {
    const read = schema.safeParse(one);
    return read.success ? [read.data] : [];
  });
}

/** Rooms as they are planned together; what may run its own way joins none of the others. */
export function roomsOf(kept: readonly KeptRoom[]): RoomsToCut {
  const rooms = kept.flatMap(({ room }, at) => ('steps' in room ? [] : [{ ...room, joined: room.joined ? at + 1 : 0 }]));
  return { rooms, stairs: kept.flatMap(({ room }) => ('steps' in room ? [room] : [])) };
}

export function areaOf(kept: readonly KeptRoom[]): Area {
  return kept.reduce((sum, { room }) => sum + areaOfRoom(readRoom(room)), 0n);
}

/** Why so many are too many, in a sentence; null where there is a place for each. */
export function tooManyRooms(rooms: readonly KeptRoom[]): string | null {
  if (rooms.length > maxKept) return `You can keep up to ${maxKept} rooms. Please remove one first.`;
  return rooms.filter(({ room }) => 'steps' in room).length > maxFlights ? `You can keep up to ${maxFlights} flights of stairs.` : null;
}

/** Adds measured rooms, but none that is there already just as it is. `newId` gives each its name. */
export function addRooms(rooms: readonly KeptRoom[], added: readonly Measured[], newId: () => string): KeptRoom[] {
  const there = new Set(rooms.map(({ room }) => textOf(room)));
  return [...rooms, ...added.filter((room) => !there.has(textOf(room))).map((room) => ({ id: newId(), room, floor: null }))];
}

/** Rooms and floors of two lists, none twice, the first list's first. What is more than one keeps is left out. */
export function joinLists(own: RoomList, other: RoomList, newId: () => string): RoomList {
  let rooms = own.rooms;
  for (const { room, floor } of other.rooms) {
    const next = addRooms(rooms, [room], newId).map((one, at) => (at === rooms.length ? { ...one, floor } : one));
    if (!tooManyRooms(next)) rooms = next;
  }
  const known = new Set(own.floors.map(({ product_id }) => product_id));
  const floors = [...own.floors, ...other.floors.filter(({ product_id }) => !known.has(product_id))].slice(0, maxFloors);
  const ids = new Set(floors.map(({ product_id }) => product_id));
  return { rooms: rooms.map((one) => (one.floor && !ids.has(one.floor) ? { ...one, floor: null } : one)), floors };
}

/** The same text for the same room: a column of JSON keeps its own order of keys. */
const textOf = (room: Measured) => JSON.stringify(measured.parse(room));

/** Rooms of the box calculator as rooms to keep: each of several rectangles is one of its own. */
export function measuredRooms(rooms: readonly Room[]): RoomToCut[] {
  const mm = (length: number) => Math.ceil(length / 1000);
  return rooms.flatMap(({ name, shape, parts }) => {
    const [whole, corner] = parts;
    if (shape === 'l-shape' && whole && corner) {
      const sides = { corner_length_mm: mm(corner.length), corner_width_mm: mm(corner.width) };
      return [{ name, length_mm: mm(whole.length), width_mm: mm(whole.width), ...sides, doorways: [], joined: 0 }];
    }
    return parts.map(({ length, width }, at) => ({
      name: parts.length > 1 ? `${name} (${at + 1})` : name,
      length_mm: mm(length),
      width_mm: mm(width),
      doorways: [],
      joined: 0,
    }));
  });
}

/** '5.00 m × 4.00 m, less a corner of 2.00 m × 2.00 m', '13 steps, 0.80 m wide'. */
export function saySizes(room: Measured): string {
  const m = (mm: number) => formatLength(mm * 1000, 'm');
  if ('steps' in room) return `${room.steps} ${room.steps === 1 ? 'step' : 'steps'}, ${m(room.width_mm)} wide`;
  const { corner_length_mm: cornerLength, corner_width_mm: cornerWidth } = room;
  const whole = `${m(room.length_mm)} × ${m(room.width_mm)}`;
  return cornerLength && cornerWidth ? `${whole}, less a corner of ${m(cornerLength)} × ${m(cornerWidth)}` : whole;
}

/** What is shown of a room: its name, its sizes in words, its area as shown and as a decimal of m² that adds up. */
export type RoomInWords = { id: string; name: string; sizes: string; area: string; areaM2: string };

export function inWords({ id, room }: KeptRoom, at: number): RoomInWords {
  const area = areaOfRoom(readRoom(room));
  return { id, name: nameOf(room, at), sizes: saySizes(room), area: formatArea(area), areaM2: plainM2(area) };
}

export function nameOf(room: Measured, at: number): string {
  return room.name || ('steps' in room ? 'Stairs' : `Room ${at + 1}`);
}

/** '20', '12.25'. */
export function plainM2(area: Area): string {
  return decimalM2(area, 6).replace(/\.?0+$/, '');
}

/**
 * What follows a product's path so that its page works out these rooms: each side, and for boxes the area too. What is cut has a form
 * for one flight of stairs: null for more, and for boxes the area alone.
 */
export function queryForProduct(kept: readonly KeptRoom[], isCut: boolean): string | null {
  const area: Record<string, string> = isCut ? {} : { area: plainM2(areaOf(kept)) };
  const rooms = queryOfRooms(roomsOf(kept));
  if (!rooms && isCut) return null;
  return `?${new URLSearchParams([...Object.entries(area), ...(rooms ?? [])])}#${isCut ? 'cuts' : 'calculator'}`;
}

/** A room as the planner takes it, called by its number where it has no name. */
export function plannedRoom(room: Measured, at: number): RollRoom {
  return readRoom({ ...room, name: nameOf(room, at) });
}
