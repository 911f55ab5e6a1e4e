import { divideHalfUp, type Pence } from './pence.ts';

/** The UK's standard rate, in hundredths of a percent. */
export const ukVatBasisPoints = 2000;

/**
 * The VAT inside a gross amount, rounded once, half up, on the whole amount: a retailer may not simply round it down (HMRC VAT Notice 700, 17.6).
 * At 20% it is one sixth of the gross. `basisPoints`: hundredths of a percent.
 */
export function vatIncluded(gross: Pence, basisPoints: number = ukVatBasisPoints): Pence {
  const vat = divideHalfUp(Math.abs(gross) * basisPoints, 10_000 + basisPoints);
  return gross < 0 ? 0 - vat : vat;
}
