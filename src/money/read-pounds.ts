import { readFixed } from '#platform/read-fixed.ts';
import { maxAmountPence, type Pence } from './pence.ts';

/**
 * Pounds as typed or as sent in JSON ('38.50', '38,50', '£1,234.5', 38.5) in pence, exactly.
 * Null for anything that is not an amount of pounds: NaN, 1e309, -0, a negative amount, a third decimal, more than £10 million,
 * '1,200', which can be read in two ways (`twoWaysIn` says so).
 */
export function poundsToPence(pounds: string | number): Pence | null {
  if (Object.is(pounds, -0)) return null;
  // A number prints its shortest exact decimal, so 0.1 + 0.2 shows its 17 decimals here and is refused rather than rounded.
  const pence = readFixed(typeof pounds === 'number' ? pounds : pounds.replace(/^\s*£/, ''), 2);
  return typeof pence === 'number' && pence <= maxAmountPence ? pence : null;
}
