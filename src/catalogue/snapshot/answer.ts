import { poundsToPence } from '#money/read-pounds.ts';
import type { BrowseState, Sort } from '../browse-state.ts';
import type { Filters } from '../filters.ts';
import type { FacetField } from '../product-list.ts';
import { type Bitset, countBits, countCommon, createBitset, hasBit, intersect } from './bitset.ts';
import { orderNames } from './catalogue-row.ts';
import { countCodes, everything, type Mask, maskOf, maskRows, rowsWith } from './counting.ts';
import { facetFields } from './facet-values.ts';
import { type FoundIds, type FoundRows, rowsByRank, rowsInOrder, toRows } from './found-rows.ts';
import { idOf } from './id-table.ts';
import type { Snapshot } from './snapshot.ts';

/** Prices are pence a box, both ends included; null is no limit. `found` is what a text search found; null is no search. */
export type SnapshotQuery = {
  choices: readonly { field: FacetField; value: string }[];
  minPence: number | null;
  maxPence: number | null;
  inStock: boolean;
  found: FoundIds | null;
  sort: Sort;
  page: number;
  limit: number;
};

export type SnapshotAnswer = {
  ids: string[];
  total: number;
  page: number;
  pages: number;
  /** For each column of the snapshot, by code: how many products the choice would leave, every other filter as it is. */
  counts: ArrayLike<number>[];
  inStock: number;
  allHaveSamples: boolean;
  priceRange: { minPence: number; maxPence: number } | null;
};

type Condition = { name: FacetField | 'price' | 'stock' | 'search'; set: Bitset };

/** Which products, in order, how many, and what further choices would leave. A page that does not exist becomes page 1. */
export function answer(snapshot: Snapshot, query: SnapshotQuery): SnapshotAnswer {
  const found = query.found && toRows(snapshot, query.found);
  const conditions = conditionsOf(snapshot, query, found);
  const without = (name?: Condition['name']): Mask => {
    const [first, ...rest] = conditions.filter((condition) => condition.name !== name).map((condition) => condition.set);
    return first ? maskOf(intersect([first, ...rest])) : everything(snapshot);
  };
  const all = without();
  const isSet = (name: Condition['name']) => conditions.some((condition) => condition.name === name);
  const counts = countAll(snapshot, (field) => (isSet(field) ? without(field) : all));

  const pages = Math.ceil(all.count / query.limit);
  const page = query.page <= pages ? query.page : 1;
  const from = (page - 1) * query.limit;
  const rows =
    found && query.sort === 'relevance'
      ? rowsByRank(snapshot, found, all, from, query.limit)
      : rowsInOrder(snapshot, all, query.sort, from, query.limit);
  return {
    ids: Array.from(rows, (row) => idOf(snapshot.ids, row)),
    total: all.count,
    page,
    pages,
    counts,
    inStock: countCommon((isSet('stock') ? without('stock') : all).set, snapshot.inStock),
    allHaveSamples: all.count > 0 && countCommon(all.set, snapshot.sampled) === all.count,
    priceRange: priceRange(snapshot, isSet('price') ? without('price') : all),
  };
}

/** How many products the filters leave; the sort and the page do not matter. */
export function countLeft(snapshot: Snapshot, query: SnapshotQuery): number {
  const found = query.found && toRows(snapshot, query.found);
  const [first, ...rest] = conditionsOf(snapshot, query, found).map((condition) => condition.set);
  return first ? countBits(intersect([first, ...rest])) : snapshot.count;
}

function countAll(snapshot: Snapshot, maskFor: (field: FacetField) => Mask): ArrayLike<number>[] {
  const masks = new Map<FacetField, Mask>();
  return snapshot.columns.map((column) => {
    const mask = masks.get(column.field) ?? maskFor(column.field);
    masks.set(column.field, mask);
    return countCodes(column, mask);
  });
}

function conditionsOf(snapshot: Snapshot, query: SnapshotQuery, found: FoundRows | null): Condition[] {
  const conditions: Condition[] = query.choices.map(({ field, value }) => ({ name: field, set: rowsWith(snapshot, field, value) }));
  if (query.minPence !== null || query.maxPence !== null) conditions.push({ name: 'price', set: rowsPriced(snapshot, query) });
  if (query.inStock) conditions.push({ name: 'stock', set: snapshot.inStock });
  if (found) conditions.push({ name: 'search', set: found.set });
  return conditions;
}

function rowsPriced({ capacity, used, pricePence, alive }: Snapshot, { minPence, maxPence }: SnapshotQuery): Bitset {
  const set = createBitset(capacity);
  const least = minPence ?? 0;
  const most = maxPence ?? 2 ** 31 - 1;
  for (let start = 0; start < used; start += 32) {
    let word = 0;
    const end = Math.min(start + 32, used);
    for (let row = start; row < end; row++) {
      const price = pricePence[row] as number;
      if (price >= least && price <= most) word |= 1 << (row - start);
    }
    set[start >>> 5] = word & (alive[start >>> 5] as number);
  }
  return set;
}

function priceRange(snapshot: Snapshot, mask: Mask): SnapshotAnswer['priceRange'] {
  if (mask.count === 0) return null;
  const { pricePence, orders } = snapshot;
  const priceAt = (row: number | undefined) => pricePence[row as number] as number;
  const list = (orders.lists[orderNames.indexOf('box-price')] as Uint32Array).subarray(0, orders.length);
  if (mask.count * 16 > orders.length) {
    const isIn = (row: number) => hasBit(mask.set, row);
    return { minPence: priceAt(list.find(isIn)), maxPence: priceAt(list.findLast(isIn)) };
  }
  let minPence = Number.POSITIVE_INFINITY;
  let maxPence = 0;
  for (const row of maskRows(mask)) {
    minPence = Math.min(minPence, priceAt(row));
    maxPence = Math.max(maxPence, priceAt(row));
  }
  return { minPence, maxPence };
}

/** What the list's address asks of the snapshot. `found` is what the text search found, null without a search. */
export function snapshotQuery({ filters, page, limit, sort }: BrowseState, found: FoundIds | null): SnapshotQuery {
  return {
    choices: facetFields.flatMap((field) => (filters[field] ? [{ field, value: filters[field] }] : [])),
    minPence: pence(filters.min_price),
    maxPence: pence(filters.max_price),
    inStock: filters.in_stock,
    found,
    sort,
    page,
    limit,
  };
}

function pence(pounds: Filters['min_price']): number | null {
  return pounds === '' ? null : poundsToPence(pounds);
}
