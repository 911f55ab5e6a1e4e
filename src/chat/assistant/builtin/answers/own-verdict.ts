import type { Product } from '#catalogue/product.ts';
import type { Suitability } from '../../guide/parse-guide.ts';
import { listed } from '../say.ts';
import { overConcrete, overDamp } from '../underlay-of.ts';
import { pageForbids } from './page-says.ts';

/** What a product's own record says of a room or demand; null where it says nothing. */
export function ownVerdict(product: Product, where: string, ofKind?: Suitability['verdict']): string | null {
  const { rooms, underfloorHeating, waterResistance, slipRating, wearLayer, category } = product;
  if (where === 'underfloor heating')
    return underfloorHeating === null ? null : underfloorHeating ? 'Yes, it suits underfloor heating.' : 'No, it does not suit underfloor heating.';
  if (where === 'waterproof') {
    if (waterResistance === 'Waterproof') return 'Yes, it is waterproof.';
    if (waterResistance === 'Water Resistant') return 'It is water resistant, not waterproof: wipe spills up.';
    return waterResistance === 'Standard' ? 'No, it is neither waterproof nor water resistant.' : null;
  }
  if (category === 'Underlay' && where === 'damp') return overDamp(product);
  if (category === 'Underlay' && where === 'concrete') return overConcrete(product);
  // The guide asks for a wear layer of half a millimetre there.
  if (where === 'landlord' && wearLayer && Number.parseFloat(wearLayer) < 0.5) return `With care: its wear layer is only ${wearLayer}.`;
  if (where === 'slip') return slipRating ? `Its slip rating is ${slipRating}.` : null;
  if (!/^[A-Z]/.test(where) || where === 'Wet room' || where === 'Garage') return null;
  const forbidden = pageForbids(product, where);
  if (forbidden) return `No. ${forbidden}`;
  // An underlay that lists no such room may lie in it all the same.
  if (rooms.length === 0 || (category === 'Underlay' && !rooms.includes(where))) return null;
  const said = where.toLowerCase();
  const sold = `it is sold for ${listed(rooms.map((room) => room.toLowerCase()))}.`;
  if (where === 'Stairs' && ofKind === 'care' && !rooms.includes(where))
    return `With care: it is not among those we list for stairs, so ask us first; ${sold}`;
  return rooms.includes(where)
    ? `${ofKind === 'care' || ofKind === 'no' ? 'With care:' : 'Yes,'} it is sold for ${said === 'stairs' ? 'stairs' : `${/^(?!ut)[aeiou]/.test(said) ? 'an' : 'a'} ${said}`}.`
    : `${ofKind === 'yes' && where !== 'Patio' ? 'With care' : 'No'}: it is not among those we list for ${said === 'stairs' ? 'stairs' : `${/^(?!ut)[aeiou]/.test(said) ? 'an' : 'a'} ${said}`}: ${sold}`;
}
