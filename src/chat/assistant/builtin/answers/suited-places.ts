import { sayKindInside } from '../kind-of.ts';
import { listed } from '../say.ts';

/** What suits better where something does not; empty where nothing does. */
export const sayInstead = (kinds: readonly string[]) => (kinds.length ? ` Better: ${listed(kinds.map(sayKindInside), 'or')}.` : '');

/** Rooms that the records of products list. */
export const ofRecords = /^(?!Garage|Wet room|Patio)[A-Z]/;

/** Which of several is asked, in so many words. */
export const choosing = /\b(?:or|than|better|best|vs|versus|which)\b/;
