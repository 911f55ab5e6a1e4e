import { categoryNames, filtersOf } from '#catalogue/category.ts';
import { tileSizes } from '#catalogue/staff/product-form.ts';

/** What a field usually says: what the shop's lists are filtered by, so that products are found by it. */
export function suggestionsFor(field: string): readonly string[] {
  if (field === 'tile_size') return tileSizes;
  const options = categoryNames.flatMap((category) => filtersOf(category).filter((filter) => filter.field === field));
  return [...new Set(options.flatMap(({ options }) => options))];
}
