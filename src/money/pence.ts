export const amountWanted = 'Please give an amount above £0.';

/** An amount of money: a whole number of pence. Everything inside the shop and in the database is in pence. */
export type Pence = number;

/** No amount in the shop is larger, either way: £10 million. Keeps every product of amounts an exact integer. */
export const maxAmountPence: Pence = 1_000_000_000;

/** Pence of pounds as this shop's own JSON gives them, 38.5 → 3850: whole pence they were, so rounding only undoes the division. */
export function penceOf(pounds: number): Pence {
  return Math.round(pounds * 100);
}

/** Pounds as the JSON number of the API: 3850 → 38.5. Dividing a whole number by 100 gives the nearest double, so it prints exactly. */
export function penceToPounds(pence: Pence): number {
  return pence / 100;
}

/** '£1,234.56'; a negative amount as '-£5.00'. */
export function formatPounds(pence: Pence): string {
  const whole = Math.floor(Math.abs(pence) / 100);
  const rest = String(Math.abs(pence) % 100).padStart(2, '0');
  return `${pence < 0 ? '-' : ''}£${grouped(whole)}.${rest}`;
}

/** '£199' for whole pounds, '£5.99' otherwise: for sentences such as 'free over £199'. */
export function formatShortPounds(pence: Pence): string {
  return pence % 100 === 0 ? formatPounds(pence).slice(0, -3) : formatPounds(pence);
}

/** numerator / denominator rounded half up (towards the greater number). Both whole, the denominator positive. */
export function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/**
 * An amount shared out in proportion to weights, so that the shares add up to it to the penny; where it is no more than all the weights together,
 * no share is more than its weight. Nothing where there is no weight. All whole and not negative.
 */
export function shareOut(amount: Pence, weights: readonly number[]): Pence[] {
  const all = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (all === 0n) return weights.map(() => 0);
  let upTo = 0;
  const rounded = (sum: number) => Number((2n * BigInt(amount) * BigInt(sum) + all) / (2n * all));
  return weights.map((weight) => {
    upTo += weight;
    return rounded(upTo) - rounded(upTo - weight);
  });
}

function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}
