import type { Db } from '#platform/database/connect.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { type Boxes, findShortages, holdBoxes, releaseBoxes } from '#stock/boxes.server.ts';
import { freeLots } from '#stock/lots.server.ts';
import { areGone, boxesOf, countedLines, type WrittenLine } from './line-boxes.server.ts';
import type { Taken } from './price-order.server.ts';
import { type ServedLines, serveLines, serveLocked } from './serve-lines.server.ts';

/**
 * Holds what the lines of an order take off the shelf, and writes down from which lots: for an order that holds nothing as yet. Gives its lines.
 * Throws a Refusal (409) where something is no longer there (`not-enough-stock`), or its shopper has not agreed to the lots that are
 * (`several-lots`); `more` is said after why.
 */
export async function holdLines(trx: Db, orderId: string, more = ''): Promise<WrittenLine[]> {
  const refusal = (code: string, why: string) => new Refusal('conflict', code, [why, more].filter(Boolean).join(' '));
  const lines = await countedLines(trx, orderId);
  const served = await serveLocked(trx, lines);
  if (served.notAgreed.size)
    throw refusal('several-lots', 'No single batch has enough any more, so the shade may differ. Please check the order again.');
  const boxes = boxesOf(served.lines);
  if (served.short.length || areGone(lines) || (await holdBoxes(trx, boxes)).length)
    throw refusal('not-enough-stock', 'Some of the items have since sold out.');
  await keepLots(trx, served.lines);
  return served.lines;
}

type Placed = {
  /** The lines as they are written, in their order. */ written: { id: string; lots?: unknown }[];
  holds: boolean;
  before: Boxes | undefined;
};

/**
 * Takes what an order that is being placed takes off the shelf: holds it, or where it may not hold anything looks whether it is there. `before`: what
 * it held until now. Says what there is too little of, and which lines nobody has agreed to the lots of; then the caller must roll back.
 */
export async function holdTaken(trx: Db, takes: readonly Taken[], { written, holds, before }: Placed): Promise<Omit<ServedLines<Taken>, 'lines'>> {
  const inLots = takes.flatMap(({ isInLots, product_id }) => (isInLots && product_id ? [product_id] : []));
  if (!holds) {
    if (before) await releaseBoxes(trx, before);
    const { notAgreed } = await serveLines(trx, takes, inLots);
    return { short: await findShortages(trx, boxesOf(takes)), notAgreed };
  }
  const { lines, short, notAgreed } = inLots.length ? await serveLocked(trx, takes, before) : { lines: takes, short: [], notAgreed: new Map() };
  if (short.length || notAgreed.size) return { short, notAgreed };
  const shortages = await holdBoxes(trx, boxesOf(lines), before);
  for (const [at, line] of written.entries()) line.lots = lines[at]?.lots ?? null;
  await keepLots(trx, written);
  return { short: shortages, notAgreed };
}

/** Lines of an order that holds nothing which no longer come from as many lots as their shopper agreed to, as things stand, by their place. */
export async function lotsNotAgreed(db: Db, orderId: string): Promise<ServedLines<WrittenLine>['notAgreed']> {
  const lines = await countedLines(db, orderId);
  const kept = await freeLots(
    db,
    lines.flatMap(({ product_id }) => product_id ?? []),
  );
  return (await serveLines(db, lines, [...kept.keys()])).notAgreed;
}

/** Writes down which lots lines come from. */
export async function keepLots(trx: Db, lines: readonly { id: string; lots?: unknown }[]): Promise<void> {
  for (const { id, lots } of lines) {
    if (lots === null || lots === undefined) continue;
    await trx.updateTable('order_lines').set({ lots }).where('id', '=', id).execute();
  }
}

/** What is given back unpaid is of no lot any more: other boxes may be held for it later. */
export async function forgetLots(trx: Db, orderIds: readonly string[]): Promise<void> {
  await trx.updateTable('order_lines').set({ lots: null }).where('order_id', 'in', orderIds).where('lots', 'is not', null).execute();
}
