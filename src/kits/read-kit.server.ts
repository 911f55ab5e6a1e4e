import { listSummaries, readProduct, readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { keptUntilChanged } from '#platform/changes.server.ts';
import type { Shop } from '../shop.server.ts';
import { floorGroupOf, floorSizes, millimetresOf } from './floor-group.ts';
import { goodsThatFit, type KitFloor, type KitGoods, type KitGroup, type KitLine, kitFor } from './kit.ts';
import type { FloorSizes, KitRole } from './quantity.ts';
import type { Beyond, Site } from './site.ts';

type Facts = {
  product_id: string;
  role: string | null;
  floor_group: string | null;
  contents: number | null;
  use_per_m2: number | null;
  length_mm: number | null;
  damp_proof: boolean;
  joins: string | null;
};
export type KitPart = { productId: string; usual: boolean };

/** The kinds of floor with their goods, and the facts of products, as staff keep them. */
export const readKitTables = keptUntilChanged(['kit_groups', 'kit_parts', 'kit_facts', 'products'], async (shop: Shop) => {
  const [groups, parts, facts] = await Promise.all([
    shop.db.selectFrom('kit_groups').selectAll().orderBy('position').execute(),
    shop.db.selectFrom('kit_parts').selectAll().orderBy('position').execute(),
    shop.db.selectFrom('kit_facts').selectAll().execute(),
  ]);
  // Only what a kit offers is read whole: a shop may sell ten thousand underlays, and every changed product has this read again.
  const goods = await readProducts(
    shop,
    [...new Set(parts.map(({ product_id }) => product_id))].map((id) => ({ id })),
  );
  const byGroup = new Map<string, KitPart[]>();
  for (const { floor_group, product_id, usual } of parts)
    byGroup.set(floor_group, [...(byGroup.get(floor_group) ?? []), { productId: product_id, usual }]);
  return {
    groups: new Map(groups.map((group) => [group.name, { ...groupOf(group), version: group.version }])),
    parts: byGroup,
    facts: new Map(facts.map((one): [string, Facts] => [one.product_id, one])),
    products: new Map(goods.map((product) => [product.id, product])),
  };
});

type GroupRow = { name: string; underlay_up_to_um: number | null; max_milli_tog: number; needs_damp_proof: boolean };
const groupOf = (row: GroupRow): KitGroup => ({
  name: row.name,
  underlayUpToUm: row.underlay_up_to_um,
  maxMilliTog: row.max_milli_tog,
  needsDampProof: row.needs_damp_proof,
});

/** What a floor needs on a site; null for what is no floor, or there is no such product. */
export async function readKit(shop: Shop, productId: string, site: Site): Promise<KitLine[] | null> {
  const product = await readProduct(shop, productId);
  return product && kitOfProduct(shop, product, site);
}

export async function kitOfProduct(shop: Shop, product: Product, site: Site): Promise<KitLine[] | null> {
  const floor = await kitFloorOf(shop, product);
  return floor && kitFor(floor, await goodsOfGroup(shop, floor.group.name), site);
}

/** A product as a floor that goods are for; null for what is no floor, or is sold by the piece. */
export async function kitFloorOf(shop: Shop, product: Product): Promise<KitFloor | null> {
  const { groups, facts } = await readKitTables(shop);
  const own = facts.get(product.id);
  if (product.coverageCm2 === null) return null;
  const group = groups.get(own?.role ? '' : (own?.floor_group ?? floorGroupOf(product) ?? ''));
  return group ? { ...floorSizes(product), group, milliTog: milliTogOf(product) } : null;
}

/** A kind of floor alone, of no product in particular; null for what is none. */
export async function kitFloorOfGroup(shop: Shop, name: string, sizes: FloorSizes): Promise<KitFloor | null> {
  const group = (await readKitTables(shop)).groups.get(name);
  return group ? { ...sizes, group, milliTog: null } : null;
}

/**
 * Goods of some roles for any of some floors, each once, those of the first floor first; of no role in particular what a kit has of each.
 * `isKept`: whether there are such goods at all, though none may fit there.
 */
export async function goodsFor(shop: Shop, floors: readonly KitFloor[], site: Site, roles: readonly KitRole[] | null) {
  const each = await Promise.all(
    floors.map(async (floor) => {
      const goods = (await goodsOfGroup(shop, floor.group.name)).filter(({ role }) => roles === null || roles.includes(role));
      const kit = roles === null ? new Set(kitFor(floor, goods, site).map((line) => line.goods)) : null;
      return { goods, fitting: goodsThatFit(floor, goods, site).filter((one) => kit === null || kit.has(one.goods)) };
    }),
  );
  const all = each.flatMap(({ fitting }) => fitting);
  const first = new Map(all.toReversed().map((one) => [one.goods.productId, one]));
  return { fitting: all.filter((one) => first.get(one.goods.productId) === one), isKept: each.some(({ goods }) => goods.length > 0) };
}

/** Thousandths of a tog, a tenth of a m²K/W. */
function milliTogOf({ thermalResistance }: Pick<Product, 'thermalResistance'>): number | null {
  return thermalResistance === null ? null : thermalResistance * 10;
}

/** Everything that goes with a kind of floor, in staff's order, at today's price and stock. */
export async function goodsOfGroup(shop: Shop, group: string): Promise<KitGoods[]> {
  const { parts, facts, products } = await readKitTables(shop);
  const ofGroup = parts.get(group) ?? [];
  const summaries = await listSummaries(
    shop,
    ofGroup.map(({ productId }) => productId),
  );
  const byId = new Map(summaries.map((one) => [one.id, one]));
  return ofGroup.flatMap(({ productId, usual }): KitGoods[] => {
    const [product, own, whole] = [byId.get(productId), facts.get(productId), products.get(productId)];
    if (!product || !whole || !own?.role) return [];
    const { name, unit, pricePence, stock, coverageCm2, thickness } = product;
    return [
      {
        ...{ productId, name, unit, pricePence, stock, usual, coverageCm2 },
        role: own.role as KitRole,
        contents: own.contents,
        usePerM2: own.use_per_m2,
        lengthMm: own.length_mm,
        milliTog: milliTogOf(whole),
        thicknessMm: millimetresOf(thickness),
        suitsHeating: whole.underfloorHeating !== false,
        dampProof: own.damp_proof,
        joins: own.joins as Beyond | null,
      },
    ];
  });
}
