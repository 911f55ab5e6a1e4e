import type { Asked, Part } from '../part.ts';
import { answerFactsAsked } from './facts.server.ts';

/** 'are your prices by the m²', 'do you sell by the box': of all there is. */
const ofAll = /\b(?:your|yous|you|everything|all|things|tiles|carpets?|floors?)\b/;
/** 'price per box and m² per box', 'box price and what it covers' */
const ofPack = /\bcover\w*|\bm2 (?:per|in|a|to)\b|\bhow (?:many|much) .*\b(?:in|per)\b|\bwhats in\b/;
const ofList: ReadonlySet<string | null> = new Set(['find', 'facts', 'compare', 'stock', 'samples', 'calculate', 'price']);

/** 'what's that by the square metre' of the product that is spoken of, or of those that were just shown. */
export async function priceOfIt(asked: Asked): Promise<Part | null> {
  const { reading, context, visitor } = asked;
  const isUnnamed = reading.floor.length === 0 && !ofAll.test(reading.said);
  const isOpen = (context.focus ?? visitor.productId) !== null && isUnnamed;
  const isOfShown = isUnnamed && !context.focus && ofList.has(context.topic) && context.shown.length > 0;
  const isOfIt = reading.refersBack || reading.names.length > 0 || reading.sku !== null || isOpen || isOfShown;
  const asks = isOfShown ? 'what price are those' : 'what price is it';
  const said = ofPack.test(reading.said) ? `${asks} and how many are in a box` : asks;
  return isOfIt ? answerFactsAsked({ ...asked, reading: { ...reading, said, refersBack: true } }) : null;
}
