import { answerFactsAsked } from './answers/facts.server.ts';
import { answerPriceRange } from './answers/price-range.server.ts';
import { ofKinds } from './goes-on-with.ts';
import type { Asked, Part } from './part.ts';
import { isItsPrice } from './situation.ts';

const mostTold = 4;
const asksPrice =
  /^(?:and |so |but |ok |right |then )*(?:roughly |about )?(?:how much|(?:what|whats)(?: (?:would|does|do|will|is|are|the|about|it|that|they|those|these))* (?:cost|price|prices|damage|come to|set me back))\b/;
const needsUnderlay =
  /^(?:and |so |but |ok |then )*(?:do|does|will|would|is|are) (?:it|they|that|those|these|i|we|you|there)\b.*\b(?:need|want|take|require|have)\w*\b.*\bunderlay\b/;

/** 'how much is it', 'does it need underlay' after advice: of those that were shown with it, else of the kind that was spoken of; null for anything else. */
export async function answerOfThoseAdvised(asked: Asked): Promise<Part | null> {
  const { reading, context, visitor } = asked;
  const { names, ordinals, room, condition, measured, sku, said, floor } = reading;
  const isNamed = names.length + ordinals.length + room.length + condition.length + measured.length > 0 || sku !== null;
  const isOfUnderlay = floor.join() === 'underlay' && needsUnderlay.test(said);
  const isOfPrice = isItsPrice(reading) && asksPrice.test(said) && said.split(' ').length <= longest;
  const isAdvised = ofKinds.has(context.topic) || (isOfUnderlay && context.topic !== null);
  if (isNamed || context.focus || visitor.productId || !isAdvised || !(isOfUnderlay || isOfPrice)) return null;
  if (context.shown.length) {
    const told = isOfPrice ? 'what price is it' : 'does it need underlay';
    const those = context.shown.slice(0, mostTold).map((_, at) => at + 1);
    return answerFactsAsked({ ...asked, reading: { ...reading, ordinals: those, floor: [], said: told } });
  }
  const kinds = context.wish?.floor.length ? context.wish.floor : context.subject ? [context.subject] : context.explained;
  if (!isOfPrice || !kinds.length) return null;
  return answerPriceRange({ ...asked, reading: { ...reading, floor: [...kinds], room: context.wish?.room ?? [], refersBack: false } }, false);
}

const longest = 8;
