import type { Reading } from '../reading/read-question.ts';
import { plainly } from '../reading/tidy.ts';
import type { Guess } from '../understanding/classifier.ts';
import { isHowOften } from './how-often.ts';
import { asksByWords } from './own-words.ts';

const bought =
  /^(?:(?:hi|hello|hiya|so|and|but) )*(?:(?:i|we|ive|weve|my \w+|the (?:wife|husband|missus)) )?(?:(?:have|has|had|just|already|only|recently) )*(?:ordered|bought|purchased)\b/;
const asksAnything =
  /\b(?:how|what|whats|when|where|which|who|why|can|could|will|would|should|do|does|is there|are there|any chance|need|want|wanting|looking)\b/;

/** 'ordered 9 boxes online, only used 7': tells what was bought, and asks nothing. */
function tellsOfOrder(text: string): boolean {
  const plain = plainly(text);
  return bought.test(plain) && !asksAnything.test(plain);
}

const fixesIt =
  /^(?:and |so )?(?:can|could|will|would) (?:you|yous|ye) (?:please )?(?:fix|sort|change|correct|amend|do) (?:it|that|this)(?: out)?(?: please| for me)*$/;
const ofOrder = /\b(?:my|our|an|the) order\b/;

/**
 * 'ordered online and it came on Wednesday, two boxes are left. Can I send them back': what was bought is told of what is to go back. 'I would put four
 * jobs a month your way. Do you do trade prices' asks the second only.
 */
export function withToldBefore(said: readonly Reading[]): readonly Reading[] {
  const [first, second, ...others] = said;
  if (!first || !second) return said;
  if (second.intent === 'discount' && isHowOften(first.text) && !asksByWords(first)) return [second, ...others];
  // 'I gave the wrong postcode in my order, can you fix it'
  if (fixesIt.test(second.text) && (first.intent === 'order' || ofOrder.test(plainly(first.text))))
    return [{ ...first, told: `${first.told} ${second.told}`.trim() }, ...others];
  if (second.intent !== 'returns' || !asksByWords(second) || !tellsOfOrder(first.text)) return said;
  return [{ ...second, told: `${first.told} ${first.text} ${second.told}`.trim(), boxes: second.boxes ?? first.boxes }, ...others];
}

/** What is guessed of a message, but for what its words say only in passing. */
export function guessedOf(text: string, guesses: Guess[]): Guess[] {
  if (tellsOfOrder(text)) return guesses.filter(({ name }) => name !== 'ordering');
  return isHowOften(text) ? guesses.filter(({ name }) => name !== 'finance') : guesses;
}
