import type { AnswerContext } from '../context.ts';
import { areaOf, type MeasuredRoom, stepMm } from '../reading/measures.ts';
import type { Reading } from '../reading/read-question.ts';
import { roomWords } from '../reading/words/places.ts';

type Asked = { reading: Pick<Reading, 'measured' | 'text' | 'said'>; context: Pick<AnswerContext, 'measured'> };

const mostRooms = 30;
/** Says that something comes on top whatever else stands there: 'what if I add a cupboard', 'actually there is another room as well'. */
const addsSurely =
  /\b(?:add|adding|added|throw in|throwing in|forgot|forgotten|on top|another|as well)\b|\b(?:also|too)$|^(?:and |oh |ok |but )*also\b/;
const adds =
  /\b(?:add|adding|added|throw in|as well|and another|plus another|on top|forgot|(?:plus|includ\w+) (?:an?|the|my|our)|plus \d(?![\d.]* ?(?:%|per)))\b|^(?:and|with|then) (?:an?|the|my|our|less)\b|^\+/;
const instead = /\b(?:instead|what about|how about|what if|rather|same for|and for|for just|actually|no,|sorry|only|just)\b/;
/** 'and for a 3 x 3 as well': on top, whatever else is said. */
const asWell = /\b(?:as well|too|on top)$/;
/** 'instead', 'the same for another room': another floor. */
const replaces = /\b(?:instead|rather than|same (?:again )?for|and for|how much for|price for|separate(?:ly)?|on its own|by itself)\b/;
const leavesOut = /\b(?:leav\w+ out|without|drop|skip|forget|minus|less|not|take (?:away|off|out))\b/;
const onlyThat = /\b(?:just|only)\b/;

/**
 * The floor that is meant: the one described now, with what was measured before where it is said to come on top ('add a hall 3 x 1')
 * or to come off ('less the island'); of what was measured before, only the room that is named alone ('and just the hall'), or all but it ('leave out the hall').
 */
export function floorMeasured({ reading, context }: Asked): MeasuredRoom[] {
  const { measured, text } = reading;
  const before = context.measured;
  if (!measured.length) return onlyThat.test(text) ? thoseOf(before, text, true) : leavesOut.test(text) ? thoseOf(before, text, false) : before;
  // 'without the 5 x 4' of the rooms that were measured.
  const left = leavesOut.test(text) ? before.filter((room) => !measured.some((one) => Math.abs(areaOf([one])) === areaOf([room]))) : before;
  if (left.length < before.length && areaOf(left) > 0) return left;
  const comesOff = measured.every(({ times }) => times < 0);
  const comesOnTop = addsSurely.test(text) ? asWell.test(text) || !replaces.test(text) : adds.test(text) && !instead.test(text);
  return before.length && (comesOff || comesOnTop) ? [...before, ...measured].slice(-mostRooms) : measured;
}

const ofWalls = /\b(?:for|on|up|of|about|do|doing|tile|just|only) (?:the |my |our )?(?:\w+ )?walls?\b(?! tiles?)/;
const ofFloor = /\b(?:for|on|of|about|do|doing|tile|just|only) (?:the |my |our )?(?:\w+ )?floor\b(?! tiles?)/;

/** Of a room whose floor and walls were measured together, the one that is spoken of alone: 'white gloss for the walls'; null where neither is. */
export function surfaceMeasured({
  reading,
  context,
}: {
  reading: Pick<Reading, 'measured' | 'told' | 'text'>;
  context: Asked['context'];
}): MeasuredRoom[] | null {
  const isWalls = ({ as }: MeasuredRoom) => as === 'walls';
  const { measured } = context;
  if (reading.measured.length || !measured.some(isWalls) || measured.every(isWalls)) return null;
  const said = `${reading.told} ${reading.text}`;
  const [walls, floor] = [ofWalls.test(said), ofFloor.test(said)];
  return walls === floor ? null : measured.filter((room) => isWalls(room) === walls);
}

/** 'just the small one': of the rooms that were measured. */
export function sizeOfRoom(text: string): 'small' | 'big' | null {
  const [, said] =
    /\b(?:the|that) (small|smaller|smallest|wee|little|big|bigger|biggest|large|larger|largest|main) (?:one|room|bit|part|bedroom)\b/.exec(text) ??
    [];
  return said ? (/^(?:small|wee|little)/.test(said) ? 'small' : 'big') : null;
}

/** The rooms that are named, or all the others; everything where that leaves nothing. */
function thoseOf(before: MeasuredRoom[], text: string, isNamed: boolean): MeasuredRoom[] {
  const bySize = sizeOfRoom(text);
  const ordered = before.toSorted((a, b) => areaOf([a]) - areaOf([b]));
  const meant = bySize && before.length > 1 ? ordered.at(bySize === 'small' ? 0 : -1) : null;
  if (meant) return before.filter((room) => (room === meant) === isNamed);
  const asked = roomsIn(text);
  const left = before.filter(({ name }) => roomsIn(name).some((room) => asked.includes(room)) === isNamed);
  return areaOf(left) > 0 ? left : before;
}

/** What steps come to in one strip, as stair carpet is bought. */
function sayStrip({ lengthMm, widthMm, times }: { lengthMm: number; widthMm: number; times: number }): string {
  const own = lengthMm === stepMm ? '' : `, at ${lengthMm / 10} cm a step: tread, riser and 10 cm for the nosing and trimming`;
  return `The stairs take a strip ${Math.round((lengthMm * times) / 10) / 100} m long and ${widthMm / 1000} m wide${own}.`;
}

function roomsIn(text: string): string[] {
  const words = ` ${text.toLowerCase()} `;
  return roomWords.filter(({ name, says }) => [name, ...says].some((said) => words.includes(` ${said.toLowerCase()} `))).map(({ name }) => name);
}

/** 'stairs 13 steps': how many; 0 where none are counted. */
export function stepsIn(text: string): number {
  const [, before, after] =
    /\b(\d{1,2}) (?:of the |of these )?(?:steps|stairs|treads|risers)\b|\b(?:steps|stairs|treads|risers)\b,? (?:of )?(\d{1,2})(?: of them)?\b(?! ?(?:cm|mm|m|x|by)\b)/.exec(
      text,
    ) ?? [];
  return Number(before ?? after ?? 0);
}

/** Of steps that were counted and not measured, what has to be known first; empty where there are none. */
export function asksStairs(measured: readonly MeasuredRoom[], text: string): string {
  const steps = measured.some(({ as }) => as === 'steps') ? 0 : stepsIn(text);
  if (!steps) return '';
  return `How wide are the stairs? At ${stepMm / 10} cm a step, tread, riser and nosing, ${steps} steps take a strip about ${(steps * stepMm) / 1000} m long; say “add ${steps} steps 850 mm wide”, with your own width, and I count them in.`;
}

/** What was taken for granted in reading the sizes, in sentences. */
export function sayAssumed(measured: readonly MeasuredRoom[], text = ''): string {
  const isRead = (as: MeasuredRoom['as']) => measured.some((room) => room.as === as);
  const metres = measured.find((room) => room.as === 'metres');
  const takenOff = Math.round(-areaOf(measured.filter(({ times }) => times < 0)) / 10_000) / 100;
  return [
    metres && 'areaMm2' in metres ? `I take ${metres.areaMm2 / 1_000_000} metres as square metres.` : '',
    takenOff > 0 ? `${takenOff} m² is taken off for what the floor stops at, such as a fixed island; what it runs under stays in.` : '',
    ...measured.flatMap((room) =>
      room.as === 'walls' && 'areaMm2' in room
        ? [
            `The walls all round are ${Math.round(room.areaMm2 / 10_000) / 100} m²${measured.length > 1 ? ' of it' : ''}; take off the door and the window.`,
          ]
        : [],
    ),
    isRead('circle') ? 'A round floor is counted as the square that holds it, because what is cut off round it is seldom of use.' : '',
    ...measured.flatMap((room) => (room.as === 'steps' && 'lengthMm' in room && room.times > 1 ? [sayStrip(room)] : [])),
    measured.some((room) => room.as === 'steps' && 'lengthMm' in room && room.lengthMm === stepMm)
      ? 'For each step I count 55 cm: a tread of 25, a riser of 20 and 10 for the nosing and trimming. Measure yours, and tell me if they differ much.'
      : '',
    asksStairs(measured, text),
  ]
    .filter(Boolean)
    .join(' ');
}
