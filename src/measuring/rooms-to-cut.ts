import { z } from 'zod';
import type { Area } from './area.ts';
import { floorSize, type RollRoom } from './roll-pieces.ts';
import { cornerProblem } from './rooms.ts';

const mm = (least: number, most: number) => z.int(`Please give whole mm from ${least} to ${most}.`).min(least).max(most);

/** Letters in the name of a room. */
export const maxRoomName = 60;
export const stepsProblem = 'Please enter the number of steps, from 1 to 30.';
const roomName = z.string().trim().max(maxRoomName).default('');

/** A room as it is sent and kept: mm, a rectangle or an L. `readRoom` makes the planner's own of it. */
export const roomToCut = z
  .object({
    name: roomName,
    length_mm: mm(100, 50_000),
    width_mm: mm(100, 50_000),
    corner_length_mm: mm(1, 50_000).optional().meta({ description: 'An L: the corner that is missing from the room.' }),
    corner_width_mm: mm(1, 50_000).optional(),
    doorways: z
      .array(z.object({ wall: z.enum(['start', 'end', 'left', 'right']), depth_mm: mm(0, 1000) }))
      .max(8)
      .default([])
      .meta({ description: 'To run into. The length runs from the start to the end wall.' }),
    joined: z.int().min(0).max(30).default(0).meta({ description: 'Rooms of one number join: the pile runs one way in them.' }),
  })
  .refine((one) => (one.corner_length_mm ?? 0) < one.length_mm && (one.corner_width_mm ?? 0) < one.width_mm, cornerProblem)
  .refine((one) => (one.corner_length_mm === undefined) === (one.corner_width_mm === undefined), 'Please give both sides of the missing corner.');

export const stairsToCut = z.object({
  name: roomName,
  steps: z.int().min(1).max(30),
  tread_mm: mm(50, 2000),
  riser_mm: mm(50, 500),
  nosing_mm: mm(0, 200).default(0),
  width_mm: mm(100, 5000),
});

export type RoomToCut = z.output<typeof roomToCut>;
export type StairsToCut = z.output<typeof stairsToCut>;

export const roomsToCut = z.object({ rooms: z.array(roomToCut).max(30).default([]), stairs: z.array(stairsToCut).max(10).default([]) }).prefault({});
export type RoomsToCut = z.output<typeof roomsToCut>;

/** Rooms and stairs as the planner takes them; what has no name is called by its number. */
export function readRoomsToCut({ rooms, stairs }: RoomsToCut): RollRoom[] {
  return [
    ...rooms.map((one, at) => readRoom({ ...one, name: one.name || `Room ${at + 1}` })),
    ...stairs.map((one, at) => readRoom({ ...one, name: one.name || (at ? `Stairs ${at + 1}` : 'Stairs') })),
  ];
}

/** One of them. */
export function readRoom(one: RoomToCut | StairsToCut): RollRoom {
  if ('steps' in one) {
    const { name, steps, tread_mm, riser_mm, nosing_mm, width_mm } = one;
    return { name, steps, treadMm: tread_mm, riserMm: riser_mm, nosingMm: nosing_mm, widthMm: width_mm };
  }
  return {
    name: one.name,
    lengthMm: one.length_mm,
    widthMm: one.width_mm,
    joined: one.joined,
    doorways: one.doorways.map(({ wall, depth_mm }) => ({ wall, depthMm: depth_mm })),
    ...(one.corner_length_mm && one.corner_width_mm ? { corner: { lengthMm: one.corner_length_mm, widthMm: one.corner_width_mm } } : {}),
  };
}

/** Its floor, doorways and steps in it. */
export function areaOfRoom(room: RollRoom): Area {
  const { lengthMm, widthMm } = floorSize(room);
  const corner = 'corner' in room && room.corner ? room.corner.lengthMm * room.corner.widthMm : 0;
  return BigInt(lengthMm * widthMm - corner) * 1_000_000n;
}

/**
 * What an address says of rooms, so that a product's page (`readCutForm`) reads the same: the fields that are filled in. Null for what the form
 * has no fields for: a second flight of stairs.
 */
export function queryOfRooms({ rooms, stairs }: RoomsToCut): [string, string][] | null {
  if (stairs.length > 1) return null;
  const m = (mm: number | undefined) => (mm ? String(mm / 1000) : '');
  const fields = rooms.flatMap((room, at) =>
    Object.entries({
      n: room.name.slice(0, 40),
      l: m(room.length_mm),
      w: m(room.width_mm),
      cl: m(room.corner_length_mm),
      cw: m(room.corner_width_mm),
      ...Object.fromEntries(room.doorways.map(({ wall, depth_mm }) => [`d${wall.slice(0, 1)}`, m(depth_mm)])),
      own: room.joined ? '1' : '',
    }).map(([field, text]): [string, string] => [`r${at + 1}${field}`, text]),
  );
  const flight = stairs.flatMap(({ steps, tread_mm, riser_mm, nosing_mm, width_mm }) =>
    Object.entries({ sn: `${steps}`, sl: m(tread_mm), sr: m(riser_mm), so: m(nosing_mm), sw: m(width_mm) }),
  );
  return [...fields, ...flight].filter(([, text]) => text);
}
