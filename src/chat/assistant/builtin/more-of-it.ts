import type { Reading } from '../reading/read-question.ts';

/** Sayings that ask for nothing new, each of what was asked just before. */

/** 'how long do they take to come?' */
export const howLong = /^(?:how (?:long|soon)|when) (?:do|does|would|will|is|are|till?|until|before) (?:they|it|them|that)\b/;
export const tail =
  /^(?:how (?:soon|long|much|big|wide|deep|quick\w*|dear|fast)(?: is (?:it|that)| would (?:it|that) (?:be|take))?|when|what (?:cost|price|time)|how (?:soon|long|quick\w*) after (?:ordering|paying|buying|(?:i |we )?(?:order|pay|buy)(?: it)?)|is (?:it|that) (?:dear|free|extra|dearer|more|any dearer)(?: (?:than|to|for) .*)?)$/;
/** 'do I seal slate? and how often after that', 'is it hard to do': of nothing but what was asked before. */
export const moreOfIt =
  /^(?:(?:and|so|but|also|then) )*(?:(?:roughly |about )?how (?:often|regular\w*|many times)(?: (?:do|does|should|would|will|must) (?:i|we|you|it|that|they) (?:need (?:it |to be )?)?(?:to )?(?:do|redo|repeat|be|have)?(?: (?:it|that|this|them|done|redone|repeated|again))*)?|(?:why|how come|why not|how so|why is (?:that|it))|(?:when|how) (?:again|else)|is (?:it|that) (?:really )?(?:necessary|important)|(?:why |how much )?(?:does|do|would|should) (?:it|that|they|this) (?:really )?matter(?: to me| much)?|(?:is |its |are |also |only )*(?:a bit |much |far |way )?(?:cheaper|less expensive|less money))(?: (?:after(?:wards?)?(?: (?:that|it))?|then|again|from then on))*$/;

const whatInstead = /^(?:(?:and|or|so|but|if not) )*(?:what|which)(?: \w+){0,7} instead$/;

const hadInMind =
  /^(?:(?:i|we) )?(?:was |were |am |are |im |had |have |been |ive been |weve been )*(?:thinking (?:of|about|on)|considering|looking at|in mind|fancying|fancied?|like|liked|after) (?:the |your |of )?\{name\}(?: \w+)?$/;

const needsSoMuch =
  /^(?:and |so )*(?:(?:i|we|id|ill|its) )?(?:would |will |am |are )?(?:need|needing|want|after|looking for) (?:about |around |roughly )?\{area\}/;

/** 'do you have one in stock', 'which are available': of what was asked for just before. */
const haveItIn =
  /^(?:(?:and|so|but|also) )*(?:(?:do|have|has|got) (?:you|yous|ye)|is|are|which|what|any|if)\b(?: (?!when\b|how\b|back\b|not\b)\w+){0,5} (?:in stock|available|in stock (?:now|just now|at the (?:moment|minute)))$/;
/** 'wanting a plank, not a tile', 'has to be matt' */
const refines =
  /^(?:(?:and|but|so|it|they|its|im|i|we) )*(?:wanting|wanted|ideally|preferably|prefer|would (?:prefer|rather|like)|(?:has|have|needs?|got|must) (?:to )?be|must be|should be|not|no|nothing|dont want|do not want|dont like)\b/;
/** 'I need it this week' */
const needsItBy =
  /^(?:(?:and|but|so) )*(?:i|we|id|wed|ill|well)(?: would| will)? (?:need|want|like) (?:it|them|this|one) (?:for|by|before|this|next|in|on|asap|now|soon|today|tomorrow)\b[^?]*$/;
const asksElse = /\b(?:how|what|why|when|where|who|can|could|should|will|would (?:it|that|they|you)|does|do|is|are|which|or)\b/;

/** Goods are described, and nothing but which there are is asked. */
const isLookedFor = ({ intent, names, asks, floor, sku, measured }: Reading) =>
  intent === null &&
  names.length === 0 &&
  sku === null &&
  floor.length > 0 &&
  measured.length === 0 &&
  asks.find &&
  !asks.advice &&
  !asks.strongCompare;

/** Nothing new is named, and what is said is of what was named before. */
function isRefined({ said, intent, names, floor, measured, price, room }: Reading): boolean {
  if (intent !== null || names.length + floor.length + measured.length + room.length > 0 || price !== null) return false;
  return haveItIn.test(said) || needsItBy.test(said) || (refines.test(said) && !asksElse.test(said));
}

/**
 * What a statement adds to the words of the question before it, where it is of that: 'was thinking of the Biscuit' after what a room would cost, 'need
 * about 22 m²' after whether a floor is there. Null where it is not.
 */
export function addedTo(before: Reading | undefined, second: Reading): string | null {
  if (!before) return null;
  const { said } = second;
  const { names, measured, inStockOnly } = before;
  if (names.length === 0 && measured.length > 0 && hadInMind.test(said)) return ' {name}';
  // 'would the loop be a bad idea, and what would you point me to instead': what does better for the same.
  if (names.length > 0 && second.names.length + second.floor.length === 0 && whatInstead.test(said)) return ' or what instead';
  if (isLookedFor(before) && isRefined(second)) return '';
  return inStockOnly && names.length > 0 && measured.length === 0 && needsSoMuch.test(said) ? '' : null;
}
