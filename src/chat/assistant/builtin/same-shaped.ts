import { sold } from '../reading/words/floors.ts';
import type { Asked } from './part.ts';

const beforeIt =
  'and|or|but|so|ok|have you|do you (?:do|have)|is there|do they come|does it come|what about|how about|any|it|one|some|something|them|those|that|got|just|only|the|same';
const asPlanks = new RegExp(
  `^(?:(?:${beforeIt}) )*(?:in|as) (?:an? )?(?:straight |normal |ordinary |plain |proper )?planks?(?: instead| form| format| shape| then| please| style)*$`,
);
const asTiles = new RegExp(
  `^(?:(?:${beforeIt}) )*(?:in|as) (?:an? )?tiles?(?: (?:format|shape|shaped|form|style|pattern|size|sizes))?(?: (?:rather than|instead of|and not|not|than)(?: an?| the| in)* (?:planks?|boards?|strips?)| instead| too| as well| please| then)*$`,
);

/** 'in a plank', after herringbone or tiles: the same, but in that shape. */
export function asksAsPlanks({ reading, context }: Asked): boolean {
  return context.wish !== null && reading.names.length + reading.floor.length === 0 && asPlanks.test(reading.said);
}

/** 'and in a tile rather than plank' of vinyl: the same kind, shaped as tiles. */
export function asksAsTiles({ reading, context }: Asked): boolean {
  const isPressed = context.wish?.floor.some((name) => pressed.has(sold[name]?.category ?? '')) ?? false;
  return isPressed && reading.names.length + reading.ordinals.length === 0 && asTiles.test(reading.said);
}

const pressed: ReadonlySet<string> = new Set(['LVT', 'Laminate Flooring']);

const sameLook =
  /\b(?:same|closest|nearest|similar|close|near) (?:\w+ )?(?:colou?r|shade|tone|look|effect)s?(?: \w+)? (?:as|to|of|like)\b|\b(?:colou?r|shade|look) (?:like|of)\b/;

/** 'the same colour as Tarred Oak but in laminate': what of another kind looks like the one that is named. */
export function asksSameLook({ names, floor, said }: Asked['reading']): boolean {
  // 'I like the limed white oak, is there a laminate that looks the same for less'
  if (names.length > 0 && floor.length < 2 && forLess.test(said) && likeIt.test(said)) return true;
  return names.length > 0 && floor.length === 1 && /\bin (?:an? |the )?(?:\w+ )?\w+$/.test(said) && sameLook.test(said);
}

const likeIt =
  /\blooks? (?:\w+ ){0,2}?(?:the same|similar|like (?:it|that|this|them|the))\b|\b(?:the same|a similar|that|same) look\b|\b(?:similar|lookalikes?|look alikes?|close to (?:it|that)|like (?:it|that|this))\b/;
const forLess =
  /\b(?:for|costs?|but|thats|is|at) (?:a (?:lot|bit|good bit) |much |way )?(?:less|cheaper)\b|\bless money\b|\bcheaper\b|\b(?:cant|couldnt|cannot|wont) (?:\w+ )?(?:afford|stretch|justify)\b|\b(?:too|bit|very|over) (?:dear|pricey|expensive|budget)\b|\b(?:my|our|over|out of) (?:\w+ )?(?:budget|price range)\b|\bhalf the price\b/;

/** 'anything less shiny than that' of what was listed: the same again without what is refused now. */
function asksLessOfIt({ reading, context }: Asked): boolean {
  const isUnnamed = reading.names.length + reading.floor.length + reading.ordinals.length === 0;
  return isUnnamed && context.topic === 'find' && context.wish !== null && reading.without.includes('gloss') && context.shown.length > 0;
}

/** What was listed, asked for again in another shape or with less of something. */
export const asksSameAgain = (asked: Asked) => asksAsPlanks(asked) || asksAsTiles(asked) || asksLessOfIt(asked);
