import { placesOf } from './answers/guide.server.ts';
import type { Asked } from './part.ts';

const whichSuit =
  /^(?:and |so |but |ok |right |then |grand |well )*(?:which|what)(?: (?:ones?|kinds?|sorts?|types?|products?|of (?:them|those|these|yours?)))?(?: (?:of (?:yours?|them)|do you (?:have|sell) that|that))?(?: (?:is|are|would|will|could|can|do|does|be|go|i|we|you|use|have|put|all))* (?:ok|okay|alright|right|fine|grand|suit\w*|safe|good enough|work|do|go|use|put|have|lay)(?: (?:in|for|on) (?:there|that|it))?(?: (?:so|then|there))*$/;

/** 'which ones are ok so' after laminate in a bathroom was judged: those that are, and not the examples one against the other. */
export function asksWhichSuit({ reading, context }: Asked): boolean {
  const { floor, names, sku, ordinals, said } = reading;
  const isUnnamed = floor.length + names.length + ordinals.length === 0 && sku === null;
  const isOfKind = context.topic === 'suitability' && context.wish?.floor.length === 1 && placesOf(context.wish).length > 0;
  return isUnnamed && isOfKind && whichSuit.test(said);
}
