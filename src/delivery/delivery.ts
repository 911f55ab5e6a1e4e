import { formatShortPounds, type Pence } from '#money/pence.ts';
import type { Settings } from '#settings/settings.ts';

type Terms = Pick<Settings, 'free_delivery_over_pence' | 'delivery_charge_pence'>;
type Zones = Pick<Settings, 'delivery_zones'>;
export type DeliveryCountry = Settings['delivery_zones'][number]['country'];

/** Pence to deliver goods of this value: nothing from the threshold on ('£199 and over'), else the flat charge. No goods, no charge. */
export function deliveryCharge(settings: Terms, goods: Pence): Pence {
  return goods <= 0 || goods >= settings.free_delivery_over_pence ? 0 : settings.delivery_charge_pence;
}

/** What is missing from free delivery; 0 when it is free already. */
export function missingForFreeDelivery(settings: Terms, goods: Pence): Pence {
  return deliveryCharge(settings, goods) === 0 ? 0 : settings.free_delivery_over_pence - goods;
}

/** The countries that the checkout offers, in the settings' order. */
export function deliveryCountries(settings: Zones): { country: DeliveryCountry; name: string }[] {
  return settings.delivery_zones.filter((zone) => zone.enabled).map(({ country, name }) => ({ country, name }));
}

/** Whether the shop delivers to a country, given as its two-letter code. */
export function deliversTo(settings: Zones, country: string): boolean {
  return settings.delivery_zones.some((zone) => zone.enabled && zone.country === country);
}

/** Postage for free samples: charged for each. */
export function samplePostage(settings: Pick<Settings, 'sample_postage_pence'>, samples: number): Pence {
  return settings.sample_postage_pence * samples;
}

/** Said where nobody has set a charge. */
export const deliveryAsks = 'Please contact us before you order: we work out delivery of this to your postcode for you.';

/** 'Free sample (£5.99 postage)', wherever one is offered. */
export function freeSampleWords(postage: Pence): string {
  return `Free sample (${formatShortPounds(postage)} postage)`;
}

/** A country's name as its delivery zone has it; the code where there is no zone of it any more. */
export function countryName(settings: Zones, code: string): string {
  return settings.delivery_zones.find((zone) => zone.country === code)?.name ?? code;
}
