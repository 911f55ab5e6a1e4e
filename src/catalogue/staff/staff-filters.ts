import { mandatoryFacts } from './mandatory.ts';

/** What staff's list of products is narrowed to, as its address says it. '' is no wish; what is archived shows only where it is asked for. */
export type StaffFilters = {
  search: string;
  category: string;
  supplier: string;
  maker: string;
  stock: StockWish;
  featured: '' | 'yes' | 'no';
  lacks: '' | (typeof lackWishes)[number][0];
};
export type StockWish = '' | 'in' | 'low' | 'out' | 'off' | 'archived';

export const stockWishes = [
  ['in', 'In stock'],
  ['low', 'Low stock'],
  ['out', 'Out of stock'],
  ['off', 'Not on sale'],
  ['archived', 'Archived'],
] as const;
export const featuredWishes = [
  ['yes', 'Featured'],
  ['no', 'Not featured'],
] as const;
export const lackWishes = [
  ['photo', 'Without a photo'],
  ['size', 'Without a box size'],
  ['description', 'Without a description'],
  ['fire', 'Floors without a fire class'],
  ...mandatoryFacts.map(({ lack, words }) => [lack, words] as const),
] as const;

export const staffSorts = ['name', 'sku', 'category', 'price', 'stock', 'changed'] as const;
export type StaffSort = (typeof staffSorts)[number];

const filterNames = ['search', 'category', 'supplier', 'maker', 'stock', 'featured', 'lacks'] as const;

/** Reads an address; what makes no sense is no wish. */
export function readStaffFilters(query: URLSearchParams): StaffFilters {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 200);
  const known = <const T extends string>(name: string, choices: readonly (readonly [T, string])[]): T | '' =>
    choices.find(([value]) => value === query.get(name))?.[0] ?? '';
  return {
    search: text('search'),
    category: text('category'),
    supplier: text('supplier'),
    maker: text('maker'),
    stock: known('stock', stockWishes),
    featured: known('featured', featuredWishes),
    lacks: known('lacks', lackWishes),
  };
}

/** The names of an address that make up a view worth saving: filters and order, no page and nothing that is open. */
export function viewQuery(query: URLSearchParams): string {
  const kept = [...filterNames, 'sort'].flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : []));
  return new URLSearchParams(kept).toString();
}
