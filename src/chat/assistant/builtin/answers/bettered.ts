import { asksHarderWearing, asksThickerLayer } from '../comparatives.ts';
import type { Asked, Part } from '../part.ts';

const isLookedFor = /\b(?:something|anything|any|one|ones|have you|do you|show|is there|are there)\b(?!.*\bwhich\b)/;

/** 'have you something harder wearing in white' than what was listed, for the same room. */
export function isBetteringSought({ reading, context }: Asked): boolean {
  if (context.wish === null || context.shown.length === 0) return false;
  const isAsked = asksHarderWearing.test(reading.said) && isLookedFor.test(reading.said);
  return asksThickerLayer.test(reading.said) || (context.topic === 'find' && isAsked);
}

/** 'have you a harder wearing one', and then 'compare them two': the one that was to be bettered is kept as the one before. */
export function withBettered({ reading, context }: Asked, part: Part): Part {
  const [first] = context.shown;
  const isBetter =
    first !== undefined && [asksHarderWearing, asksThickerLayer].some((asks) => asks.test(reading.said)) && (part.context?.shown?.length ?? 0) > 0;
  return isBetter && part.context?.shown?.[0] !== first ? { ...part, context: { ...part.context, before: first } } : part;
}
