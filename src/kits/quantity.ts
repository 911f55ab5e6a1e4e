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
  const { role, lengthMm } = goods;
  switch (role) {
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
    default: {
      const each = coversM2(goods, floor, site);
      return each === null ? null : whole(m2 / each, `${said(m2)} m² ÷ ${said(each)} m²`);
    }
  }
}

/** What one does of a floor, in m²: null for what goes by edges, doorways and steps, and where a figure is missing. */
export function coversM2(goods: Measures, floor: FloorSizes, { levelMm, jointMm }: Pick<Site, 'levelMm' | 'jointMm'>): number | null {
  const { contents, coverageCm2 } = goods;
  if (goods.role === 'underlay') return coverageCm2 && coverageCm2 / 10_000;
  const perM2 = takenPerM2(goods, floor, levelMm, jointMm);
  return contents && perM2 ? contents / perM2 : null;
}

/** Grams or ml a m². */
function takenPerM2({ role, usePerM2: own }: Measures, floor: FloorSizes, levelMm: number, jointMm: number): number | null {
  if (role === 'levelling') return own && own * levelMm;
  if (role === 'tile-adhesive') return tileAdhesiveKg(floor) * 1000;
  if (role === 'grout') return floor.tileMm && floor.thicknessMm ? groutGrams(floor.tileMm, jointMm, floor.thicknessMm) : null;
  return own;
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
