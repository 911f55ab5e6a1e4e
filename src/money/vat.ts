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

/** An amount with VAT in it, and at which rate, in hundredths of a percent. */
export type Taxed = { grossPence: Pence; basisPoints: number };

/**
 * What of each amount is VAT, in pence. Rounded on the sum of each rate and shared out in order, so that the parts add up to the VAT of that sum
 * to the penny, and each is less than a penny from its own. Amounts are not negative.
 */
export function shareVat(parts: readonly Taxed[]): Pence[] {
  const soFar = new Map<number, Pence>();
  return parts.map(({ grossPence, basisPoints }) => {
    const before = soFar.get(basisPoints) ?? 0;
    soFar.set(basisPoints, before + grossPence);
    return vatIncluded(before + grossPence, basisPoints) - vatIncluded(before, basisPoints);
  });
}

/** What came together at one rate. `netPence` and `vatPence` make `grossPence`. */
export type RateSum = { basisPoints: number; netPence: Pence; vatPence: Pence; grossPence: Pence };

/** Amounts whose VAT is known, added up rate by rate, the highest first; a rate at which nothing was charged is left out if another has something. */
export function sumByRate(parts: readonly (Taxed & { vatPence: Pence })[]): RateSum[] {
  const sums = new Map<number, RateSum>();
  for (const { basisPoints, grossPence, vatPence } of parts) {
    const sum = sums.get(basisPoints) ?? { basisPoints, netPence: 0, vatPence: 0, grossPence: 0 };
    sum.grossPence += grossPence;
    sum.vatPence += vatPence;
    sum.netPence += grossPence - vatPence;
    sums.set(basisPoints, sum);
  }
  const all = [...sums.values()].sort((one, other) => other.basisPoints - one.basisPoints);
  const charged = all.filter(({ grossPence }) => grossPence > 0);
  return charged.length ? charged : all.slice(0, 1);
}

/** The gross amount that has the same net at another rate, half up: £38.50 at 20% is £39.46 at 23%. Rates in hundredths of a percent. */
export function grossAtRate(gross: Pence, from: number, to: number): Pence {
  return from === to ? gross : divideHalfUp(gross * (10_000 + to), 10_000 + from);
}

/** '20%', '13.5%'. */
export function rateText(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}

/** How much of a gross amount a rate is: '16.7%' for 20%, '18.7%' for 23%. */
export function shareOfGross(basisPoints: number): string {
  return `${(divideHalfUp(basisPoints * 1000, 10_000 + basisPoints) / 10).toFixed(1)}%`;
}
