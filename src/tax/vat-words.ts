import { shareOfGross } from '#money/vat.ts';

/** 'VAT'; 'Irish VAT' where that is what was charged. `country`: a two-letter code. */
export function vatName(country: string): string {
  return country === 'IE' ? 'Irish VAT' : 'VAT';
}

/** 'VAT included (16.7% of the total)'; no share of it where there is more than one rate. `rates`: hundredths of a percent. */
export function vatIncludedWords(country: string, rates: readonly number[]): string {
  const [rate] = rates;
  return `${vatName(country)} included${rates.length === 1 && rate ? ` (${shareOfGross(rate)} of the total)` : ''}`;
}
