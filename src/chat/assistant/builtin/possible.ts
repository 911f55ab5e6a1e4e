import type { Guess } from '../understanding/classifier.ts';
import { asksRecord } from './answers/record.ts';
import { soldAsked } from './answers/unlisted.server.ts';
import { isGoods } from './is-goods.ts';
import { isOfAnotherFloor, isOfAnotherWood } from './of-another-floor.ts';
import { few, hasDescription, hasPlace, onlyGoods, type Situation } from './situation.ts';
import { mayBeFromHere } from './talked-before.ts';
import { isWish } from './wish.ts';

/** Tasks that a room or demand is named with. */
export const ofPlaces: ReadonlySet<string> = new Set(['suitability', 'recommend']);

const asksWhetherOk = /\b(?:would|will|is|are) (?:a |an )?\w+ (?:carpet )?(?:be )?(?:ok|okay|fine|alright|all right)\b/;
/** One kind is named, and a room, and nothing is set against it. */
const isOfOneInPlace = ({ floor, room, text, species, without }: Situation['reading']) =>
  floor.length === 1 && room.length > 0 && species.length + without.length === 0 && !setsAgainst.test(text);
const setsAgainst = /\b(?:or|vs|versus|than|better|best|differ\w*|compar\w*|between|which|instead|real|same|mm|ac\d|r\d+|matt|gloss|polished|\d)\b/;
/** What asks begins so, or has such a word in it; what is only looked for has none. */
const asksAtAll =
  /\b(?:what|whats|why|how|when|where|mean|means|difference|need to|have to|should|worth|does|cant|dont|wont)\b|^(?:and |so |but )*(?:is|are|do|can|could|would|will|must|has|have)\b/;
const asksCost = /\b(?:how much|cost|costs|price)\b/;
const putsTwo = /\b(?:or|vs|versus|than)\b/;

/** A guess that needs what was not said cannot be meant. */
export function isPossible({ kind, name, group }: Guess, { reading, hasProduct, context }: Situation): boolean {
  const { text } = reading;
  const isChoice = group === 'page differences' && / or /.test(name);
  // 'would 7 mm laminate do for a rental' puts no choice of two.
  if (
    kind === 'entry' &&
    /^\d.* or \d/.test(name) &&
    !name.endsWith('wear layer') &&
    hasPlace(reading) &&
    !/\b(?:or|and|vs|than) (?:\w+ )?\d/.test(reading.text)
  )
    return false;
  // 'bamboo in a kitchen then' puts none.
  if (isChoice && isOfOneInPlace(reading)) return false;
  // Nor does 'waterproof flooring for a bathroom', which looks for some.
  if (isChoice && !asksAtAll.test(text) && !setsAgainst.test(text)) return false;
  // 'and would wool be ok' puts none, either.
  if (isChoice && asksWhetherOk.test(text) && !putsTwo.test(text)) return false;
  // 'adhesive and grout for porcelain' is not of a timber floor, unless that is named.
  if (
    kind === 'entry' &&
    / on timber$/.test(name) &&
    !/\b(?:wood\w*|timber|ply\w*|boards?|floorboards|joists?|chipboard|upstairs)\b/.test(`${reading.told} ${reading.text}`.toLowerCase())
  )
    return false;
  // 'what would carpet cost for 13 stairs, wool twist' asks for no word.
  if (kind === 'entry' && group === 'page terms' && asksCost.test(text) && !/\bmean|\bwhat (?:is|are)\b|\bwhats\b/.test(text)) return false;
  // An oak floor is wood, though no kind was named.
  const floors = reading.floor.length === 0 && reading.species.length > 0 ? ['wood'] : reading.floor;
  if (kind === 'entry') return !isOfAnotherFloor(name, floors) && !isOfAnotherWood(name, reading.species, reading.said);
  // 'what can go on top' of heating mats is over no tiles.
  if (kind === 'place') return isOverNamed(name, `${reading.told} ${text}`);
  if (kind !== 'task') return true;
  // 'does the glider run late on a saturday' is of no showroom.
  if (name === 'hours') return reading.strangers.length === 0 || ofShowroom.test(text);
  if (name === 'siblings' || name === 'similar') return hasProduct || context.wish !== null || (name === 'siblings' && hasDescription(reading));
  if (name === 'facts') return hasProduct;
  // 'whats the next best' of floors that were shown is about floors.
  if (name === 'off-topic' && context.topic !== null && few(reading.said)) return false;
  // 'is the Hofgut made in Britain' is of a record of ours.
  if (name === 'beyond' && reading.names.length > 0 && asksRecord(reading.said)) return false;
  // 'do you sell scotia, and what does it cost' is of its price.
  // 'do you sell consumer units' asks for goods.
  if (name === 'units' && soldAsked.test(text)) return false;
  if (name === 'finance' || name === 'units') return reading.intent === name || !(onlyGoods(reading) && reading.asks.price);
  // What is unknown is said to be unknown.
  if (name === 'stock') return hasProduct || reading.floor.length > 0 || reading.strangers.length === 0;
  // 'sheet vinyl for a bathroom 2.1 x 1.8' counts no bags.
  if (name === 'sundries') return reading.floor.length === 0 || reading.floor.some(isGoods) || context.topic === 'sundries';
  if (name === 'range' && orJustFloors.test(text)) return false;
  if (name === 'range') return !isWish(reading) && reading.strangers.length === 0;
  if (name === 'compare') return reading.floor.length > 1 || reading.sides.length > 1 || context.shown.length > 1;
  if (name === 'bought-here') return mayBeFromHere(reading);
  if (name === 'compare-prices') return reading.floor.length > 1;
  if (name === 'unlisted') return reading.floor.length === 0 || reading.brand !== null;
  if (ofPlaces.has(name)) return reading.room.length + reading.condition.length > 0;
  return true;
}

/** 'do you sell consumer units or just the floors' */
const orJustFloors = /\bor (?:is it |are you |do you )?(?:just|only) (?:the |do )?(?:floors?|flooring|tiles)\b/;
const ofShowroom = /\b(?:open\w*|clos\w+|shut\w*|hours|you|yous|ye|shop|store|showroom|there|call in|visit)\b/;

/** What lies below has a name, where something is laid over it. */
const overWhat: Readonly<Record<string, RegExp>> = {
  'over tiles': /\btil\w+|\bporcelain\b|\bceramic\b|\bterrazzo\b/i,
  'over vinyl': /\bvinyl\b|\blino\w*|\bcushion\w*|\blvt\b/i,
  'over carpet': /\bcarpet\w*/i,
};
const isOverNamed = (place: string, said: string) => overWhat[place]?.test(said) ?? true;

const surely = 0.6;

/** 'red wine on a cream carpet since last night, am I too late': told of, and surely of what the guide has; no carpet is looked for. */
export function isOfTrouble(best: Guess | undefined, { told, text, other, sort }: Situation['reading']): boolean {
  // 'the old one is threadbare, what is the hardest wearing you have' looks for another.
  const isSought = sort !== null && youHave.test(text);
  return best?.kind === 'entry' && best.probability >= surely && told !== '' && other.length > 0 && !isSought;
}

const youHave = /\b(?:you|yous|ye) (?:have|got|do|sell|stock|keep)\b/;

const pagesOfWork: ReadonlySet<string> = new Set(
  ['care', 'laying', 'situations', 'special-cases', 'troubles', 'craft'].map((page) => `page ${page}`),
);
const likely = 0.4;

/** 'white crust on bathroom tiles', 'protect oak from the dog's claws': what is done to a floor, and no floor is looked for. */
export function isOfWork(best: Guess | undefined, least = likely): boolean {
  return best?.kind === 'entry' && best.probability >= least && pagesOfWork.has(best.group ?? '');
}
