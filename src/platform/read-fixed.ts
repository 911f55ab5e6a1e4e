import { readDecimal } from './read-decimal.ts';

/** A decimal number as a whole number of the smallest unit, `places` decimals fine; null for what is finer, or no number. */
export function readFixed(written: string | number, places: number): number | { twoWays: string } | null {
  const read = readDecimal(written);
  if (!read || read.twoWays !== undefined) return read;
  const decimals = read.decimals.replace(/0+$/, '');
  if (decimals.length > places) return null;
  const value = Number(read.whole + decimals.padEnd(places, '0'));
  return Number.isSafeInteger(value) ? value : null;
}

/** '“1,200” can be read in two ways. Please write 1200 or 1.200.' where it can; else null. */
export function twoWaysIn(written: unknown): string | null {
  const read = typeof written === 'string' ? readDecimal(written.replace(/^\s*[-−+]?\s*£?/, '')) : null;
  return read?.twoWays ?? null;
}
