/**
 * A decimal number as people write it, digit by digit, so that nothing is rounded: '1.44', '1,44', '1,234.5', '1.234,56', '1 234'.
 * `twoWays` where a comma could be either: '1,200' is 1200 to some and 1.2 to others, and the shop asks rather than guesses.
 */
export type Decimal = { whole: string; decimals: string; twoWays?: undefined } | { twoWays: string };

const plain = /^(\d{1,100})(?:[.,](\d{0,30}))?$/;
/** Commas, spaces or, as on the Continent, points between the thousands, and another mark before the decimals. A lone point is a decimal one. */
const grouped = /^(\d{1,3}([,. ])\d{3}(?:\2\d{3}){0,8})(?:(?!\2)[.,](\d{0,30}))?$/;
const either = /^[1-9]\d{0,2},\d{3}$/;

/** Null for what is no such number: words, signs, exponents, NaN. A JSON number is read as it is printed. */
export function readDecimal(written: string | number): Decimal | null {
  const text = String(written).slice(0, 200).trim().replace(/\s/g, ' ');
  if (either.test(text)) return { twoWays: readTwoWays(text) };
  const match = plain.exec(text);
  if (match) return { whole: match[1] ?? '', decimals: match[2] ?? '' };
  const [, groups, , decimals = ''] = grouped.exec(text) ?? [];
  return groups === undefined ? null : { whole: groups.replace(/\D/g, ''), decimals };
}

function readTwoWays(text: string): string {
  return `“${text}” can be read in two ways. Please write ${text.replace(',', '')} or ${text.replace(',', '.').replace(/\.?0+$/, '')}.`;
}
