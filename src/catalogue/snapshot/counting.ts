import type { FacetField } from '../product-list.ts';
import { type Bitset, countBits, countCommon, createBitset, rowsIn, setBit } from './bitset.ts';
import { facetKey } from './facet-values.ts';
import type { Column, Snapshot } from './snapshot.ts';

/** Some of the rows. Their list is made once, and only where it is wanted. */
export type Mask = { set: Bitset; count: number; isEverything: boolean; rows: Uint32Array<ArrayBuffer> | null };

export const maskOf = (set: Bitset): Mask => ({ set, count: countBits(set), isEverything: false, rows: null });

export const everything = ({ alive, count }: Snapshot): Mask => ({ set: alive, count, isEverything: true, rows: null });

export function maskRows(mask: Mask): Uint32Array<ArrayBuffer> {
  mask.rows ??= rowsIn(mask.set, mask.count);
  return mask.rows;
}

/** How many of the mask's rows have each code of a column, by whichever way is cheaper: a set for each value, or row by row. */
export function countCodes(column: Column, mask: Mask): ArrayLike<number> {
  if (mask.isEverything) return column.totals;
  const { sets, values, totals, codes } = column;
  if (sets && (!codes || values.length * mask.set.length < mask.count * 2)) {
    return sets.map((set, code) => (code === 0 || totals[code] === 0 ? 0 : countCommon(mask.set, set)));
  }
  const counts = new Uint32Array(values.length);
  if (!codes) return counts;
  for (const row of maskRows(mask)) {
    const code = codes[row] as number;
    counts[code] = (counts[code] as number) + 1;
  }
  return counts;
}

/** The rows that answer to a value of a field; none for a value that no product has. */
export function rowsWith(snapshot: Snapshot, field: FacetField, value: string): Bitset {
  const key = facetKey(field, value);
  const column = snapshot.columns.find((one) => one.field === field && one.byKey.has(key));
  const code = column?.byKey.get(key);
  if (!column || code === undefined) return createBitset(snapshot.capacity);
  return column.sets?.[code] ?? rowsOfCode(snapshot, column.codes ?? new Uint16Array(), code);
}

function rowsOfCode(snapshot: Snapshot, codes: Uint16Array, code: number): Bitset {
  const set = createBitset(snapshot.capacity);
  for (let row = 0; row < snapshot.used; row++) if (codes[row] === code) setBit(set, row, true);
  return set;
}
