import { type AttributeField, filtersOf, sharedFilters } from './category.ts';
import { dropdownOptions, type Filters } from './filters.ts';
import type { FacetOption, ProductList } from './product-list.ts';

type Select = { field: AttributeField | 'supplier'; label: string; options: FacetOption[] };

/**
 * The dropdowns to draw, options with counts: a category's own, then those of every floor, then the makers. The usual options
 * come first, then what else products turn out to have. A dropdown that offers nothing is left out, unless it is set.
 */
export function filterSelects(list: Pick<ProductList, 'facets'>, filters: Filters): Select[] {
  const own = filtersOf(filters.category);
  const shared = sharedFilters.filter(({ field }) => !own.some((one) => one.field === field));
  const ofFloors = [...own, ...shared].map((filter): Select => {
    const found = new Map(list.facets[filter.field].map((option) => [option.value, option]));
    const usual = uniqueByValue(dropdownOptions(filter)).map(({ value, label }) => ({ value, label, count: found.get(value)?.count ?? 0 }));
    const others = list.facets[filter.field].filter((option) => option.count > 0 && !usual.some(({ value }) => value === option.value));
    return { field: filter.field, label: filter.label, options: [...usual, ...others] };
  });
  const suppliers: Select = { field: 'supplier', label: 'Brand', options: list.facets.supplier };
  return [...ofFloors, suppliers].filter(({ field, options }) => options.length > 0 || filters[field] !== '');
}

function uniqueByValue<T extends { value: string }>(options: readonly T[]): T[] {
  return options.filter((option, at) => options.findIndex(({ value }) => value === option.value) === at);
}
