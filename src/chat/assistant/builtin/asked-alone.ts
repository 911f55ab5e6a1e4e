import type { Reading } from '../reading/read-question.ts';
import { asksFact } from './answers/record.ts';
import { hasPlace } from './situation.ts';

const asksElse =
  /\b(?:what|whats|how|why|when|where|who|which|mean\w*|prices?|cost\w*|cheaper|samples?|deliver\w*|instead|similar|others?|clean\w*|glue|adhesive|tools?|offer|discount|more|colours?)\b/;
const wordsAlone = 5;

/** 'waterproof?', 'ok for underfloor heating?' on the page of a product or after one: of that one, and of no kind. */
export function isAskedAlone(reading: Reading): boolean {
  const { names, floor, measured, intent, said, text } = reading;
  if (intent !== null || names.length + floor.length + measured.length > 0) return false;
  // A figure is told, as a width after steps is.
  if (said.split(' ').length > wordsAlone || asksElse.test(said) || /\d|\bbox/.test(text)) return false;
  return hasPlace(reading) || asksFact(said);
}
