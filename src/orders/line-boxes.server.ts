import { sql } from 'kysely';
import type { Db } from '#platform/database/connect.server.ts';
import { type Boxes, lotKey, shelfKey } from '#stock/boxes.server.ts';
import { readLotsOfLine } from '#stock/lots-of-line.ts';
import { backToLots } from '#stock/serve-from-lots.ts';

export type CountedLine = {
  product_id: string | null;
  quantity: number;
  is_sample: boolean;
  /** Which roll it comes from, and how many mm of it each one takes; null for what is in boxes. */
  roll_width_mm: number | null;
  roll_mm: number | null;
  /** Which lots these boxes are of, as it is kept with the line (`readLotsOfLine`). */
  lots: unknown;
};
/** A line of an order, what its shopper said of lots, and the plan of cuts that it was chosen by. */
export type WrittenLine = CountedLine & { id: string; max_lots: number; lot_id: string | null; cut_plan_id: string | null };

/** What of each line counts on the shelf, of one order or several. */
export function countedLines(trx: Db, ...orderIds: string[]): Promise<WrittenLine[]> {
  return trx
    .selectFrom('order_lines')
    .select(['id', 'product_id', 'quantity', 'is_sample', 'roll_width_mm', 'roll_mm', 'lots', 'max_lots', 'lot_id'])
    .select(sql<string | null>`cut_plan ->> 'plan_id'`.as('cut_plan_id'))
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** A whole line of the database with the plan of cuts that it was chosen by. */
export function withPlan<L extends { cut_plan: unknown }>(line: L): L & { cut_plan_id: string | null } {
  const { plan_id = null } = (line.cut_plan ?? {}) as { plan_id?: string | null };
  return { ...line, cut_plan_id: plan_id };
}

/** The boxes, by lot where they are of one, or mm of a roll, that lines take off the shelf: two lines of one product add up, samples take none. */
export function boxesOf(lines: readonly CountedLine[]): Boxes {
  const boxes = new Map<string, number>();
  const add = (shelf: string, taken: number) => boxes.set(shelf, (boxes.get(shelf) ?? 0) + taken);
  for (const { product_id, quantity, is_sample, roll_width_mm, roll_mm, lots } of lines) {
    if (!product_id || is_sample) continue;
    let rest = quantity * (roll_mm ?? 1);
    for (const lot of readLotsOfLine(lots)) {
      add(lotKey(product_id, lot.id), lot.quantity);
      rest -= lot.quantity;
    }
    if (rest > 0) add(shelfKey(product_id, roll_width_mm), rest);
  }
  return boxes;
}

/** So many of a line's boxes, of those that are left once `gone` of them have left it, with the lots that those are of. */
export function partOfLine<L extends CountedLine>(line: L, gone: number, most: number): L {
  const quantity = Math.min(most, line.quantity - gone);
  return { ...line, quantity, lots: backToLots(readLotsOfLine(line.lots), gone, quantity) };
}

/** Whether a floor among lines is no longer sold at all, so that there is nothing of it to hold. */
export function areGone(lines: readonly CountedLine[]): boolean {
  return lines.some(({ product_id, is_sample }) => product_id === null && !is_sample);
}
