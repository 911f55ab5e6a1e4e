import type { Site } from './site.ts';

export const kitRoles = {
  underlay: 'Underlay',
  levelling: 'Levelling compound',
  primer: 'Primer',
  adhesive: 'Adhesive',
  'tile-adhesive': 'Tile adhesive',
  grout: 'Grout',
  sealer: 'Sealer',
  scotia: 'Scotia',
  skirting: 'Skirting',
  'door-bar': 'Door bars',
  nosing: 'Stair nosings',
  gripper: 'Gripper',
} as const;
export type KitRole = keyof typeof kitRoles;
export const kitRoleNames = Object.keys(kitRoles) as KitRole[];

/** What is measured of goods and of the floor they are for: mm, grams or ml, and what one covers in cm². */
export type Measures = {
  role: KitRole;
  coverageCm2: number | null;
  contents: number | null;
  usePerM2: number | null;
  lengthMm: number | null;
};
export type FloorSizes = { tileMm: readonly [number, number] | null; thicknessMm: number | null };

/** How many are needed, whole, and of what: null where a figure is missing that nobody should guess. */
export type Needed = { count: number; worked: string } | null;

/** Scotia and skirting: a tenth more for mitres. Of gripper nothing is lost. */
const cutShare = 1.1;
/** Grams in a cm³ of grout. */
const groutDensity = 1.6;

/** The quantity for a site. None needed is null too. */
export function quantityFor(goods: Measures, floor: FloorSizes, site: Site): Needed {
  const m2 = site.areaMm2 / 1_000_000;
  const { role, contents, usePerM2, lengthMm } = goods;
  switch (role) {
    case 'underlay':
      return goods.coverageCm2 ? whole(m2 / (goods.coverageCm2 / 10_000), `${said(m2)} m² ÷ ${said(goods.coverageCm2 / 10_000)} m²`) : null;
    case 'adhesive':
    case 'primer':
    case 'sealer':
      return usePerM2 ? ofWeight(m2, usePerM2, contents) : null;
    case 'levelling':
      return usePerM2 ? ofWeight(m2, usePerM2 * site.levelMm, contents, `, ${said(site.levelMm)} mm deep`) : null;
    case 'tile-adhesive':
      return ofWeight(m2, tileAdhesiveKg(floor) * 1000, contents);
    case 'grout':
      return floor.tileMm && floor.thicknessMm ? ofWeight(m2, groutGrams(floor.tileMm, site.jointMm, floor.thicknessMm), contents) : null;
    case 'scotia':
    case 'skirting':
      return lengthMm ? whole((site.edgeMm * cutShare) / lengthMm, `${said(site.edgeMm / 1000)} m of edge and 10% for cuts`) : null;
    case 'gripper': {
      const onStairs = site.flights.reduce((sum, { steps, widthMm }) => sum + 2 * steps * widthMm, 0);
      return lengthMm ? whole((site.edgeMm + onStairs) / lengthMm, `${said((site.edgeMm + onStairs) / 1000)} m`) : null;
    }
    case 'door-bar':
      return whole(site.doorways, site.doorways === 1 ? '1 doorway' : `${site.doorways} doorways`);
    case 'nosing':
      return lengthMm ? nosings(site, lengthMm) : null;
  }
}

/** 3 kg a m² up to 300 mm, 4 up to 600, 5 above; a tile of unknown size is taken to be large. */
export function tileAdhesiveKg({ tileMm }: FloorSizes): number {
  const longest = tileMm ? Math.max(...tileMm) : Number.POSITIVE_INFINITY;
  return longest <= 300 ? 3 : longest <= 600 ? 4 : 5;
}

/** Grams a m²: (L + W) ÷ (L × W) × joint × depth × 1.6 is kg, all in mm. */
export function groutGrams([length, width]: readonly [number, number], jointMm: number, depthMm: number): number {
  return ((length + width) / (length * width)) * jointMm * depthMm * groutDensity * 1000;
}

function ofWeight(m2: number, perM2: number, contents: number | null, deep = ''): Needed {
  return contents ? whole((m2 * perM2) / contents, `${said(m2)} m² at ${said(perM2 / 1000)} a m²${deep}, ${said(contents / 1000)} each`) : null;
}

/** One a step, the top one included, each in one piece. */
function nosings({ flights }: Site, lengthMm: number): Needed {
  let count = 0;
  for (const { steps, widthMm } of flights) {
    const fromOne = Math.floor(lengthMm / widthMm);
    if (fromOne < 1) return null;
    count += Math.ceil(steps / fromOne);
  }
  const steps = flights.reduce((sum, flight) => sum + flight.steps, 0);
  return whole(count, steps === 1 ? '1 step' : `${steps} steps`);
}

/** Rounded up; a millionth over a whole is the sum's own doing. */
function whole(exact: number, worked: string): Needed {
  const count = Math.ceil(exact - 1e-6);
  return count > 0 ? { count, worked } : null;
}

const said = (value: number) => String(Math.round(value * 100) / 100);
