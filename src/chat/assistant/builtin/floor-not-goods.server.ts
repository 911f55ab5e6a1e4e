import { readProduct } from '#catalogue/catalogue.server.ts';
import { isGoodsCategory } from './is-goods.ts';
import type { Asked } from './part.ts';

/** What is asked of a floor, and never of the oil, glue or bar that goes with it. */
const ofFloor =
  /\b(?:sand(?:ed|ing)?|refinish\w*|scratch\w*|claws?|dogs?|waterproof|warp\w*|creak\w*|swell\w*|fade\w*|underfloor heating|acclimati[sz]\w*|need(?:s)? (?:oiled|sealed|lacquered|underlay))\b/;

/** 'will sanding ruin it', after a care kit was named for an oiled floor: the floor is meant, whichever that is, and not the kit. */
export async function withFloorMeant(asked: Asked): Promise<Asked> {
  const { reading, context, shop, visitor } = asked;
  const isOfIt = reading.names.length + reading.floor.length === 0 && reading.sku === null && ofFloor.test(reading.said);
  if (!isOfIt || !context.focus || context.focus === visitor.productId || context.topic !== 'advice') return asked;
  const product = await readProduct(shop, context.focus);
  return product && isGoodsCategory(product.category) ? { ...asked, context: { ...context, focus: null, shown: [] } } : asked;
}
