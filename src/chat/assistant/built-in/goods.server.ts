import type { ProductSummary } from '#catalogue/product.ts';
import { deliveryCharge } from '#delivery/delivery.ts';
import { areaOf } from '../reading/measures.ts';
import { tidy, wordsOf } from '../reading/text.ts';
import { calculate } from '../tools/calculate.server.ts';
import { type Goods, type GoodsFound, goodsForFloor } from '../tools/goods-for-floor.server.ts';
import { adviceFor, isGoods, isGoodsCategory, kindsSold, rolesOf } from '../tools/kinds-sold.server.ts';
import { findWished } from '../tools/wish-query.server.ts';
import { sayFloors } from '../words/floors.ts';
import { sayGoods, sayTogether } from '../words/goods.ts';
import { inTurn, type Part } from '../words/say.ts';
import { answersTo, sortedBy } from './follow-up.ts';
import type { Turn } from './turn.server.ts';

/** Kinds that are answered to at once, and products of each. */
const most = 3;
type Meant = { product: ProductSummary | null; floor: string | null };

/** Goods for the floor that is named or spoken of, as its kit has them; of no kind in particular, all that it needs. */
export async function goods(turn: Turn): Promise<Part | null> {
  const { before, ownWish, rooms, slots } = turn;
  const kinds = [ownWish, before.wish].map((wish) => (wish?.floors ?? []).filter(isGoods)).find(({ length }) => length > 0) ?? [];
  const asksAll = /\b(?:with|plus|and|total|together|all in|the lot|everything|including|altogether)\b|\+/.test(slots.text);
  const meant = await floorMeant(turn, asksAll);
  if (!kinds.length && !meant.product) return null;
  const wanted = kinds.length ? kinds.slice(0, most) : [null];
  // 'with underlay', 'and the grout for it': what the floor comes to with them.
  const together = meant.product && asksAll && areaOf(rooms) > 0 ? await estimate(turn, meant.product, wanted) : null;
  if (together) return together;
  const parts = (await Promise.all(wanted.map((kind) => tellKind(turn, kind, meant)))).filter((part) => part !== null);
  if (!parts.length) return null;
  const both = inTurn(parts);
  const wish = { ...ownWish, floors: [...kinds, ...(meant.floor ? [meant.floor] : [])] };
  return { ...both, context: { ...both.context, wish, focus: meant.product?.id ?? both.context?.focus ?? null } };
}

/** The floor that is named, else of the kind that is named, else the one that is spoken of. `asksAll`: any of that kind will do for a sum. */
async function floorMeant({ shop, visitor, named, pointed, shown, focus, before, ownWish, rooms }: Turn, asksAll: boolean): Promise<Meant> {
  const isFloor = ({ category }: ProductSummary) => !isGoodsCategory(category);
  const kinds = ownWish.floors.filter((name) => !isGoods(name));
  const isMeant = (one: ProductSummary) => !kinds.length || kinds.some((kind) => kindsSold[kind]?.category === one.category);
  const product = named.find(isFloor) ?? [...pointed, ...(focus ? [focus] : [])].find((one) => isFloor(one) && isMeant(one)) ?? null;
  const [like] = shown.filter(isFloor);
  const floor = kinds[0] ?? before.wish?.floors.find((name) => !isGoods(name)) ?? (like && adviceFor(like.category, like)[0]) ?? null;
  if (product || !asksAll || !kinds.length || !areaOf(rooms)) return { product, floor };
  const { found } = await findWished(shop, visitor, { ...ownWish, floors: kinds }, rooms, 1, 1);
  return { product: found.products[0] ?? null, floor };
}

/** What is sold of a kind: what fits the floor or, where it is no kit's, whatever the catalogue has. */
async function tellKind(turn: Turn, kind: string | null, meant: Meant): Promise<Part | null> {
  const { shop, visitor, ownWish, rooms, settings } = turn;
  const isOfKits = kind === null || (rolesOf(kind).length > 0 && (meant.product || meant.floor || areaOf(rooms) > 0));
  const found = isOfKits ? await fitting(turn, kind, meant) : null;
  if (kind === null || found?.none || found?.goods.length) return found && sayGoods(found, rooms, settings);
  const wished = await findWished(shop, visitor, { ...ownWish, floors: [kind] }, [], 1, most);
  return wished.found.total ? sayFloors({ wish: wished.kept, found: wished.found, left: wished.left, page: 1 }) : null;
}

/** Those alone whose names say most of what was said; what is there first. */
async function fitting(turn: Turn, kind: string | null, { product, floor }: Meant): Promise<GoodsFound> {
  const { shop, visitor, rooms, wish, ownWish, named, slots } = turn;
  const levelMm = kind === 'leveller' ? Number.parseFloat(ownWish.thickness ?? '') || null : null;
  const found = await goodsForFloor.run(shop, visitor, {
    ...{ kind, floor, rooms, id: product?.id ?? null, tile: ownWish.size, levelMm },
    underfloorHeating: wish.demands.includes('underfloor heating'),
    concrete: wish.demands.includes('concrete'),
  });
  if (kind === null) return { ...found, goods: found.goods.filter(({ isUsual }) => isUsual) };
  const said = slots.words.filter((word) => word.length > 3 && word !== 'with');
  const likeness = ({ product: one }: Goods) => {
    const words = wordsOf(tidy(one.name));
    const isMeant = named.some(({ id }) => id === one.id) || answersTo(one, ownWish);
    return said.filter((word) => words.includes(word)).length + (isMeant ? said.length : 0);
  };
  const likest = Math.max(0, ...found.goods.map(likeness));
  const asked = found.goods.filter((one) => likeness(one) === likest);
  const sold = asked.toSorted((a, b) => Number(b.product.stock > 0) - Number(a.product.stock > 0)).map((one) => one.product);
  const best = sortedBy(ownWish.sort, sold).slice(0, most);
  return { ...found, goods: best.flatMap(({ id }) => asked.find((one) => one.product.id === id) ?? []) };
}

/** What a floor and goods for it come to together, for the rooms that were measured; null where either cannot be worked out. */
async function estimate(turn: Turn, floor: ProductSummary, kinds: readonly (string | null)[]): Promise<Part | null> {
  const { shop, visitor, rooms, slots, settings } = turn;
  const sum = await calculate.run(shop, visitor, { id: floor.id, rooms, pattern: slots.pattern, wastePercent: slots.wastePercent });
  if (!sum) return null;
  const found = await Promise.all(kinds.map((kind) => fitting(turn, kind, { product: floor, floor: null })));
  const counted = found.map(({ kind, goods: fit }) => ({ kind, fit: fit.filter((one) => one.totalPence !== null) }));
  const chosen = counted.flatMap(({ kind, fit }) => fit.slice(0, kind === null ? fit.length : 1));
  if (!chosen.length) return null;
  const totalPence = sum.calculation.totalPence + chosen.reduce((all, one) => all + (one.totalPence ?? 0), 0);
  return sayTogether(sum, chosen, { totalPence, deliveryPence: deliveryCharge(settings, totalPence) }, rooms, found);
}
