import { roomWords } from './words/places.ts';

const roomNames = roomWords.flatMap((room) => room.says.map((name) => name.toLowerCase())).sort((a, b) => b.length - a.length);
const roomPattern = new RegExp(String.raw`\b(${roomNames.join('|')})\b`, 'g');

/** What stands around a measure: the words since the measure before it, and those up to the next. */
export type Around = { before: string; after: string; isFirst: boolean; isAfterTaken: boolean };

export function namesRoom(text: string): boolean {
  return text.search(roomPattern) >= 0;
}

/** The room that a measure belongs to: named in its part of the sentence, else right after it. */
export function roomNamed({ before, after, isFirst }: Around): string {
  const part = before.split(/[;.:,]|\band\b/).at(-1) ?? '';
  const last = (text: string) => [...text.matchAll(roomPattern)].at(-1)?.[1];
  const next = new RegExp(String.raw`^\s*(?:m2?\b|for (?:the|my|a)|of)?\s*(?:the\s+)?(${roomNames.join('|')})\b(?!\s*(?:is|of|:|at|,)?\s*$)`).exec(
    `${after} .`,
  )?.[1];
  return last(part) ?? next ?? (isFirst ? last(before.slice(-40)) : undefined) ?? '';
}

const counts: Record<string, number> = { two: 2, both: 2, three: 3, four: 4, five: 5, six: 6 };
const count = '(two|both|three|four|five|six|[2-9]|1[0-9]|20)';
const beforeEach = new RegExp(String.raw`\b${count}\s+(?:\w+\s+){0,2}?\w+s\b[\s,:-]*(?:\w+[\s,]+){0,4}?(?:each|both|all|apiece)\b[^{}]*$`);
const ofRooms = new RegExp(
  String.raw`\b${count}\s+(?:\w+\s+)?(?:rooms|bedrooms|bathrooms|halls|landings|flats|houses|apartments|offices|walls|windows|doors)\s*(?:,|that are|which are|are|of|at|:|measuring|-)*\s*(?:about|around|roughly)?\s*$`,
);

/** 'a wall 2.4 x 0.9, three walls the same', 'times three', '4 of them'. */
const alike = new RegExp(
  String.raw`^[\s,.;-]*(?:(?:and|there are|there is|ive|i have|we have|with|for|all|the|both) )*(?:times ${count}\b|${count}\s+(?:of (?:them|those|these)\b|(?:such )?(?:\w+ )?(?:walls?|rooms?|sides?|panels?|bedrooms?|windows?)[\s,]*(?:(?:are|is|all|exactly|about|of) )*(?:the same|same|alike|identical|like (?:it|that|this)|(?:that|this) size|of (?:them|those)|the one size)\b))`,
);

/** 'two bedrooms 3x4 each', '2 rooms of 3 x 4', '3 flats, each 38 m²'. */
export function timesOf({ before, after }: Around): number {
  const isEach = /^\s*(?:each|apiece|per (?:room|flat|house))\b/.test(after);
  const more = alike.exec(after)?.slice(1).find(Boolean);
  if (more) return counts[more] ?? Number(more);
  const said = (beforeEach.exec(before) ??
    ofRooms.exec(before) ??
    (isEach ? new RegExp(String.raw`\b${count}\b(?=[^{]*$)`).exec(before) : null))?.[1];
  return said ? (counts[said] ?? Number(said)) : 1;
}

const off =
  /(?:\b(?:less(?! than)|minus|take away|taking away|tak\w+ (?:off|out)|subtract\w*|deduct\w*|exclud\w*|excl|except\w*|without|not (?:count|includ|do|til|carpet|cover|floor|want|need)\w*|(?:do|does|wo|is)(?:n'?t| not) (?:\w+ )?(?:count|includ|need|want|go|get|cover|til|carpet)\w*|leav\w+ out|apart from|aside from|other than|barring|but (?:for|not)|ignor\w*|miss(?:es|ing)|los(?:es|ing)|knock\w* (?:off|out)|cut\w* (?:out|off|away)|chop\w* (?:out|off|away)|come off|comes off|skip\w*|notch\w*|taken up by|tak(?:es|ing) up)\b)/;
/** Before any other measure: of a floor spoken of earlier, or of one that is still to come. */
const offFirst =
  /\b(?:less(?! than)|minus|take (?:away|off|out)|taking (?:away|off|out)|subtract|deduct|except(?: for)?|excluding|not counting|apart from|aside from|other than|knock(?:ed|ing)? off)\s+(?:[a-z']+\s+){0,5}$/;
/** Nobody floors them: 'with an island 2 x 1 in the middle' takes it away. */
const stands =
  /\b(?:with|has|have|having|there'?s|there is|got|is|round|around)\b.*\b(?:island|chimney ?breast|chimney|hearth|fireplace|(?<!bay )window|pillar|column|stairwell|door)\b/;
/** Nobody tiles them: 'a wall 2.4 by 3.1, one window 60 by 90 cm', but not 'the bit by the door 2 x 1'. */
const openingIs =
  /(?<!\b(?:by|at|near|beside|under|behind|before|to|of|from|for)\s+(?:the |a |an |my )?(?:\w+ )?)\b(?:(?<!bay )windows?|door(?:s|ways?)?|hatch|fireplace|chimney ?breast|serving hatch)\b[^{}\d]{0,12}$/;
/** 'and then 2 x 1.5 off it' goes on from the room, as the leg of an L does; only 'a corner 2 x 1 off it' is not there. */
const offIt =
  /^[\s,]*(?:going |running |coming |leading |sticking |jutting |opening )?off (?:it|that|this|there|(?:the|one) (?:end|side|back|front|main (?:bit|part|room)))\b/;
const missingPart = /\b(?:corners?|notch|chunk|cut|missing)\b/;
const offAfter =
  /^[\s,]*(?:[a-z']+\s+){0,4}?(?:missing|cut ?out|cut (?:away|off)|chopped (?:off|out)|taken (?:out|off|away|up)|knocked (?:off|out)|removed|comes? off|to come (?:off|out)|off it|notch\w*|not (?:count|includ|need|til|carpet)\w*|(?:is|wo|does)(?:n'?t| not) (?:be )?(?:count|includ|need|til|floor|carpet|get)\w*|in the middle)\b/;
/** 'there is a wardrobe of 2.2 x 0.6, take that off' */
const offThat =
  /\b(?:take|taking|knock|leave|subtract|deduct|comes?|needs) (?:that|it|them|those|this)(?: bit| part| one)? (?:off|out|away|back out)\b/;
const outOf =
  /^[\s,]*(?:[a-z']+\s+){0,4}?(?:missing|cut|taken|notch\w*|knocked)?\s*(?:from|off|out of) (?:an?|the|my)\b(?! (?:1|one|same|single)\b| (?:box|pack|roll))/;
const filler = /\b(?:say|about|maybe|roughly|around|approx\w*|which|that|is|are|it'?s|of|at|a|the|bit|measuring|only|just)\b/g;

/** 'a chimney breast 1.5 x 0.4 in a room 4.5 x 3.8': told before the room that it stands in. */
const firstStands = /\b(?:chimney ?breast|island|pillar|column|stairwell)\b[^{}\d]{0,25}$/;
const standsIn = /^\s*(?:m\b)?\s*(?:in|into|out of|off|from) (?:an?|the|my|our)\b/;

/** Whether a measure is taken away from the floor: 'less the island 2 x 1', 'with a corner of 1 x 1 missing'. */
export function isTakenAway({ before, after, isFirst, isAfterTaken }: Around): boolean {
  if (/^\s*-\s*$/.test(before)) return true;
  if (roomOff.test(after)) return false;
  if (isFirst && firstStands.test(before) && standsIn.test(after)) return true;
  if (isFirst) return offFirst.test(before) || offThat.test(after) || (outOf.test(after) && !/^\s*(?:[a-z']+\s+)?off the\b/.test(after));
  const parts = before.split(/[,;:]/);
  // 'not counting the hearth, which is 1.5 x 0.5'
  const own = parts.findLast((part) => /[a-z]/.test(part.replaceAll(filler, ''))) ?? '';
  if (/\b(?:plus|add|adding|also|as well)\b/.test(own.slice(own.search(off) + 1)) && !/\b(?:take|less|minus)\b/.test(own)) return false;
  if (offIt.test(after) && !off.test(own) && !missingPart.test(own)) return false;
  if (off.test(own) || stands.test(own) || openingIs.test(before)) return true;
  // 'less a window 1.2 x 1 and a door 2 x 0.8', but not 'and the hall 3 x 1'.
  if (isAfterTaken && /^\s*,?\s*(?:and\b|,|&)/.test(before) && !namesRoom(before)) return true;
  return offAfter.test(after);
}

/** Whether a measure is that of a window or door, by the words before it: no tile has its size. */
export function isOpening(before: string): boolean {
  return openingIs.test(before);
}

/** What is tiled though it is smaller than some tiles: 'a hearth 1200 x 500'. */
const smallPlaceIs =
  /\b(?:hearth|splash ?back|upstand|window ?(?:sill|ledge)|plinth|worktop|counter ?top|alcove|porch|cupboard|shower (?:base|area|floor))\b\s*(?:that'?s|thats|which is|is|of|at|:|,|-|measures|measuring|about)*\s*$/;

/** Whether a size is that of a small place to be covered, by the words before it: no tile has its size. */
export function isOfSmallPlace(before: string): boolean {
  return smallPlaceIs.test(before);
}

const places = `(?:${roomNames.join('|')}|cupboard|closet|alcove|nook|press|porch|return|recess)`;
const placeBefore = new RegExp(String.raw`\b${places}\s*(?:is|of|at|:|measures|measuring|that'?s|which is)?\s*$`);
const placeAfter = new RegExp(String.raw`^\s*(?:mm\s*)?(?:for|in|is|,)\s*(?:the|a|an|my|our)?\s*(?:\w+\s)?${places}\b`);

/** 'with a 1.1 x 2.4 m utility off it': one room more, whatever it is off. */
const roomOff = new RegExp(String.raw`^[\s,]*(?:m\b\s*)?(?:(?:wee|small|little|tiny) )?${places}\b[\s,]*(?:going |leading |coming |opening )?off\b`);

/** Whether a size is that of a room or cupboard, by the words right beside it. */
export function isOfPlace(before: string, after: string): boolean {
  return placeBefore.test(before) || placeAfter.test(after);
}
