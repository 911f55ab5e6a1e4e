import type { Kysely } from 'kysely';
import type { Database } from '#platform/database/schema.ts';
import type { Boxes } from '#stock/boxes.server.ts';

type CountedLine = { product_id: string | null; quantity: number; is_sample: boolean };

/** What of each line counts on the shelf, of one order or several. */
export function countedLines(trx: Kysely<Database>, ...orderIds: string[]): Promise<CountedLine[]> {
  return trx.selectFrom('order_lines').select(['product_id', 'quantity', 'is_sample']).where('order_id', 'in', orderIds).execute();
}

/** The boxes that lines take off the shelf: two lines of one product add up, samples take none. */
export function boxesOf(lines: readonly CountedLine[]): Boxes {
  const boxes = new Map<string, number>();
  for (const { product_id, quantity, is_sample } of lines) {
    if (product_id && !is_sample) boxes.set(product_id, (boxes.get(product_id) ?? 0) + quantity);
  }
  return boxes;
}

/** Whether a floor among lines is no longer sold at all, so that there is nothing of it to hold. */
export function areGone(lines: readonly CountedLine[]): boolean {
  return lines.some(({ product_id, is_sample }) => product_id === null && !is_sample);
}
