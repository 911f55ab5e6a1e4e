import type { Found } from './phrases.ts';

const refusal =
  /(?:\b(?:not|no|without|except|excluding|hate|isnt|arent)|\bother than|\bapart from|\banything but|\b(?:dont|do not|didnt|wouldnt|not) (?:really )?(?:want|like|fancy|need|keen on|mad about|into)|\bsick of|\bfed up (?:with|of))(?: to have| to be)?(?: a| an| any| the| more| another)?$/;
const longestRefusal = 5;

/** Whether what was named is what somebody does not want: 'not carpet', 'anything but grey'. */
export function isUnwanted(words: readonly string[], hit: Pick<Found, 'from'>): boolean {
  const before = words.slice(Math.max(0, hit.from - longestRefusal), hit.from).join(' ');
  return refusal.test(before) && !/\b(?:why|or|if) (?:not|no)$/.test(before);
}

const imitated: Record<string, string> = {
  slate: 'slate effect',
  marble: 'marble effect',
  limestone: 'stone effect',
  granite: 'stone effect',
  travertine: 'stone effect',
  'natural stone': 'stone effect',
  wood: 'wood effect',
  tiles: 'tile effect',
};
const likeBefore = /\b(?:(?:looks?|looking|made to look) like|look of|imitation|fake|faux|pretend)(?: a| an| the| real| proper| natural| old)*$/;
const likeAfter = /^(?:effect|look|looking|lookalike|style|print)\b/;

/** 'marble look', 'that looks like slate': the look that is meant, where a material is named only to be looked like; else null. */
export function lookMeant(words: readonly string[], hit: Found): string | null {
  const look = hit.kind === 'floor' ? imitated[hit.name] : undefined;
  if (!look) return null;
  const before = words.slice(Math.max(0, hit.from - longestRefusal), hit.from).join(' ');
  return likeBefore.test(before) || likeAfter.test(words.slice(hit.to, hit.to + 1).join(' ')) ? look : null;
}
