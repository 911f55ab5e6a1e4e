import type { ProductSummary } from '#catalogue/product.ts';
import { unitWords } from '#catalogue/selling-unit.ts';

type Sold = Pick<ProductSummary, 'unit' | 'coverageCm2'>;

/** What may be asked next of how much one takes; nothing of goods that no area is worked out for. */
export function amountOf(product: Sold | undefined, which = ''): string[] {
  if (!product || product.coverageCm2 === null) return [];
  const of = which && ` of ${which}`;
  return [`How many ${unitWords(product.unit).many}${of} for ${product.unit === 'metre' ? 'a room 4 m by 5 m' : '20 m²'}?`];
}

/** The same of the first of several. */
export function amountOfFirst([first, ...others]: readonly Sold[]): string[] {
  return amountOf(first, others.length ? 'the first one' : '');
}

export function sampleOf(products: readonly Pick<ProductSummary, 'isSampleEligible'>[]): string[] {
  return products.some(({ isSampleEligible }) => isSampleEligible) ? ['Can I get a sample?'] : [];
}
