import { type BrowseState, browseAddress, changeBrowse } from './browse-state.ts';
import { findCategory, sundryCategories } from './category.ts';
import { filterChips, isPressed, press, quickFilters, without } from './filter-chips.ts';
import { filterSelects } from './filter-selects.ts';
import { activeFilters, emptyFilters, inCategory } from './filters.ts';
import { nameList } from './list-words.ts';
import type { ProductList } from './product-list.ts';

/** Whatever stands around the list, worked out once on the server: words, addresses, counts. */
export function listControls(state: BrowseState, list: ProductList) {
  const { filters } = state;
  const category = findCategory(filters.category);
  const isSundry = category !== null && sundryCategories.includes(category);
  const counts = new Map(list.facets.category.map(({ label, count }) => [label, count]));
  return {
    name: nameList(filters),
    category,
    hasSamples: category !== null && list.allHaveSamples,
    /** Nothing is sold yet, whatever is asked for. */
    isEmptyShop: list.categories.length === 0,
    noun: isSundry ? ('products' as const) : ('floors' as const),
    /** The first is 'All Products', without a count; a category that must drop a filter has none either, since the counts are with it. */
    pills: ['', ...list.categories].map((name) => {
      const kept = inCategory(filters, name);
      const keepsAll = activeFilters(kept).length === activeFilters({ ...filters, category: name }).length;
      return {
        words: name || 'All Products',
        count: name && keepsAll ? (counts.get(name) ?? 0) : null,
        isCurrent: name === (category ?? ''),
        href: browseAddress(changeBrowse(state, { filters: kept })),
      };
    }),
    /** Each leads to the list without that filter. */
    chips: filterChips(filters).map(({ key, words }) => ({
      words,
      href: browseAddress(changeBrowse(state, { filters: key === 'category' ? inCategory(filters, '') : without(filters, key) })),
    })),
    /** One filter alone, which the heading and the categories say already: on a phone it is not said again. */
    isSaidAbove: activeFilters(filters).length === 1 && (category !== null || filters.search !== ''),
    clearAll: browseAddress(changeBrowse(state, { filters: emptyFilters })),
    quick: quickFilters(filters.category).map((quick) => ({
      words: quick.words,
      isOn: isPressed(filters, quick),
      href: browseAddress(changeBrowse(state, { filters: press(filters, quick) })),
    })),
    selects: filterSelects(list, filters),
    inStock: list.inStock,
    priceRange: list.priceRange,
  };
}
export type ListControls = ReturnType<typeof listControls>;
