import { formatShortPounds } from '#money/pence.ts';
import { areasChargedApart, areasNotFree } from '#settings/areas-apart.ts';
import type { Settings } from '#settings/settings.ts';
import { type DeliveryCountry, deliveryCountries } from './delivery.ts';

type Terms = Pick<Settings, 'free_delivery_over_pence' | 'delivery_charge_pence'>;

/** 'Free delivery on orders of £199 and over', as every badge and block says it. `notFreeTo`: areas where that does not hold, which are named. */
export function deliveryPromise(settings: Terms, notFreeTo: readonly string[] = []): string {
  if (settings.delivery_charge_pence === 0 || settings.free_delivery_over_pence === 0) return `Free delivery on every order${exceptTo(notFreeTo)}`;
  return `Free delivery on orders of ${formatShortPounds(settings.free_delivery_over_pence)} and over${exceptTo(notFreeTo)}`;
}

/** ', except Highlands and Islands', after a promise; nothing where it holds everywhere. */
export function exceptTo(areas: readonly string[]): string {
  return areas.length ? `, except ${new Intl.ListFormat('en-GB').format(areas)}` : '';
}

/** The countries in all of which the shop's own charge and threshold hold, so that they can be said of the country as a whole. */
export function countriesOnShopTerms(settings: Settings): { country: DeliveryCountry; name: string }[] {
  const apart = (country: string) => areasChargedApart(settings).some((area) => area.country === country);
  const notFree = new Set(areasNotFree(settings));
  const promises = (country: string) => !settings.delivery_areas.some((area) => area.country === country && notFree.has(area.name));
  return deliveryCountries(settings).filter(({ country }) => !apart(country) && promises(country));
}
