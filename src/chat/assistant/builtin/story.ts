import type { Reading } from '../reading/read-question.ts';
import type { Situation } from './situation.ts';
import type { Task } from './task.ts';

/** So many words tell more than they ask. */
const fewestOfStory = 14;

/**
 * Somebody tells at length of a house, its people and what happened, and names nothing of ours: the rules see a room, a dog and a kind of floor
 * in it, and are right in one of five where the examples speak for something else.
 */
export function isStory({ reading, hasProduct, context }: Situation): boolean {
  const { told, text, names, measured, reference, price } = reading;
  return (
    `${told} ${text}`.trim().split(' ').length >= fewestOfStory &&
    names.length < 2 &&
    measured.length === 0 &&
    (!hasProduct || names.length === 1) &&
    !reference &&
    price === null &&
    context.topic === null
  );
}

/** Of messages of that kind that were held back so probable a guess was right as often as the rules, or oftener. */
export function neededOfStory(ruled: Task, { names }: Reading): number {
  if (knownByWords.has(ruled)) return 1;
  // One word that is like a name may be no name.
  if (names.length > 0) return 0.4;
  return ruled === 'suitability' || ruled === 'beyond' || ruled === 'unclear' ? 0.1 : 0.15;
}

/** Tasks that their words give away, however much is told besides. */
const knownByWords: ReadonlySet<Task> = new Set([
  'returns',
  'collection',
  'rivals',
  'person',
  'calculate',
  'off-topic',
  'faulty',
  'order',
  'warranty',
]);
