import { readAreaM2 } from '#measuring/area.ts';
import { isBesideTile, rectangleOf, side, tileSize, unitIn } from './sides.ts';

/** A floor as it was described: sides in mm, or an area in mm². `times`: so many like it; negative: taken away. `id`: of a visitor's own room. */
export type MeasuredRoom = { name: string; times: number } & ({ lengthMm: number; widthMm: number } | { areaMm2: number; id?: string | undefined });

export type Measures = {
  rooms: MeasuredRoom[];
  /** Sides were given without a unit and are too long for metres: are they feet? */
  needsUnit: boolean;
  /** '600x600', for a tile or plank. */
  size: string | null;
  /** The text with what was read replaced by {room}, {area} or {size}. */
  rest: string;
};

type Shape = { lengthMm: number; widthMm: number } | { areaMm2: number };
type Found = { from: number; to: number; says: '{room}' | '{area}' | '{size}'; shape: Shape | null; size: string | null };

const along = '(?:in )?(?:long|length|wide|width|across|deep)';
const rectangles = [
  String.raw`(?<![\d.])(${side}) ?(?:long|wide|deep)? ?(?:x|by|\*) ?(?:about )?(${side})(?: ?(?:long|wide|deep|high|across)\b)?`,
  String.raw`(?<![\d.])(${side}) ?${along}\b[^\d{}]{0,20}(${side}) ?${along}\b`,
  String.raw`\blength ?(?:is|of|:|=)? ?(${side})\D{0,12}\bwidth ?(?:is|of|:|=)? ?(${side})`,
].map((pattern) => new RegExp(pattern, 'g'));
/** Areas, and what one of them is in mm². */
const areas = [
  [/(?<![\dx.,])(\d+(?:[.,]\d+)?) ?(?:m2|m sq|squares)\b/g, 1_000_000],
  [/(?<![\dx.,])(\d+(?:[.,]\d+)?) ?(?:(?:sq\.?|square) ?(?:ft|feet|foot)|ft2|sqft)\b/g, 92_903.04],
  [/(?<![\dx.,])(\d+(?:[.,]\d+)?) ?(?:sq\.?|square) ?(?:yards?|yds?)\b/g, 836_127.36],
] as const;
/** 'grey 600x600 tiles': a size stands beside what is tiled. */
const squareTile = /\b([1-9]00|450|750)s\b|\b([1-9]00|450|750) ?mm (?:square )?(?:\w+ )?tiles?\b/;
const taken = /\b(?:minus|less|without|except|apart from|not counting|leave out|take away|taken up by)\b[^,.{}]*$/;
const counts = /\b(\d{1,2}) (?:\w+ ){0,2}(?:rooms?|bedrooms?|bathrooms?|flats|areas)\b[^.{}]{0,14}$/;
const roomNames = [
  'living room|dining room|utility room|bathroom|bedroom|kitchen|hall(?:way)?|landing|lounge|porch',
  'conservatory|office|patio|utility|toilet|ensuite|stairs',
];
const roomName = new RegExp(`\\b(${roomNames.join('|')})\\b`, 'g');

/** Takes every room, area and tile size out of a tidied text. */
export function takeMeasures(text: string): Measures {
  const isTile =
    /\b(?:tiles?|slabs?|planks?|boards?|porcelain|format)\b/.test(text) && !/\b(?:room|kitchen|hall|bathroom|cover|area|floor of)\b/.test(text);
  const unitSaid = /\bin (?:feet|foot|ft)\b/.test(text) || isAllInFeet(text) ? 'ft' : (/\bin (cm|mm)s?\b/.exec(text)?.[1] ?? null);
  const found: Found[] = [];
  let needsUnit = false;
  const read = (pattern: RegExp, of: (match: RegExpExecArray) => Omit<Found, 'from' | 'to'> | null) => {
    for (const match of text.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      const one = found.some((other) => from < other.to && other.from < to) ? null : of(match);
      if (one) found.push({ from, to, ...one });
    }
  };
  for (const [pattern, mm2] of areas) read(pattern, ([, number = '']) => areaIn(number, mm2));
  for (const pattern of rectangles)
    read(pattern, ({ 0: whole, index, 1: first = '', 2: second = '' }) => {
      const size = tileSize(first, second, isTile, isBesideTile(text.slice(0, index), text.slice(index + whole.length)));
      if (size) return { says: '{size}', shape: null, size };
      const shape = rectangleOf(first, second, unitIn(first) || unitIn(second) ? null : unitSaid);
      if (shape === 'unit?') needsUnit = true;
      return shape && { says: '{room}', shape: shape === 'unit?' ? null : shape, size: null };
    });
  found.sort((a, b) => a.from - b.from);
  const sizes = [...new Set(found.flatMap(({ size }) => size ?? []))];
  const square = squareTile.exec(text)?.slice(1).find(Boolean);
  return {
    rooms: roomsIn(text, found),
    needsUnit,
    size: sizes[0] ?? (square ? `${square}x${square}` : null),
    rest: without(text, found),
  };
}

/** The floor's area in mm²; what is taken away taken away. */
export function areaOf(rooms: readonly MeasuredRoom[]): number {
  return rooms.reduce((sum, room) => sum + room.times * ('areaMm2' in room ? room.areaMm2 : room.lengthMm * room.widthMm), 0);
}

/** '10 by 9, 11 by 10 and 8 by 7 foot': one unit that is said once serves all. */
function isAllInFeet(text: string): boolean {
  return /\d ?(?:ft|foot|feet|')(?![\w'])/.test(text) && !/\d ?(?:m|mm|cm|cms|mtrs?|met(?:re|er)s?|m2)\b/.test(text);
}

function roomsIn(text: string, found: readonly Found[]): MeasuredRoom[] {
  const rooms = found.flatMap(({ from, to, shape }, at): MeasuredRoom[] => {
    if (!shape) return [];
    const before = text.slice(found[at - 1]?.to ?? 0, from);
    const after = text.slice(to, found[at + 1]?.from ?? text.length);
    const [name = ''] = [...before.matchAll(roomName)].at(-1) ?? (at === 0 || found.length === at + 1 ? (after.match(roomName) ?? []) : []);
    const many = Number(counts.exec(before)?.[1] ?? 1);
    return [{ name, ...shape, times: (taken.test(before) ? -1 : 1) * many }];
  });
  // 'two bedrooms, 3 by 4 and 4 by 5': each of the two is measured.
  if (rooms.length > 1) for (const room of rooms) if (Math.abs(room.times) === rooms.length) room.times = Math.sign(room.times);
  return areaOf(rooms) > 0 ? rooms : rooms.map((room) => ({ ...room, times: Math.abs(room.times) }));
}

function areaIn(number: string, mm2: number): Omit<Found, 'from' | 'to'> | null {
  if (readAreaM2(number).area === undefined) return null;
  return { says: '{area}', shape: { areaMm2: Math.round(Number(number.replace(',', '.')) * mm2) }, size: null };
}

function without(text: string, found: readonly Found[]): string {
  const pieces = found.map(({ to, says }, at) => `${says} ${text.slice(to, found[at + 1]?.from ?? text.length)}`);
  return `${text.slice(0, found[0]?.from ?? text.length)} ${pieces.join(' ')}`.replaceAll(/ +/g, ' ').trim();
}
