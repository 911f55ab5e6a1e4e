import { findCategory } from './category.ts';
import type { Filters } from './filters.ts';

/** The list's heading: what was searched for, the category, or everything. */
export function nameList({ search, category }: Filters): string {
  const name = findCategory(category);
  if (search) return name ? `“${search}” in ${name}` : `Results for “${search}”`;
  return name ?? 'All Products';
}

/** A sentence for a list that has no description of its own. */
export function describeList(total: number): string {
  const sold = 'flooring, underlay, trims and adhesives, priced per square metre and per box, including VAT.';
  if (total === 0) return `We sell ${sold}`;
  return `${total === 1 ? 'One product' : `${total} products`}: ${sold}`;
}
