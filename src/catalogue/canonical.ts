import { type BrowseState, browseAddress, emptyBrowseState } from './browse-state.ts';
import { activeFilters, emptyFilters } from './filters.ts';

/** Where a page's one address is, and whether search engines are asked to leave the page out. */
export type Canonical = { path: string; noindex: boolean };

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
