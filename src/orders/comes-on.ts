import { sayHeld } from '#delivery/hold.ts';
import { sayDay, sayDays } from '#delivery/working-days.ts';
import type { Order } from './order.ts';

/** When an order comes, in words: 'On Tue 8 December', 'Between Tue 8 and Fri 11 December'. Null where nothing was said. */
export function comesOn(delivery: Order['delivery']): string | null {
  if (delivery?.heldUntil) return sayHeld(delivery.heldUntil);
  if (delivery?.wished && delivery.way !== 'collection') return sayDays(delivery.wished, delivery.wished);
  if (!delivery?.earliest || !delivery.latest) return null;
  return delivery.way === 'collection' ? `Ready to collect from ${sayDay(delivery.earliest)}` : sayDays(delivery.earliest, delivery.latest);
}

/** '1,157.1 kg'. */
export function sayKg(grams: number): string {
  return `${(Math.round(grams / 100) / 10).toLocaleString('en-GB')} kg`;
}

/** How it goes, what it weighs and when it is to come, for staff: 'Pallet, 412.5 kg, Northern Ireland'. */
export function deliveryInShort({ way, grams, area }: NonNullable<Order['delivery']>): string {
  const ways: Record<string, string> = { parcel: 'Parcel', pallet: 'Pallet', samples: 'Samples by post', collection: 'Collection' };
  const weight = way === 'samples' ? '' : grams === null ? 'weight not known' : sayKg(grams);
  return [ways[way] ?? way, weight, area].filter(Boolean).join(', ');
}
