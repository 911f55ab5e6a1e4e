import { isGoods } from '../tools/kinds-sold.ts';
import type { Guess } from '../understanding/naive-bayes.ts';
import { isWish } from './follow-up.ts';
import type { Turn } from './turn.server.ts';

/** From here on a guess is right in most cases (measured on messages held back: 8 in 10). */
export const sure = 0.5;
/** Above this a guess stands against what else speaks. */
const certain = 0.7;
/** Below this a guess is right in less than half. */
export const doubtful = 0.22;

/** 'task find', 'place Bathroom', 'entry Wear layer'. */
export const keyOf = ({ kind, name }: Pick<Guess, 'kind' | 'name'>) => `${kind} ${name}`;

const findsFloors: ReadonlySet<string> = new Set([
  'task find',
  'task recommend',
  'task similar',
  'task siblings',
  'task range',
  'task unlisted',
  'task choose',
]);
const ofProduct: ReadonlySet<string> = new Set(['task facts', 'task price', 'task stock', 'task suitability', 'task samples']);

const asksOfOne: ReadonlySet<string> = new Set([...ofProduct, 'task calculate', 'task sundries', 'task underlay-or-glue-find', 'task visualise']);

/**
 * What is to be done, the likeliest first: the guesses for the message, where it is short and unsure those with the message before it, and
 * what was done last where only a slot of it was named anew. What is measured, pointed at or awaited decides where it leaves no choice.
 */
export function decide(turn: Turn): string[] {
  const { before, slots, guesses, joined, named, pointed, rooms } = turn;
  const [top] = guesses;
  const certainty = top?.probability ?? 0;
  const isAnswer = /^(?:yes|yeah|yep|aye|ok|okay|please|sure|go on)\b.{0,12}$/.test(slots.text);
  if (isAnswer && before.awaits === 'person') return ['task person'];
  if (before.awaits === 'unit' && /\b(?:feet|foot|ft|met(?:re|er)s?|m)\b/.test(slots.text)) return ['task calculate'];
  if (before.awaits === 'area' && slots.measures.rooms.length) return ['task calculate'];
  if (before.awaits === 'product' && (named.length || pointed.length) && before.topic) return [before.topic];
  if (slots.reference || (before.awaits === 'order' && slots.email)) return ['task order'];
  const own = guesses.filter(({ probability }) => probability >= doubtful / 4).map(keyOf);
  const [withBefore] = joined;
  const goesOn = before.topic !== null && slots.words.length <= 8 && certainty < sure;
  const tasks = [
    ...(goesOn && saysOnlySlots(turn) ? [before.topic as string] : []),
    ...(goesOn && withBefore && withBefore.probability > certainty ? [keyOf(withBefore)] : []),
    ...own,
  ];
  // A sum of nothing that is known: what was asked before it may make sense of it.
  const isSumOfNothing = tasks[0] === 'task calculate' && !rooms.length && !slots.count && named.length + pointed.length + turn.shown.length === 0;
  if (isSumOfNothing && before.topic && (saysOnlySlots(turn) || slots.wish.price)) tasks.unshift(before.topic);
  // Whoever names one product asks about it: the words of its name are not what advice, or a comparison, is asked with.
  const isOfOther = tasks[0]?.startsWith('entry') || (tasks[0] === 'task compare' && pointed.length + turn.shown.length === 0);
  if (named.length === 1 && isOfOther && certainty < certain) tasks.unshift(tasks.find((task) => asksOfOne.has(task)) ?? 'task facts');
  // Whoever names a kind and what it may cost wants to be shown some.
  const { floors, price, sort } = turn.ownWish;
  const isPricedWish = named.length === 0 && floors.length > 0 && (price !== null || sort !== null) && certainty < sure;
  if (isPricedWish && !findsFloors.has(tasks[0] ?? '') && tasks.includes('task find')) tasks.unshift('task find');
  const [first = ''] = tasks;
  const products = named.length + pointed.length;
  const hasMeasured = slots.measures.rooms.length > 0 || slots.measures.needsUnit;
  if (
    hasMeasured &&
    (findsFloors.has(first) ? products > 0 || before.topic === 'task calculate' : ofProduct.has(first) && first !== 'task suitability')
  )
    tasks.unshift('task calculate');
  if (named.length > 1 && (findsFloors.has(first) || first === 'task facts')) tasks.unshift('task compare');
  if (products > 0 && first === 'task find' && !isWish(turn.ownWish)) tasks.unshift('task facts');
  if (slots.points?.to === 'rest' && before.topic && findsFloors.has(before.topic) && certainty < sure) tasks.unshift('more');
  const isNewArea = rooms !== before.measured;
  if (before.topic === 'task calculate' && rooms.length && (isNewArea || named.length + pointed.length === 1) && certainty < sure)
    tasks.unshift('task calculate');
  // Goods that are named beside a floor that is spoken of are wanted for it.
  const isOfGoods = turn.ownWish.floors.length > 0 && turn.ownWish.floors.every(isGoods);
  if (
    isOfGoods &&
    (pointed.length > 0 || before.focus !== null || turn.visitor.productId !== null) &&
    !(first.startsWith('entry') && certainty > certain)
  )
    tasks.unshift('task sundries');
  return [...new Set(tasks)];
}

/** 'and in oak?', 'what about Cork', '20 m2', 'the Gull Grey': nothing but what changes in the last question. */
function saysOnlySlots({ slots, ownWish, named, pointed }: Turn): boolean {
  return isWish(ownWish) || slots.measures.rooms.length > 0 || slots.place !== null || named.length > 0 || pointed.length > 0;
}
