import type { Reading } from '../reading/read-question.ts';
import { sold } from '../reading/words/floors.ts';

/** 'what underlay for click LVT, somebody said you need none': whether that is so, too. */
const hearsOfNone =
  /\b(?:told|tell|tells|said|says|saying|reckons?|heard|read|thinks?|claims?)\b.*\b(?:not|dont|doesnt|no|none|never|without)\b(?=.*\b(?:need|needs|any|one|it|underlay)\b)/;

/** 'no damp proof course, will the silver underlay do': what an underlay is not for. */
const ofDamp =
  /\b(?:no|without|never had|hasnt|doesnt have)(?: a| any)? (?:dpm|dpc|damp[ -]?proof\w*|membrane)\b|\b(?:is|feels?|seems?|slightly|bit|wee bit|quite|very|gets?) (?:\w+ )?(?:damp|wet)\b(?!.*\b(?:winter|air)\b)/;

/** The entry that tells whether the floor named needs an underlay, where somebody was told that it does not, and what an underlay does on a damp one; null for any other message. */
export function underlayDoubted({ floor, text, told }: Reading): string | null {
  if (floor.includes('underlay') && ofDamp.test(`${told} ${text}`)) return 'Membrane or underlay on a damp floor';
  if (!floor.includes('underlay') || floor.length !== 2 || !hearsOfNone.test(text)) return null;
  const kinds = floor.flatMap((name) => sold[name]?.category ?? []);
  return kinds.includes('LVT') ? 'Underlay for LVT' : kinds.includes('Carpet') ? 'Underlay for carpet' : 'Whether you need underlay';
}

/** Whether an underlay is asked for below LVT, and below no other floor. */
export function isUnderlayForLvt({ floor }: Pick<Reading, 'floor'>): boolean {
  const kinds = floor.filter((name) => name !== 'underlay');
  return floor.includes('underlay') && kinds.length > 0 && kinds.every((name) => sold[name]?.category === 'LVT');
}
