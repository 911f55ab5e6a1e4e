import { sundryCategories } from '../category.ts';
import { type Bitset, createBitset, hasBit, setBit } from './bitset.ts';
import { type OrderName, orderNames } from './catalogue-row.ts';
import { type Mask, maskOf, maskRows, rowsWith } from './counting.ts';
import { findRow, findRowOfBytes, idOf } from './id-table.ts';
import { compareRows } from './orders.ts';
import type { Snapshot } from './snapshot.ts';

/** What a text search found: the best with how well they answer; and all, 16 bytes an id, where they are more than those. */
export type FoundIds = { best: readonly { id: string; rank: number }[]; all: Uint8Array | null };

/** The same as rows of the snapshot. */
export type FoundRows = { set: Bitset; best: { row: number; rank: number }[] };

/** Oak skirting answers to 'oak' as well as an oak floor does, and is meant less often; whoever means it says more. */
const sundryPart = 0.5;
/** Differences in rank below a fiftieth are an accident of how often a word is repeated: stock and staff's choice decide then. */
const rankSteps = 50;
const bytesOfId = 16;

export function toRows(snapshot: Snapshot, { best, all }: FoundIds): FoundRows {
  const set = createBitset(snapshot.capacity);
  const sundries = [...sundryCategories, 'Other'].map((category) => rowsWith(snapshot, 'category', category));
  const rows = best.flatMap(({ id, rank }) => {
    const row = findRow(snapshot.ids, id);
    return row < 0 ? [] : [{ row, rank: Math.round(rank * (sundries.some((set) => hasBit(set, row)) ? sundryPart : 1) * rankSteps) }];
  });
  for (const { row } of rows) setBit(set, row, true);
  for (let at = 0; all && at + bytesOfId <= all.length; at += bytesOfId) {
    const row = findRowOfBytes(snapshot.ids, all, at);
    if (row >= 0) setBit(set, row, true);
  }
  return { set, best: rows };
}

/** A page of what was found within the mask: by rank, equals in the list's usual order; then those that were too many to rank, in that order too. */
export function rowsByRank(snapshot: Snapshot, found: FoundRows, mask: Mask, from: number, limit: number): number[] {
  const usual = orderNames.indexOf('relevance');
  const ranked = found.best
    .filter(({ row }) => hasBit(mask.set, row))
    .sort((a, b) => b.rank - a.rank || compareRows(snapshot.orders, usual, snapshot.ids, a.row, b.row))
    .map(({ row }) => row);
  const page = ranked.slice(from, from + limit);
  if (page.length === limit || ranked.length === mask.count) return page;
  const rest = mask.set.slice();
  for (const row of ranked) setBit(rest, row, false);
  return [...page, ...rowsInOrder(snapshot, maskOf(rest), 'relevance', Math.max(0, from - ranked.length), limit - page.length)];
}

/** The ids of the best few that a search found. */
export function bestFound(snapshot: Snapshot, found: FoundIds, most: number): string[] {
  const rows = toRows(snapshot, found);
  return rowsByRank(snapshot, rows, maskOf(rows.set), 0, most).map((row) => idOf(snapshot.ids, row));
}

/** At most `limit` rows of the mask from the `from`-th on, in an order. */
export function rowsInOrder(snapshot: Snapshot, mask: Mask, name: OrderName, from: number, limit: number): Uint32Array {
  const { orders, ids } = snapshot;
  const order = orderNames.indexOf(name);
  const list = orders.lists[order] as Uint32Array;
  if (mask.isEverything) return list.subarray(from, Math.min(from + limit, orders.length));
  // A few rows are sorted; many are met soon enough by walking the order.
  if (mask.count * Math.log2(mask.count + 2) * 8 < orders.length) {
    return maskRows(mask)
      .toSorted((a, b) => compareRows(orders, order, ids, a, b))
      .subarray(from, from + limit);
  }
  const page = new Uint32Array(Math.max(0, Math.min(limit, mask.count - from)));
  let passed = 0;
  for (let i = 0, at = 0; i < orders.length && at < page.length; i++) {
    const row = list[i] as number;
    if (hasBit(mask.set, row) && passed++ >= from) page[at++] = row;
  }
  return page;
}
