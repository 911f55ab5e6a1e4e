import { sayKindInside } from '../kind-of.ts';
import { listed } from '../say.ts';

const asksToAvoid = /\b(?:avoid|steer clear of|stay away from|should (?:i|we) not|shouldnt (?:i|we)|not to (?:put|use|lay|have))\b/;
const [mostAvoided, mostNamed] = [6, 5];

type Kinds = { never: readonly string[]; fair: readonly string[]; best: readonly string[] };

/** 'what floor should I avoid in a bathroom': the kinds that never suit there, else those that do with care, before those that suit best; null where that is not asked. `places`: as they are said in a sentence. */
export function sayAvoided(said: string, places: readonly string[], { never, fair, best }: Kinds): string | null {
  if (!asksToAvoid.test(said) || never.length + fair.length === 0) return null;
  const kinds = (floors: readonly string[], most: number) => listed(floors.slice(0, most).map(sayKindInside));
  const worst = never.length
    ? `avoid ${kinds(never, mostAvoided)}`
    : `${kinds(fair, mostAvoided)} ${fair.length === 1 ? 'asks' : 'ask'} for the most care`;
  return `For ${listed(places)} ${worst}.${best.length ? ` The best choices are ${kinds(best, mostNamed)}.` : ''}`;
}
