import type { FacetField } from '../product-list.ts';
import { type Bitset, createBitset, setBit } from './bitset.ts';
import { facetKey } from './facet-values.ts';
import type { Snapshot } from './snapshot.ts';

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
