import { divideHalfUp, type Pence } from '#money/pence.ts';

/** Said where a product has no coverage to divide by. */
export const noPricePerM2 = 'Contact for m² pricing';

/**
 * Pence for a square metre, rounded half up, from the price of a box and its coverage in thousandths of a m².
 * Null without coverage.
 */
export function pricePerM2(boxPrice: Pence, coverageMilliM2: number | null): Pence | null {
  return coverageMilliM2 === null || coverageMilliM2 <= 0 ? null : divideHalfUp(boxPrice * 1000, coverageMilliM2);
}
