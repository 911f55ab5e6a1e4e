import { type BrowseState, browseAddress, changeBrowse, emptyBrowseState } from './browse-state.ts';
import { type AttributeField, filtersOf, findCategory, sharedFilters, sundryCategories } from './category.ts';
import { filterChips, isPressed, press, quickFilters, without } from './filter-chips.ts';
import { activeFilters, dropdownOptions, emptyFilters, type Filters, inCategory } from './filters.ts';
import { browsingCategory, productsShown } from './pagination.ts';
import type { FacetOption, ProductList } from './product-list.ts';
import { isTechnical } from './technical-filters.ts';

/** Whatever stands around the list, worked out once on the server: words, addresses, counts. */
export function listControls(state: BrowseState, list: ProductList) {
  const { filters } = state;
  const category = findCategory(filters.category);
  const isSundry = category !== null && sundryCategories.includes(category);
  const counts = new Map(list.facets.category.map(({ label, count }) => [label, count]));
  return {
    name: nameList(filters),
    category,
    browsing: category && browsingCategory(category, list.total),
    shown: productsShown({ ...list, shown: list.products.length }),
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

type Select = { field: AttributeField | 'supplier'; label: string; options: FacetOption[] /** Closed until it is asked for. */; isFolded: boolean };

/**
 * The dropdowns to draw, options with counts: a category's own, then those of every floor, then the makers. The usual options
 * come first, then what else products turn out to have. A dropdown that offers nothing is left out, unless it is set.
 */
function filterSelects(list: Pick<ProductList, 'facets'>, filters: Filters): Select[] {
  const own = filtersOf(filters.category);
  const shared = sharedFilters.filter(({ field }) => !own.some((one) => one.field === field));
  const ofFloors = [...own, ...shared].map((filter): Select => {
    const found = new Map(list.facets[filter.field].map((option) => [option.value, option]));
    const usual = uniqueByValue(dropdownOptions(filter)).map(({ value, label }) => ({ value, label, count: found.get(value)?.count ?? 0 }));
    const others = list.facets[filter.field].filter((option) => option.count > 0 && !usual.some(({ value }) => value === option.value));
    const isFolded = isTechnical(filter.field) && filters[filter.field] === '';
    return { field: filter.field, label: filter.label, options: [...usual, ...others], isFolded };
  });
  const suppliers: Select = { field: 'supplier', label: 'Brand', options: list.facets.supplier, isFolded: false };
  return [...ofFloors, suppliers].filter(({ field, options }) => options.length > 0 || filters[field] !== '');
}

function uniqueByValue<T extends { value: string }>(options: readonly T[]): T[] {
  return options.filter((option, at) => options.findIndex(({ value }) => value === option.value) === at);
}

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

/** Where a page's one address is, and whether search engines are asked to leave the page out. */
type Canonical = { path: string; noindex: boolean };

/**
 * The product list in all its addresses. A category and its further pages stand for themselves. Sorting, page size and
 * filters are views of the same floors: their one address is the category's. Searches, prices and filters upon filters
 * multiply without end, and a list of nothing helps nobody: those are left out of the index.
 */
export function canonicalOfList({ filters, page }: BrowseState, found: number): Canonical {
  const { category } = filters;
  const narrowing = activeFilters(filters).filter((key) => key !== 'category');
  const endless = narrowing.length > 1 || narrowing.some((key) => key === 'search' || key === 'min_price' || key === 'max_price');
  const path = browseAddress({ ...emptyBrowseState, filters: { ...emptyFilters, category }, page: narrowing.length ? 1 : page });
  return { path, noindex: endless || found === 0 };
}
