import type { Asked } from './part.ts';
import type { Task } from './task.ts';

const whichCosts = /\bwhich\b.*\b(?:cheap\w*|dear\w*|pric\w*|expensive|costs? (?:less|more))\b/;

/** What is asked by price of what was shown: 'which is cheaper per m2' of two set side by side, 'the cheapest one like that' of what was advised. */
export function taskByPrice({ reading, context }: Asked, task: Task): Task | null {
  const { names, sku, ordinals, floor, said, sort } = reading;
  if (names.length + ordinals.length + floor.length > 0 || sku !== null) return null;
  if (context.topic === 'compare' && context.shown.length > 1 && whichCosts.test(said)) return 'compare';
  return task === 'similar' && sort !== null && context.wish !== null && context.focus === null ? 'refine' : null;
}

/** 'which would you go for' after two kinds of floor were weighed: one of the kinds, and not one of their examples. */
export function areBothShown({ topic, wish, shown }: Asked['context']): boolean {
  return topic === 'suitability' && wish?.floor.length === 2 && shown.length > 0;
}
