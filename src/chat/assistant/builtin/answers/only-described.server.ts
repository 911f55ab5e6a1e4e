import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { laidWith } from '../goes-on-with.ts';
import type { Asked } from '../part.ts';
import { queryOf, wishOf } from '../wish.ts';

const mostLookedAt = 6;

/**
 * 'will 10 boxes of the duck egg tiles do for 9 m²', 'Kitchen Oak sheet vinyl for 4 x 3': the one product that so much can be worked out of,
 * as the only one that answers to what was said or whose colour is called that. Null where it may be any of several.
 */
export async function onlyOfDescription({ shop, reading, context }: Asked): Promise<Product | null> {
  const { colour, species, look, style, floor, names, measured, price, sort, ordinals } = reading;
  const isDescribed = colour.length + species.length + look.length + style.length > 0;
  const isOther = names.length + ordinals.length > 0 || price !== null || sort !== null || context.shown.length > 0;
  if (!isDescribed || isOther || !measured.length || floor.some((name) => laidWith.has(name))) return null;
  const { products, total } = await findFloors(shop, floorQuery.parse({ ...queryOf({ ...wishOf(reading), room: [] }), limit: mostLookedAt }));
  const said = `${reading.told} ${reading.text}`.toLowerCase();
  const called = products.filter(({ colour }) => colour?.includes(' ') && said.includes(colour.toLowerCase()));
  const [only] = total === 1 ? products : total <= mostLookedAt && called.length === 1 ? called : [];
  return only ? readProduct(shop, only.id) : null;
}
