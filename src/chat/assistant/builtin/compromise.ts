import { sold } from '../reading/words/floors.ts';
import type { FloorQuery } from '../tools/find-floors.server.ts';
import type { Asked } from './part.ts';

const betweenTwo =
  /\bcompromise\b|\bmeet (?:in the middle|half ?way)\b|\b(?:happy medium|middle ground|best of both)\b|\b(?:keeps?|make|please|pleases|suits?|satisfy) (?:us |them |the )?(?:both|two of us)(?: of us)?(?: happy)?\b/;

/** 'he wants wood, I want what the dog can't scratch, what's a compromise': what looks of wood and stands it; null for anything else. */
export function compromiseOf(asked: Asked): { asked: Asked; more: Partial<FloorQuery> } | null {
  const { reading } = asked;
  const isWood = reading.floor.some((name) => sold[name]?.category === 'Wood Flooring') || reading.species.length > 0;
  const isDemanding = reading.condition.length > 0 || reading.feature.length > 0;
  if (!isWood || !isDemanding || reading.names.length > 0 || !betweenTwo.test(`${reading.told.toLowerCase()} ${reading.said}`)) return null;
  const floor = reading.floor.filter((name) => sold[name]?.category !== 'Wood Flooring');
  return {
    asked: { ...asked, reading: { ...reading, floor, look: ['wood effect'], without: ['wood'], strangers: [], intent: null, refersBack: false } },
    more: {},
  };
}
