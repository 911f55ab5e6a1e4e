import type { Asked } from './part.ts';

const circumstance =
  /^(?:(?:and|but|well|oh|ah|also|though|so|sorry|actually|i should say|the thing is) )*(?:im|ive|weve|were|theres|its|hes|shes|theyre|(?:i|we|my|our|there|it|he|she|they)(?: (?:all|both|always|have|has|had|got|do|is|are|was|am|will|would|only|just))*)\b(?!.*\b(?:looking for|want|after|need a|how|what|which)\b)/;

/** 'were on a concrete floor if that matters': a circumstance is told, and nothing asked. */
export function isCircumstance({ condition, floor, names, measured, said }: Asked['reading']): boolean {
  return condition.length > 0 && floor.length + names.length + measured.length === 0 && circumstance.test(said) && said.split(' ').length <= 12;
}

/** 'I drop things all the time', after one kind of floor or another: what it is to be chosen by. */
export function isToldOfChoice({ reading, context }: Asked): boolean {
  return context.topic === 'suitability' && (context.wish?.floor.length ?? 0) > 1 && isCircumstance(reading);
}
