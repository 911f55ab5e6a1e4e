import { listSummaries } from '#catalogue/catalogue.server.ts';
import { isCircumstance } from './circumstance.ts';
import type { Asked } from './part.ts';

const listed: Readonly<Record<string, string>> = { Underlay: 'underlay' };
const asksSum = /^(?:and |so |ok |okay |right |then |grand )*(?:how (?:much|many)|what(?:s| is| would| will| does)|for|(?:it|its|the room) )/;
const ofFloor = /\b(?:boxes|packs? of (?:the )?(?:floor|laminate)|the (?:floor|floors|flooring|laminate|lvt|wood|boards|planks))\b/;

/**
 * 'we are on concrete if that matters', 'how much for 20 m²' after the underlays for a floor: these are looked for once more with that.
 * Null where none were listed.
 */
export async function goodsListed({ shop, reading, context, ...rest }: Asked): Promise<Asked | null> {
  const [first] = context.shown;
  const isUnnamed = reading.names.length + reading.floor.length + reading.ordinals.length === 0 && reading.sku === null;
  const isSum = reading.measured.length > 0 && asksSum.test(reading.said) && !ofFloor.test(reading.said);
  if (!first || !isUnnamed || first === context.focus || !(isCircumstance(reading) || isSum)) return null;
  const [goods] = await listSummaries(shop, [first]);
  const floor = listed[goods?.category ?? ''];
  return floor ? { ...rest, shop, context, reading: { ...reading, floor: [floor], refersBack: true, intent: null, said: 'what for it' } } : null;
}
