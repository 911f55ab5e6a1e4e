import type { ProductSummary } from '#catalogue/product.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { isGoods } from '../is-goods.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productSource } from '../say.ts';
import { sayWish } from '../say-wish.ts';
import { isWishEmpty, queryOf, wishOf } from '../wish.ts';
import { asksRoomFor } from './asked-of-sums.ts';

const mostShown = 3;
const usualCuts = 10;

/** 'what size of room could I do for £1200 in engineered oak': how many m² the money buys of the cheapest of that kind, cuts taken off. Null where no product of its own is wanted or no sum told. */
export async function answerRoomForMoney({ shop, reading, context }: Asked): Promise<Part | null> {
  const budget = reading.price?.maxPence ?? null;
  const isOfOne = reading.names.length > 0 || reading.sku !== null || (reading.refersBack && context.focus !== null);
  if (budget === null || isOfOne || reading.measured.length > 0 || reading.floor.some(isGoods) || !asksRoomFor.test(reading.said)) return null;
  const wish = { ...wishOf(reading), price: null, feature: [], sort: 'cheapest' as const };
  if (isWishEmpty({ ...wish, sort: null })) return null;
  const { products } = await findFloors(shop, floorQuery.parse({ ...queryOf(wish), inStockOnly: true, limit: mostShown }));
  const lines = products.flatMap((product) => lineFor(product, budget) ?? []);
  if (!lines.length) return null;
  return {
    text: [`For ${formatPounds(budget)} and with ${usualCuts}% for cuts, of ${sayWish({ ...wish, sort: null })}, the cheapest first:`, ...lines].join(
      '\n\n',
    ),
    products: products.map(({ id }) => id),
    sources: products.map(productSource),
    suggestions: ['Is it in stock?', 'Can I get a sample?'],
    context: { topic: 'find', wish, shown: products.map(({ id }) => id), focus: null, page: 1 },
  };
}

/** What whole packs of it the money buys, and the floor they cover. */
function lineFor(product: ProductSummary, budget: number): string | null {
  if (product.coverageCm2 === null) return null;
  const packs = Math.min(Math.floor(budget / product.pricePence), product.stock);
  if (packs < 1) return null;
  const m2 = Math.floor(((packs * product.coverageCm2) / 10_000 / (1 + usualCuts / 100)) * 10) / 10;
  const side = Math.floor(Math.sqrt(m2) * 10) / 10;
  const left = packs === product.stock ? ', which is all that is in stock' : '';
  return `${linkTo(product)}: a room of ${m2} m², such as ${side} × ${side} m: ${countUnits(packs, product.unit)} for ${formatPounds(packs * product.pricePence)} (${formatPounds(product.pricePerM2Pence ?? 0)} a m²)${left}.`;
}
