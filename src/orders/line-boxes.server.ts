import { sql } from 'kysely';
import type { Db } from '#platform/database/connect.server.ts';
import { type Boxes, shelfKey } from '#stock/boxes.server.ts';

export type CountedLine = {
  product_id: string | null;
  quantity: number;
  is_sample: boolean;
  /** Which roll it comes from, and how many mm of it each one takes; null for what is in boxes. */
  roll_width_mm: number | null;
  roll_mm: number | null;
};
/** A line of an order, and the plan of cuts that it was chosen by. */
type WrittenLine = CountedLine & { cut_plan_id: string | null };

/** What of each line counts on the shelf, of one order or several. */
export function countedLines(trx: Db, ...orderIds: string[]): Promise<WrittenLine[]> {
  return trx
    .selectFrom('order_lines')
    .select(['product_id', 'quantity', 'is_sample', 'roll_width_mm', 'roll_mm', sql<string | null>`cut_plan ->> 'plan_id'`.as('cut_plan_id')])
    .where('order_id', 'in', orderIds)
    .execute();
}

/** A whole line of the database with the plan of cuts that it was chosen by. */
export function withPlan<L extends { cut_plan: unknown }>(line: L): L & { cut_plan_id: string | null } {
  const { plan_id = null } = (line.cut_plan ?? {}) as { plan_id?: string | null };
  return { ...line, cut_plan_id: plan_id };
}

/** The boxes, or mm of a roll, that lines take off the shelf: two lines of one product add up, samples take none. */
export function boxesOf(lines: readonly CountedLine[]): Boxes {
  const boxes = new Map<string, number>();
  for (const { product_id, quantity, is_sample, roll_width_mm, roll_mm } of lines) {
    if (!product_id || is_sample) continue;
    const shelf = shelfKey(product_id, roll_width_mm);
    boxes.set(shelf, (boxes.get(shelf) ?? 0) + quantity * (roll_mm ?? 1));
  }
  return boxes;
}

/** Whether a floor among lines is no longer sold at all, so that there is nothing of it to hold. */
export function areGone(lines: readonly CountedLine[]): boolean {
  return lines.some(({ product_id, is_sample }) => product_id === null && !is_sample);
}
