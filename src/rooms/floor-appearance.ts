import type { Appearance } from '#surfaces/appearance.ts';
import { isDrawableFloor } from '#surfaces/is-drawable.ts';
import { appearanceByAttributes } from './appearance-by-attributes.ts';
import type { FloorGoods } from './floor-goods.ts';

const floors: readonly string[] = ['Tiles', 'Wood Flooring', 'Laminate Flooring', 'LVT', 'Vinyl & Lino', 'Carpet'];

/**
 * What a floor of these goods looks like from above: as staff or the maker of the range said, else worked out from category,
 * material, colour, species, size and style. Null where they are no floor (a skirting, a door saddle, a hearth cut to measure, a wall tile),
 * or where nothing says what they look like: then they are not offered to be seen in a room.
 */
export function floorAppearance(goods: FloorGoods): Appearance | null {
  if (!floors.includes(goods.category) || goods.coverageCm2 === null || isForWalls(goods)) return null;
  if (!goods.appearance) return appearanceByAttributes(goods);
  return isDrawableFloor(goods.appearance) ? goods.appearance : null;
}

/** Glazed ceramic that states no slip rating is made for walls: a floor's tile has one. */
function isForWalls({ category, material, slipRating }: FloorGoods): boolean {
  return category === 'Tiles' && material?.toLowerCase() === 'ceramic' && slipRating === null;
}
