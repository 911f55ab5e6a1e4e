import type { AnswerContext } from '../context.ts';

const lead = '^(?:(?:and|so|ok|okay|right|great|grand|but|then|or),? )*';
const bareSum = new RegExp(
  `${lead}(?:(?:what(?:'?s|'?ll| is| does| would| will| do)?|how much(?:'?s| is| does| would| are| do| will)?|the|whats)? ?(?:the |a )?(?:total |full |overall )?(?:price|cost|total|sum)?(?: (?:on|of|for|is|be))? ?(?:that|it|this|they|those|them|all that|the lot|it all|that lot)?(?: all)?(?: (?:come to|comes to|cost|costs|be|in all|total|altogether|set me back|work out at))?(?: (?:altogether|in all|in total))?)[\\s?!.]*$`,
  'i',
);
const saysMoney = /\b(?:price|cost|costs|total|sum|come to|comes to|how much|altogether|in all)\b/i;
const amountAsked =
  /\bhow (?:many|much)\b.{0,60}\d|\d.{0,60}\bhow (?:many|much)\b|\bhow many (?:lengths|rolls|boxes|packs|bags|tubs|bars|strips|sheets|t-?bars)\b/i;

/** 'and what's the price on that', after how many lengths a room takes: the same again, for its answer tells the sum. `last`: what the visitor said before. */
export function withSumAskedAgain(question: string, last: string, { topic, awaits }: Pick<AnswerContext, 'topic' | 'awaits'>): string {
  const isBare = question.trim().length > 3 && saysMoney.test(question) && bareSum.test(question.trim());
  // Of a floor that was worked out, 'how much is it' is known by the conversation.
  const isKnown = topic === 'calculate' && !/\b(?:price|cost) (?:on|of|for)\b/i.test(question);
  return isBare && !isKnown && awaits === null && amountAsked.test(last) ? last : question;
}

const place = '(?:in|on|over|under|for|with(?! what)|outside|outdoors|upstairs|downstairs)(?: (?:an?|the|my|our))?(?: [a-z-]+){0,3}';
const otherPlace = new RegExp(
  `${lead}(?:what about |how about |would (?:it|they) (?:do|be ok|be alright|work|go) |are they ok |is it ok )*(${place})(?: (?:too|as well|then|instead))?[\\s?!.]*$`,
  'i',
);
const placeAsked =
  /^(.*\b(?:is|are|can|could|would|will|does|do)\b.*?\b(?:ok|okay|alright|all right|fine|good|suitable|safe|go|used?|be (?:used|laid|put|fitted|glued|nailed)|suit|work|do|laid|any good|any use|grand)) (?:(?:in|on|onto|over|under|for|with|to|straight on|out)(?: (?:an?|the|my|our))?(?: [a-z-]+){1,3}|outside|outdoors|upstairs)[\s?!.]*$/i;

/** 'is the Penrhos slate slippy', and then 'and outside?' */
const qualityAsked =
  /^(?:(?:hi|hello),? )?(?:is|are|does|do|will) ((?:the |your )?[A-Za-z' -]{3,40}?) (?:slippy|slippery|non-?slip|waterproof|hard ?wearing|heavy|warm|cold|noisy|frost ?proof|scratch\w*|fade|need sealed|real \w+|porous)\b[\s?!.]*$/i;

/** 'and in a kitchen?', after whether a range does over heating: whether it does there. `last`: what the visitor said before. */
export function withPlaceAskedAgain(
  question: string,
  last: string,
  { topic, focus, shown }: Pick<AnswerContext, 'topic' | 'focus' | 'shown'>,
): string {
  const where = focus === null && shown.length > 1 && topic !== 'find' ? otherPlace.exec(question.trim())?.[1] : null;
  const asked = where ? placeAsked.exec(last.trim())?.[1] : null;
  const named = where && !asked ? qualityAsked.exec(last.trim())?.[1] : null;
  return asked ? `${asked} ${where}?` : named ? `is ${named} ok ${where}?` : question;
}
