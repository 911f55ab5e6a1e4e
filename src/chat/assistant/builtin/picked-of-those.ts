import type { Reading } from '../reading/read-question.ts';

/** 'would a pale floor make the hall look bigger, and which ones would you pick': those are looked for that were spoken of. */
export const picksOnes =
  /^(?:and |so |if so )*(?:what|which)(?: (?:one|ones|of (?:yours|your (?:floors|ones|range)|the ones you (?:have|sell))|floors?))? (?:would|do|should|can|could) (?:you|i|we) (?:recommend|suggest|advise|go for|pick|choose|get|buy)(?: (?:then|for (?:it|that|this|there)|please|there))?$/;

/** The question as one for floors like those that were spoken of. */
export function pickFor(question: Reading, { floor, room, colour, style, look, feature, condition, price }: Reading): Reading {
  if ([floor, room, colour, style, look, feature].every((list) => list.length === 0)) return question;
  const asks = { ...question.asks, recommend: true };
  const said = room.length > 0 ? 'which floor would you recommend' : 'which ones have you';
  return { ...question, floor, room, colour, style, look, feature, condition, price, asks, said, text: said, intent: null, refersBack: false };
}
