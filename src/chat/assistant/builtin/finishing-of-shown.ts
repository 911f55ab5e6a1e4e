import type { Asked } from './part.ts';
import { withProduct } from './with-product.ts';

const mostShown = 4;
const asksFinishing =
  /^(?:(?:and|so|but|then|ok) )*(?:do|does|will|would|must|should) (?:it|they|this|that|these|those|i|we|you)\b.*\b(?:varnish\w*|lacquer\w*|oil(?:ed|ing)?|wax(?:ed|ing)?|finish(?:ed|ing)|treat(?:ed|ing)?|seal(?:ed|ing)?)\b/;

/** 'does it need varnished after', of the few floors that were just found: asked of each of them. Null where that is not asked. */
export function finishingOfShown(asked: Asked): Asked | null {
  const { reading, context } = asked;
  const isUnnamed = reading.names.length + reading.floor.length + reading.ordinals.length === 0 && reading.sku === null;
  const isOfList = context.topic === 'find' && context.focus === null && context.shown.length > 1 && context.shown.length <= mostShown;
  if (!isUnnamed || !isOfList || !asksFinishing.test(reading.said)) return null;
  return { ...asked, reading: { ...withProduct(reading, { sku: null }, ''), ordinals: context.shown.map((_, at) => at + 1) } };
}
