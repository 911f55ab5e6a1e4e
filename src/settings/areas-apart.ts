import type { DeliveryArea } from './delivery-terms.ts';
import type { Settings } from './settings.ts';

type AreaTerms = Pick<Settings, 'delivery_areas' | 'delivery_zones' | 'free_delivery_over_pence'>;

/** Areas in which the shop's promise of free delivery does not hold; empty where it holds everywhere that is delivered to. */
export function areasNotFree(settings: AreaTerms): string[] {
  const isDearer = (free: number | null) => (free ?? 0) > settings.free_delivery_over_pence;
  return areasDeliveredTo(settings).flatMap((area) => (area.asks || area.is_never_free || isDearer(area.free_over_pence) ? area.name : []));
}

/** Areas that have charges of their own, or where shoppers are asked to get in touch. */
export function areasChargedApart(settings: AreaTerms): DeliveryArea[] {
  return areasDeliveredTo(settings).filter((area) => area.asks || area.bands.length > 0 || area.long_pence > 0);
}

function areasDeliveredTo({ delivery_areas, delivery_zones }: AreaTerms): DeliveryArea[] {
  return delivery_areas.filter(({ country }) => delivery_zones.some((zone) => zone.enabled && zone.country === country));
}
