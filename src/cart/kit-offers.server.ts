import type { z } from 'zod';
import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { type KitAsked, kitAsked, siteOf } from '#kits/asked.ts';
import type { KitLine } from '#kits/kit.ts';
import { type KitChoice, readKitChoices } from '#kits/kit-choices.server.ts';
import { kitOfProduct } from '#kits/read-kit.server.ts';
import { guessWords } from '#kits/site-words.ts';
import { areaToM2 } from '#measuring/area.ts';
import { areaFromBoxes, boxesNeeded, defaultWasteBasisPoints } from '#measuring/boxes.ts';
import { areaOfRoom, readRoomsToCut } from '#measuring/rooms-to-cut.ts';
import { penceToPounds } from '#money/pence.ts';
import type { Shop } from '../shop.server.ts';
import { type CutPlan, readCutPlans } from './cut-plans.server.ts';
import type { CartItem } from './guest-cart.ts';
import type { cartKit } from './schemas.ts';

export type CartKit = z.output<typeof cartKit>;
type Item = Pick<CartItem, 'product_id' | 'quantity' | 'is_sample' | 'kit_id' | 'cut_plan_id'> & { area_m2?: number | null };

/** Rooms are as large as they were as long as nobody says otherwise by more than this share. */
const sameAreaShare = 0.02;

/**
 * What a cart should be asked about its floors: a kit for one that has none, the new quantities where its size changed, and what becomes of
 * goods whose floor has gone. `products`: those of the cart.
 */
export async function offerKits(shop: Shop, items: readonly Item[], products: ReadonlyMap<string, Product>): Promise<CartKit[]> {
  const lines = items.filter((item) => !item.is_sample);
  const [choices, plans] = await Promise.all([
    readKitChoices(
      shop.db,
      lines.map(({ kit_id }) => kit_id),
    ),
    readCutPlans(
      shop.db,
      lines.map(({ cut_plan_id }) => cut_plan_id),
    ),
  ]);
  const floors = new Set(lines.map(({ product_id }) => product_id));
  const of = (productId: string) => lines.filter(({ kit_id }) => choices.get(kit_id ?? '')?.productId === productId);
  const gone = [...new Set([...choices.values()].map(({ productId }) => productId))].filter((id) => !floors.has(id));
  const asked = await Promise.all([
    ...[
      ...Map.groupBy(
        lines.filter(({ kit_id }) => !choices.has(kit_id ?? '')),
        ({ product_id }) => product_id,
      ),
    ].map(([id, own]) => kitOfFloor(shop, id, own, of(id), { choices, plans, products })),
    ...gone.map((id) => withoutFloor(shop, id, of(id))),
  ]);
  return asked.filter((one): one is CartKit => one !== null);
}

type Known = { choices: ReadonlyMap<string, KitChoice>; plans: ReadonlyMap<string, CutPlan>; products: ReadonlyMap<string, Product> };

/** `own`: the floor's lines, one or several plans of it. */
async function kitOfFloor(shop: Shop, id: string, own: readonly Item[], linked: readonly Item[], { choices, plans, products }: Known) {
  const product = products.get(id.toLowerCase());
  if (!product) return null;
  const before = choices.get(linked[0]?.kit_id ?? '')?.asked ?? null;
  const asked = sizeNow(product, own, plans, before);
  const site = asked && siteOf(asked);
  if (!asked || !site || 'problem' in site || (before && isSameSize(product, own, site.areaMm2, before))) return null;
  const kit = await kitOfProduct(shop, product, site);
  const there = new Map(linked.map(({ product_id, quantity }) => [product_id, quantity]));
  const offered = (kit ?? []).filter(({ goods, quantity }) => !before || (there.has(goods.productId) && there.get(goods.productId) !== quantity));
  if (!offered.length) return null;
  const said = { product_id: product.id, floor: product.name, asked: JSON.stringify(asked), note: guessWords(site) };
  return { ...said, state: before ? ('changed' as const) : ('none' as const), lines: offered.map((one) => lineOf(one, there)) };
}

async function withoutFloor(shop: Shop, productId: string, linked: readonly Item[]): Promise<CartKit | null> {
  const [floor, ...goods] = await Promise.all([readProduct(shop, productId), ...linked.map(({ product_id }) => readProduct(shop, product_id))]);
  const lines = goods.flatMap((product, at) => {
    const [quantity, total_price] = [linked[at]?.quantity ?? 0, penceToPounds((linked[at]?.quantity ?? 0) * (product?.pricePence ?? 0))];
    return product
      ? [{ product_id: product.id, name: product.name, unit: product.unit, quantity, now: quantity, total_price, reason: '', usual: true }]
      : [];
  });
  return lines.length
    ? { product_id: productId, floor: floor?.name ?? 'a floor that is no longer sold', asked: '', note: null, state: 'gone', lines }
    : null;
}

/** What the lines of a floor say of its size together; the rest as it was asked before. Null where they say nothing. */
function sizeNow({ coverageCm2 }: Product, own: readonly Item[], plans: Known['plans'], before: KitAsked | null): KitAsked | null {
  const conditions = before ?? kitAsked.parse({});
  const measured = own.flatMap(({ cut_plan_id }) => plans.get(cut_plan_id ?? '')?.rooms ?? []);
  const together = { rooms: measured.flatMap(({ rooms }) => rooms), stairs: measured.flatMap(({ stairs }) => stairs) };
  const asked = kitAsked.safeParse({ ...conditions, ...together, area_m2: null });
  if (measured.length === own.length && asked.success) return asked.data;
  const areas = own.map(({ cut_plan_id, area_m2, quantity }) => {
    const plan = plans.get(cut_plan_id ?? '');
    if (plan) return areaToM2(readRoomsToCut(plan.rooms).reduce((sum, room) => sum + areaOfRoom(room), 0n));
    return area_m2 ?? (coverageCm2 ? areaToM2(areaFromBoxes(quantity, defaultWasteBasisPoints, coverageCm2)) : 0);
  });
  const area_m2 = areas.reduce((sum, area) => sum + area, 0);
  return area_m2 > 0 ? { ...conditions, rooms: [], stairs: [], area_m2 } : null;
}

function isSameSize({ coverageCm2 }: Product, [line, ...others]: readonly Item[], areaMm2: number, before: KitAsked): boolean {
  const site = siteOf(before);
  if ('problem' in site) return false;
  if (Math.abs(site.areaMm2 - areaMm2) <= sameAreaShare * site.areaMm2) return true;
  const boxes = coverageCm2 && boxesNeeded(BigInt(site.areaMm2) * 1_000_000n, defaultWasteBasisPoints, coverageCm2);
  return others.length === 0 && !line?.cut_plan_id && !line?.area_m2 && boxes === line?.quantity;
}

function lineOf({ goods, quantity, pence, reason }: KitLine, there: ReadonlyMap<string, number>): CartKit['lines'][number] {
  const { productId, name, unit, usual } = goods;
  return { product_id: productId, name, unit, quantity, now: there.get(productId) ?? null, total_price: penceToPounds(pence), reason, usual };
}
