import type { Db } from '#platform/database/connect.server.ts';
import { type Boxes, lockLevels, type Shortage, shelfOf } from '#stock/boxes.server.ts';
import { freeLots } from '#stock/lots.server.ts';
import { lotsToKeep } from '#stock/lots-of-line.ts';
import { type FreeLot, type LotChoice, type Served, serveFromLots } from '#stock/serve-from-lots.ts';
import { boxesOf, type CountedLine } from './line-boxes.server.ts';

type Line = CountedLine & { max_lots: number; lot_id: string | null };

export type ServedLines<L> = {
  /** The lines with the lots that they come from; as they were where their product has none. */
  lines: L[];
  /** Products of which all lots together have too few. */
  short: Shortage[];
  /** Lines for which nobody agreed to what there is, by their place. */
  notAgreed: Map<number, Served<FreeLot>>;
};

/**
 * Locks what there is of the products of lines until the caller's transaction ends, and chooses the lots that they come from: whoever holds boxes
 * of them afterwards holds what was chosen. `before`: what the same order held until now, which is free for it.
 */
export async function serveLocked<L extends Line>(trx: Db, lines: readonly L[], before: Boxes = new Map()): Promise<ServedLines<L>> {
  const shelves = [...boxesOf(lines).keys(), ...before.keys()];
  const inLots = await lockLevels(trx, [...new Set(shelves.map((shelf) => shelfOf(shelf).productId))]);
  return serveLines(trx, lines, inLots, before);
}

/** Chooses the lots that lines would come from just now. `inLots`: the products that are kept in lots. */
export async function serveLines<L extends Line>(
  trx: Db,
  lines: readonly L[],
  inLots: readonly string[],
  before: Boxes = new Map(),
): Promise<ServedLines<L>> {
  const served: ServedLines<L> = { lines: [...lines], short: [], notAgreed: new Map() };
  if (!inLots.length) return served;
  const ofBefore = new Map([...before].map(([shelf, boxes]) => [shelfOf(shelf).lotId, boxes]));
  const lots = await freeLots(trx, inLots);
  const free = new Map(inLots.map((id) => [id, (lots.get(id) ?? []).map((lot) => ({ ...lot, free: lot.free + (ofBefore.get(lot.id) ?? 0) }))]));
  for (const [at, line] of lines.entries()) {
    const there = line.product_id === null || line.is_sample ? undefined : free.get(line.product_id);
    if (!there || line.product_id === null) continue;
    const answer = serveFromLots(there, line.quantity, choiceOf(line));
    if (!answer) {
      served.short.push({ shelf: line.product_id, available: there.reduce((sum, lot) => sum + lot.free, 0) });
      continue;
    }
    if (!answer.isAgreed) served.notAgreed.set(at, answer);
    const taken = new Map(answer.parts.map(({ lot, quantity }) => [lot.id, quantity]));
    free.set(
      line.product_id,
      there.map((lot) => ({ ...lot, free: lot.free - (taken.get(lot.id) ?? 0) })),
    );
    served.lines[at] = { ...line, lots: lotsToKeep(answer) };
  }
  return served;
}

const choiceOf = ({ max_lots, lot_id }: Line): LotChoice => ({ maxLots: max_lots, lotId: lot_id });
