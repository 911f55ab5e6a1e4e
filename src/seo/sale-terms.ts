import type { Pence } from '#money/pence.ts';
import { isCutToLength, withdrawalDays } from '#orders/withdrawal.ts';

/**
 * What delivery and returns are, in schema.org's words, as https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 * asks. Figures are the settings' and the law's. How long delivery takes is left out: settings say it in words, not in days.
 */

/** What delivery of so many goods alone comes to, in pence, to each country (two letters). */
export function shippingDetails(charge: Pence, countries: readonly string[]): object[] {
  return countries.map((country) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: amount(charge),
    shippingDestination: destination(country),
  }));
}

/** The shop's delivery as a whole: a flat charge, and nothing from a value of goods on. Pence. Null where it delivers nowhere. */
export function shippingService({ charge, freeOver }: { charge: Pence; freeOver: Pence }, countries: readonly string[]): object | null {
  if (countries.length === 0) return null;
  const to = { '@type': 'ShippingConditions', shippingDestination: countries.map(destination) };
  const priced = (rate: Pence, from: Pence, below: Pence | null) => ({
    ...to,
    orderValue: compact({
      '@type': 'MonetaryAmount',
      minValue: pounds(from),
      maxValue: below === null ? null : pounds(below - 1),
      currency: 'GBP',
    }),
    shippingRate: amount(rate),
  });
  const isAlwaysFree = charge === 0 || freeOver === 0;
  return {
    '@type': 'ShippingService',
    fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
    shippingConditions: isAlwaysFree ? [{ ...to, shippingRate: amount(0) }] : [priced(charge, 0, freeOver), priced(0, freeOver, null)],
  };
}

/**
 * How goods sold in a unit can be sent back: within the law's days at the buyer's cost; what is cut to length cannot. Null where the shop
 * delivers nowhere.
 */
export function returnPolicy({ unit }: { unit: string | null }, countries: readonly string[], origin: string): object | null {
  if (countries.length === 0) return null;
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: countries, merchantReturnLink: `${origin}/terms` };
  if (isCutToLength({ unit })) return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: withdrawalDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    refundType: 'https://schema.org/FullRefund',
  };
}

function destination(country: string): object {
  return { '@type': 'DefinedRegion', addressCountry: country };
}

/** Without what is empty: null, '' and []. */
export function compact<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, v]) => v !== null && v !== '' && !(Array.isArray(v) && v.length === 0))) as T;
}

/** '65.00' of 6500 pence. */
export function pounds(pence: Pence): string {
  return (pence / 100).toFixed(2);
}

function amount(pence: Pence): object {
  return { '@type': 'MonetaryAmount', value: pounds(pence), currency: 'GBP' };
}
