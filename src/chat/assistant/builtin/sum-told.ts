import type { Reading } from '../reading/read-question.ts';
import type { Part } from './part.ts';

const itsSum =
  /^(?:and |so |ok |please |then |roughly |about |approximately )*(?:(?:whatll|whatd|what|how much|whats|hows) ?(?:does|do|would|will|is|are|s|ll|d)? ?(?:it|that|they|this|all that|the lot|it all|that lot)?(?: all)? ?(?:come to|comes to|cost|costs|be|in all|total|altogether|set me back)?(?: altogether| in all| in total)?(?: roughly| about| please)?|(?:the )?(?:cost|price|total|sum)|how many boxes (?:is|are|would) (?:that|it|this)(?: be)?)$/;

/** 'how much is that', 'and what does it come to' of what was just worked out. */
export function asksItsSum({ said }: Pick<Reading, 'said'>): boolean {
  return itsSum.test(said);
}

const sumOfNamed =
  /^(?:and |so |ok )*(?:what|how much) (?:would|will|does|is|do|are) (?:the |your )?(?:\{name\}|\{mm\}|[a-z]+)(?: (?:\{name\}|\{mm\}|[a-z]+)){0,4} (?:be|cost|come to|come out at|work out at)(?: for (?:that|it))?$/;

/** 'what would the Old Rose be' once a room was measured. */
export function asksSumOfNamed({ said, names, measured }: Pick<Reading, 'said' | 'names' | 'measured'>): boolean {
  return names.length > 0 && measured.length === 0 && sumOfNamed.test(said);
}

/** Whether an answer has told a sum. */
export function saysSum(part: Part | undefined): boolean {
  return (
    /\b(?:come to|comes to|in all)\b|\bthe cuts that is: | at £[\d.,]+ each\b|^Which one do you mean\? For /.test(part?.text ?? '') &&
    /£\d/.test(part?.text ?? '')
  );
}

/** 'and how many bags at that depth', 'how many tubs and what price': of goods that are named beside it. */
export function asksItsPacks({ said, floor, names }: Pick<Reading, 'said' | 'floor' | 'names'>): boolean {
  return floor.length + names.length === 0 && /\bhow many (?:bags|tubs|rolls|bottles|packs|lengths)\b/.test(said);
}

/** Whether an answer has told how many packs of some goods a floor takes. */
export function saysPacks(part: Part | undefined): boolean {
  return /\b[Tt]hat is (?:\d+ to )?\d+ (?:bag|tub|roll|pack|length)s?\b/.test(part?.text ?? '');
}

const itsCover =
  /^(?:and |so )*(?:how (?:much|big|far|many)\b.*\b(?:cover|go|stretch|do)|how (?:much|big|many) (?:of )?(?:an? )?(?:floor|flooring|area|room|m2|square metres|sq m|space|ground) (?:is|would|will|does|are|do) (?:that|it|this|they|those)(?: (?:be|be enough for|do|cover))?)$/;

/** 'and how much floor would that cover' of so many boxes. */
function asksItsCover({ said, floor, names, measured }: Pick<Reading, 'said' | 'floor' | 'names' | 'measured'>): boolean {
  return floor.length + names.length + measured.length === 0 && itsCover.test(said);
}

/** Whether an answer has told what so many boxes cover. */
function saysCover(part: Part | undefined): boolean {
  return /\bThey cover [\d.]+ m²/.test(part?.text ?? '');
}

/** 'how many more do I need', where that was counted. */
function isMissingTold({ said }: Pick<Reading, 'said'>, before: Part | undefined): boolean {
  return /^(?:and |so )*how many (?:more|extra)\b/.test(said) && /\bYou have \d+ .* more: £/.test(before?.text ?? '');
}

const howLongOn =
  /^(?:and |so )*(?:how long|until when|till when|when)(?:s| is| does| will)? (?:it|that|this|the (?:offer|sale|discount|deal|price))\b.*\b(?:on|run|last|for|end|finish|until|till)$/;

/** 'and how long is it on for', of what is reduced. */
const isEndTold = ({ said }: Pick<Reading, 'said'>, before: Part | undefined) =>
  howLongOn.test(said) && before?.text.includes('promotion runs until') === true;

const bareAsk =
  /^(?:and |so )*(?:what (?:is there|(?:have|do) (?:you|yous|ye)(?: have| got| do)?|(?:can|could|would) (?:i|we) (?:get|have)|are (?:my|our|the) options|would (?:you|yous) (?:have|do))|any (?:ideas|options|suggestions))$/;

/** 'what is there', 'what have you': floors that were shown already. */
function isShownAlready({ said }: Pick<Reading, 'said'>, before: Part | undefined): boolean {
  return bareAsk.test(said) && before?.context?.topic === 'find' && (before.products?.length ?? 0) > 0;
}

/** 'how much altogether in silver', of silver ones that were told. */
function withoutColour({ said }: Pick<Reading, 'said'>, before: Part | undefined): Pick<Reading, 'said'> {
  const [whole = '', colour = ''] = / in (?:the )?(\w+)$/.exec(said) ?? [];
  return { said: colour && before?.text.toLowerCase().includes(colour) ? said.slice(0, -whole.length) : said };
}

/** 'is it gone', 'have they all sold out' */
export const asksGone =
  /^(?:and |so |but )*(?:is|are|has|have) (?:it|this|that|they|these|those|(?:this|that) one|the \{name\}(?: \w+)?|\{name\})(?: (?:now|all|already|just|completely))*(?: been)? (?:gone|sold out|sold|out of stock|unavailable)(?: (?:now|then|already|or what))*$/;
/** 'is it gone', of what was said to be out of stock. */
const isGoneTold = ({ said }: Pick<Reading, 'said'>, before: Part | undefined) =>
  asksGone.test(said) && / is out of stock\b/.test(before?.text ?? '');

/** 'how much is that', 'and how many lengths', 'what does it cover', where the answer before has told it. */
export function isToldOfSum(reading: Reading, before: Part | undefined): boolean {
  return (
    (asksItsSum(withoutColour(reading, before)) && saysSum(before)) ||
    (asksItsPacks(reading) && saysPacks(before)) ||
    (asksItsCover(reading) && saysCover(before)) ||
    isShownAlready(reading, before) ||
    isMissingTold(reading, before) ||
    isEndTold(reading, before) ||
    isGoneTold(reading, before)
  );
}

const bothSummed =
  /^(?:and |so |ok |right |then )*(?:(?:what|how much|whats|the|total|with|price|cost|is|does|would|will|are|for|of|does it come to) )*(?:the |it |its |that |both )*(?:floor|flooring|carpet|laminate|lvt|vinyl|tiles|boards|wood|it|that|this)? ?(?:and|with|plus|including) (?:the |its )?(?:underlay|adhesive|glue|grout)\b(?: (?:together|altogether|in all|in total|all in|total|all|come to|cost|be|price|for (?:it|that|the room|the whole room)))*$/;

/** 'so what is the floor and the underlay together', of the floor that was worked out. */
export function asksBothSummed({ said, floor, names, measured }: Pick<Reading, 'said' | 'floor' | 'names' | 'measured'>): boolean {
  return names.length + measured.length === 0 && floor.length > 0 && bothSummed.test(said) && /\b(?:underlay|adhesive|glue|grout)\b/.test(said);
}
