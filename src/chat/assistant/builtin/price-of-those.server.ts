import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { Shop } from '../../../shop.server.ts';
import type { Reading } from '../reading/read-question.ts';
import type { Part } from './part.ts';
import { productLine, productSource } from './say.ts';
import { isItsPrice } from './situation.ts';

/**
 * 'how wide is the Rough and Tumble, and what's the price': of each of those that were just told of, instead of the question which one is meant.
 * `told`: what was answered before it in the same message. Null where the price is told already.
 */
export async function withPriceOfThose(shop: Shop, told: Part | undefined, found: Part, reading: Reading): Promise<Part | null> {
  if (!told || found.context?.awaits !== 'product' || !isItsPrice(reading)) return found;
  const ids = told.products ?? [];
  if (!ids.length || told.text.includes('£')) return null;
  const products = await listSummaries(shop, ids);
  return {
    text: products.map(productLine).join('\n\n'),
    products: ids,
    sources: products.map(productSource),
    context: { ...told.context, topic: 'price' },
  };
}
