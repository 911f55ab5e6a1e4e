import type { Reading } from '../reading/read-question.ts';

/** Sayings that ask for nothing new, each of what was asked just before. */

/** 'how long do they take to come?' */
export const howLong = /^(?:how (?:long|soon)|when) (?:do|does|would|will|is|are|till?|until|before) (?:they|it|them|that)\b/;
export const tail =
  /^(?:how (?:soon|long|much|quick\w*|dear|fast)(?: is (?:it|that)| would (?:it|that) (?:be|take))?|when|what (?:cost|price|time)|how (?:soon|long|quick\w*) after (?:ordering|paying|buying|(?:i |we )?(?:order|pay|buy)(?: it)?)|is (?:it|that) (?:dear|free|extra|dearer|more|any dearer)(?: (?:than|to|for) .*)?)$/;
/** 'do I seal slate? and how often after that', 'is it hard to do': of nothing but what was asked before. */
export const moreOfIt =
  /^(?:(?:and|so|but|also|then) )*(?:(?:roughly |about )?how (?:often|regular\w*|many times)(?: (?:do|does|should|would|will|must) (?:i|we|you|it|that|they) (?:need (?:it |to be )?)?(?:to )?(?:do|redo|repeat|be|have)?(?: (?:it|that|this|them|done|redone|repeated|again))*)?|(?:why|how come|why not|how so|why is (?:that|it))|(?:when|how) (?:again|else)|is (?:it|that) (?:really )?(?:necessary|important)|(?:why |how much )?(?:does|do|would|should) (?:it|that|they|this) (?:really )?matter(?: to me| much)?|(?:is |its |are |also |only )*(?:a bit |much |far |way )?(?:cheaper|less expensive|less money))(?: (?:after(?:wards?)?(?: (?:that|it))?|then|again|from then on))*$/;

const hadInMind =
  /^(?:(?:i|we) )?(?:was |were |am |are |im |had |have |been |ive been |weve been )*(?:thinking (?:of|about|on)|considering|looking at|in mind|fancying|fancied?|like|liked|after) (?:the |your |of )?\{name\}(?: \w+)?$/;

const needsSoMuch =
  /^(?:and |so )*(?:(?:i|we|id|ill|its) )?(?:would |will |am |are )?(?:need|needing|want|after|looking for) (?:about |around |roughly )?\{area\}/;

/**
 * What a statement adds to the words of the question before it, where it is of that: 'was thinking of the Biscuit' after what a room would cost, 'need
 * about 22 m²' after whether a floor is there. Null where it is not.
 */
export function addedTo(before: Reading | undefined, { said }: Reading): string | null {
  if (!before) return null;
  const { names, measured, inStockOnly } = before;
  if (names.length === 0 && measured.length > 0 && hadInMind.test(said)) return ' {name}';
  return inStockOnly && names.length > 0 && measured.length === 0 && needsSoMuch.test(said) ? '' : null;
}
