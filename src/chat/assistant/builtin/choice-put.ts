import type { Reading } from '../reading/read-question.ts';
import type { Guess } from '../understanding/classifier.ts';
import type { Task } from './decide.ts';
import type { Decision } from './second-opinion.ts';
import { hasPlace } from './situation.ts';

const surely = 0.6;
const asksChoice = /\b(?:or|vs|versus|than|between)\b/;

/** '8 mm or 12 mm laminate', 'porcelain or ceramic': an entry of the guide on two things side by side, where a choice was put. */
export function isChoicePut(entry: string | undefined, { text, names }: Reading): boolean {
  return entry !== undefined && / or /.test(entry) && names.length === 0 && asksChoice.test(text);
}

/** '8 mm or 12 mm for a living room' asks which, though it could be looked for; null where it is a search. */
export function choiceOfFigures(ruled: Task, reading: Reading, [best]: readonly Guess[]): Decision | null {
  const isMeant = ruled === 'find' && best?.kind === 'entry' && best.probability >= surely && /\d.* or /.test(best.name);
  return isMeant && isChoicePut(best.name, reading) ? { task: 'advice', entry: best.name, also: 'find' } : null;
}

/** 'porcelain or ceramic for a bathroom floor': which of the two suits the room comes first. */
export const isOfTwoInPlace = (reading: Reading) => reading.floor.length === 2 && hasPlace(reading);
