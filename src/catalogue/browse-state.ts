import { cleanText } from '#platform/clean-text.ts';
import { readDecimal } from '#platform/read-decimal.ts';
import { attributeFields, emptyFilters, type FilterKey, type Filters, filterKeys } from './filters.ts';

export const pageSizes = [10, 20, 50, 100] as const;
export const defaultPageSize = 20;

export const sorts = ['relevance', 'newest', 'price-asc', 'price-desc', 'best-reviewed'] as const;
export type Sort = (typeof sorts)[number];

/** What the product list shows, as its address says it. `page` counts from 1. */
export type BrowseState = { filters: Filters; page: number; limit: number; sort: Sort };

export const emptyBrowseState: BrowseState = { filters: emptyFilters, page: 1, limit: defaultPageSize, sort: 'relevance' };

/** No shop has so many pages; a larger number in an address is junk. */
const lastThinkablePage = 1_000_000;
const maxTextLength: Partial<Record<FilterKey, number>> = { search: 200 };

/** Reads the list's address. Never fails: whatever makes no sense counts as not said. */
export function parseBrowseState(query: URLSearchParams): BrowseState {
  const said = (key: string) => query.get(key) ?? '';
  const filters = { ...emptyFilters };
  for (const key of ['search', 'category', 'supplier'] as const) filters[key] = tidy(said(key), maxTextLength[key]);
  for (const field of attributeFields) filters[field] = tidy(said(field)).toLowerCase();
  for (const key of ['min_price', 'max_price'] as const) filters[key] = readPriceFilter(said(key));
  filters.in_stock = said('in_stock') === 'true';
  const limit = Number(said('limit'));
  return {
    filters,
    page: readPage(said('page'), lastThinkablePage) ?? 1,
    limit: pageSizes.find((size) => size === limit) ?? defaultPageSize,
    sort: sorts.find((sort) => sort === said('sort')) ?? 'relevance',
  };
}

/** The list's address query: filters that are set, page only above 1, limit only if not 20, sort only if not by relevance. */
export function browseQuery({ filters, page, limit, sort }: BrowseState): URLSearchParams {
  const query = new URLSearchParams();
  for (const key of filterKeys) if (filters[key]) query.set(key, String(filters[key]));
  if (sort !== 'relevance') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  if (limit !== defaultPageSize) query.set('limit', String(limit));
  return query;
}

/** '/products' or '/products?category=LVT&page=2'. */
export function browseAddress(state: BrowseState): string {
  const query = browseQuery(state).toString();
  return query ? `/products?${query}` : '/products';
}

/** Changing a filter, the sort or the page size starts again at page 1. */
export function changeBrowse(state: BrowseState, change: { filters?: Partial<Filters>; sort?: Sort; limit?: number }): BrowseState {
  return { filters: { ...state.filters, ...change.filters }, page: 1, limit: change.limit ?? state.limit, sort: change.sort ?? state.sort };
}

/** A page number as typed: whole, from 1 to `pages`; otherwise null. */
export function readPage(typed: string, pages: number): number | null {
  if (!/^\s*\d{1,7}\s*$/.test(typed)) return null;
  const page = Number(typed);
  return page >= 1 && page <= pages ? page : null;
}

function tidy(text: string, longest = 100): string {
  return cleanText(cleanText(text).trim().slice(0, longest)).trim();
}

/** Characters of a price that are read: cut before any expression meets them. */
const maxPriceLength = 40;

/** Pounds as plain decimal text ('12.5'), at most to the penny; empty for what is not an amount, or could be two ('1,200'). */
export function readPriceFilter(typed: string): string {
  const text = typed.slice(0, maxPriceLength).trim();
  const read = readDecimal(text.replace(/^\s*£?\s*(?=\.\d)/, '0').replace(/^\s*£/, ''));
  if (!read || read.twoWays !== undefined || read.whole.length > 7) return '';
  return String(Math.round(Number(`${read.whole}.${read.decimals || 0}`) * 100) / 100);
}
