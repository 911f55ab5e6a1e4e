import type { ProductSummary } from '#catalogue/product.ts';
import { findFloors, floorQuery } from '../tools/find-floors.server.ts';
import type { Asked } from './part.ts';
import { queryOf } from './wish.ts';

/** 'is there a blue one', 'have you a matt one': one more is looked for, and none pointed at. */
const anySuch =
  /^(?:and |so |ok |but )*(?:is there|are there|have (?:you|ye|yous|u)|do (?:you|yous|ye|u) (?:have|do|sell|stock)|got|any)(?: got)?(?: not)? (?:an? |any )?(?:[a-z]+ ){1,3}ones?$/;
const moreSo = /\b(?:wider|thicker|thinner|bigger|larger|narrower) ones?$/;
const ofThose = /\bof (?:those|these|them)\b|^(?:and |so |ok )*which (?:one )?(?:is|are|s|has|would be)\b/;

/** 'is the dearest of those waterproof', 'what size is the cheapest of them': asked of one alone. */
const ofTheMost =
  /^(?:(?:and|so|ok|but) )*(?:is|are|does|do|has|can|will|would|how|what \w+ is)\b.*?\bthe (\w+est)(?: one)? of (?:those|them|these)\b/;

/** The dearest, cheapest or thickest of all that were counted, where something is asked of it; null where nothing is. */
export async function mostOfTheList({ reading, context, shop }: Asked): Promise<{ product: ProductSummary; pointing: string } | null> {
  const { wish, topic } = context;
  const match = topic === 'find' && wish && reading.sort !== null ? ofTheMost.exec(reading.said) : null;
  if (!match || !wish) return null;
  const { products } = await findFloors(shop, floorQuery.parse({ ...queryOf({ ...wish, sort: reading.sort }, context.measured), limit: 1 }));
  const [product] = products;
  return product ? { product, pointing: /the \w+est(?: one)? of (?:those|them|these)/.exec(reading.said)?.[0] ?? '' } : null;
}

const superlative = /^(?:cheapest|dearest|thickest|thinnest|widest|narrowest|\w+ expensive)$/;
const ofTheseFew = /\b(?:two|three|few|both|shown|you (?:named|listed|gave))\b/;

/** 'how much for 12 m² of the cheapest one': of all that were counted, and not of the few that were shown; null where only those are meant. */
export async function mostOfAll({ reading, context, shop }: Asked, figure: string): Promise<ProductSummary | null> {
  const { wish, topic } = context;
  if (topic !== 'find' || !wish || !reading.sort || !superlative.test(figure) || ofTheseFew.test(reading.said)) return null;
  const { products } = await findFloors(shop, floorQuery.parse({ ...queryOf({ ...wish, sort: reading.sort }, context.measured), limit: 1 }));
  return products[0] ?? null;
}

/**
 * Whether more than the few that were shown is asked of: another of the same in a colour or look, or the cheapest or thickest of all that
 * were counted.
 */
export async function asksTheList({ reading, context, shop }: Asked): Promise<boolean> {
  const { wish, shown, topic } = context;
  const isNamed = reading.names.length + reading.ordinals.length + reading.floor.length + reading.measured.length > 0 || reading.sku !== null;
  if (isNamed || !wish || !shown.length) return false;
  const isDescribed = [reading.colour, reading.look, reading.finish, reading.style, reading.species].some((list) => list.length > 0);
  if ((isDescribed || moreSo.test(reading.said)) && anySuch.test(reading.said)) return true;
  if (topic !== 'find' || reading.sort === null || reading.room.length + reading.condition.length > 0 || !ofThose.test(reading.said)) return false;
  const { total } = await findFloors(shop, floorQuery.parse({ ...queryOf(wish, context.measured), limit: 1 }));
  return total > shown.length;
}
