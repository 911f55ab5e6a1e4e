/** What is used up in laying a floor, in kg a m², from least to most. Source: makers' data sheets; EN 12004 for tile adhesives. */
const consumption = {
  /** A floor bed from a 10 mm notched trowel. */
  'tile adhesive': [4, 5],
  /** Elastic wood adhesive from a B11 trowel. */
  'wood adhesive': [1, 1.25],
  /** Pressure-sensitive or acrylic, from a fine notched trowel or a roller. */
  'vinyl adhesive': [0.25, 0.3],
  /** A smoothing compound 3 mm thick, at 1.7 kg a m² for each mm. */
  'smoothing compound': [5, 5.2],
} as const;

export type Sundry = keyof typeof consumption;
export type Needed = { leastKg: number; mostKg: number };

export function sundryNeeded(sundry: Sundry, areaM2: number): Needed {
  const [least, most] = consumption[sundry];
  return { leastKg: tenths(least * areaM2), mostKg: tenths(most * areaM2) };
}

const groutDensity = 1.6;
/** What is taken for granted of tiles where it is not known. */
export const tileJoint = { thicknessMm: 10, jointMm: 3 };
const usualTileMm = 600;

/**
 * Grout in kg for tiles of these sides, thickness and joint in mm, with 10% for what stays in the bucket. Source: the makers'
 * formula (A + B) / (A × B) × thickness × joint × density, in kg a m².
 */
export function groutNeeded(areaM2: number, tileMm: readonly [number, number], thicknessMm: number, jointMm: number): number {
  const [a, b] = tileMm;
  return tenths(((a + b) / (a * b)) * thicknessMm * jointMm * groutDensity * areaM2 * 1.1);
}

/** Grout in kg for tiles of a size such as '600x600', in mm, and the sides it was worked out with: a usual tile's where the size is not known. */
export function groutForTiles(size: string | null | undefined, areaM2: number): { kg: number; sides: readonly [number, number] } {
  const [a = usualTileMm, b = usualTileMm] = (size ?? '').split('x').map(Number).filter(Boolean);
  return { kg: groutNeeded(areaM2, [a, b], tileJoint.thicknessMm, tileJoint.jointMm), sides: [a, b] };
}

const cuts = 1.1;

/** Lengths of skirting or beading for rooms of these sides, less the doorways, with 10% for mitres. */
export function lengthsNeeded(roomsMm: readonly { lengthMm: number; widthMm: number; times: number }[], lengthMm: number, doorwaysMm = 0): number {
  const around = roomsMm.reduce((sum, room) => sum + 2 * (room.lengthMm + room.widthMm) * room.times, 0);
  return Math.ceil((Math.max(0, around - doorwaysMm) * cuts) / lengthMm);
}

/** Lengths of nosing for steps of these widths: what is left of a length serves another step only where it is long enough. */
export function nosingsNeeded(steps: readonly { widthMm: number; times: number }[], lengthMm: number): number {
  return steps.reduce((sum, { widthMm, times }) => {
    const perLength = Math.floor(lengthMm / widthMm);
    return sum + (perLength ? Math.ceil(times / perLength) : times * Math.ceil(widthMm / lengthMm));
  }, 0);
}

export const doorwayMm = 900;

/** 'with one door', 'and 2 doorways' */
export function doorsIn(said: string): number {
  const number = /\b(a|an|one|two|three|four|\d)\s(?:\w+\s)?door(?:s|ways?)?\b/.exec(said)?.[1];
  return number ? ({ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4 }[number] ?? Number(number)) : 0;
}

/** How long one length is in m, by its name; 0 where that does not say. */
export function metresIn(name: string): number {
  return Number(/(\d(?:\.\d)?)\s?m\b/i.exec(name)?.[1] ?? 0);
}

/** How many kg or litres one pack holds, by its name; 0 where that does not say. */
export function kgIn(name: string): number {
  return Number(/(\d+(?:\.\d+)?)\s?(?:kg|l)\b/i.exec(name)?.[1] ?? 0);
}

function tenths(kg: number): number {
  return Math.round(kg * 10) / 10;
}
