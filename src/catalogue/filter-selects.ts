import type { CategoryFilter } from './category.ts';
import { dropdownOptions, type Filters } from './filters.ts';
import type { FacetOption, ProductList } from './product-list.ts';

type Select = { field: CategoryFilter['field'] | 'supplier'; label: string; options: FacetOption[] };

/**
 * The dropdowns to draw, options with counts: a category's own in their usual order, then what else its products
 * turn out to have, then the makers. One that offers nothing is left out, unless it is set.
 */
export function filterSelects(own: readonly CategoryFilter[], list: Pick<ProductList, 'facets'>, filters: Filters): Select[] {
  const ofCategory = own.map((filter): Select => {
    const found = new Map(list.facets[filter.field].map((option) => [option.value, option]));
    const usual = uniqueByValue(dropdownOptions(filter)).map(({ value, label }) => ({ value, label, count: found.get(value)?.count ?? 0 }));
    const others = list.facets[filter.field].filter((option) => option.count > 0 && !usual.some(({ value }) => value === option.value));
    return { field: filter.field, label: filter.label, options: [...usual, ...others] };
  });
  const suppliers: Select = { field: 'supplier', label: 'Brand', options: list.facets.supplier };
  return [...ofCategory, suppliers].filter(({ field, options }) => options.length > 0 || filters[field] !== '');
}

function uniqueByValue<T extends { value: string }>(options: readonly T[]): T[] {
  return options.filter((option, at) => options.findIndex(({ value }) => value === option.value) === at);
}
