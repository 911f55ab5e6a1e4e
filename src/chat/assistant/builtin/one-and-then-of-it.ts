import type { Answer } from '../assistant.ts';
import { toldOnceOnly } from './said-once.ts';

const most =
  /\b(?:cheapest|dearest|most expensive|thickest|thinnest|widest|narrowest|biggest|largest|smallest|longest|softest|darkest|lightest|hardest[- ]wearing|toughest|best (?:rated|reviewed))\b/i;
const split = /^(.{8,}?)(?:,? and|,| -|\?)+ +((?:is|are|does|do|can|will|would|could|how|what|whats|has|have) .{2,})$/i;
const ofIt = /\b(?:it|they|them|that one|those)\b|^how many (?:come |are )?in (?:a|the) (?:box|pack)/i;
const asksOne = /^(?:(?:so|and|hi|hello),? )*(?:what|whats|what's|which|whichs|show me|do you|have you)\b/i;
/** 'are any of your carpets wool and how wide do they come' */
const asksKind = /^(?:(?:so|and|hi|hello),? )*(?:are (?:any of )?(?:your|the)|do (?:you|yous) (?:have|do|sell|stock)|have (?:you|yous))\b/i;
const asksFigure = /^how (?:wide|thick|long|heavy|big) (?:is|are|do|does) (?:it|they|those)\b/i;
/** 'is engineered wood ok with underfloor heating, and what underlay goes under it' */
const asksHeat = /^(?:(?:so|and|hi|hello),? )*(?:is|are|can|will|would|does) .{3,64}\b(?:under ?floor heating|ufh)\b/i;
const asksUnderlay = /^(?:what|which) underlay\b/i;
/** 'do you have a green wall tile, and what would I stick it on with' */
const asksGoods =
  /^(?:(?:so|and|hi|hello|hiya),? )*(?:do (?:you|yous) (?:have|do|sell|stock)|have (?:you|yous)|any|got any|(?:i'?m |we'?re )?(?:after|looking for)|(?:i |we )?(?:need|want))\b/i;
const asksToStick =
  /^what (?:do|would|should|can|will) (?:i|we|you) (?:stick|glue|fix|bed) (?:it|them|these|those|that)(?: down| on| up)* with[\s?.!]*$/i;
/** 'do you have an R10 vinyl, and is there a data sheet' */
const asksSheet = /^(?:is|are) there (?:an? |any )?(?:data|technical|safety|spec|specification) ?sheets?\b/i;
/** 'engineered oak 14mm brushed and oiled, can it go over underfloor heating': described without a verb, and then asked of. */
const described =
  /^(?!.*\b(?:is|are|was|were|have|has|had|can|could|will|would|does|do|did|my|our|i|i've|ive|we|we've|you|your|got|how|what|which|why|where|when|should|if|over|onto|under|on|old|existing|match\w*|bought|between|or(?! so)|for \d|under ?floor|versus|vs)\b)(?=.*(?:\b(?:brushed|oiled|lacquered|matt|gloss|herringbone|chevron|light|dark|pale|grey|brown|white|cream|black|natural|rustic)\b|\d ?(?:mm|cm|x)))(?:(?:hi|hello|looking for|after|want|need|wanting),? )*(?:an? |some )?.{0,40}\b(?:oak|wood|walnut|ash|laminate|lvt|vinyl|carpet|tiles?|porcelain|parquet)\b/i;
const asksOfIt = /^(?:can|could|will|would|is|are|does|do) (?:it|they|that|these|those|this)\b(?! (?:cheaper|possible|ok to|true))/i;
const [mostProducts, mostSuggestions] = [6, 3];

/**
 * 'what is your thickest laminate and is it waterproof': the one is looked for, and then the rest is asked of it. Taken together it would be
 * the thickest of those that are waterproof.
 */
export function oneAndThenOfIt(question: string): [first: string, then: string] | null {
  const [, first = '', then = ''] = split.exec(question.trim()) ?? [];
  if (described.test(first) && asksOfIt.test(then)) return [`show me ${first.replace(/^(?:hi|hello),? /i, '')}`, then];
  const isOfOne = asksOne.test(first) && most.test(first) && ofIt.test(then) && !most.test(then);
  // The underlay has to bear the heat, too.
  if (asksHeat.test(first) && asksUnderlay.test(then)) return [first, `${then.replace(/[\s?.!]+$/, '')} over underfloor heating`];
  return isOfOne || asksSheet.test(then) || (asksKind.test(first) && asksFigure.test(then)) || (asksGoods.test(first) && asksToStick.test(then))
    ? [first, then]
    : null;
}

/** Two answers that follow one another, as one. The conversation goes on with the second. */
export function oneAfterTheOther(first: Answer, second: Answer): Answer {
  return {
    ...second,
    text: toldOnceOnly([first.text, second.text]),
    products: [...new Set([...first.products, ...second.products])].slice(0, mostProducts),
    calculation: second.calculation ?? first.calculation,
    sources: [...new Map([...first.sources, ...second.sources].map((source) => [source.title, source])).values()],
    suggestions: [...new Set([...second.suggestions, ...first.suggestions])].slice(0, mostSuggestions),
    offersPerson: first.offersPerson || second.offersPerson,
    isUnanswered: first.isUnanswered || second.isUnanswered,
  };
}
