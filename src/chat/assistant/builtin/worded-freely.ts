import { asksOnly } from './asks-only.ts';
import { isStaffs, type Situation } from './situation.ts';
import type { Task } from './task.ts';

const fewestWords = 5;
/** Of few words the rules know more, of many the examples. */
const [fewWords, timesIfFew] = [10, 2.4];
const [manyWords, timesIfMany] = [14, 0.5];

/**
 * A first message in somebody's own words, that names nothing of ours and no figure. The rules see a room, a dog or a kind of floor in it; of 5,000
 * such messages that were held back they were right in one of seven where the examples spoke for something else, the examples in nearly half.
 */
export function isWordedFreely({ reading, hasProduct, context, entry }: Situation): boolean {
  const { told, text, names, measured, reference, price } = reading;
  return (
    `${told} ${text}`.trim().split(' ').length >= fewestWords &&
    names.length < 2 &&
    measured.length === 0 &&
    (!hasProduct || names.length === 1) &&
    !reference &&
    price === null &&
    context.topic === null &&
    !isStaffs(entry) &&
    !/^show me\b/.test(text)
  );
}

const neededOfSearch = 0.08;

/** How probable a guess has to be to count for more than this decision: from there on it was right oftener. A few words leave more to the rules. */
export function neededWhereFree(ruled: Task, situation: Situation): number {
  const { told, text } = situation.reading;
  if (ruled === 'find' && asksOnly(situation.reading)) return neededOfSearch;
  const words = `${told} ${text}`.trim().split(' ').length;
  return Math.min(1, neededOf(ruled, situation) * (words < fewWords ? timesIfFew : words >= manyWords ? timesIfMany : 1));
}

function neededOf(ruled: Task, { reading, entry }: Situation): number {
  if (knownByWords.has(ruled)) return 1;
  // One word that is like a name may be no name.
  if (reading.names.length > 0) return 0.4;
  if (reading.intent === ruled) return 0.3;
  if (ruled === 'advice' && (entry?.score ?? 0) >= 0.9) return 0.5;
  // 'the cheapest carpet for a rental' names what is looked for.
  if (ruled === 'find' && reading.sort !== null && reading.floor.length > 0) return 0.8;
  // 'the least slippy floor for a wet room': most that is said of a safe floor does not hold there.
  if (ruled === 'recommend' && reading.room.includes('Wet room')) return 0.6;
  return needed[ruled] ?? 0.15;
}

/** Floors are looked for oftener by those who ask than in the examples, where every matter has as many: a search is given up for a likelier guess. */
const needed: Partial<Record<Task, number>> = { find: 0.4, recommend: 0.25, suitability: 0.2, compare: 0.35, calculate: 0.3, advice: 0.2 };

/** Tasks that their words give away, however much is told besides. */
const knownByWords: ReadonlySet<Task> = new Set([
  'returns',
  'collection',
  'rivals',
  'person',
  'off-topic',
  'faulty',
  'order',
  'warranty',
  'bot',
  'help',
  'trade-credit',
  'quote',
  'unlisted',
  'ordering',
]);
