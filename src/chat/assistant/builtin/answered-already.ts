import type { Reading } from '../reading/read-question.ts';
import type { Part } from './part.ts';

const forIt =
  /^(?:and |so |or )*(?:is there|are there|have you|do you (?:sell|do|have|stock|keep)|can i (?:buy|get)|where (?:can|do) i (?:get|buy))(?: got)? (?:a |an |the |any |some |anything |something )*(?:kits?|stuff|right stuff|products?|cleaners?|oil|soap|them|it|one|for it|for that)?(?: for (?:it|that|this|them|cleaning|cleaning it))?$/;

/** 'how do I clean an oiled floor, is there a kit': the goods for it were named with how it is done. */
export function areGoodsNamed({ said }: Reading, part: Part | undefined): boolean {
  return part?.text.includes('For it we have ') === true && (part.products?.length ?? 0) > 0 && forIt.test(said);
}
