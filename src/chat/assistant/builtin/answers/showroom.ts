import type { Reading } from '../../reading/read-question.ts';

/** What a visitor may want to know of the showroom that no record has. */
const unknown: readonly [asked: RegExp, what: string][] = [
  [/\b(?:parking|car ?park|park (?:the|my|a|in|at|outside|nearby|up|it)|(?:get|to|and|can i|somewhere to) park(?:ed)?|spaces? outside|leave (?:the|my) (?:car|van))\b/, 'parking'],
  [/\b(?:ramp|steps?|level|step[- ]free|wheelchair|doorway|width|disabled|accessib\w*|access)\b.*\b(?:showroom|shop|store|front door|your|yous?|in)\b|\bshowroom\b.*\b(?:ramp|steps?|door|wheelchair|accessib\w*)\b|\bsteps? (?:at|up to|into|in to|outside|to get in)\b(?: the)?(?: (?:front )?(?:door|entrance))?$|\bstep[- ]free\b|\b(?:hearing|induction) loop\b|\bwheelchair\b/, 'ramps, doors and access'],
  [/\b(?:bring|take|with|allowed?|let)\b.*\b(?:dogs?|pups?|puppy|pets?|cats?)\b.*\b(?:in|with|showroom|shop|store|along)\b|\bdog[- ]friendly\b/, 'dogs in the showroom'],
  [/\b(?:toilets?|loo|lavatory|baby chang\w*)\b.*\b(?:showroom|shop|there|customers?|in (?:it|yours))\b|\bshowroom\b.*\b(?:toilets?|loo|lavatory)\b/, 'toilets'],
  [/\b(?:caf[eé]|wi-?fi|charging point|play (?:area|corner)|piano)\b/, 'what else there is in the showroom'],
]; // biome-ignore format: a table

/** What of the showroom was asked that nobody has written down: 'parking'. */
export function unknownOfShowroom({ told, text }: Reading): string[] {
  return unknown.filter(([asked]) => asked.test(`${told} ${text}`)).map(([, what]) => what);
}
