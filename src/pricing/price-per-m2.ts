import { divideHalfUp, type Pence } from '#money/pence.ts';

/** Said where a product has no coverage to divide by. */
export const noPricePerM2 = 'Contact for m² pricing';

/**
 * Pence for a square metre, rounded half up, from the price of a box and its coverage in cm².
 * Null without coverage.
 */
export function pricePerM2(boxPrice: Pence, coverageCm2: number | null): Pence | null {
  return coverageCm2 === null || coverageCm2 <= 0 ? null : divideHalfUp(boxPrice * 10_000, coverageCm2);
}
