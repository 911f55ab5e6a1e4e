import { listSummaries, readProduct } from '#catalogue/catalogue.server.ts';
import { emptyWish } from '../../context.ts';
import { sold } from '../../reading/words/floors.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { productLine, productSource } from '../say.ts';
import { sayWish } from '../say-wish.ts';
import { guideKindOf } from '../search-guide.server.ts';
import { isWish, queryOf } from '../wish.ts';
import { answerFind } from './find.server.ts';
import { answerPricesCompared } from './prices-compared.server.ts';
import { amountOfFirst } from './suggested.ts';

const mostShown = 3;

/** Cheaper or dearer than what was shown. */
export async function answerOtherPrice(asked: Asked, direction: 'cheaper' | 'dearer'): Promise<Part> {
  const other = await answerOtherKind(asked);
  if (other) return other;
  // 'tiles that look like slate but cheaper than the real thing' of nothing that was shown.
  if (!asked.context.shown.length && asked.context.wish === null && isWish(asked.reading))
    return answerFind(asked, false, { sort: direction === 'cheaper' ? 'cheapest' : 'dearest' });
  const { wish, measured } = asked.context;
  const shown = (await listSummaries(asked.shop, asked.context.shown)).filter(({ pricePerM2Pence }) => pricePerM2Pence !== null);
  const priced = shown.toSorted((a, b) => (a.pricePerM2Pence ?? 0) - (b.pricePerM2Pence ?? 0));
  const most = direction === 'cheaper' ? priced[0] : priced.at(-1);
  const limit =
    direction === 'cheaper'
      ? { maxPerM2: (most?.pricePerM2Pence ?? 0) - 1, sort: 'cheapest' as const }
      : { minPerM2: (most?.pricePerM2Pence ?? 0) + 1 };
  const query = floorQuery.parse({ ...queryOf(wish ?? emptyWish, measured), limit: mostShown, ...limit });
  const found = most ? await findFloors(asked.shop, query) : null;
  if (!found?.products.length) {
    const which = direction === 'cheaper' ? 'cheapest' : 'dearest';
    return {
      text: most
        ? `No, of what fits ${sayWish(wish ?? emptyWish)} the ${which} is this:\n\n${productLine(most)}`
        : `Those are the ${which} that fit what you asked for.`,
      products: most ? [most.id] : [],
      sources: most ? [productSource(most)] : [],
      suggestions: most ? [...amountOfFirst([most]), 'Show me more'] : ['Show me more'],
      context: { ...asked.context, topic: 'find', focus: most?.id ?? null },
    };
  }
  const lines = found.products.map(productLine).join('\n\n');
  return {
    text: `${direction === 'cheaper' ? 'Cheaper' : 'Dearer'} ones:\n\n${lines}`,
    products: found.products.map(({ id }) => id),
    sources: found.products.map(productSource),
    context: { topic: 'find', shown: found.products.map(({ id }) => id), focus: null, page: 1 },
  };
}

/** 'is click any dearer', of a floor that is looked at: what both kinds cost. */
async function answerOtherKind(asked: Asked): Promise<Part | null> {
  const { reading, context, visitor, shop } = asked;
  const [other] = reading.floor.length ? reading.floor : reading.feature.includes('click') ? ['click lvt'] : [];
  const id = context.focus ?? visitor.productId;
  if (!other || !id || reading.names.length) return null;
  const product = await readProduct(shop, id);
  const own = product && guideKindOf(product);
  return own && own !== other && sold[own] ? answerPricesCompared({ ...asked, reading: { ...reading, floor: [own, other] } }) : null;
}
