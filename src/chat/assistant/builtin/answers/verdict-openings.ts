import type { Reading } from '../../reading/read-question.ts';
import { upperFirst } from '../say.ts';

export const verdictOf = /^(Yes|No|With care)\b[,.:]? ?/;

/** 'would I be mad', 'is it daft': there a yes speaks against it. */
export const asksFolly =
  /\b(?:mad|madness|crazy|daft|silly|stupid|foolish|insane|nuts|bonkers|mental|ridiculous|regret|mistake|bad idea|out of the question|asking for (?:trouble|it)|off (?:my|our) head)\b/;
const plain = { yes: 'Yes.', care: 'With care.', no: 'No.' };
const ofFolly = { yes: 'No, not at all: it suits that.', care: 'Not mad, but it takes care.', no: 'I would not: it does not suit that.' };

/** 'will my cats wreck this': there a yes speaks against it too. */
const asksHarm = /\b(?:wreck|ruin|destroy|damage|harm|tear|rip)(?:s|ed|ing)?\b/;
const ofHarm = { yes: 'They should not.', care: 'They may.', no: 'Most likely, yes.' };

/** Yes or no as it answers what was asked: 'am I mad' and 'will they wreck it' are answered the other way about. */
export function openingFor(verdict: 'yes' | 'care' | 'no', { said, condition }: Pick<Reading, 'said' | 'condition'>): string {
  if (asksFolly.test(said)) return ofFolly[verdict];
  return asksHarm.test(said) && condition.length > 0 ? ofHarm[verdict] : plain[verdict];
}

export function saidOfFolly(verdict: string, isLater: boolean): string {
  const match = verdictOf.exec(verdict);
  if (!match) return verdict;
  const rest = verdict.slice(match[0].length);
  return isLater
    ? upperFirst(rest)
    : `${{ Yes: 'No, not at all:', 'With care': 'Not mad, but with care:', No: 'I would not:' }[match[1] as 'Yes' | 'No' | 'With care']} ${rest}`;
}
