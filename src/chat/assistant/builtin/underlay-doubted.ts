import type { Reading } from '../reading/read-question.ts';
import { sold } from '../reading/words/floors.ts';

/** 'what underlay for click LVT, somebody said you need none': whether that is so, too. */
const hearsOfNone =
  /\b(?:told|tell|tells|said|says|saying|reckons?|heard|read|thinks?|claims?)\b.*\b(?:not|dont|doesnt|no|none|never|without)\b(?=.*\b(?:need|needs|any|one|it|underlay)\b)/;

/** The entry that tells whether the floor named needs an underlay, where somebody was told that it does not; null for any other message. */
export function underlayDoubted({ floor, text }: Reading): string | null {
  if (!floor.includes('underlay') || floor.length !== 2 || !hearsOfNone.test(text)) return null;
  const kinds = floor.flatMap((name) => sold[name]?.category ?? []);
  return kinds.includes('LVT') ? 'Underlay for LVT' : kinds.includes('Carpet') ? 'Underlay for carpet' : 'Whether you need underlay';
}
