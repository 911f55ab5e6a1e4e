import { isGoods, isGoodsCategory } from '../tools/kinds-sold.server.ts';
import type { Guess } from '../understanding/naive-bayes.ts';
import { isOnlyPlace, isWish } from './follow-up.ts';
import type { Turn } from './turn.server.ts';

/** From here on a guess is right in most cases (measured on messages held back: 8 in 10). */
export const sure = 0.5;
/** Above this a guess stands against what else speaks. */
const certain = 0.75;
/** Below this a guess is right in less than half. */
export const doubtful = 0.22;

/** 'task find', 'place Bathroom', 'entry Wear layer'. */
export const keyOf = ({ kind, name }: Pick<Guess, 'kind' | 'name'>) => `${kind} ${name}`;

const findsFloors: ReadonlySet<string> = new Set(
  ['find', 'recommend', 'similar', 'siblings', 'range', 'unlisted', 'choose', 'discount'].map((task) => `task ${task}`),
);
const ofProduct: ReadonlySet<string> = new Set(['facts', 'price', 'stock', 'suitability', 'samples', 'reviews'].map((task) => `task ${task}`));
const asksOfOne: ReadonlySet<string> = new Set([...ofProduct, 'task calculate', 'task sundries', 'task underlay-or-glue-find', 'task visualise']);

/** What is to be done, the likeliest first: what the message leaves no other choice of (named, pointed at, awaited), then the guesses. */
export function decide(turn: Turn): string[] {
  const { before, slots, named, pointed, guesses } = turn;
  const isAnswer = /^(?:yes|yeah|yep|aye|ok|okay|please|sure|go on)\b.{0,12}$/.test(slots.text);
  if (isAnswer && before.awaits === 'person') return ['task person'];
  if (before.awaits === 'unit' && /\b(?:feet|foot|ft|met(?:re|er)s?|m)\b/.test(slots.text)) return ['task calculate'];
  if (before.awaits === 'area' && slots.measures.rooms.length) return ['task calculate'];
  if (before.awaits === 'product' && (named.length || pointed.length) && before.topic) return [before.topic];
  if (slots.reference || (before.awaits === 'order' && slots.email)) return ['task order'];
  const likely = guesses.filter(({ probability }) => probability >= doubtful / 4).map(keyOf);
  const last = named.length + pointed.length > 0 ? ['task facts'] : [];
  return [...new Set([...choices(turn, likely), ...likely, ...last])];
}

/** What follows from what a message names and points at, the strongest first. */
function choices(turn: Turn, likely: readonly string[]): string[] {
  const { before, slots, guesses, named, pointed, rooms, shown, ownWish, aspects, visitor } = turn;
  const [first = ''] = likely;
  const certainty = guesses[0]?.probability ?? 0;
  const topic = before.topic ?? '';
  const products = named.length + pointed.length;
  const isFinding = findsFloors.has(first);
  const isAdvice = first.startsWith('entry') || first.startsWith('place');
  // An entry says the same again whatever is named: only tasks and places go on.
  const goesOn = topic !== '' && !topic.startsWith('entry') && slots.words.length <= 8 && certainty < sure;
  const isOfGoods = ownWish.floors.length > 0 && ownWish.floors.every(isGoods) && !named.some(({ category }) => isGoodsCategory(category));
  const hasMeasured = slots.measures.rooms.length > 0 || slots.measures.needsUnit;
  const isOfPlace = ownWish.rooms.length + ownWish.demands.length > 0;
  const isOfOther = /^entry|^task (?:find|warranty)$/.test(first) || (first === 'task compare' && products + shown.length < 2);
  const ofOne = likely.find((task) => asksOfOne.has(task) && task !== 'task calculate') ?? 'task facts';
  const isPriced = ownWish.price !== null || ownWish.sort !== null || aspects.includes('Price');
  const isOfKind = named.length === 0 && ownWish.floors.length > 0;
  const found: (string | false)[] = [
    slots.points?.to === 'rest' && findsFloors.has(topic) && certainty < sure && 'more',
    // Goods that are named beside a floor that is spoken of are wanted for it.
    isOfGoods &&
      (products > 0 || before.focus !== null || visitor.productId !== null) &&
      !(first.startsWith('entry') && certainty > certain && !slots.points) &&
      'task sundries',
    // Whoever asks what it costs for a room of their own wants the sum.
    rooms !== before.measured && rooms.some((one) => 'id' in one) && (first === 'task price' || first === 'task calculate') && 'task calculate',
    hasMeasured &&
      (isFinding ? products > 0 || topic === 'task calculate' : ofProduct.has(first) && first !== 'task suitability') &&
      'task calculate',
    topic === 'task calculate' && rooms.length > 0 && (rooms !== before.measured || products === 1) && certainty < sure && 'task calculate',
    hasMeasured && products === 0 && topic === 'task sundries' && topic,
    // What is asked of all that was shown: where it may lie.
    pointed.length > 1 && isOfPlace && 'task suitability',
    products === 1 && isOfPlace && (certainty < sure || isOfOther || first.startsWith('place') || ofProduct.has(first)) && 'task suitability',
    // Whoever names one product asks about it: the words of its name are not what advice, or a comparison, is asked with.
    products === 1 && aspects.length > 0 && (isOfOther || (first === topic && ofProduct.has(first) && !aspects.includes('Sample'))) && 'task facts',
    named.length === 1 && !asksOfOne.has(first) && certainty < (isOfOther ? certain : sure) && ofOne,
    products === 1 && first === 'task calculate' && aspects.length > 0 && !hasMeasured && !slots.count && rooms === before.measured && 'task facts',
    // A floor alone, said after goods, is what they are for.
    goesOn && !isOfGoods && isOfKind && (before.wish?.floors.some(isGoods) ?? false) && slots.words.length <= 4 && topic,
    isOfKind &&
      isPriced &&
      (certainty < sure || first === 'task units' || first === 'task calculate') &&
      !hasMeasured &&
      (isOfGoods ? 'task sundries' : 'task find'),
    isAdvice && (isNothingButWish(turn) || (isOfKind && certainty < doubtful)) && (isOfGoods ? 'task sundries' : 'task find'),
    // Nothing but what changes in the last question: what was asked before it makes sense of it.
    goesOn && saysOnlySlots(turn) && topic,
  ];
  return found.filter((task) => typeof task === 'string' && task !== '') as string[];
}

/** 'tiles for a small bathroom floor, white or cream', 'do you do carpets for stairs', 'which laminate is waterproof': a floor that is described. */
function isNothingButWish({ slots: { text, words }, ownWish, named }: Turn): boolean {
  if (named.length || (isOnlyPlace({ ...ownWish, features: [] }) && !ownWish.features.length)) return false;
  const { floors, styles, looks, colours, species, rooms, features } = ownWish;
  const said = [floors, styles, looks, colours, species, rooms, features].filter(({ length }) => length > 0).length;
  if (/^(?:so |and )?which\b/.test(text)) return floors.length === 1 && said > 1;
  const offered = offers.reduce((rest, words) => rest.replace(words, 'any'), text);
  const asks = /\b(?:how|what|whats|why|when|where|which|who|can|could|do|does|did|is|are|was|will|would|should|shall|my|our)\b/.test(offered);
  const wants = /\b(?:need|want|after|looking for|show|any|some|get|buy|please|pls)\b/.test(offered);
  return !asks && (wants || said > (words.length <= 5 ? 1 : 2));
}

/** 'do you do', 'have you got', 'what … do you have': what is asked for is to be shown. */
const offers = [
  /\bwhat [\w ]{1,30}?(?:have|do) (?:you|ye|yous)(?: got| have| do| sell| stock)?\b(?! to\b)/,
  /\b(?:what |which )?(?:do|have|are) (?:you|ye|yous|u|yas) (?:do|have|sell|stock|got|keep)\b(?! to\b)(?: any)?/,
];

/** 'and in oak?', 'what about Cork', '20 m2', 'the Gull Grey': nothing but what changes in the last question. */
function saysOnlySlots({ slots, ownWish, named, pointed }: Turn): boolean {
  return isWish(ownWish) || slots.measures.rooms.length > 0 || slots.place !== null || named.length > 0 || pointed.length > 0;
}
