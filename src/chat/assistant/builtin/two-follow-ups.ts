import type { AnswerContext } from '../context.ts';
import { withLeftOut } from './left-out.ts';

const begins =
  "(?:also |then |just |if so,? )*(?:do|does|did|can|could|will|would|is|are|have|has|how|what|what's|whats|when|where|which|why|should|am i|any chance)";
const apart = new RegExp(
  String.raw`(?<=[?!])\s+|(?<=[a-z0-9"')²])\.\s+|,?\s+(?:and|&|also|plus|but|then)\s+(?=${begins}\b(?! (?:about|not|\d+)\b))|,\s+(?=${begins}\b)|,?\s+or\s+(?=(?:am i|are we|would i be|should i|is it) (?:better|just |worth|as well))`,
  'i',
);
const smallTalk =
  /^(?:(?:ok|okay|nice|nice one|great|grand|lovely|perfect|brilliant|thanks|thank you|thanks a million|cheers|right|ah|aye|yes|yeah|sound|super|good|love (?:it|them|that)|they'?re nice|that'?s (?:nice|lovely|great|grand))[\s,]*)+[.!?]*$/i;
/** 'same but darker', 'anything cheaper': another of what was shown, told before it is asked after. */
const another =
  /^(?:(?:and|so|ok|but),? )*(?:(?:the )?same (?:one |thing |again )?(?:but|only|just) (?:\w+ ?){1,3}|(?:have (?:you|yous)|do (?:you|yous) have|is there|got)? ?(?:anything|something|one) (?:an? bit |a little |slightly )?(?:darker|lighter|cheaper|wider|thicker))[\s?!.]*$/i;
const asksSomething = new RegExp(String.raw`^(?:(?:and|so|ok|but),? )*${begins}\b`, 'i');

const namesGoods = /\b(?:trims?|underlay|glue|adhesive|grout|skirting|scotia|beading|door bars?|nosings?|samples?)\b/i;
/** Asked of what was just told, however whole it is. */
const ofIt =
  /\bsamples? of (?:it|that|this|them|those|(?:that|the \w+) (?:one|oak|tile))\b|\b(?:what|which) (?:underlay|glue|adhesive|grout|trims?) (?:goes|do i need|would i need|should i (?:get|use))\b|\bhow much (?:would|is) (?:that|it)\b|\bhow long (?:does|do|will|would|is) (?:it|they|that|delivery)\b/i;

/**
 * 'can I get a sample of it, and how long does it take?': of what was spoken of before, two questions of which at least one is known as a
 * shortened one. Each is answered in its turn, as if they had been asked one after the other. Null for anything else.
 */
export function twoFollowUps(question: string, last: string, before: AnswerContext): [first: string, then: string] | null {
  if (!before.topic || before.awaits) return null;
  const isShort = (half: string) => another.test(half) || ofIt.test(half) || withLeftOut(half, last, before) !== half;
  const isAsked = (half: string) => asksSomething.test(half) || isShort(half);
  const halves: string[] = [];
  let told = '';
  for (const piece of question.split(apart).map((one) => one.trim())) {
    if (!/\p{L}/u.test(piece) || smallTalk.test(piece)) continue;
    // 'the second one looks close, can I get a sample of that'
    const half = told ? `${told.replace(/[,.]+$/, '')}, ${piece}` : piece;
    told = isAsked(piece) ? '' : half;
    if (!told) halves.push(half);
    if (halves.length > 2) return null;
  }
  const [first, then] = halves;
  if (!first || !then || told) return null;
  // 'do the trims match and are they in the price': of those goods.
  if (namesGoods.test(first) && /\b(?:they|them)\b/i.test(then)) return null;
  return isShort(first) || isShort(then) ? [first, then] : null;
}
