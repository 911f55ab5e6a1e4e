import { readProduct } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import type { Asked, Part } from '../part.ts';
import { linksTo, productLine, productSource } from '../say.ts';
import { areaOf } from './sizes.ts';

const asksMost = /\b(?:biggest|largest|smallest)\b/;
const mostShown = 4;

/** 'what's the biggest Strand tile', of more than can be listed: those of that size (mm). Null where no extreme is asked, or the size of one is not on record. */
export async function biggestOfAll({ shop, reading }: Asked, products: readonly ProductSummary[]): Promise<Part | null> {
  const [asked] = asksMost.exec(reading.said) ?? [];
  if (!asked || products.length < 3) return null;
  const sized = products.map((product) => ({ product, area: areaOf(product) }));
  if (sized.some(({ area }) => area === null)) return null;
  const extreme = (asked === 'smallest' ? Math.min : Math.max)(...sized.map(({ area }) => area ?? 0));
  const found = sized
    .filter(({ area }) => area === extreme)
    .map(({ product }) => product)
    .slice(0, mostShown);
  const first = found[0] ? await readProduct(shop, found[0].id) : null;
  const size = (first?.tileSize ?? first?.plankSize ?? '').replace('x', ' × ');
  return {
    text: [`The ${asked} is ${size} mm: ${linksTo(found)}.`, ...found.map(productLine)].join('\n\n'),
    products: found.map(({ id }) => id),
    sources: found.map(productSource),
    context: { topic: 'facts', shown: found.map(({ id }) => id), focus: found.length === 1 ? (found[0]?.id ?? null) : null },
  };
}
