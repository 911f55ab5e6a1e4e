/**
 * A decimal number as people write it, digit by digit, so that nothing is rounded: '1.44', '1,44', '1,234.5', '1.234,56', '1 234'.
 * `twoWays` where a comma could be either: '1,200' is 1200 to some and 1.2 to others, and the shop asks rather than guesses.
 */
export type Decimal = { whole: string; decimals: string; twoWays?: undefined } | { twoWays: string };

const plain = /^(\d{1,100})(?:[.,](\d{0,30}))?$/;
const grouped = /^(\d{1,3}(?:([, ])\d{3})(?:\2\d{3}){0,8})(?:\.(\d{0,30}))?$/;
/** As on the Continent: points or spaces between the thousands, then a comma. Without the comma a point is a decimal point. */
const groupedAbroad = /^(\d{1,3}(?:([. ])\d{3})(?:\2\d{3}){0,8}),(\d{0,30})$/;
const either = /^[1-9]\d{0,2},\d{3}$/;

/** Null for what is no such number: words, signs, exponents, NaN. A JSON number is read as it is printed. */
export function readDecimal(written: string | number): Decimal | null {
  if (typeof written === 'string' && written.length > 200) return null;
  const text = String(written)
    .trim()
    .replaceAll(/[\u00A0\u2009\u202F]/g, ' ');
  if (either.test(text)) return { twoWays: readTwoWays(text) };
  const match = plain.exec(text);
  if (match) return { whole: match[1] ?? '', decimals: match[2] ?? '' };
  const [, groups, , decimals = ''] = grouped.exec(text) ?? groupedAbroad.exec(text) ?? [];
  return groups === undefined ? null : { whole: groups.replaceAll(/\D/g, ''), decimals };
}

/** The same as a whole number of the smallest unit, `places` decimals fine; null for what is finer, or no number. */
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

function readTwoWays(text: string): string {
  return `“${text}” can be read in two ways. Please write ${text.replace(',', '')} or ${text.replace(',', '.').replace(/\.?0+$/, '')}.`;
}
