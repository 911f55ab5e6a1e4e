import { endOfDay, isCutToLength } from '#orders/withdrawal.ts';
import type { Settings } from '#settings/settings.ts';

export const leftOverTitle = 'Return left-over boxes';

/** What an order line says of what may come back of it. Pieces throughout. */
export type LeftOverLine = {
  /** What the product is sold in; null once it is gone. */
  unit: string | null;
  isSample: boolean;
  sentQuantity: number;
  /** Of those, how many were refunded. */
  goneQuantity: number;
  /** In returns that are under way, of either kind. */
  underWay: number;
  /** In returns that were paid back, of either kind. */
  paidBack: number;
  /** Of those two, what was sent back as left over. */
  leftOver: number;
};

/** Pieces of a line that were reported as damaged, short or wrong: in reports that are still open, and in those that ended with a refund. */
export type ReportedPieces = { open: number; ended: number };

/**
 * How many of a line may still come back as left over: so many per cent of what was sent of it, one piece in any case, and never more than the
 * shopper still has in order. A report that was settled with an amount is no refund of pieces, and yet those pieces are not sealed goods.
 */
export function leftOverMost(line: LeftOverLine, reported: ReportedPieces, percent: number): number {
  if (line.isSample || isCutToLength(line) || line.sentQuantity === 0) return 0;
  const share = Math.max(1, Math.floor((line.sentQuantity * percent) / 100)) - line.leftOver;
  const gone = Math.max(line.goneQuantity, line.paidBack + reported.ended);
  return Math.max(0, Math.min(share, line.sentQuantity - gone - line.underWay - reported.open));
}

export type LeftOverState = 'open' | 'not-offered' | 'not-delivered' | 'over' | 'none-left';
type Terms = Pick<Settings, 'left_over_days'>;

/** The moment after which nothing may come back as left over: the end of the last day, by the shop's clock. */
export function leftOverEnds(deliveredAt: Date, days: number): Date {
  return endOfDay(deliveredAt, days);
}

/** Whether boxes of an order may come back as left over now. `deliveredAt`: null while it is under way. */
export function leftOverState(
  { left_over_days }: Terms,
  { deliveredAt, lines }: { deliveredAt: Date | null; lines: readonly { most: number }[] },
  now: Date,
): LeftOverState {
  if (left_over_days === null) return 'not-offered';
  if (!deliveredAt) return 'not-delivered';
  if (now >= leftOverEnds(deliveredAt, left_over_days)) return 'over';
  return lines.some(({ most }) => most > 0) ? 'open' : 'none-left';
}

/** Why not, in a sentence for the shopper. */
export const leftOverRefusals: Record<Exclude<LeftOverState, 'open'>, string> = {
  'not-offered': 'We don’t take left-over boxes back. Your legal rights are not affected.',
  'not-delivered': 'You can return left-over boxes once your order has been delivered.',
  over: 'The time for returning left-over boxes has ended. Your legal rights are not affected.',
  'none-left': 'There are no more boxes in this order that you can return as left over.',
};
