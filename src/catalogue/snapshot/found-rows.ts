import { sundryCategories } from '../category.ts';
import { type Bitset, createBitset, hasBit, setBit } from './bitset.ts';
import { type Mask, maskOf } from './counting.ts';
import { findRow, findRowOfBytes, idOf } from './id-table.ts';
import { compareRows } from './orders.ts';
import { rowsInOrder } from './rows-in-order.ts';
import { rowsWith } from './rows-with.ts';
import type { Snapshot } from './snapshot.ts';
import { orderNames } from './sort-keys.ts';

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
