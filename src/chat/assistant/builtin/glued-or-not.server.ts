import { readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { productMeant } from './answers/facts.server.ts';
import { laidOnPage, mustGlue, sayLaid } from './answers/laid-said.ts';
import { pageSays } from './answers/page-says.ts';
import type { Asked, Part } from './part.ts';
import { linksTo, linkTo, productSource } from './say.ts';

/** What is stuck down after all, so that the glue which was found for it still belongs to the answer. */
const isGlued = /\bglued down\b|\bbonded\b|^Yes: \d|\bStuck flat\b/;
const mostRead = 4;

/** 'do I have to glue it': what the record and the page of the product say of that, before or instead of which glue there is. Null where they say nothing. */
export async function gluedOrNot(asked: Asked, part: Part): Promise<Part | null> {
  if (!mustGlue.test(asked.reading.said)) return null;
  const products = await productsAsked(asked, part);
  const [product] = products;
  if (!product) return null;
  const [said, ...others] = products.map((one) => laidSaid(asked, one));
  if (!said || others.some((other) => other !== said)) return null;
  // Of a range, whose colours are laid alike, it is said once, and no colour is asked for first.
  if (products.length > 1) return ofRange(products, said);
  if (part.context?.topic === 'facts') return null;
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

function ofRange(products: readonly Product[], said: string): Part {
  return {
    text: `${linksTo(products)}, each of them: ${said}`,
    products: products.map(({ id }) => id),
    sources: products.map(productSource),
    context: { topic: 'facts', shown: products.map(({ id }) => id), focus: null, awaits: 'product' },
  };
}

function laidSaid({ reading }: Asked, product: Product): string | null {
  const page = pageSays(product, laidOnPage);
  const own = sayLaid(product, reading);
  return (own && page && own.includes(page) ? own : [own, page].filter(Boolean).join(' ')) || null;
}

async function productsAsked(asked: Asked, part: Part): Promise<Product[]> {
  const { reading, context, visitor, shop } = asked;
  const read = (ids: readonly string[]) => readProducts(shop, ids.slice(0, mostRead));
  // Those of which the record was found to say nothing.
  if (part.context?.topic === 'facts' && part.isUnanswered && part.products && part.products.length > 1) return read(part.products);
  if (reading.names.length > 0 || reading.sku !== null) {
    const meant = await productMeant(asked);
    if (meant?.kind === 'several') return read(meant.products.map(({ id }) => id));
    return meant?.kind === 'one' ? [meant.product] : [];
  }
  const id = context.topic === null ? visitor.productId : reading.refersBack ? context.focus : null;
  return id ? read([id]) : [];
}
