import type { Reading } from '../reading/read-question.ts';

/** 'my order is away, can I still add a box?' tells how it stands. */
const isOnItsWay =
  /^(?:my|our|the|me) (?:\w+ )?order (?:is|has|was|s)(?: just| already| now)?(?: been)? (?:sent|dispatched|despatched|shipped|gone|away|out|left|on its way)(?: out| for delivery)?$/;

const gotSamples =
  /^(?:i |we |ive |weve )?(?:just )?(?:got|received|have|had) (?:my|the|your|our|them) samples?\b(?!.*\b(?:how|what|when|can|do|does|is|if|want|need|more)\b)/;

/** 'the tiler starts on Monday': told of whoever lays it, whatever is asked next. */
const layerIsDue =
  /^(?:(?:and|but|so|my|the|our|i have|ive got|ive|we have|weve|weve got|got|theres|a) )*(?:fitters?|joiners?|tilers?|builders?|plumbers?|floor layers?)(?:'?s)?(?: (?:is|are))? (?:\w+ )?(?:com(?:es|ing|e)|starts?|starting|booked|due|here|arriv\w+|with us)\b(?!.*\b(?:how|what|can|will|do|does)\b)/;

/** What only tells how things stand, though it speaks of samples, an order or a fitter. */
export function wantsNothing(reading: Pick<Reading, 'intent' | 'said' | 'text'>): boolean {
  // 'got my samples today thanks' wants nothing.
  if (reading.intent === 'samples' && gotSamples.test(reading.said)) return true;
  if (reading.intent === 'order' && isOnItsWay.test(reading.said)) return true;
  if (reading.intent === 'fitting' && layerIsDue.test(reading.text)) return true;
  return false;
}
