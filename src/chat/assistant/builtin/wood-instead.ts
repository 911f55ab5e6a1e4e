import { noNames, readQuestion } from '../reading/read-question.ts';
import { placesOf } from './answers/guide.server.ts';

const ifNot =
  /^(.+?)(?:[,.?!]+ *| +)(?:and |or |but )?if (?:not|no|i (?:cant|can't|cannot)|it (?:wont|won't|doesnt|doesn't)),? (?:then )?((?:what|which|is there|have (?:you|yous)|do (?:you|yous))\b.*)$/i;
const realWood =
  /\b(?:real|proper|actual|genuine|still)(?: (?:a|an|is|be|real|proper|actual|genuine))* (oak|ash|walnut|maple|wood|timber)\b|\b(oak|ash|walnut|maple|wood|timber) (?:would|could|can|should|floor|flooring|will|do)\b/i;
/** Of these it is no matter whether they are of solid wood. */
const ofOtherKinds = /\b(?:engineered|laminate|lvt|vinyl|lino|tiles?|carpet|porcelain)\b/i;

/**
 * 'can I put Skovgren oak over wet underfloor heating, and if not what would you put down that's still real oak': whether it suits, and then the
 * wood that is made for where solid boards move. Null for anything else.
 */
export function woodInstead(question: string): [first: string, then: string] | null {
  const [, first = '', rest = ''] = ifNot.exec(question.trim()) ?? [];
  const [said, wood, named] = realWood.exec(rest) ?? [];
  if (!said || ofOtherKinds.test(rest) || ofOtherKinds.test(first)) return null;
  const [reading] = readQuestion(first, noNames);
  const [place] = reading ? placesOf(reading) : [];
  const kind = (wood ?? named ?? '').toLowerCase().replace('timber', 'wood');
  return place ? [first, `show me engineered ${kind} for ${place.toLowerCase()}`] : null;
}

/** What other kinds do better there was not asked. */
export const withoutOtherKinds = (text: string) => text.replace(/ Better there: [^.]*\./, '');
