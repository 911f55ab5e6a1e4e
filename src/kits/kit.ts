import type { Pence } from '#money/pence.ts';
import { coversM2, type FloorSizes, type KitRole, kitRoleNames, type Measures, type Needed, quantityFor } from './quantity.ts';
import type { Beyond, Site } from './site.ts';

/** The kind of floor, as staff keep it. µm, and thousandths of a tog. */
export type KitGroup = { name: string; underlayUpToUm: number | null; maxMilliTog: number; needsDampProof: boolean };
export type KitFloor = FloorSizes & { group: KitGroup; milliTog: number | null };

export type KitGoods = Measures & {
  productId: string;
  name: string;
  unit: string;
  pricePence: Pence;
  stock: number;
  /** Needed by nearly every floor of the kind. */
  usual: boolean;
  milliTog: number | null;
  thicknessMm: number | null;
  suitsHeating: boolean;
  dampProof: boolean;
  joins: Beyond | null;
};

export type KitLine = {
  goods: KitGoods;
  quantity: number;
  pence: Pence;
  /** Why, in a sentence. */
  reason: string;
  /** '18.5 m² ÷ 10 m²': what the quantity was worked out from. */
  worked: string;
};

/** Goods that fit a floor and the site. `needed` null: none are, or a figure is missing that nobody should guess; `coversM2`: what one does. */
export type FittingGoods = { goods: KitGoods; needed: Needed; coversM2: number | null; reason: string };

/** What a floor needs: of each role the first goods, in staff's order, that fit the floor and the site and are there. The usual ones first. */
export function kitFor(floor: KitFloor, goods: readonly KitGoods[], site: Site): KitLine[] {
  const fitting = goodsThatFit(floor, goods, site);
  const kit = kitRoleNames.flatMap((role) => {
    for (const { goods: one, needed, reason } of fitting) {
      if (one.role !== role || !needed || needed.count > one.stock) continue;
      return [{ goods: one, quantity: needed.count, pence: needed.count * one.pricePence, reason, worked: needed.worked }];
    }
    return [];
  });
  return kit.toSorted((one, other) => Number(other.goods.usual) - Number(one.goods.usual));
}

/** All that may go with a floor there, in staff's order, whether or not there is as much. */
export function goodsThatFit(floor: KitFloor, goods: readonly KitGoods[], site: Site): FittingGoods[] {
  return goods
    .filter((one) => fits(one, floor, site))
    .map((one) => {
      const amounts = { needed: quantityFor(one, floor, site), coversM2: coversM2(one, floor, site) };
      return { goods: one, ...amounts, reason: reasonFor(one, site) };
    });
}

/** Whether goods may go with a floor there at all. */
export function fits(goods: KitGoods, { group, milliTog }: KitFloor, site: Site): boolean {
  if (goods.role === 'door-bar') return goods.joins === null || goods.joins === site.beyond;
  if (goods.role !== 'underlay') return !site.heating || goods.suitsHeating;
  const upTo = group.underlayUpToUm;
  if (upTo !== null && (goods.thicknessMm === null || goods.thicknessMm * 1000 > upTo)) return false;
  if (site.concrete && group.needsDampProof && !goods.dampProof) return false;
  if (!site.heating) return true;
  return goods.suitsHeating && goods.milliTog !== null && goods.milliTog + (milliTog ?? 0) <= group.maxMilliTog;
}

const reasons: Record<KitRole, string> = {
  underlay: 'Evens out the subfloor and softens footsteps.',
  levelling: 'Makes an uneven floor flat before it is covered.',
  primer: 'Seals a dusty or thirsty subfloor, so that what goes on it holds.',
  adhesive: 'Holds this floor down: the kind and the amount it is laid with.',
  'tile-adhesive': 'Beds the tiles, as much as tiles of this size take.',
  grout: 'Fills the joints between the tiles.',
  sealer: 'Keeps stains out of natural stone, before it is grouted and after.',
  scotia: 'Covers the gap for movement where the skirting stays on.',
  skirting: 'Covers the gap for movement along new walls.',
  'door-bar': 'Finishes the edge of the floor in each doorway.',
  nosing: 'Protects the front edge of each step, the top one included.',
  gripper: 'Holds the carpet tight along the walls.',
};

function reasonFor({ role, dampProof }: KitGoods, site: Site): string {
  if (role === 'underlay' && site.heating) return 'Thin enough in tog to let your underfloor heating through.';
  if (role === 'underlay' && site.concrete && dampProof) return 'Keeps the damp of concrete away from the floor, and softens footsteps.';
  return reasons[role];
}
