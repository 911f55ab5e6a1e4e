import { z } from 'zod';
import type { FreeLot, Served } from './serve-from-lots.ts';

/** What of a line came from a lot, as it is kept with the line. */
const lotOfLine = z.object({ id: z.string(), number: z.string(), shade: z.string(), quantity: z.int().positive() });
export type LotOfLine = z.output<typeof lotOfLine>;
const lotsOfLine = z.array(lotOfLine);

/** The lots that a line was served from, in the order they were taken; none for goods without lots, and while nothing is held for it. */
export function readLotsOfLine(kept: unknown): LotOfLine[] {
  return lotsOfLine.safeParse(kept).data ?? [];
}

export function lotsToKeep({ parts }: Pick<Served<FreeLot>, 'parts'>): LotOfLine[] {
  return parts.map(({ lot: { id, number, shade }, quantity }) => ({ id, number, shade, quantity }));
}
