import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { productMeant } from './answers/facts.server.ts';
import { laidOnPage, mustGlue, sayLaid } from './answers/laid-said.ts';
import { pageSays } from './answers/page-says.ts';
import type { Asked, Part } from './part.ts';
import { linkTo, productSource } from './say.ts';

/** What is stuck down after all, so that the glue which was found for it still belongs to the answer. */
const isGlued = /\bglued down\b|\bbonded\b|^Yes: \d|\bStuck flat\b/;

/** 'do I have to glue it': what the record and the page of the product say of that, before or instead of which glue there is. Null where they say nothing. */
export async function gluedOrNot(asked: Asked, part: Part): Promise<Part | null> {
  if (!mustGlue.test(asked.reading.said)) return null;
  const product = await productAsked(asked);
  const page = product && pageSays(product, laidOnPage);
  const own = product && sayLaid(product, asked.reading);
  if (!product || !(own || page) || part.context?.topic === 'facts') return null;
  const said = own && page && own.includes(page) ? own : [own, page].filter(Boolean).join(' ');
  const text = `${linkTo(product)}: ${said}`;
  return {
    ...part,
    text: isGlued.test(said) ? `${text}\n\n${part.text}` : text,
    products: isGlued.test(said) ? [product.id, ...(part.products ?? [])] : [product.id],
    sources: [productSource(product), ...(isGlued.test(said) ? (part.sources ?? []) : [])],
    isUnanswered: false,
    offersPerson: false,
    context: { ...part.context, topic: 'facts', focus: product.id },
  };
}

async function productAsked(asked: Asked): Promise<Product | null> {
  const { reading, context, visitor, shop } = asked;
  if (reading.names.length > 0 || reading.sku !== null) {
    const meant = await productMeant(asked);
    return meant?.kind === 'one' ? meant.product : null;
  }
  const id = context.topic === null ? visitor.productId : reading.refersBack ? context.focus : null;
  return id ? readProduct(shop, id) : null;
}
