import type { Reading } from '../reading/read-question.ts';
import { asksItsSum } from './sum-told.ts';

const ofIt =
  /\b(?:does|do|is|are|can|could|will|would|should) (?:it|they|this|that|these|those)\b(?! (?:enough|cover|do\b|come|work|stretch|be enough))/;
const ofAmount = /\b(?:boxes|box|packs?|rolls?|bags?|tubs?|how (?:many|much)|cost|price|total|come to|enough|work out|waste|cuts|order)\b/;

/** 'the room is 3 by 2.4 and I like the slate, does it need sealed': no sum is asked for. */
export function isSizeInPassing({ said, asks }: Pick<Reading, 'said' | 'asks'>): boolean {
  return !asksItsSum({ said }) && ofIt.test(said) && !asks.calculate && !asks.price && !ofAmount.test(said);
}
