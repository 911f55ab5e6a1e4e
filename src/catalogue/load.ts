import type { Product } from './product.ts';
import { ownRollMm } from './roll-goods.ts';

/** What is known of a product's weight and size. `weightGrams`: of one of its unit. */
export type Weighed = Pick<Product, 'unit' | 'coverageCm2' | 'weightGrams' | 'leadDays' | 'tileSize' | 'plankSize'>;

/** A line that is sent. `cut`: what is cut for it, of which roll. */
export type SentLine = { productId: string; quantity: number; isSample: boolean; cut: { rollWidthMm: number; soldMm: number } | null };

const longMm = 2000;

/**
 * What lines weigh together, in whole grams (null where a weight is missing), whether a piece or a roll is over 2 m, and how many working days the
 * slowest takes before all can leave. Samples count nothing.
 */
export function loadOf(
  lines: readonly SentLine[],
  products: ReadonlyMap<string, Weighed>,
): { grams: number | null; isLong: boolean; leadDays: number } {
  let grams: number | null = 0;
  let isLong = false;
  let leadDays = 0;
  for (const { productId, quantity, isSample, cut } of lines) {
    const product = products.get(productId);
    if (isSample || !product) continue;
    const own = ownRollMm(product);
    leadDays = Math.max(leadDays, product.leadDays ?? 0);
    isLong ||= longestMm(product, cut?.rollWidthMm ?? own) > longMm;
    const units = cut ? (cut.soldMm / 1000) * (cut.rollWidthMm / (own ?? cut.rollWidthMm)) : quantity;
    grams = grams === null || product.weightGrams === null ? null : grams + Math.round(product.weightGrams * units);
  }
  return { grams, isLong, leadDays };
}

function longestMm({ tileSize, plankSize }: Weighed, rollMm: number | null): number {
  const sizes = [tileSize, plankSize].flatMap((size) => size?.match(/\d+/g)?.map(Number) ?? []);
  return Math.max(0, rollMm ?? 0, ...sizes);
}
