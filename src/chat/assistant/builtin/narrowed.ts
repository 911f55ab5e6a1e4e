import { isDeepStrictEqual } from 'node:util';
import type { Part } from './part.ts';

const lists = ['floor', 'without', 'colour', 'species', 'look', 'style', 'room', 'condition', 'feature', 'names'] as const;
/** What is looked for, or advised by the room and who lives there. */
const narrowing: ReadonlySet<string | null | undefined> = new Set(['find', 'recommend']);

/** Whether a search is only the first half of the one that follows it in the same message: 'a light oak laminate for a living room, what have you under £20'. */
export function isNarrowedBy(part: Part, later: Part): boolean {
  const [first, second] = [part.context?.wish, later.context?.wish];
  if (!narrowing.has(part.context?.topic) || later.context?.topic !== part.context?.topic || !first || !second || !later.products?.length)
    return false;
  const isKept = lists.every((name) => first[name].every((said) => second[name].includes(said)));
  // 'a hexagon tile for the bathroom, have you any in green'
  const saysMore = lists.some((name) => second[name].length > first[name].length);
  // '£600 for the living room. Thinking laminate, and underlay out of that too'
  if (first.price !== null) return isKept && saysMore && isDeepStrictEqual(first.price, second.price);
  return isKept && (second.price !== null || second.sort !== null || saysMore);
}
