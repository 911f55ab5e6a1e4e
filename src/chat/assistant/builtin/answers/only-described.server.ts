import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { colourNames, woodNames } from '../../reading/words/looks.ts';
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
  const kinds = floor.filter((name) => !laidWith.has(name));
  const isDescribed = colour.length + species.length + look.length + style.length > 0;
  const isOther = names.length + ordinals.length > 0 || price !== null || sort !== null || context.shown.length > 0;
  if (!isDescribed || isOther || !measured.length || (floor.length > 0 && !kinds.length)) return null;
  const { products, total } = await findFloors(
    shop,
    floorQuery.parse({ ...queryOf({ ...wishOf(reading), floor: kinds, room: [] }), limit: mostLookedAt }),
  );
  const said = `${reading.told} ${reading.text}`.toLowerCase();
  const called = products.filter(({ colour }) => isOwnName(colour?.toLowerCase() ?? '') && said.includes(colour?.toLowerCase() ?? ''));
  const [only] = total === 1 ? products : total <= mostLookedAt && called.length === 1 ? called : [];
  return only ? readProduct(shop, only.id) : null;
}

/** 'kitchen oak', 'mushroom': what it is called, rather than a colour or wood that any floor may have. */
function isOwnName(colour: string): boolean {
  return (
    colour.length > 3 && !colourNames[colour] && !woodNames.includes(colour) && !/^(?:natural|plain|white|light|dark|smoked|limed) \w+$/.test(colour)
  );
}
