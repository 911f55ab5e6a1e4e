import type { Reading } from '../reading/read-question.ts';
import { rivalNamed } from '../reading/words/rivals.ts';
import type { Guess } from '../understanding/classifier.ts';
import { stepsIn } from './floor-measured.ts';
import { ofPlaces } from './possible.ts';
import {
  asksForFloor,
  asksHow,
  few,
  hasDescription,
  hasPlace,
  isBrowsing,
  isFollowUp,
  isItsPrice,
  isLooking,
  isStaffs,
  type Situation,
} from './situation.ts';
import { asksSumOfNamed } from './sum-told.ts';
import { intents, sureness, surenessOfEntry } from './sureness.ts';
import { isOfTalk } from './talked-before.ts';
import type { Task } from './task.ts';
import { samePlan, together } from './told-with-advice.ts';

const longestFollowUp = 10;

/** How sure the rules are, going by what they saw. */
export function ruleSureness(ruled: Task, situation: Situation): number {
  const { reading, entry, hasProduct, context } = situation;
  const followUp = isFollowUp(situation) ? 0.25 : 0;
  if (smallTalk.has(ruled) || (ruled === 'person' && isOfTalk(reading))) return 0.9;
  if (ruled === 'advice' && isStaffs(entry)) return 1;
  if (ruled === 'advice') return followUp + (entry ? surenessOfEntry(entry.score) : 0.3);
  if (ruled === 'order' && reading.reference) return 0.95;
  if (ofShown.has(ruled) && context.wish !== null) return 0.95;
  if (ruled === 'find') return followUp + surenessOfSearch(reading);
  if (context.topic === ruled && isItsPrice(reading)) return 0.99;
  if (context.topic === ruled && reading.said.split(' ').length <= longestFollowUp) return 0.85;
  if (ruled === 'rivals' && rivalNamed(reading.said)) return 0.95;
  if (reading.intent === ruled) return intents[ruled] ?? 0.7;
  if (ruled === 'suitability' && reading.floor.length && hasPlace(reading)) return reading.floor.length > 1 ? 0.99 : 0.5;
  // 'longways or across, the hall is 6 by 1': a size may be told with any question.
  if (ruled === 'calculate' && reading.measured.length && !reading.asks.calculate && asksHow.test(reading.said)) return 0.5;
  // 'what does the Fleece cost for it', once a room was measured
  if (ruled === 'calculate' && asksSumOfNamed(reading)) return 0.99;
  // 'how much carpet for stairs of 13 steps'
  if (ruled === 'calculate' && reading.floor.includes('carpet') && stepsIn(`${reading.told} ${reading.text}`) > 0) return 0.95;
  // 'how many packs for 9 m²' of the clips that were just shown.
  if (ruled === 'calculate' && (reading.measured.length || context.topic === 'calculate'))
    return context.focus !== null && reading.floor.length === 0 ? 0.95 : 0.85;
  if (hasProduct && (reading.names.length || reading.sku || reading.ordinals.length)) return 0.85;
  if (hasProduct && reading.refersBack && few(reading.said)) return 0.7;
  if (ruled === 'recommend' && asksForFloor(situation)) return 0.9;
  // 'I need a floor for my kitchen' leaves nothing to doubt.
  if (ruled === 'recommend' && reading.other.length < 2) return followUp + 0.5;
  return followUp + (sureness[ruled] ?? 0.45);
}

/** Goods and nothing else are looked for; colours and kinds are named in every other question too. */
function surenessOfSearch(reading: Reading): number {
  return reading.sort ? 0.75 : isBrowsing(reading) ? 0.75 : isLooking(reading) ? 0.5 : hasDescription(reading) ? 0.4 : 0.2;
}

/** How probable the examples make what the rules decided. */
export function agreementWith(ruled: Task, { entry, guesses }: Situation): number {
  const isMeant = ({ kind, name }: Guess) => {
    if (kind === 'entry') return ruled === 'advice' && name === entry?.entry.title;
    if (kind === 'place') return ofPlaces.has(ruled) || ruled === 'facts';
    return name === ruled || samePlan[name] === ruled || (ofPlaces.has(ruled) && ofPlaces.has(name)) || (ruled === 'facts' && name === 'suitability');
  };
  return together(guesses.filter(isMeant));
}

const smallTalk: ReadonlySet<Task> = new Set(['yes', 'no', 'greeting', 'thanks', 'goodbye', 'bot', 'help']);
/** Said of the floors that were shown. */
const ofShown: ReadonlySet<Task> = new Set(['refine', 'more', 'cheaper', 'dearer']);
