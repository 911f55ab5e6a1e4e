import { type Area, checkArea } from './area.ts';
import { type Length, type LengthUnit, readLength } from './length.ts';

export const roomShapes = [
  { shape: 'rectangle', label: 'Rectangle' },
  { shape: 'l-shape', label: 'L-shape' },
  { shape: 'several', label: 'Several rectangles' },
] as const;
export type RoomShape = (typeof roomShapes)[number]['shape'];

export type Rectangle = { length: Length; width: Length };

/**
 * A room in parts. A rectangle has one; several rectangles are added up; an L-shape is the whole rectangle around it
 * and, second, the corner that is missing from it.
 */
export type Room = { name: string; shape: RoomShape; parts: readonly Rectangle[] };

/** A room as it stands in the form, sides as typed. */
export type TypedRoom = { name: string; shape: RoomShape; parts: readonly { length: string; width: string }[] };

/** What is wrong with a side: which room and part (from 0), and one plain sentence. */
export type RoomProblem = { room: number; part: number; side: 'length' | 'width'; message: string };

export const cornerProblem = 'The missing corner must be smaller than the room.';

/** How many rooms a form takes, and rectangles in a room. */
export const maxRooms = 30;
export const maxParts = 10;

/** Exact, whatever the unit the sides were typed in. */
export function areaOfRoom({ shape, parts }: Pick<Room, 'shape' | 'parts'>): Area {
  const areas = parts.map(areaOfRectangle);
  if (shape === 'l-shape') return (areas[0] ?? 0n) - (areas[1] ?? 0n);
  return areas.reduce((sum, area) => sum + area, 0n);
}

/**
 * Reads the form's rooms. Parts and rooms left blank are passed over, so that the total follows the typing.
 * `area` is null while any side has a problem, nothing is filled in, or the whole is more than a shop's floor.
 */
export function measureRooms(
  typed: readonly TypedRoom[],
  unit: LengthUnit,
): { rooms: Room[]; area: Area | null; problems: RoomProblem[]; problem?: string } {
  const rooms: Room[] = [];
  const problems: RoomProblem[] = [];
  typed.slice(0, maxRooms).forEach((room, index) => {
    const measured = measureRoom(room, index, unit);
    problems.push(...measured.problems);
    if (measured.parts.length > 0 && measured.problems.length === 0) rooms.push({ name: room.name.trim(), shape: room.shape, parts: measured.parts });
  });
  if (problems.length > 0 || rooms.length === 0) return { rooms, area: null, problems };
  const total = checkArea(rooms.reduce((sum, room) => sum + areaOfRoom(room), 0n));
  return total.problem ? { rooms, area: null, problems, problem: total.problem } : { rooms, area: total.area ?? null, problems };
}

function measureRoom(room: TypedRoom, index: number, unit: LengthUnit): { parts: Rectangle[]; problems: RoomProblem[] } {
  const problems: RoomProblem[] = [];
  const parts: Rectangle[] = [];
  const offered = room.shape === 'rectangle' ? 1 : room.shape === 'l-shape' ? 2 : maxParts;
  const wanted = room.parts.slice(0, offered);
  const isBlank = wanted.every((part) => !part.length.trim() && !part.width.trim());
  if (isBlank) return { parts, problems };

  wanted.forEach((part, number) => {
    if (room.shape === 'several' && !part.length.trim() && !part.width.trim()) return;
    const length = readLength(part.length, unit);
    const width = readLength(part.width, unit);
    if (length.problem) problems.push({ room: index, part: number, side: 'length', message: length.problem });
    if (width.problem) problems.push({ room: index, part: number, side: 'width', message: width.problem });
    if (length.length !== undefined && width.length !== undefined) parts.push({ length: length.length, width: width.length });
  });
  const [whole, corner] = parts;
  if (room.shape === 'l-shape' && whole && corner) {
    if (corner.length >= whole.length) problems.push({ room: index, part: 1, side: 'length', message: cornerProblem });
    if (corner.width >= whole.width) problems.push({ room: index, part: 1, side: 'width', message: cornerProblem });
  }
  return { parts, problems };
}

function areaOfRectangle({ length, width }: Rectangle): Area {
  return BigInt(length) * BigInt(width);
}
