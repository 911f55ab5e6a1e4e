import { isOfExtremes } from './answers/compare.server.ts';
import type { Task } from './decide.ts';
import type { Asked } from './part.ts';
import { namedApart } from './which-products.server.ts';
import { isWish } from './wish.ts';

const ofThose = /^(?:and |so |but |ok |then )*(?:just|only|which|what about)\b|\bones?\b|\b(?:of|from) (?:them|those|these)\b/;
const sameAgain = /\b(?:some|any|it|that|them|those|these|one|ones|same)\b/;
const choosing = /\b(?:or|over|worth|vs|versus|against|better|best|which|between|compare|than)\b/;
/** 'the dearer of the two', 'how do both wear'. */
const ofBoth =
  /\b(?:of|between) (?:the two|the 2|both)\b|\bboth\b.*\b(?:compar\w*|better|differ\w*)|^(?:and |so )?which of (?:them|those|these|the two)\b.*\b\w+er\b/;
/** 'this or a click vinyl', 'how is this different from …'. */
const withThis =
  /\b(?:this|that|it)(?: one)? (?:or|vs|versus|against)\b|\bor (?:this|that)(?: one)?$|\b(?:differ\w*|compar\w*|better|worse|nicer|tougher|warmer|cheaper|dearer)\b.*\b(?:from|with|to|than)\b/;
const asksCheapest =
  /\bthe cheapest\b(?! way| to)|^(?:and |so )?(?:whats? |what is )?(?:your )?cheapest (?!way|to)|\bcheapest (?:thing|one|floor|that|which|you|for)\b|^(?:a |any |something )?cheap\b.*\b(?:floor|flooring|thing|one)\b/;
const isThere = /\b(?:in|at) (?:the|your) (?:shop|store|showroom)\b|\b(?:lift|collect|take away)\b|\bon the shelf\b/;
const leaves: ReadonlySet<Task> = new Set([
  'recommend',
  'suitability',
  'advice',
  'facts',
  'find',
  'beyond',
  'price',
  'unclear',
  'compare-prices',
  'dearer',
  'cheaper',
  'similar',
]);

/**
 * What is to be done where a message goes on with what was shown: 'just the waterproof ones' looks among those, and is no question about
 * wet rooms. Two products named with a choice between them are compared, however the choice was put.
 */
export async function taskInContext(asked: Asked, task: Task): Promise<Task> {
  if (!leaves.has(task) && task !== 'calculate' && task !== 'range') return task;
  const { reading, context } = asked;
  // '£600 for 22 m²': what the money buys, not what the floor measures.
  if (task === 'calculate' && reading.price?.per === 'total' && reading.measured.length > 0 && reading.names.length === 0) return 'find';
  const isUnnamed = reading.names.length === 0 && reading.sku === null && reading.ordinals.length === 0;
  if (isUnnamed && isOfExtremes(reading.said) && (reading.floor.length === 1 || context.wish)) return 'compare';
  if (reading.names.length > 1 && choosing.test(`${reading.told} ${reading.said}`) && (await namedApart(asked)).length > 1) return 'compare';
  if (reading.names.length > 0 && (task === 'beyond' || task === 'facts') && isThere.test(reading.said)) return 'stock';
  if (reading.names.length > 0 && /\bcompare\b/.test(reading.said) && reading.sort !== null) return 'compare';
  if (task === 'beyond' && isDescribed(reading)) return 'find';
  const it = context.focus ?? asked.visitor.productId;
  if (it && reading.refersBack && withThis.test(reading.said) && (reading.names.length > 0 || reading.floor.length === 1)) return 'compare';
  if (ofBoth.test(reading.said) && isUnnamed && (context.shown.length > 1 || (context.before && context.focus))) return 'compare';
  // 'the cheapest thing for a spare room' asks for products.
  if ((task === 'recommend' && reading.sort === 'dearest') || (isGeneral(task) && reading.sort === 'cheapest' && asksCheapest.test(reading.said)))
    return 'find';
  if (!isUnnamed || context.wish === null) return task;
  const isShown = context.topic === 'find' && context.shown.length > 0;
  if (task === 'calculate') return isShown && context.focus === null && reading.floor.length === 0 && reading.measured.length > 0 ? 'refine' : task;
  if (isShown && reading.floor.length === 0 && isWish(reading) && (reading.sort !== null || ofThose.test(reading.said))) return 'refine';
  // 'have you some in laminate?' after what herringbone is.
  return context.topic === 'advice' && reading.floor.length > 0 && sameAgain.test(reading.said) && reading.asks.find && hasNoOther(asked)
    ? 'refine'
    : task;
}

/** 'how many carpets do you do in blue' */
function isDescribed({ floor, colour, species, look, style }: Asked['reading']): boolean {
  return floor.length > 0 && colour.length + species.length + look.length + style.length > 0;
}

/** Advice on floors at large. */
function isGeneral(task: Task): boolean {
  return task === 'recommend' || task === 'advice';
}

function hasNoOther({ reading }: Asked): boolean {
  return reading.room.length + reading.condition.length === 0 && reading.other.length < 2;
}
