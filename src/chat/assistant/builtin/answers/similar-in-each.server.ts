import type { ProductSummary } from '#catalogue/product.ts';
import { sold } from '../../reading/words/floors.ts';
import type { Asked, Part } from '../part.ts';
import { whichProducts } from '../which-products.server.ts';
import { answerFind } from './find.server.ts';
import { answerSimilar } from './other-goods.server.ts';

/** What is like the one that is meant; what goes on with what was looked for where none is. */
export async function answerSimilarAsked(asked: Asked): Promise<Part> {
  const meant = await whichProducts(asked);
  const [like] = meant.kind === 'several' ? meant.products : meant.kind === 'one' ? [meant.product] : [];
  return like ? similarInEach(asked, like) : answerFind(asked, true);
}

/** 'a cheaper version of this in laminate or LVT': what is like it in each of the kinds that were named; of its own kind where none was. */
async function similarInEach(asked: Asked, like: ProductSummary): Promise<Part> {
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
