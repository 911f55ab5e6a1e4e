import type { OrderStatus } from './order.ts';

/** What of a line has left, and what never will because it was refunded before. */
export type SentLine = { quantity: number; sentQuantity: number; withheldQuantity: number };

/** How many of a line are still to be sent. */
export function leftToSend({ quantity, sentQuantity, withheldQuantity }: SentLine): number {
  return quantity - sentQuantity - withheldQuantity;
}

/** Where a paid order stands by what of it has left: nothing, a part, or all that is to be sent. */
export function statusBySending(lines: readonly SentLine[]): Extract<OrderStatus, 'confirmed' | 'part_shipped' | 'shipped'> {
  if (lines.every(({ sentQuantity }) => sentQuantity === 0)) return 'confirmed';
  return lines.some((line) => leftToSend(line) > 0) ? 'part_shipped' : 'shipped';
}
