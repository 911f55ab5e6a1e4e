import type { Guess } from '../understanding/classifier.ts';
import { hasDescription, hasPlace, isOwnInPlace, type Situation } from './situation.ts';
import type { Decision, Task } from './task.ts';
import { taskNamed } from './told-with-advice.ts';

/** The shop tells more than the law does. */
const ofLaw: Record<string, Task> = {
  'Changing your mind': 'returns',
  'Opened or cut goods': 'returns',
  'Faulty, damaged or wrong goods': 'faulty',
  'A fault that shows up later': 'faulty',
  'Late or lost goods': 'faulty',
};

/** 'what is the best floor for', and no kind of it named there. */
const asksAnyFloor =
  /\bwh(?:at|ats|ich) (?:is |are |would be )?(?:the |your )?(?:best|safest|healthiest|right|ideal) (?:kind of |type of |sort of )?floor(?:ing|s)?\b/;

/** What is to be done where a message means what was guessed. */
export function decisionOf({ kind, name }: Guess, ruled: Task, { reading, hasProduct }: Situation): Decision {
  if (kind === 'entry') {
    const task = ofLaw[name];
    return task ? { task } : { task: 'advice', entry: name };
  }
  if (kind === 'place') {
    // 'would these crack in the frost' on the page of a tile.
    if (hasProduct && (ruled === 'facts' || isOwnInPlace(reading) || (reading.refersBack && reading.floor.length === 0)))
      return { task: 'facts', place: name };
    // 'patio slabs to match a tile indoors' asks nothing.
    if (ruled === 'find' && reading.floor.length > 0 && !reading.asks.advice && reading.room.includes(name)) return { task: 'find' };
    // 'what is the best floor for asthma, the carpets are killing her': any floor but those.
    return { task: reading.floor.length && !asksAnyFloor.test(reading.text) ? 'suitability' : 'recommend', place: name };
  }
  // 'no idea where to start with my bathroom': the room is named already.
  if (name === 'choose' && hasPlace(reading) && reading.floor.length === 0) return { task: 'recommend' };
  if ((name === 'siblings' || name === 'similar') && !hasProduct && !(name === 'siblings' && hasDescription(reading))) return { task: 'refine' };
  if (name === 'suitability' && hasProduct && ruled === 'facts') return { task: 'facts' };
  return { task: taskNamed(name) };
}
