import { readAreaM2 } from '#measuring/area.ts';
import { readLength } from '#measuring/length.ts';
import { roomWords } from './words/places.ts';

/** A floor as it was described: sides in mm, or an area in mm². `times`: so many like it; negative: taken away. */
export type MeasuredRoom = { name: string; lengthMm: number; widthMm: number; times: number } | { name: string; areaMm2: number; times: number };

export type Measures = {
  rooms: MeasuredRoom[];
  /** Sides were given without a unit and are too long for metres: are they feet? */
  needsUnit: boolean;
  /** '600x600', for a tile or plank. */
  size: string | null;
  /** The text with what was read replaced by {room}, {area} or {size}. */
  rest: string;
};

const unit = `(?:mm|millimet(?:re|er)s?|cms?|centimet(?:re|er)s?|met(?:re|er)s?|mtrs?|m(?![a-wyz])|ft|feet|foot|')`;
const inches = String.raw`(?:\s*(?:and )?\d{1,2}(?:\.\d+)?(?:\s\d\/\d)?\s*(?:inch(?:es)?|ins?\b|"|''|(?=\s|$|x|by|,|\.)))`;
const side = String.raw`\d+(?:[.,]\d+)?(?:\s*(?:(?:ft|feet|foot|')${inches}?|${unit}(?:\s?\d{2}(?![\d.,]))?|inch(?:es)?|"))?`;
const about = String.raw`(?:\s*(?:about|roughly|around|approx(?:imately)?|it'?s|is)\s+)?`;
const rectangles = [
  // '4.2 x 3.6', '4m long by 3m wide', '13 ft 6 by 12 ft'.
  String.raw`(?<![\d.])(${side})\s*(?:long|wide|deep)?\s*(?:x|by|\*)${about}\s*(${side})(?:\s*(?:x|by)\s*${side})?`,
  // '5 m long and 1.1 m wide', '5m long, 90cm wide'.
  String.raw`(?<![\d.])(${side})\s*(?:long|in length|length)\s*(?:and|,|with)?${about}\s*(${side})\s*(?:wide|in width|width|across|high|tall|in height)`,
  String.raw`(?<![\d.])(${side})\s*(?:wide|in width|width|across)\s*(?:and|,|with)?${about}\s*(${side})\s*(?:long|in length|length|deep)`,
].map((pattern) => new RegExp(pattern, 'g'));
const lengthAndWidth = new RegExp(String.raw`(?:length)\s*(?:is|of|:|=)?\s*(${side})\D{0,12}?(?:width)\s*(?:is|of|:|=)?\s*(${side})`);
const squareArea =
  /(?<![x*\d.]\s?)(\d+(?:[.,]\d+)?)\s*(?:m2\b|sqm\b|sq\.?\s?m(?:et(?:re|er)s?|trs?|s)?\b|square\s?d?\s?m(?:et(?:re|er)s?|trs?)?\b|m(?:et(?:re|er)s?)?\s?squared?\b|metres? sq\b|m sq\b|meters? sq\b)/g;
const squareYards = /(\d+(?:[.,]\d+)?)\s*(?:sq\.?|square)\s?(?:yards?|yds?)\b|(\d+(?:[.,]\d+)?)\s*(?:yards?|yds?) squared?\b/g;
const squareFeet = /(\d+(?:[.,]\d+)?)\s*(?:sq\.?|square)\s?(?:foot|feet|ft)\b|(\d+(?:[.,]\d+)?)\s*(?:sqft|ft2)\b/g;
const areaUnits = [
  [squareArea, 1_000_000],
  [squareYards, 836_127.36],
  [squareFeet, 92_903.04],
] as const;
const roomNames = roomWords.flatMap((room) => room.says.map((name) => name.toLowerCase())).sort((a, b) => b.length - a.length);
const roomPattern = new RegExp(String.raw`\b(${roomNames.join('|')})\b`, 'g');
const longestInMetres = 15;
const largestRoomM2 = 80;

/** Takes every room, area and tile size out of a tidied text. */
export function takeMeasures(text: string): Measures {
  const isTile = /\b(?:tiles?|slabs?|planks?|boards?)\b/.test(text) && !roomPattern.test(text);
  roomPattern.lastIndex = 0;
  const rooms: MeasuredRoom[] = [];
  let needsUnit = false;
  let size: string | null = null;
  let rest = text.replace(lengthAndWidth, '$1 x $2');
  for (const [pattern, mm2] of areaUnits) {
    rest = rest.replaceAll(pattern, (said, ...groups) => {
      const number = groups.find((group) => typeof group === 'string') as string;
      const at = groups.find((group) => typeof group === 'number') as number;
      const areaMm2 = areaInMm2(number, mm2);
      if (areaMm2 === null) return said;
      rooms.push({ name: nameNear(rest, at, said.length), areaMm2, times: timesOf(rest, at, said.length) });
      return ' {area} ';
    });
  }
  for (const pattern of rectangles) {
    rest = rest.replaceAll(pattern, (said, first: string, second: string, at: number) => {
      const tile = tileSize(first, second, isTile);
      size ??= tile;
      if (tile) return ' {size} ';
      const read = rectangleOf(first, second);
      if (read === null) return said;
      if (read === 'unit?') needsUnit = true;
      else rooms.push({ name: nameNear(rest, at, said.length), ...read, times: timesOf(rest, at, said.length) });
      return ' {room} ';
    });
  }
  if (
    /\bl[ -]?shaped?\b/.test(text) &&
    rooms.length === 2 &&
    /missing|cut ?out|cut away|minus|less|taken (?:out|off)|notch|corner|take away/.test(text)
  ) {
    const corner = rooms[1];
    if (corner) corner.times = -1;
  }
  // 'two bedrooms, 3 by 4 and 4 by 5': each of the two is measured.
  const [first] = rooms;
  if (rooms.length > 1 && first && rooms.some(({ times }) => times === rooms.length) && rooms.every(({ name }) => name === first.name || name === ''))
    for (const room of rooms) room.times = 1;
  // 'in 600s'
  size ??= /\bin (\d{3})s\b/.exec(rest)?.[1]?.replace(/^(\d+)$/, '$1x$1') ?? null;
  return { rooms, needsUnit, size, rest: rest.replaceAll(/\s+/g, ' ').trim() };
}

/** The floor's area in mm²; what is taken away taken away. */
export function areaOf(rooms: readonly MeasuredRoom[]): number {
  return rooms.reduce((sum, room) => sum + room.times * ('areaMm2' in room ? room.areaMm2 : room.lengthMm * room.widthMm), 0);
}

function areaInMm2(number: string, mm2: number): number | null {
  const { area } = readAreaM2(number);
  if (area === undefined) return null;
  return mm2 === 1_000_000 ? Number(area / 1_000_000n) : Math.round(Number(number.replace(',', '.')) * mm2);
}

function rectangleOf(first: string, second: string): { lengthMm: number; widthMm: number } | 'unit?' | null {
  const [a, b] = [first.trim(), second.trim()];
  const [own, other] = [unitIn(a), unitIn(b)];
  // One unit serves both sides: '4 by 3.5 m'.
  const shared = own ?? other;
  const [length0, width0] = [a, b].map((said) => Number(said.replace(',', '.')));
  if (!shared && length0 && width0 && (Math.max(length0, width0) > longestInMetres || length0 * width0 > largestRoomM2)) return 'unit?';
  const lengths = [own || !shared ? a : a + shared, other || !shared ? b : b + shared].map((said) => readLength(normal(said), 'm'));
  const [length, width] = lengths.map((reading) => reading.length);
  if (length === undefined || width === undefined) return null;
  return { lengthMm: Math.round(length / 1000), widthMm: Math.round(width / 1000) };
}

function normal(said: string): string {
  return said
    .replace(/\bcms\b|(?<=\d)cms\b/, 'cm')
    .replace(/mtrs?/, 'm')
    .replace(/ and (?=\d)/, ' ')
    .trim();
}

function unitIn(said: string): string | null {
  const match = /(mm|millim|cm|centim|ft|feet|foot|'|"|inch|m)/.exec(said.replace(/^[\d.,\s]+/, ''));
  if (!match) return null;
  const [word = ''] = match;
  if (word === 'millim') return 'mm';
  if (word === 'centim') return 'cm';
  if (word === "'" || word === 'feet' || word === 'foot') return 'ft';
  return word === '"' ? 'in' : word === 'inch' ? 'in' : word;
}

const tileSides = new Set([10, 15, 20, 23, 25, 30, 33, 40, 45, 60, 75, 80, 90, 120]);

/** '600x600' for what can only be the size of a tile or plank; null for a room. */
function tileSize(first: string, second: string, isTile: boolean): string | null {
  const unitSaid = unitIn(second) ?? unitIn(first);
  const [a, b] = [Number.parseFloat(first.replace(',', '.')), Number.parseFloat(second.replace(',', '.'))];
  if (unitSaid === 'mm' || (unitSaid === null && Math.max(a, b) >= 100)) {
    const isSmall = Math.max(a, b) <= 1300 || (isTile && Math.max(a, b) <= 3000);
    return isSmall ? `${a}x${b}` : null;
  }
  if (unitSaid === 'cm') return Math.max(a, b) <= 120 && (isTile || (tileSides.has(a) && tileSides.has(b))) ? `${a * 10}x${b * 10}` : null;
  return unitSaid === null && a >= 20 && b >= 20 && tileSides.has(a) && tileSides.has(b) ? `${a * 10}x${b * 10}` : null;
}

/** The room named nearest before the measure in its part of the sentence, else right after it. */
function nameNear(rest: string, at: number, length: number): string {
  const before = rest.slice(0, at).split(/[;.]|\}|\band\b(?=[^{]*$)|,(?=[^{]*$)/);
  const own =
    [...(before.at(-1) ?? '').matchAll(roomPattern)].at(-1)?.[1] ?? [...rest.slice(Math.max(0, at - 40), at).matchAll(roomPattern)].at(-1)?.[1];
  const after = new RegExp(String.raw`^\s*(?:m2?\b|for (?:the|my|a)|of)?\s*(?:the\s+)?(${roomNames.join('|')})\b`).exec(rest.slice(at + length))?.[1];
  return own ?? after ?? '';
}

const times: Record<string, number> = { two: 2, both: 2, three: 3, four: 4, five: 5, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6 };

/** 'two bedrooms 3x4 each', '2 rooms of 3 x 4'. */
function timesOf(rest: string, at: number, length: number): number {
  const before =
    /\b(two|three|four|five|[2-6])\s+(?:\w+\s+)?(?:rooms|bedrooms|bathrooms|halls|landings)\s*(?:,|that are|which are|are|each|both|all|of|at|:|measuring|-)*\s*(?:both|each|all|about|around|roughly)?\s*$/.exec(
      rest.slice(Math.max(0, at - 60), at),
    );
  const after = /^\s*(?:each|apiece)/.exec(rest.slice(at + length));
  if (before) return times[before[1] ?? ''] ?? 1;
  return after ? (times[/\b(two|three|four|five|both)\b(?=[^{]*$)/.exec(rest.slice(0, at))?.[1] ?? ''] ?? 1) : 1;
}
