import { isSampleEligible } from '../category.ts';
import type { FacetField } from '../product-list.ts';
import { type Bitset, createBitset, hasBit, setBit } from './bitset.ts';
import { type CatalogueRow, orderNames, sortKeys } from './catalogue-row.ts';
import { type FacetValue, facetColumns } from './facet-values.ts';
import { createIdTable, dropId, findRow, type IdTable, putId } from './id-table.ts';
import { insertIntoOrders, type Orders, removeFromOrders, sortOrders } from './orders.ts';

/** One field's values over all rows: code 0 is no value, code n is the n-th value met. */
export type Column = {
  field: FacetField;
  /** Null where a product may have several values: its rows are in `sets` alone. */
  codes: Uint16Array<ArrayBuffer> | null;
  values: { key: string; label: string }[];
  byKey: Map<string, number>;
  /** The rows of each code; dropped in a column of codes with many values, where counting row by row is cheaper and smaller. */
  sets: Bitset[] | null;
  /** How many rows have each code. */
  totals: number[];
};

/**
 * The catalogue as columns of numbers, made for one question: which products do these filters leave, in this order, how many,
 * and how many would each further choice leave. A row number stays a product's own until it is removed.
 */
export type Snapshot = {
  capacity: number;
  /** Rows ever used; those of removed products are in `free`. */
  used: number;
  free: number[];
  ids: IdTable;
  alive: Bitset;
  count: number;
  columns: Column[];
  pricePence: Int32Array<ArrayBuffer>;
  inStock: Bitset;
  featured: Bitset;
  /** Those of which a free sample can be ordered. */
  sampled: Bitset;
  orders: Orders;
};

const maxSets = 96;
const maxCodes = 65_535;

export function createSnapshot(capacity: number): Snapshot {
  return {
    capacity,
    used: 0,
    free: [],
    ids: createIdTable(capacity),
    alive: createBitset(capacity),
    count: 0,
    columns: facetColumns.map((column) => ({
      field: column.field,
      codes: 'read' in column ? new Uint16Array(capacity) : null,
      values: [{ key: '', label: '' }],
      byKey: new Map(),
      sets: [createBitset(0)],
      totals: [0],
    })),
    pricePence: new Int32Array(capacity),
    inStock: createBitset(capacity),
    featured: createBitset(capacity),
    sampled: createBitset(capacity),
    orders: { length: 0, lists: orderNames.map(() => new Uint32Array(capacity)), keys: orderNames.map(() => new Uint32Array(capacity)) },
  };
}

/** Adds the rows of a fresh snapshot, in ascending order of id; `finishLoading` makes it answerable. False when it is full. */
export function loadRow(snapshot: Snapshot, row: CatalogueRow): boolean {
  if (snapshot.used === snapshot.capacity) return false;
  writeRow(snapshot, snapshot.used++, row);
  return true;
}

export function finishLoading(snapshot: Snapshot) {
  sortOrders(snapshot.orders, snapshot.used);
}

/** Puts a new or changed product in. False when there is no room left: load again with more. */
export function putProduct(snapshot: Snapshot, row: CatalogueRow): boolean {
  removeProduct(snapshot, row.id);
  const at = snapshot.free.pop() ?? (snapshot.used < snapshot.capacity ? snapshot.used++ : -1);
  if (at < 0) return false;
  writeRow(snapshot, at, row);
  insertIntoOrders(snapshot.orders, snapshot.ids, at);
  return true;
}

export function removeProduct(snapshot: Snapshot, id: string) {
  const at = findRow(snapshot.ids, id);
  if (at < 0) return;
  removeFromOrders(snapshot.orders, snapshot.ids, at);
  dropId(snapshot.ids, at);
  for (const set of [snapshot.alive, snapshot.inStock, snapshot.featured, snapshot.sampled]) setBit(set, at, false);
  for (const column of snapshot.columns) {
    if (column.codes) giveCode(column, at, 0);
    else giveSets(column, at, []);
  }
  snapshot.count -= 1;
  snapshot.free.push(at);
}

function writeRow(snapshot: Snapshot, at: number, row: CatalogueRow) {
  putId(snapshot.ids, at, row.id);
  setBit(snapshot.alive, at, true);
  setBit(snapshot.inStock, at, row.available > 0);
  setBit(snapshot.featured, at, row.is_featured);
  setBit(snapshot.sampled, at, isSampleEligible({ category: row.category, coverageCm2: row.coverage_cm2, remnantLengthMm: null }));
  snapshot.pricePence[at] = row.price_pence;
  snapshot.count += 1;
  for (const [i, reading] of facetColumns.entries()) {
    const column = snapshot.columns[i] as Column;
    const code = (value: FacetValue | null) => (value ? codeOf(column, value, snapshot.capacity) : 0);
    if ('read' in reading) giveCode(column, at, code(reading.read(row)));
    else giveSets(column, at, reading.readAll(row).map(code));
  }
  for (const [i, name] of orderNames.entries()) (snapshot.orders.keys[i] as Uint32Array)[at] = sortKeys[name](row);
}

/** 0 where a column has no room for another value. */
function codeOf(column: Column, value: { key: string; label: string }, capacity: number): number {
  const known = column.byKey.get(value.key);
  if (known !== undefined) return known;
  const code = column.values.length;
  if (code > (column.codes ? maxCodes : maxSets)) return 0;
  column.byKey.set(value.key, code);
  column.values.push(value);
  column.totals.push(0);
  if (code > maxSets) column.sets = null;
  column.sets?.push(createBitset(capacity));
  return code;
}

function giveCode(column: Column, at: number, code: number) {
  const before = column.codes?.[at] ?? 0;
  if (!column.codes || before === code) return;
  column.codes[at] = code;
  if (before > 0) markRow(column, before, at, false);
  if (code > 0) markRow(column, code, at, true);
}

function giveSets(column: Column, at: number, given: readonly number[]) {
  const { sets } = column;
  for (let code = 1; sets && code < sets.length; code++) {
    const is = given.includes(code);
    if (is !== hasBit(sets[code] as Bitset, at)) markRow(column, code, at, is);
  }
}

function markRow({ sets, totals }: Column, code: number, at: number, on: boolean) {
  totals[code] = (totals[code] as number) + (on ? 1 : -1);
  if (sets) setBit(sets[code] as Bitset, at, on);
}
