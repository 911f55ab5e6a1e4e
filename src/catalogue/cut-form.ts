import { readLength } from '#measuring/length.ts';
import type { Repeat } from '#measuring/roll-pieces.ts';
import { type Drop, planRolls, type RollPlan } from '#measuring/roll-plan.ts';
import { type RoomsToCut, readRoomsToCut, roomsToCut, stepsProblem } from '#measuring/rooms-to-cut.ts';
import { type CutWords, type FromRoll, rollGoodsOf, wordsOfCuts } from './roll-goods.ts';

/** What is typed of one room, or of stairs, by the name of its field. */
export type TypedCut = Record<string, string>;

/** The product page's form of rooms, as an address carries it: `r1l=5&r1w=2.5`. Lengths as people type them, in metres. */
export type CutForm = {
  rooms: TypedCut[];
  stairs: TypedCut;
  /** By the field's name in the address. */
  problems: Record<string, string>;
  /** The plan of a cart's line that these rooms take the place of, where the cart led here to change it. */
  instead: string | null;
  /** What is to be cut for; null while nothing, or something that makes no sense, is typed. */
  wanted: RoomsToCut | null;
};

export const roomFields = ['n', 'l', 'w', 'cl', 'cw', 'ds', 'de', 'dl', 'dr', 'own'] as const;
export const stairFields = ['n', 'l', 'r', 'o', 'w'] as const;
const maxRooms = 30;
const walls = [['ds', 'start'], ['de', 'end'], ['dl', 'left'], ['dr', 'right']] as const; // biome-ignore format: a table

/** Reads what an address asks to be cut. One room more than was typed is there to be filled in. */
export function readCutForm(query: URLSearchParams): CutForm {
  const problems: Record<string, string> = {};
  const typed = (prefix: string, fields: readonly string[]): TypedCut =>
    Object.fromEntries(fields.map((field) => [field, (query.get(prefix + field) ?? '').trim().slice(0, 40)]));
  const mm = (name: string, text: string): number => {
    const { length, problem } = readLength(text, 'm');
    if (problem !== undefined) problems[name] = problem;
    return Math.ceil((length ?? 0) / 1000);
  };
  const all = Array.from({ length: maxRooms }, (_, at) => typed(`r${at + 1}`, roomFields));
  const last = all.findLastIndex((room) => room.l || room.w);
  const rooms = all.slice(0, Math.min(maxRooms, last + 2));
  const read = rooms.flatMap((room, at) => {
    if (!room.l && !room.w) return [];
    const name = (field: string) => `r${at + 1}${field}`;
    const corner = room.cl || room.cw ? { corner_length_mm: mm(name('cl'), room.cl ?? ''), corner_width_mm: mm(name('cw'), room.cw ?? '') } : {};
    return {
      at,
      name: room.n || `Room ${at + 1}`,
      length_mm: mm(name('l'), room.l ?? ''),
      width_mm: mm(name('w'), room.w ?? ''),
      ...corner,
      doorways: walls.flatMap(([field, wall]) => (room[field] ? [{ wall, depth_mm: mm(name(field), room[field]) }] : [])),
      joined: room.own ? at + 1 : 0,
    };
  });
  const stairs = typed('s', stairFields);
  const flight = stairs.n
    ? [
        {
          steps: Number(stairs.n),
          tread_mm: mm('sl', stairs.l ?? ''),
          riser_mm: mm('sr', stairs.r ?? ''),
          nosing_mm: stairs.o ? mm('so', stairs.o) : 0,
          width_mm: mm('sw', stairs.w ?? ''),
        },
      ]
    : [];
  const parsed = roomsToCut.safeParse({ rooms: read.map(({ at: _, ...room }) => room), stairs: flight });
  for (const { path, message } of parsed.error?.issues ?? []) {
    const [list, at, field] = path;
    const name =
      list === 'stairs'
        ? `s${stairField[String(field)] ?? 'n'}`
        : `r${(read[Number(at)]?.at ?? 0) + 1}${roomField[String(field)] ?? (field ? 'ds' : 'cl')}`;
    problems[name] ??= list === 'stairs' && field === 'steps' ? stepsProblem : message;
  }
  const isThere = read.length + flight.length > 0;
  const instead = /^[0-9a-f]{20}$/.exec(query.get('plan') ?? '')?.[0] ?? null;
  return { rooms, stairs, problems, instead, wanted: isThere && parsed.success && Object.keys(problems).length === 0 ? parsed.data : null };
}

const roomField: Record<string, string> = { name: 'n', length_mm: 'l', width_mm: 'w', corner_length_mm: 'cl', corner_width_mm: 'cw' };
const stairField: Record<string, string> = { tread_mm: 'l', riser_mm: 'r', nosing_mm: 'o', width_mm: 'w' };

/** One way to have rooms cut: from which roll, with how many seams, at what price, and how it looks. */
export type CutOption = CutWords & {
  rollWidthMm: number;
  seams: number;
  pence: number;
  isEnough: boolean;
  drops: Drop[];
  names: string[];
  repeat: Repeat;
  /** What the cart's form sends to have it so. */
  send: string;
};

/**
 * Every roll with its plans, the one to recommend first: fewest seams, then the cheapest. `freeMm`: how much of a roll of that width is left.
 * Empty where none can lay the rooms.
 */
export function cutOptions(product: FromRoll, wanted: RoomsToCut, freeMm: (widthMm: number) => number): CutOption[] {
  const goods = rollGoodsOf(product);
  const rooms = readRoomsToCut(wanted);
  const repeat = { lengthMm: goods.repeatLengthMm, widthMm: goods.repeatWidthMm };
  const plans = goods.rolls.flatMap((roll) => planRolls(rooms, { ...goods, rolls: [roll] }));
  return plans
    .toSorted((a, b) => a.seams - b.seams || a.pence - b.pence)
    .map((plan) => {
      const names = rooms.map(({ name }) => name);
      return { ...optionOf(plan, wanted), names, repeat, isEnough: freeMm(plan.rollWidthMm) >= plan.soldMm };
    });
}

function optionOf(plan: RollPlan, wanted: RoomsToCut): Omit<CutOption, 'names' | 'repeat' | 'isEnough'> {
  const { rollWidthMm, seams, pence, drops } = plan;
  const send = JSON.stringify({ ...wanted, roll_width_mm: rollWidthMm, seams });
  return { ...wordsOfCuts(plan, wanted), rollWidthMm, seams, pence, drops, send };
}
