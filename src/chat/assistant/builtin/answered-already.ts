import type { Reading } from '../reading/read-question.ts';
import type { Part } from './part.ts';

const forIt =
  /^(?:and |so |or )*(?:is there|are there|have you|do you (?:sell|do|have|stock|keep)|can i (?:buy|get)|where (?:can|do) i (?:get|buy))(?: got)? (?:a |an |the |any |some |anything |something )*(?:kits?|stuff|right stuff|products?|cleaners?|oil|soap|them|it|one|for it|for that)?(?: for (?:it|that|this|them|cleaning|cleaning it))?$/;

const whichOne = String.raw`(?:which|what)(?: one| ones| kind| type| sort)?(?: (?:adhesive|glue|grout|underlay))?(?: (?:do|would|should) (?:i|we) (?:need|use|get|want))?`;
const howMany = String.raw`how (?:many|much)(?: (?:tubs|bags|rolls|packs|boxes|of it))?(?: (?:do|would|will) (?:i|we) need)?`;
const whichOrHowMany = new RegExp(`^(?:and |so )*(?:${whichOne}|${howMany}|${whichOne} (?:and )?${howMany})$`);

const haveYouThem =
  /^(?:and |so )*(?:do (?:you|yous|ye) have|have (?:you|yous|ye)(?: got)?) (?:them|that many|that much|it|those|so many)(?: (?:all|in|in stock))*$/;
const howManyPieces = /^(?:and |so )*how many (?:tiles|pieces|planks|boards|slabs) (?:is|are|would) (?:that|it|there|in it|those)(?: be)?$/;

/** 'how do I clean an oiled floor, is there a kit': the goods for it, how many, or whether they are there, were told with the answer before. */
export function areGoodsNamed({ said }: Reading, part: Part | undefined): boolean {
  // 'adhesive for 25 m² of this, which one and how many tubs': the sum tells both.
  if (part?.context?.topic === 'sundries' && part.context.measured?.length && whichOrHowMany.test(said)) return true;
  // 'what do 9 boxes come to and do you have them', 'what is in a box and how many tiles is that'
  if (/\bThere are \d+ of them\b|\bin stock\b|\bleft\b/.test(part?.text ?? '') && haveYouThem.test(said)) return true;
  if (/ pieces in (?:it|them)\b/.test(part?.text ?? '') && howManyPieces.test(said)) return true;
  return part?.text.includes('For it we have ') === true && (part.products?.length ?? 0) > 0 && forIt.test(said);
}
