import { formatPounds } from '#money/pence.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { isGoods } from '../is-goods.ts';
import type { Asked, Part } from '../part.ts';
import { productLine, productSource, upperFirst } from '../say.ts';
import { sayWish } from '../say-wish.ts';
import { queryOf, wishOf } from '../wish.ts';

const asksFair =
  /\b(?:good|fair|decent|reasonable|normal|usual|right|average|great|ok|okay) (?:price|rate|money|value|deal)\b|\b(?:about|is it|is that) (?:right|normal|usual|dear|expensive|steep)\b|\b(?:is|are|isnt|seems?|sounds?) .*\b(?:dear|expensive|steep|pricey|cheap|reasonable|going rate|too much)\b/;
const mostShown = 3;

/** 'is £30 a m² a good price for LVT': where that stands among ours; null where no price of a m² and no kind is told. */
export async function answerFairPrice({ shop, reading }: Asked): Promise<Part | null> {
  const { price, floor, names, sku, measured, said } = reading;
  const pence = price?.maxPence ?? price?.minPence ?? null;
  const isOfKind = floor.length === 1 && !floor.some(isGoods) && names.length === 0 && sku === null && measured.length === 0;
  if (pence === null || price?.per !== 'm2' || !isOfKind || !asksFair.test(said)) return null;
  const wish = { ...wishOf(reading), price: null, sort: null };
  const query = floorQuery.parse({ ...queryOf(wish), limit: mostShown });
  const [below, all, dearest] = await Promise.all([
    findFloors(shop, { ...query, maxPerM2: pence, sort: 'dearest' }),
    findFloors(shop, { ...query, sort: 'cheapest' }),
    findFloors(shop, { ...query, sort: 'dearest', limit: 1 }),
  ]);
  const [low, high] = [all.products[0]?.pricePerM2Pence ?? null, dearest.products[0]?.pricePerM2Pence ?? null];
  if (low === null || high === null) return null;
  const share = below.total / all.total;
  const verdict = share < 1 / 3 ? 'at the cheaper end' : share > 2 / 3 ? 'at the dearer end' : 'about the middle';
  const shown = (below.products.length ? below : all).products;
  return {
    text: [
      `Among ours ${formatPounds(pence)} a m² is ${verdict}: ${upperFirst(sayWish(wish))} goes from ${formatPounds(low)} to ${formatPounds(high)} a m², and ${below.total} of ${all.total} cost that or less. What others charge I do not know; what is in the price counts too: the thickness, the wear layer and the guarantee.`,
      below.products.length ? 'The nearest to it:' : 'The cheapest:',
      ...shown.map(productLine),
    ].join('\n\n'),
    products: shown.map(({ id }) => id),
    sources: shown.map(productSource),
    suggestions: ['Show me the cheapest', 'Can I get a sample?'],
    context: { topic: 'find', wish, shown: shown.map(({ id }) => id), focus: null, page: 1 },
  };
}
