import type { Reading } from '../reading/read-question.ts';

/** 'would they be free the week before Christmas', 'could they do it in March', of those who lay the floor. */
export const asksTheirDays =
  /^(?:and |so |but |ok )*(?:(?:would|could|can|will|are|might|is|when) )*(?:they|he|she|somebody|someone|anybody|anyone|you|yous|it) (?:\w+ ){0,3}?(?:free|available|come|do it|fit me in|fit us in|be done|start)\b/;

/** 'do you fit it, and would they be free before Easter': one question of those who fit. */
export function isOfFitters(before: Reading | undefined, { intent, said }: Reading): boolean {
  return before?.intent === 'fitting' && (intent === null || intent === 'hours') && asksTheirDays.test(said);
}
