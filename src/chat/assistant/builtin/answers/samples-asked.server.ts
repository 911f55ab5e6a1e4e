import { listSummaries, readProduct } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { isSampleEligible } from '#catalogue/sample-eligibility.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, listed, productSource } from '../say.ts';
import { productMeant } from './facts.server.ts';
import { madeToMeasure } from './made-to-measure.server.ts';
import { answerSamples } from './terms.ts';

const mostNamed = 4;
/** What was done of one product. */
const one: ReadonlySet<string | null> = new Set(['facts', 'stock', 'price', 'calculate', 'find', 'samples']);

/** The terms of samples, with the floors that a sample is wanted of: the one that is meant, or those that a name fits. */
export async function answerSamplesAsked(asked: Asked): Promise<Part> {
  const meant = await productMeant(asked);
  if (meant?.kind === 'several' && meant.products.length <= mostNamed) return ofSeveral(asked, meant.products);
  const { context, reading, shop, visitor } = asked;
  // 'grand, can you send me a sample' of the one that was just spoken of, else of the one that is open.
  const it = (one.has(context.topic) ? context.focus : null) ?? visitor.productId;
  const unnamed = !meant && it && reading.floor.length === 0 ? await readProduct(shop, it) : null;
  const product = meant?.kind === 'one' ? meant.product : unnamed;
  // 'can I get a sample of it' of two that were just shown.
  const isOfShown = reading.refersBack && context.topic === 'find' && context.shown.length > 1 && reading.floor.length === 0;
  if (!product && isOfShown) return ofSeveral(asked, await listSummaries(shop, context.shown.slice(0, mostNamed)));
  // 'a sample of the made to measure hearth': of what is cut to order there is none to send.
  const cut = product ? null : await madeToMeasure(asked);
  if (cut) return { ...cut, text: `There are no samples of it to order: it is no floor that we cut them from. ${cut.text}` };
  if (!product) return answerSamples(asked, null);
  const part = answerSamples(asked, { name: product.name, link: linkTo(product), isEligible: isSampleEligible(product) });
  return {
    ...part,
    products: [product.id],
    sources: [...(part.sources ?? []), productSource(product)],
    context: { ...part.context, focus: product.id },
  };
}

function ofSeveral(asked: Asked, products: readonly ProductSummary[]): Part {
  const part = answerSamples(asked, null);
  const cut = products.filter(isSampleEligible);
  const ids = products.map(({ id }) => id);
  if (!cut.length) return { ...part, products: ids };
  return {
    ...part,
    text: `Yes, there are samples of ${listed(cut.map(linkTo))}. ${part.text}`,
    products: ids,
    sources: [...(part.sources ?? []), ...cut.map(productSource)],
    context: { ...part.context, shown: ids, focus: null },
  };
}
