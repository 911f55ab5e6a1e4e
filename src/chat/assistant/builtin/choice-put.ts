import type { Reading } from '../reading/read-question.ts';
import type { Guess } from '../understanding/classifier.ts';
import { stepsIn } from './floor-measured.ts';
import { isGoods } from './is-goods.ts';
import { hasPlace, onlyGoods } from './situation.ts';
import type { Decision, Task } from './task.ts';

const surely = 0.6;
const asksChoice = /\b(?:or|vs|versus|than|between)\b/;

/** '8 mm or 12 mm laminate', 'porcelain or ceramic': an entry of the guide on two things side by side, where a choice was put. */
export function isChoicePut(entry: string | undefined, { text, names }: Reading): boolean {
  return entry !== undefined && / or /.test(entry) && names.length === 0 && asksChoice.test(text);
}

/** What is to be done where a choice of two was put, whatever else its words are used for; null where none was. */
export function choiceOf(ruled: Task, reading: Reading, guesses: readonly Guess[], hasProduct = false): Decision | null {
  const sought = hasProduct && ruled !== 'similar' ? null : soughtWithSum(ruled, reading);
  if (sought) return { task: sought };
  // 'engineered or laminate for a bedroom, which would you pick, and roughly what price'
  if (
    !hasProduct &&
    reading.floor.length === 2 &&
    hasPlace(reading) &&
    reading.names.length === 0 &&
    asksPick.test(reading.text) &&
    /\b(?:price|cost)\b/.test(reading.text)
  )
    return { task: 'compare-prices', also: 'suitability' };
  // 'tiles, LVT or laminate for a heated open plan': each of them is weighed.
  if (guesses[0]?.name === 'Open plan' && reading.floor.length > 1 && hasPlace(reading) && reading.names.length === 0) return { task: 'suitability' };
  // 'wool or polypropylene for the living room, the puppy is not trained': of carpets, though nobody calls them that.
  if (!hasProduct && isOfFibres(reading)) return { task: 'advice', entry: 'Wool or synthetic carpet' };
  if (isOfWetJoints(reading)) return { task: 'advice', entry: 'Click or glue-down LVT' };
  if (isClickOrGlue(reading))
    return {
      task: 'advice',
      entry: 'Click or glue-down LVT',
      ...(hasPlace({ ...reading, condition: reading.condition.filter((name) => name !== 'heavy traffic') }) ? { also: 'suitability' as const } : {}),
    };
  return ruled === 'advice' && isOfTwoKinds(reading) ? { task: 'compare' } : choiceOfFigures(ruled, reading, guesses);
}

const fibres = ['wool', '(?:polyprop\\w*|synthetics?|nylon|man ?made|polyester)'];
const eitherFibre = new RegExp(
  fibres.map((one, at) => `\\b${one}\\b(?: \\w+){0,3}? (?:or|vs|versus|than) (?:\\w+ ){0,3}?${fibres[1 - at]}\\b`).join('|'),
);
const isOfFibres = ({ floor, names, text, measured }: Reading) =>
  names.length + measured.length === 0 && floor.every((name) => name === 'carpet') && eitherFibre.test(text);

/** 'soaked every day, click LVT or should it be glued': that it is waterproof is not what was asked. */
const isOfWetJoints = ({ told, text, names }: Reading) => names.length === 0 && clickOrGlue.test(text) && ofWater.test(`${told} ${text}`);
/** 'LVT for a conservatory, click or glue' */
const isClickOrGlue = ({ text, names, floor }: Reading) => names.length === 0 && floor.some((name) => / ?lvt$/.test(name)) && eitherOr.test(text);
const eitherOr =
  /\bclick\w*(?: \w+){0,3} or (?:\w+ ){0,3}(?:glue|glued|gluing|stick|stuck|dryback)\b|\b(?:glue|glued|stick|stuck|dryback)(?: \w+){0,3} or (?:\w+ ){0,2}click/;
const clickOrGlue =
  /\bclick\w*\b.*\b(?:or|need|have to)\b.*\b(?:glu\w+|stuck|stick|bonded|dryback)\b|\b(?:glu\w+|stuck|stick|bonded|dryback)\b.*\bor\b.*\bclick/;
const ofWater =
  /\b(?:soak\w*|always wet|wet (?:all|every|each)|gets? wet|backwash|flood\w*|hosed?|puddles?|water (?:lies|sits|everywhere|daily|every|on the floor)|standing water)\b/;

/** '8 mm or 12 mm for a living room' asks which, though it could be looked for; null where it is a search. */
function choiceOfFigures(ruled: Task, reading: Reading, [best]: readonly Guess[]): Decision | null {
  const isMeant = ruled === 'find' && best?.kind === 'entry' && best.probability >= surely && /\d.* or /.test(best.name);
  return isMeant && isChoicePut(best.name, reading) ? { task: 'advice', entry: best.name, also: 'find' } : null;
}

/** 'porcelain or ceramic for a bathroom floor': which of the two suits the room comes first. */
export const isOfTwoInPlace = (reading: Reading) => reading.floor.length === 2 && hasPlace(reading);

/** 'which is better, laminate or vinyl': of two kinds, and of nothing that an entry tells of one or of many. */
function isOfTwoKinds(reading: Reading): boolean {
  const { floor, names, text } = reading;
  return floor.length === 2 && names.length === 0 && !hasPlace(reading) && !onlyGoods(reading) && asksWhich.test(text);
}

const asksWhich =
  /\b(?:which|whats?|what)\b.*\b(?:better|best|rather)\b.*\b(?:or|vs|versus|and)\b|\b(?:or|vs|versus)\b.*\b(?:which|whats?|what)\b.*\b(?:better|best)\b|\bbetter than\b/;

/** 'laminate 20 m² supplied and fitted', 'porcelain paving for a patio 5 x 4, how much': floors and what they come to, whatever else it sounds like. */
function soughtWithSum(ruled: Task, { measured, room, floor, names, said, sort }: Reading): Task | null {
  // '13 steps', 'a cheaper version of this in laminate'
  if (ruled === 'calculate' && stepsIn(said) > 0 && said.split(' ').length < 6) return 'calculate';
  if (ruled === 'similar' && /\bversion of (?:this|it|that)\b/.test(said)) return 'similar';
  // 'whats the thinnest floor you do'
  if (ruled === 'find' && sort === 'thinnest' && floor.length === 0 && /\b(?:you|yous|your)\b/.test(said)) return 'find';
  const isOfKind = floor.length > 0 && names.length === 0 && !floor.every(isGoods);
  if (!isOfKind || measured.length + room.length === 0) return null;
  if (ruled === 'price' && measured.length > 0) return 'price';
  return (ruled === 'find' || ruled === 'fitting') && supplied.test(said) ? 'find' : null;
}

const asksPick = /\b(?:what|which)(?: one)? would (?:you|yous|ye) (?:pick|choose|go for|recommend|take|have|put)\b/;
const supplied = /\b(?:supplied|supply|and) (?:and )?fitt(?:ed|ing)\b|\bfitted$/;
