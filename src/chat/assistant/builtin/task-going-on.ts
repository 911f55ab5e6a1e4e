import type { Wish } from '../context.ts';
import { sold } from '../reading/words/floors.ts';
import { laidOn, ofKinds, whichOf } from './goes-on-with.ts';
import { isDescribed } from './goods-wanted.ts';
import type { Asked } from './part.ts';
import type { Task } from './task.ts';

const showSome =
  /^(?:and |so |but |ok |okay |right |then |well |can you |could you |please )*(?:show|let|give|see|have you|have yous|got)\b(?: (?:me|us|\d|two|three|four|see|some|any|a|few|them|those|these|of|what|you|yous|have|got|then|please|so|examples?|ones?|options?))*$/;
const aboutFor = /^(?:and |so |but |ok |okay |right |then )*(?:what about|how about|for|in|on|over|with|would it)\b/;
const extreme = /\b(?:most|least|best|grippiest|safest|less|\w+est)\b/;
/** What may follow on from these, in which no other product or kind of floor is named. */
const ofProduct: ReadonlySet<string | null> = new Set(['facts', 'stock', 'samples', 'price']);

const asksOfIt =
  /\b(?:why|how|what|which|when|is|are|does|do (?!not)|can|could|should|will|would)\b.*\b(?:bad|good|ok|suit\w*|matter|mean|wrong|work)\b|^(?:why|how|when)\b/;

/** Another kind than what is looked for is not wanted. */
function refuses(wish: Wish, without: readonly string[]): boolean {
  return without.some((name) => sold[name] !== undefined) && !wish.floor.some((name) => without.includes(name) && wish.floor.length === 1);
}

/** What a message that names no product does with the ones, or the kinds, that were spoken of; null where it does not go on with them. */
export function taskGoingOn({ reading, context }: Asked, task: Task): Task | null {
  const { said, floor, room, condition, without } = reading;
  const hasPlace = room.length + condition.length > 0;
  const isOfKinds = ofKinds.has(context.topic) || context.topic === 'find';
  if (context.topic === 'find' && context.wish && goesOnWishing(reading)) return 'refine';
  if (floor.length > 0) return null;
  if (laidOn.test(said) && context.wish && !context.focus && said.split(' ').length <= 9) return 'advice';
  if (task === 'calculate') return null;
  // 'no carpet, he has asthma' while floors for his bedroom are looked for.
  if (context.topic === 'find' && context.wish && refuses(context.wish, without) && !asksOfIt.test(said)) return 'refine';
  if (showSome.test(said) && isOfKinds && (context.subject || context.wish)) return 'refine';
  if (without.length > 0 && (context.topic === 'recommend' || context.topic === 'suitability') && context.wish && !showSome.test(said))
    return 'recommend';
  if (
    context.shown.length > 1 &&
    hasPlace &&
    ((context.topic === 'compare' && whichOf.test(said)) || (condition.includes('slip') && extreme.test(said)))
  )
    return 'compare';
  // 'so which one is better?' after what each of two is.
  if (context.explained.length === 2 && context.topic === 'advice' && whichOf.test(said) && /\b(?:better|best|\w+er)\b/.test(said)) return 'compare';
  if ((context.wish?.floor.length ?? 0) > 1 && isOfKinds && hasPlace && whichOf.test(said) && /\b(?:better|best|suits?)\b/.test(said))
    return 'suitability';
  return hasPlace && context.focus && ofProduct.has(context.topic) && aboutFor.test(said) && !isDescribed({ ...reading, floor: ['any'] })
    ? 'facts'
    : null;
}

const prefers =
  /^(?:and |so |but |no |ok |well |actually |yes |lovely |great )*(?:(?:i|we|id|wed|he|she|they|hed|shed|theyd)(?: would| might| do)? (?:much |really )?(?:prefer|rather (?:have|go for|it was)|like it (?:to be|in)|would like it (?:to be|in))|ideally|preferably)\b(?!.*\b(?:to|than|or)\b)/;

/** 'we'd prefer real wood', 'smoked or dark': more of what is being looked for, and no question of what it is. */
function goesOnWishing(reading: Asked['reading']): boolean {
  const { floor, colour, finish, species, style, names, measured, describing, said } = reading;
  if (names.length + measured.length > 0) return false;
  if (prefers.test(said)) return floor.length === 1 || colour.length + finish.length + species.length + style.length > 0;
  const words = said.split(' ').filter((word) => !joining.has(word));
  return floor.length === 0 && colour.length + finish.length > 0 && words.length > 0 && words.every((word) => describing.includes(word));
}

const joining: ReadonlySet<string> = new Set(['and', 'or', 'but', 'maybe', 'preferably', 'ideally']);
