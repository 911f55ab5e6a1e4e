import type { Product } from '#catalogue/product.ts';

/** What is used up in laying a floor, in kg a m², from least to most. Source: makers' data sheets; EN 12004 for tile adhesives. */
const consumption = {
  /** A floor bed from a 10 mm notched trowel. */
  'tile adhesive': [4, 5],
  /** Tiles with a side over 600 mm: a bed from a 12 mm notched trowel, and the back of each tile buttered. */
  'large tile adhesive': [6, 7],
  /** A wall bed from a 6 mm notched trowel. */
  'wall tile adhesive': [2, 3],
  /** Elastic wood adhesive from a B11 trowel. */
  'wood adhesive': [1, 1.25],
  /** Pressure-sensitive or acrylic, from a fine notched trowel or a roller. */
  'vinyl adhesive': [0.25, 0.3],
  /** A smoothing compound 3 mm thick, at 1.7 kg a m² for each mm. */
  'smoothing compound': [5, 5.2],
} as const;

export type Sundry = keyof typeof consumption;
export type Needed = { leastKg: number; mostKg: number };

/** `ownPerM2`: what the goods' own page says, which goes before what is usual. */
export function sundryNeeded(sundry: Sundry, areaM2: number, ownPerM2: number | null = null): Needed {
  const [least, most] = ownPerM2 === null ? consumption[sundry] : [ownPerM2, ownPerM2];
  return { leastKg: tenths(least * areaM2), mostKg: tenths(most * areaM2) };
}

/** In mm. Source: BS 5385-3; The Tile Association. */
const mostUnbuttered = 600;
/** Whether a tile such as '600x1200' has a side so long that its back is buttered too. */
export function isLargeTile(size: string | null | undefined): boolean {
  return Math.max(0, ...(size ?? '').split(/\D/).map(Number)) > mostUnbuttered;
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

/** A mosaic is grouted round each of its pieces, which its record draws, and not round the sheet. */
export function withSides({ tileSize, thickness, appearance }: Pick<Product, 'tileSize' | 'thickness' | 'appearance'>) {
  const sides = tileSize === 'Mosaic' ? appearance?.unitMm : null;
  return { tileSize: sides ? sides.join('x') : tileSize, thickness };
}

/** Grout in kg for a tile with its size and thickness, a usual one where they are not known, and what it was worked out with. Never less than by its own page, which tells of a usual tile. */
export function groutForTiles(
  tile: { tileSize: string | null; thickness: string | null } | null,
  areaM2: number,
  { ownPerM2 = null, jointMm = tileJoint.jointMm }: { ownPerM2?: number | null; jointMm?: number } = {},
): { kg: number; tiles: string } {
  const [a = usualTileMm, b = usualTileMm] = (tile?.tileSize ?? '').split('x').map(Number).filter(Boolean);
  const thicknessMm = Number.parseFloat(tile?.thickness ?? '') || tileJoint.thicknessMm;
  const least = ((ownPerM2 ?? 0) * areaM2 * jointMm) / tileJoint.jointMm;
  return {
    kg: Math.max(groutNeeded(areaM2, [a, b], thicknessMm, jointMm), tenths(least)),
    tiles: `tiles of ${a} × ${b} mm, ${thicknessMm} mm thick with ${jointMm} mm joints`,
  };
}

/** '2 mm joints', 'a 5mm gap': in mm; undefined where that was not said. */
export function jointIn(said: string): number | undefined {
  const mm = Number(/\b(\d{1,2}(?:\.\d)?)\s?mm (?:grout )?(?:joints?|gaps?|lines?|spacers?|spacing)\b/.exec(said)?.[1] ?? 0);
  return mm > 0 && mm <= 20 ? mm : undefined;
}

/** 'A bag does about 4 m²': kg or litres a m² by the page of the goods themselves; null where it says nothing of it. */
export function ownUse({ name, description }: { name: string; description: string }): number | null {
  const m2 = Number(/\b(?:about|roughly) (\d+(?:\.\d+)?) m²/.exec(description)?.[1] ?? 0);
  const kg = kgIn(name);
  return m2 && kg ? kg / m2 : null;
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
  const number = /(?<![\d.])\b(a|an|one|two|three|four|\d)\s(?:(?!(?:one|two|three|four|\d)\b)\w+\s)?door(?:s|ways?)?\b/.exec(said)?.[1];
  return number ? ({ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4 }[number] ?? Number(number)) : 0;
}

const clipEveryMm = 300;

/** Levelling clips for so many m² of tiles of these sides in mm: one about every 300 mm along the joints, as each tile has two of its four sides. */
export function clipsNeeded(areaM2: number, [a, b]: readonly [number, number]): number {
  const ofSide = (mm: number) => Math.max(1, Math.round(mm / clipEveryMm));
  return Math.ceil(((areaM2 * 1_000_000) / (a * b)) * (ofSide(a) + ofSide(b)) - 1e-9);
}

/** How many pieces one pack holds, by its name; 0 where that does not say. */
export function piecesIn(name: string): number {
  return Number(/\b(\d{2,4}) pack\b/i.exec(name)?.[1] ?? 0);
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
