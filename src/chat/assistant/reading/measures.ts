import { readAreaM2 } from '#measuring/area.ts';
import { type Around, isOfPlace, isOfSmallPlace, isOpening, isTakenAway, namesRoom, roomNamed, timesOf } from './part-of-floor.ts';
import { packIn, roundWalls, wallsIn, withEachArea, withSharedHeight, withTwoWidths } from './said-of-rooms.ts';
import { isBesideTile, lengthOf, rectangleOf, side, tileSize, unitIn } from './sides.ts';

/** How a measure was read that says less than it needs: bare metres as m², a circle as its square, stairs by a usual step, walls all round. */
export type ReadAs = 'metres' | 'circle' | 'steps' | 'walls';

/** A floor as it was described: sides in mm, or an area in mm². `times`: so many like it; negative: taken away. */
export type MeasuredRoom = { name: string; times: number; as?: ReadAs | undefined } & ({ lengthMm: number; widthMm: number } | { areaMm2: number });

export type Measures = {
  rooms: MeasuredRoom[];
  /** Sides were given without a unit and are too long for metres: are they feet? */
  needsUnit: boolean;
  /** '600x600', for a tile or plank. */
  size: string | null;
  /** The text with what was read replaced by {room}, {area} or {size}. */
  rest: string;
};

type Shape = ({ lengthMm: number; widthMm: number } | { areaMm2: number }) & { as?: ReadAs; times?: number };
type Found = { from: number; to: number; says: '{room}' | '{area}' | '{size}' | '{pack} pack'; shape: Shape | null; size?: string };

const about = String.raw`(?:\s*\b(?:about|roughly|around|approx(?:imately)?|only|just|maybe|nearly|it'?s|is|by)\b)*\s*`;
const long = '(?:long|in length|length|of (?:\\w+ )?(?:walls?|walling|splash ?back|upstand))';
const wide = '(?:wide|in width|width|across)';
const rectangles = [
  // '4.2 x 3.6', '4m long by 3m wide', '13 ft 6 by 12 ft'.
  String.raw`(?<![\d.])(${side})\s*(?:long|wide|deep|high)?\s*(?:x|by|\*)${about}(${side})(?:\s*(?:x|by)\s*${side}|\s*(?:long|wide|deep|high|across)\b(?!\s+(?:\w+\s)?(?:planks?|boards?|oak|laminate|wood|lvt)\b))?`,
  // '5 m long and only 1.1 m wide', 'a 6m long hall, 90cm wide'.
  String.raw`(?<![\d.])(${side})\s*${long}\b[^\d{}]{0,30}?(${side})\s*(?:${wide}|high|tall|in height|deep)\b`,
  String.raw`(?<![\d.])(${side})\s*(?:${wide}|high|tall)\b[^\d{}]{0,30}?(${side})\s*(?:${long}|deep|${wide}|high|tall|in height)\b`,
].map((pattern) => new RegExp(pattern, 'g'));
const named = [
  new RegExp(String.raw`\blength\s*(?:is|of|:|=)?\s*(${side})\D{0,12}?\bwidth\s*(?:is|of|:|=)?\s*(${side})`),
  new RegExp(String.raw`\bwidth\s*(?:is|of|:|=)?\s*(${side})\D{0,12}?\blength\s*(?:is|of|:|=)?\s*(${side})`),
];
const squareArea =
  /(?:(?<=\b\d{3,4} ?x ?\d{3,4} )|(?<!(?:(?<![a-z])x|[*\d.])\s?))(\d+(?:[.,]\d+)?)\s*(?:m2\b|sqm\b|sq\.?\s?m(?:et(?:re|er)s?|trs?|s)?\b|squared?\s?m(?:et(?:re|er)s?|trs?)?\b|m(?:et(?:re|er)s?|trs?)?\s?squared?\b|m(?:et(?:re|er)s?|trs?)? sq\b|squares\b)/g;
/** 'is that about 20 m²?' asks whether a figure is right, and measures nothing; 'a kitchen thats 18 m²' measures. */
const askedAbout =
  /(?:(?<!\w )(?:is|are|isnt|isn't)|(?<![\w,] )roughly|\b(?:is|would|will|does|should|are|isnt|isn't|wouldn't|makes?) (?:that|it|this|they)|(?:^|[,.?!:-] ?|\b(?:so|and|ok|okay|right|then|well|think|reckon|suppose|guess|says?|said|means?|hmm|or|but|if) )that'?s) (?:then |not )?(?:be |come to |come out at |make |work out (?:at|as) |equal |mean )?(?:about |around |roughly |nearly |close to |the same as |somewhere near |near enough |approx\w* )?$/;
const squareYards = /(\d+(?:[.,]\d+)?)\s*(?:sq\.?|square)\s?(?:yards?|yds?)\b|(\d+(?:[.,]\d+)?)\s*(?:yards?|yds?) squared?\b/g;
const squareFeet = /(\d+(?:[.,]\d+)?)\s*(?:sq\.?|square)\s?(?:foot|feet|ft)\b|(\d+(?:[.,]\d+)?)\s*(?:sqft|ft2|(?:ft|feet|foot) squared?)\b/g;
const areaUnits = [
  [squareArea, 1_000_000],
  [squareYards, 836_127.36],
  [squareFeet, 92_903.04],
] as const;
const furtherRoom = /(?<=\b(?:and|plus)\s+(?:an? )?)(\d+(?:\.\d+)?)(?= (?:for|in) (?:the|my|a|an) ((?:\w+ ?){1,2}))/g;
const isRound = /\b(?:circular|circle|diameter|radius|round (?:room|hall|area|patio|porch|turret|tower|conservatory|floor|lounge|kitchen))\b/;
const rounds = [
  String.raw`(?<![\d.])(${side})\s*(?:across|(?:in )?diameter|wide|from side to side)\b`,
  String.raw`\bdiameter\s*(?:is|of|:)?${about}(${side})`,
].map((pattern) => new RegExp(pattern, 'g'));
const radius = new RegExp(String.raw`\bradius\s*(?:is|of|:)?${about}(${side})|(${side})\s*radius\b`, 'g');
const stairs = /(?<![\d.])(\d{1,2})\s*(?:steps|stairs|treads|risers)\b[^\d{}]{0,40}(\d+(?:\.\d+)?)\s?(mm|cm|m)?\s*(?:wide|across|in width)\b/g;
/** A tread of 25 cm, a riser of 20 cm, and 10 cm for the nosing and trimming: what a step of a usual staircase takes. */
export const stepMm = 550;
/** '13 steps, each 27 cm tread and 19 cm rise and 80 cm wide', the tread and the riser in either order. */
const measuredSteps = new RegExp(
  String.raw`(?<![\d.])(\d{1,2})\s*(?:steps|stairs|treads|risers)\b[^{}\d]{0,40}?(${side})\s*(?:deep |high )?(tread|treads|going|goings|deep|rise|riser|risers|high)\b[^{}\d]{0,25}?(${side})\s*(?:deep |high )?(?:tread|treads|going|goings|deep|rise|riser|risers|high)\b[^{}\d]{0,25}?(${side})\s*(?:wide|across|in width)\b`,
  'g',
);
/** What the nosing and trimming take of a step whose tread and riser were measured. */
export const nosingMm = 100;
const bareMetres =
  /(?<!(?:(?<![a-z])x|[\d.£])\s?)\b(\d{1,3}(?:\.\d{1,2})?)\s?(?:m|met(?:re|er)s?|mtrs?)\b(?!\s*(?:x\b|by\b|long|wide|deep|high|tall|thick|across|away|from|apart|up|down|roll|lengths?|\d|(?:of )?(?:skirting|scotia|trim|beading|edging|carpet|vinyl|lino|runner|pipe|gap|head)|a\b))/g;
const asksAmount = /\b(?:boxes|box|packs?|enough|cover|how (?:many|much)|whole|entire|total|altogether|worth of|to do|to floor)\b/;
const byTheMetre = /\b(?:carpet|vinyl|lino|roll|rolls|skirting|scotia|beading|trims?|edging|threshold|stairs|runner|deliver\w*|road|walk|away|gap)\b/;
const leastBareM2 = 6;
/** 'in 600s', '600mm tiles' */
const squareTile = /\bin (\d{3})s\b|\b([1-9]00|450|750)s\b|\b([1-9]00|150|450|750) ?mm (?:(?:square|porcelain|ceramic|floor|wall|stone) )?tiles?\b/;

const tileSide = /\b(15|20|30|40|45|60|75|80|90|120)(?:0 ?mm| ?cm)(?: (?:square|by|ones?|tiles?|slabs?|porcelain|big|large))?(?= |,|$|\?)/;

/** '80 or 90cm', '600mm or 800mm' */
const eitherSide = /\b([2-9][05]0?)(?: ?(?:cm|mm|x \d{2,3}))? or ([2-9][05]0?) ?(?:cm|mm)\b/;

/** '90cm ones': square; so long as 120 cm no tile of ours is, so half as wide. */
function sideOfTile(said: string): string | null {
  if (!/\btiles?\b|\bslabs?\b/.test(said)) return null;
  const both = eitherSide.exec(said)?.slice(1).map(Number);
  if (both) return both.map((side) => squareOf(side >= 100 ? side / 10 : side)).join('/');
  const cm = Number(tileSide.exec(said)?.[1] ?? 0);
  return cm ? squareOf(cm) : null;
}

function squareOf(cm: number): string {
  return cm >= 100 ? `${cm * 5}x${cm * 10}` : `${cm * 10}x${cm * 10}`;
}

/** Takes every room, area and tile size out of a tidied text. */
export function takeMeasures(text: string): Measures {
  const isTile = /\b(?:tiles?|slabs?|planks?|boards?)\b/.test(text) && !namesRoom(text) && !/\b(?:cover|room|area|walls?|splash ?back)\b/.test(text);
  const unitSaid = /\bin (?:feet|foot|ft)\b/.test(text) || isAllInFeet(text) ? 'ft' : (/\bin (cm|mm)s?\b/.exec(text)?.[1] ?? null);
  const said = withEachArea(withSharedHeight(withTwoWidths(named.reduce((now, pattern) => now.replace(pattern, '$1 x $2'), text))));
  const found: Found[] = [];
  const pack = packIn(said);
  if (pack) found.push({ from: pack.from, to: pack.to, says: '{pack} pack', shape: null });
  let needsUnit = false;
  const read = (pattern: RegExp, of: (match: RegExpExecArray) => Omit<Found, 'from' | 'to'> | null) => {
    for (const match of said.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      const one = found.some((other) => from < other.to && other.from < to) ? null : of(match);
      if (one) found.push({ from, to, ...one });
    }
  };
  for (const [pattern, mm2] of areaUnits)
    read(pattern, (match) => {
      const one = areaIn(match.slice(1).find(Boolean) ?? '', mm2);
      return one && askedAbout.test(said.slice(0, match.index)) ? { ...one, shape: null } : one;
    });
  // '8 m2 for the bathroom and 3 for the toilet'
  if (found.length) read(furtherRoom, ([, number = '', room = '']) => (namesRoom(room) ? areaIn(number, 1_000_000) : null));
  read(measuredSteps, ([, steps, first = '', , second = '', width = '']) => {
    const [a, b, widthMm] = [first, second, width].map((said) => lengthOf(said, unitIn(said), 'cm'));
    return a && b && widthMm ? { says: '{room}', shape: { lengthMm: a + b + nosingMm, widthMm, times: Number(steps), as: 'steps' } } : null;
  });
  read(stairs, ([, steps, width, unit]) => {
    const widthMm = lengthOf(`${width} ${unit ?? (Number(width) > 200 ? 'mm' : Number(width) > 5 ? 'cm' : 'm')}`);
    return widthMm === null ? null : { says: '{room}', shape: { lengthMm: stepMm, widthMm, times: Number(steps), as: 'steps' } };
  });
  if (isRound.test(said)) {
    for (const pattern of rounds) read(pattern, ([, across]) => circle(across, 1));
    read(radius, ([, before, after]) => circle(before ?? after, 2));
  }
  for (const pattern of roundWalls)
    read(pattern, ([, first = '', second = '']) => {
      const sides = rectangleOf(first, second, unitIn(first) || unitIn(second) ? null : unitSaid);
      return sides && sides !== 'unit?' ? { says: '{room}', shape: { areaMm2: sides.lengthMm * sides.widthMm, as: 'walls' } } : null;
    });
  for (const pattern of rectangles) {
    read(pattern, ({ 0: whole, index, 1: first = '', 2: second = '' }) => {
      const [before, after] = [said.slice(0, index), said.slice(index + whole.length)];
      // '3600 x 2850 and 1200 x 900 for a cupboard': no tile, in the same mm.
      const isFurther = found.some(({ says }) => says === '{room}') && isOfPlace(before, after);
      const isSmallPlace = isOfSmallPlace(before);
      const size = isOpening(before) || isFurther || isSmallPlace ? null : tileSize(first, second, isTile, isBesideTile(before, after));
      if (size) return { says: '{size}', shape: null, size };
      const isBareMm = (isFurther || isSmallPlace) && Math.min(Number(first), Number(second)) >= 300;
      const shape = rectangleOf(first, second, unitIn(first) || unitIn(second) ? null : isBareMm ? 'mm' : unitSaid);
      if (shape === 'unit?') needsUnit = true;
      return shape && { says: '{room}', shape: shape === 'unit?' ? null : shape };
    });
  }
  if (!found.some(({ says }) => says !== '{pack} pack') && !needsUnit && (asksAmount.test(said) || namesRoom(said)) && !byTheMetre.test(said))
    read(bareMetres, ([, number = '']) => {
      const one = Number(number) >= leastBareM2 ? areaIn(number, 1_000_000) : null;
      return one && { ...one, shape: one.shape && { ...one.shape, as: 'metres' } };
    });
  found.sort((a, b) => a.from - b.from);
  const size = sizesIn(found, said) ?? squareTile.exec(said)?.slice(1).find(Boolean)?.replace(/^\d+$/, '$&x$&') ?? (isTile ? sideOfTile(said) : null);
  return { rooms: withWalls(roomsIn(said, found), said), needsUnit, size, rest: without(said, found) };
}

/** '600x600 or 800x800': either; else the first. */
function sizesIn(found: readonly Found[], said: string): string | null {
  const sizes = [...new Set(found.flatMap((one) => one.size ?? []))];
  return (/\bor\b/.test(said) ? sizes.slice(0, 3).join('/') : sizes[0]) || null;
}

/** '10 by 9, 11 by 10 and 8 by 7 foot': one unit that is said once serves all. */
function isAllInFeet(text: string): boolean {
  return /\d\s?(?:ft|foot|feet|')(?![\w'])/.test(text) && !/\d\s?(?:m|mm|cm|cms|mtrs?|met(?:re|er)s?|m2|sqm)\b/.test(text);
}

/** The floor's area in mm²; what is taken away taken away. */
export function areaOf(rooms: readonly MeasuredRoom[]): number {
  return rooms.reduce((sum, room) => sum + room.times * ownArea(room), 0);
}

/** 'three rooms 3x3, 4x3 and a hall 5x1.2': the hall is one of the three. */
const anyRooms = /\b(?:rooms|areas|spaces|places)\b[^{}]{0,20}$/;

function roomsIn(text: string, found: readonly Found[]): MeasuredRoom[] {
  const rooms: MeasuredRoom[] = [];
  const [listed, ofAny] = [new Set<MeasuredRoom>(), new Set<MeasuredRoom>()];
  for (const [at, { from, to, shape }] of found.entries()) {
    if (!shape) continue;
    const around: Around = {
      before: text.slice(found[at - 1]?.to ?? 0, from),
      after: text.slice(to, found[at + 1]?.from),
      isFirst: rooms.length === 0,
      isAfterTaken: (rooms.at(-1)?.times ?? 1) < 0,
    };
    const { times = timesOf(around), ...measure } = shape;
    const name = shape.as === 'steps' ? 'stairs' : roomNamed(around);
    const room = { name, ...measure, times: isTakenAway(around) ? -times : times };
    if (/^\s*(?:,|and|&|, and)(?: the other)?\s*$/.test(around.before)) listed.add(room);
    if (anyRooms.test(around.before)) ofAny.add(room);
    rooms.push(room);
  }
  if (rooms.length === 2 && rooms[1] && /\bl[ -]?shaped?\b/.test(text) && /\b(?:corner|notch)\b/.test(text)) rooms[1].times = -1;
  // The most of a floor is never what is taken away.
  const largest = rooms.toSorted((a, b) => ownArea(b) - ownArea(a))[0];
  if (rooms.length > 1 && largest) largest.times = Math.abs(largest.times);
  // 'two bedrooms, 3 by 4 and 4 by 5': each of the two is measured.
  const kept = rooms.filter(({ times }) => times > 0);
  const [first] = kept;
  if (kept.length > 1 && first && kept.some(({ times }) => times === kept.length) && kept.every(({ name }) => name === first.name || name === ''))
    for (const room of kept) room.times = 1;
  // 'two bedrooms, 3 by 4 and 4 by 5, and a landing 2 by 1': each of the two, and the landing besides.
  for (const [at, room] of kept.entries()) {
    const others = room.as ? [] : kept.slice(at + 1, at + room.times);
    const isLast = ofAny.has(room) && kept.length - at === room.times;
    if (others.length > 0 && others.length === room.times - 1 && others.every((one) => (isLast || listed.has(one)) && one.times === 1))
      room.times = 1;
  }
  return rooms;
}

/** The walls round the one room that was measured, where they are spoken of with their height. */
function withWalls(rooms: MeasuredRoom[], said: string): MeasuredRoom[] {
  const [room] = rooms;
  const walls = wallsIn(said);
  if (!walls || !room || rooms.length > 1 || !('lengthMm' in room) || room.as || room.times < 1) return rooms;
  const areaMm2 = 2 * (room.lengthMm + room.widthMm) * walls.heightMm;
  return [...(walls.hasFloor ? rooms : []), { name: 'walls', areaMm2, times: room.times, as: 'walls' }];
}

function without(text: string, found: readonly Found[]): string {
  let [rest, from] = ['', 0];
  for (const one of found) {
    rest += `${text.slice(from, one.from)} ${one.says} `;
    from = one.to;
  }
  return (rest + text.slice(from)).replaceAll(/\s+/g, ' ').trim();
}

function ownArea(room: MeasuredRoom): number {
  return 'areaMm2' in room ? room.areaMm2 : room.lengthMm * room.widthMm;
}

/** A circle as the square that holds it: what is cut off round it is rarely of use. */
function circle(across: string | undefined, times: number): Omit<Found, 'from' | 'to'> | null {
  const length = lengthOf(across ?? '');
  return length === null ? null : { says: '{room}', shape: { lengthMm: length * times, widthMm: length * times, as: 'circle' } };
}

function areaIn(number: string, mm2: number): Omit<Found, 'from' | 'to'> | null {
  const { area } = readAreaM2(number);
  if (area === undefined) return null;
  return { says: '{area}', shape: { areaMm2: mm2 === 1_000_000 ? Number(area / 1_000_000n) : Math.round(Number(number.replace(',', '.')) * mm2) } };
}
