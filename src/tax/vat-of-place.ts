import type { Place } from '#delivery/postcode.ts';
import type { Pence } from '#money/pence.ts';
import { grossAtRate, ukVatBasisPoints } from '#money/vat.ts';
import type { Settings } from '#settings/settings.ts';
import { homeCountry, type VatClass, type VatRate } from '#settings/vat-terms.ts';

export type VatTerms = Pick<Settings, 'vat_rates' | 'eu_vat_from' | 'eu_prices'>;

/** Where something goes, as far as known, and on which day it is ordered ('2026-11-29', by the shop's clock). */
export type Supply = { place: Place | null; day: string };

/**
 * The country whose VAT is charged. Goods from Northern Ireland to a consumer in the EU are taxed at home until the shop's sales there pass the
 * threshold, and at their destination from the day that staff set (VAT Act 1994, Schedule 9ZB, paragraph 29; Directive 2006/112/EC, Art. 33
 * and 59c). Elsewhere it is the destination's where staff gave it rates, and the home country's where they did not.
 */
export function taxedIn({ vat_rates, eu_vat_from }: VatTerms, { place, day }: Supply): string {
  const country = place?.country ?? homeCountry;
  if (country === 'IE' && (eu_vat_from === null || day < eu_vat_from)) return homeCountry;
  return vat_rates.some((rate) => rate.country === country && holdsOn(rate, day)) ? country : homeCountry;
}

/** The rate of a class of goods in a country on a day, in hundredths of a percent; a class without one has the country's standard rate. */
export function rateOn({ vat_rates }: Pick<VatTerms, 'vat_rates'>, country: string, of: VatClass, day: string): number {
  const found = (wanted: VatClass) => vat_rates.find((rate) => rate.country === country && rate.class === wanted && holdsOn(rate, day));
  return (found(of) ?? found('standard'))?.basis_points ?? ukVatBasisPoints;
}

/** The rate at which goods are charged. */
export function rateOf(terms: VatTerms, supply: Supply, of: VatClass): number {
  return rateOn(terms, taxedIn(terms, supply), of, supply.day);
}

/**
 * What a price on the shelf is where it goes: the same, unless Irish VAT is charged and staff chose the same price before tax. Charges for
 * delivery and postage are never changed by it: staff set those for each area.
 */
export function priceIn(terms: VatTerms, supply: Supply, of: VatClass, shelfPence: Pence): Pence {
  const country = taxedIn(terms, supply);
  if (country !== 'IE' || terms.eu_prices === 'shelf') return shelfPence;
  return grossAtRate(shelfPence, rateOn(terms, homeCountry, of, supply.day), rateOn(terms, country, of, supply.day));
}

function holdsOn({ from, to }: VatRate, day: string): boolean {
  return from <= day && (to === null || day <= to);
}
