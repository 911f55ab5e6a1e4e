import { readFixed } from '#platform/read-decimal.ts';

/** An amount of money: a whole number of pence. Everything inside the shop and in the database is in pence. */
export type Pence = number;

/** No amount in the shop is larger, either way: £10 million. Keeps every product of amounts an exact integer. */
export const largestPence: Pence = 1_000_000_000;

/**
 * Pounds as typed or as sent in JSON ('38.50', '38,50', '£1,234.5', 38.5) in pence, exactly.
 * Null for anything that is not an amount of pounds: NaN, 1e309, -0, a negative amount, a third decimal, more than £10 million,
 * '1,200', which can be read in two ways (`twoWaysIn` says so).
 */
export function poundsToPence(pounds: string | number): Pence | null {
  if (Object.is(pounds, -0)) return null;
  // A number prints its shortest exact decimal, so 0.1 + 0.2 shows its 17 decimals here and is refused rather than rounded.
  const pence = readFixed(typeof pounds === 'number' ? pounds : pounds.replace(/^\s*£/, ''), 2);
  return typeof pence === 'number' && pence <= largestPence ? pence : null;
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

function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}
