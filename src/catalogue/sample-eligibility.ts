import { sundryCategories } from './category.ts';

/** Samples are cut from floors: not from goods sold to go with one, and not from goods without an area. */
export function isSampleEligible(product: { category: string; coverageCm2: number | null }): boolean {
  return product.coverageCm2 !== null && !sundryCategories.some((name) => name === product.category);
}
