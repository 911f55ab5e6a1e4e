import { countBits, countCommon, hasBit, intersect, rowsIn } from './bitset.ts';
import { orderNames } from './catalogue-row.ts';
import { rowsWith } from './counting.ts';
import { findRow, idOf } from './id-table.ts';
import type { Snapshot } from './snapshot.ts';

/** What staff feature, in the list's usual order; where they feature nothing, the cheapest boxes outside `leftOut` categories. */
export function pickFeatured(snapshot: Snapshot, leftOut: readonly string[], most: number): string[] {
  const isFeatured = countBits(snapshot.featured) > 0;
  const out = leftOut.map((category) => rowsWith(snapshot, 'category', category));
  const fits = (row: number) => (isFeatured ? hasBit(snapshot.featured, row) : !out.some((set) => hasBit(set, row)));
  const picked: string[] = [];
  const order = snapshot.orders.lists[orderNames.indexOf(isFeatured ? 'relevance' : 'box-price')] as Uint32Array;
  for (let i = 0; i < snapshot.orders.length && picked.length < most; i++) {
    const row = order[i] as number;
    if (fits(row)) picked.push(idOf(snapshot.ids, row));
  }
  return picked;
}

/**
 * At most `most` other products in random order: of the same category, else of the same supplier, else any; in stock where there are such.
 * `random` gives numbers from 0 up to 1, so that whoever asks decides how long the order stays.
 */
export function pickSimilar(
  snapshot: Snapshot,
  product: { id: string; category: string; supplier: string },
  most: number,
  random: () => number,
): string[] {
  const own = findRow(snapshot.ids, product.id);
  const attempts = [rowsWith(snapshot, 'category', product.category), rowsWith(snapshot, 'supplier', product.supplier), snapshot.alive];
  for (const attempt of attempts) {
    const inStock = countCommon(attempt, snapshot.inStock) > most ? intersect([attempt, snapshot.inStock]) : attempt;
    const rows = rowsIn(inStock, countBits(inStock)).filter((row) => row !== own);
    if (rows.length) return shuffled(rows, most, random).map((row) => idOf(snapshot.ids, row));
  }
  return [];
}

/** The first `most` of the rows as a shuffle would deal them. */
function shuffled(rows: Uint32Array, most: number, random: () => number): number[] {
  const dealt: number[] = [];
  for (let i = 0; i < Math.min(most, rows.length); i++) {
    const j = i + Math.floor(random() * (rows.length - i));
    dealt.push(rows[j] as number);
    rows[j] = rows[i] as number;
  }
  return dealt;
}

/** Numbers from 0 up to 1 that are the same for the same seed, for ever. (mulberry32 over an FNV-1a hash of the seed) */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
