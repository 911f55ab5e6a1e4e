import { readProduct } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { emptyWish } from '../../context.ts';
import { sold } from '../../reading/words/floors.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productLine, productSource } from '../say.ts';
import { whichProducts } from '../which-products.server.ts';
import { queryOf } from '../wish.ts';
import { answerFind } from './find.server.ts';
import { byLikeness } from './look-alikes.server.ts';
import { answerSimilar } from './other-goods.server.ts';

/** What is like the one that is meant; what goes on with what was looked for where none is. */
export async function answerSimilarAsked(asked: Asked): Promise<Part> {
  const meant = await whichProducts(asked);
  const [like] = meant.kind === 'several' ? meant.products : meant.kind === 'one' ? [meant.product] : [];
  return like ? similarInEach(asked, like) : answerFind(asked, true);
}

/** 'a cheaper version of this in laminate or LVT': what is like it in each of the kinds that were named; of its own kind where none was. */
async function similarInEach(asked: Asked, like: ProductSummary): Promise<Part> {
  const tougher = asksTougher.test(asked.reading.said) ? await tougherThan(asked, like) : null;
  if (tougher) return tougher;
  const kinds = asked.reading.floor.filter((name) => sold[name]);
  if (kinds.length < 2) return answerSimilar(asked, like);
  const parts = await Promise.all(kinds.map((kind) => answerSimilar({ ...asked, reading: { ...asked.reading, floor: [kind] } }, like)));
  const found = parts.filter(({ products }) => products?.length);
  const [first] = found;
  if (!first) return parts[0] ?? answerSimilar(asked, like);
  const ids = found.flatMap(({ products = [] }) => products);
  return {
    ...first,
    text: found.map(({ text }) => text).join('\n\n'),
    products: ids,
    sources: found.flatMap(({ sources = [] }) => sources),
    context: { ...first.context, shown: ids, focus: null },
  };
}

export const asksTougher = /\b(?:tougher|hardier|harder[- ]?wearing|longer[- ]lasting|more (?:durable|hard[- ]?wearing|robust))\b/;
const [mostShown, mostLookedAt] = [3, 60];

/** 'something tougher like it': of its kind what is made for stairs, halls and other busy rooms, the most alike first. */
async function tougherThan({ shop }: Asked, like: ProductSummary): Promise<Part | null> {
  const record = await readProduct(shop, like.id);
  const kind = (record && adviceKindOf(record)) ?? like.category.toLowerCase();
  const demand = like.category === 'Carpet' ? { room: ['Stairs'] } : { condition: ['heavy traffic'] };
  const wish = { ...emptyWish, floor: [kind], ...demand };
  const query = floorQuery.parse({ ...queryOf(wish), categories: [like.category], limit: mostShown });
  const { products } = await findFloors(shop, { ...query, limit: mostLookedAt });
  const shown = (
    await byLikeness(
      shop,
      like,
      products.filter(({ id }) => id !== like.id),
    )
  ).slice(0, mostShown);
  if (!shown.length) return null;
  const made = like.category === 'Carpet' ? 'sold for stairs, so for hard wear' : 'made for hard wear';
  return {
    text: [`Of the same kind as ${linkTo(like)}, and ${made}, the most alike first:`, ...shown.map(productLine)].join('\n\n'),
    products: shown.map(({ id }) => id),
    sources: shown.map(productSource),
    suggestions: ['Can I get a sample?'],
    context: { topic: 'find', wish, shown: shown.map(({ id }) => id), focus: null, before: like.id, page: 1 },
  };
}
