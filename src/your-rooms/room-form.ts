import { formatLength, readLength } from '#measuring/length.ts';
import { maxRoomName, roomToCut, stairsToCut, stepsProblem } from '#measuring/rooms-to-cut.ts';
import { keepTo } from '#platform/form-fields.ts';
import { type FieldError, formErrors } from '#platform/refusal.ts';
import type { Measured } from './kept-rooms.ts';

const wallFields = [
  ['door_start', 'start'],
  ['door_end', 'end'],
  ['door_left', 'left'],
  ['door_right', 'right'],
] as const;
const doorFields = ['door_start', 'door_end', 'door_left', 'door_right'] as const;

/** The fields of a room's form and of a flight's; each form sends some of them. */
export const roomFields = [
  'name',
  'length',
  'width',
  'corner_length',
  'corner_width',
  ...doorFields,
  'own',
  'steps',
  'tread',
  'riser',
  'nosing',
] as const;
export type TypedKept = Record<(typeof roomFields)[number], string>;
export const blankRoom = Object.fromEntries(roomFields.map((field) => [field, ''])) as TypedKept;

/** What is typed of a room, or of stairs: lengths as people write them, in metres unless they say. */
export function readTypedRoom(
  typed: TypedKept,
  isStairs: boolean,
): { room: Measured; errors?: undefined } | { room?: undefined; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const mm = (field: keyof TypedKept) => {
    const { length, problem } = readLength(typed[field], 'm');
    if (problem !== undefined) errors.push({ field, message: problem });
    return Math.ceil((length ?? 1_000_000) / 1000);
  };
  const optional = (field: keyof TypedKept) => (typed[field].trim() ? mm(field) : undefined);
  const name = typed.name.trim();
  if (name.length > maxRoomName) errors.push({ field: 'name', message: keepTo(maxRoomName) });
  const sent = isStairs
    ? { steps: stepsOf(typed.steps), width_mm: mm('width'), tread_mm: mm('tread'), riser_mm: mm('riser'), nosing_mm: optional('nosing') ?? 0 }
    : {
        length_mm: mm('length'),
        width_mm: mm('width'),
        corner_length_mm: optional('corner_length'),
        corner_width_mm: optional('corner_width'),
        doorways: wallFields.flatMap(([field, wall]) => {
          const depth_mm = optional(field);
          return depth_mm === undefined ? [] : [{ wall, depth_mm }];
        }),
        joined: typed.own ? 1 : 0,
      };
  const read = (isStairs ? stairsToCut : roomToCut).safeParse({ name: name.slice(0, maxRoomName), ...sent });
  if (!read.success)
    errors.push(...formErrors(read.error).map(({ field, message }) => ({ field: typedField(field), message: wordsFor(field, message) })));
  const first = errors.filter(({ field }, at) => errors.findIndex((other) => other.field === field) === at);
  return first.length || !read.success ? { errors: first } : { room: read.data };
}

/** Digits only, so that '13.5' and '1e1' are asked about. */
const stepsOf = (typed: string) => (/^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : 0);

/** The field of the form that a field of the schema was typed in; what is wrong with the whole is said at the corner. */
function typedField(field: string): string {
  const door = field.startsWith('doorways');
  return door ? 'door_start' : field.replace(/_mm$/, '') || 'corner_length';
}

function wordsFor(field: string, message: string): string {
  if (field === 'steps') return stepsProblem;
  const [, least, most] = /from (\d+) to (\d+)/.exec(message) ?? [];
  const m = (mm: string) => formatLength(Number(mm) * 1000, 'm');
  return least && most ? `Please enter a length from ${m(least)} to ${m(most)}.` : message;
}

/** A kept room as its form shows it. */
export function typedFrom(room: Measured): TypedKept {
  const m = (mm: number | undefined) => (mm ? String(mm / 1000) : '');
  const { name } = room;
  if ('steps' in room) {
    const { steps, width_mm, tread_mm, riser_mm, nosing_mm } = room;
    return { ...blankRoom, name, steps: String(steps), width: m(width_mm), tread: m(tread_mm), riser: m(riser_mm), nosing: m(nosing_mm) };
  }
  const doors = wallFields.map(([field, wall]) => [field, m(room.doorways.find((door) => door.wall === wall)?.depth_mm)]);
  return {
    ...blankRoom,
    name,
    length: m(room.length_mm),
    width: m(room.width_mm),
    corner_length: m(room.corner_length_mm),
    corner_width: m(room.corner_width_mm),
    ...Object.fromEntries(doors),
    own: room.joined ? '1' : '',
  };
}
