import { divideHalfUp, type Pence } from './pence.ts';

/**
 * Splits a total over weights so that the parts add up to it exactly; the odd pence go to the largest remainders, the earlier line first.
 * When every weight is 0 the total is spread evenly. Throws RangeError for no weights, or one that is not a whole number from 0.
 */
export function allocate(total: Pence, weights: readonly number[]): Pence[] {
  if (weights.length === 0) throw new RangeError('An amount cannot be split over nothing.');
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) throw new RangeError('Every weight must be a whole number from 0.');
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n)
    return allocate(
      total,
      weights.map(() => 1),
    );

  const amount = BigInt(Math.abs(total));
  const parts = weights.map((weight) => Number((amount * BigInt(weight)) / whole));
  const remainders = weights.map((weight, line) => ({ line, remainder: (amount * BigInt(weight)) % whole }));
  remainders.sort((a, b) => (a.remainder === b.remainder ? a.line - b.line : a.remainder > b.remainder ? -1 : 1));
  const left = Math.abs(total) - parts.reduce((sum, part) => sum + part, 0);
  for (const { line } of remainders.slice(0, left)) parts[line] = (parts[line] ?? 0) + 1;
  return total < 0 ? parts.map((part) => 0 - part) : parts;
}

/** What is left of an amount when `percent` (whole, 0 to 100) is taken off; the saving is rounded half up. */
export function percentOff(amount: Pence, percent: number): Pence {
  return amount - divideHalfUp(amount * percent, 100);
}
