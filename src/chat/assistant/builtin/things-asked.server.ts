import type { Reading } from '../reading/read-question.ts';
import type { Guess } from '../understanding/classifier.ts';
import { understand } from '../understanding/understand.server.ts';
import { asksRecord } from './answers/record.ts';
import { asksSame } from './answers/same-but-for.ts';
import { asksMoreSo } from './comparatives.ts';
import { withFloorAbove, withFloorWanted } from './floor-above.ts';
import { asksAgain, join, ofThePast } from './gather.ts';
import { isKindWanted } from './goods-wanted.ts';
import { withoutMonthly } from './how-often.ts';
import { isGoods } from './is-goods.ts';
import { withMoneyTold } from './money-told.ts';
import { isOfOneService } from './of-service.ts';
import { asksByWords, leansBack } from './own-words.ts';
import { hasPlace, onlyGoods } from './situation.ts';
import { guessedOf, withToldBefore } from './told-before-asking.ts';

/** One thing that was asked, and what it was probably meant as. `halves`: the questions it was put together from; `alone`: without the kind that another of them names. */
export type Thing = { reading: Reading; guesses: Guess[]; halves?: Thing[]; alone?: Thing };

/** Sure enough that something is asked by itself, and so much surer than of anything else. */
const byItself = { least: 0.3, leaning: 0.6, timesTheNext: 2 };
/** The shop's own terms, each told in one answer whichever of their words came up. */
export const toldOnce: ReadonlySet<string> = new Set([
  'delivery',
  'hours',
  'samples',
  'finance',
  'returns',
  'faulty',
  'fitting',
  'location',
  'order',
  'payment',
  'rivals',
  'change-order',
]);

/**
 * What each thing said was probably meant as. What means little by itself ('what would lift it?', 'so what do I do now') belongs to
 * what was said before it; where nothing means much, the message is one thing.
 */
export async function thingsAsked(said: readonly Reading[]): Promise<Thing[]> {
  // 'my mum had lino years ago and it lasted forever. Do you still do real lino?'
  const last = said.at(-1);
  const readings =
    last && isKindWanted(last) && said.slice(0, -1).every((one) => ofThePast.test(one.said))
      ? [last]
      : withMoneyTold(ofLaying(withFloorAbove(withFloorWanted(withToldBefore(said.map(withoutMonthly))))));
  if (isOfOneService(readings)) return [await withGuesses(asOne(readings))];
  const things = await ofWhatWasNamed(await Promise.all(readings.map(withGuesses)));
  if (things.length < 2 || isFloorAndGoods(things)) return things;
  if (things.length === 2 && things.some(isOfGuide) && things.some(isWanted)) return things;
  // 'how much extra for a herringbone in 22 m², and can I send back a box I don't open'
  if (things.length === 2 && things.some(isOfTerms) && things.some(isOfAmount)) return things;
  if (things.filter(isClear).length < 2) return [await together(things)];
  const told = await ofWhatIsTold(things);
  if (told) return [told];
  const groups: [Thing, ...Thing[]][] = [];
  for (const thing of things) {
    const before = groups.at(-1);
    if (before && (!isClear(thing) || isOfSameTerms(before[0], thing) || isEnoughOf(thing, before[0]))) before.push(thing);
    else groups.push([thing]);
  }
  return Promise.all(groups.map((group) => (group.length > 1 ? together(group) : group[0])));
}

const laidThere = /^(?!.*\b(?:need|want|looking|after|any|have|show|price|cost)\b)(?:\w+ ){1,3}(?:over|onto|on top of) /;

/** 'laminate over underfloor heating in a kitchen, how hot can it run and do I need a special underlay': what it is asked of, and no floor looked for. */
function ofLaying(said: readonly Reading[]): readonly Reading[] {
  const [first, ...rest] = said;
  if (!first || !rest.length || asksByWords(first) || first.floor.length !== 1 || first.names.length > 0 || first.measured.length > 0) return said;
  if (!laidThere.test(first.said) || !rest.every(asksByWords)) return said;
  return rest.map((one) => ({
    ...one,
    told: `${first.text} ${one.told}`.trim(),
    floor: [...new Set([...first.floor, ...one.floor])],
    condition: [...new Set([...first.condition, ...one.condition])],
  }));
}

const asksForAny = /^(?:and |so )*(?:have|do|does|got|is there|are there)\b.*\b(?:any|some|one)\b/;

const haveYou = /^(?:and |so )*(?:do (?:you|yous) (?:have|sell|do|stock)|have (?:you|yous)|is there|are there|can i get)\b/;
const soughtFirst =
  /\b(?:(?:i|we|to) (?:need|want|would like|pick|choose)|id like|looking for|after|show me|have (?:you|yous)|do (?:you|yous) (?:have|do|sell|stock)|(?:need|needs|have) to (?:pick|choose))\b/;
const goesWithIt =
  /^(?:and |so )*(?:what|which) (?:grout|adhesive|glue|underlay)(?: (?:and|or) (?:what |the )?(?:grout|adhesive|glue|underlay))* (?:goes|go|would go|to go|(?:do|would) i need|is needed)? ?(?:with|for|under) (?:it|them|that|those)$/;

/** 'have you any wool carpet for stairs? which underlay for carpet': the floor that is looked for, and what goes with it. */
function isFloorAndGoods([first, goods, ...others]: readonly Thing[]): boolean {
  if (!first || !goods || others.length > 0) return false;
  const floor = first.reading;
  // 'what does AC5 mean, and have you any'
  if (floor.asks.meaning && goods.reading.floor.length === 1 && asksForAny.test(goods.reading.said)) return true;
  // 'would this do on stairs? have you a nosing for it'
  const isOfThis = floor.refersBack && floor.floor.length + floor.names.length === 0 && hasPlace(floor);
  if (isOfThis && onlyGoods(goods.reading) && haveYou.test(goods.reading.said)) return true;
  const isSought = floor.floor.length > 0 && !floor.floor.every(isGoods) && floor.names.length === 0 && soughtFirst.test(floor.said);
  if (isSought && !floor.measured.length && goesWithIt.test(goods.reading.said)) return true;
  // 'quiet floor for upstairs, we want a wood look. What underlay cuts down the noise?'
  const isFloorWanted = floor.floor.length === 0 && floor.look.length > 0 && /\bfloor(?:ing)?\b/.test(floor.said) && soughtFirst.test(floor.said);
  if (isFloorWanted && /^(?:and |so )*(?:what|which) underlay\b/.test(goods.reading.said)) return true;
  if (floor.floor.length !== 1 || onlyGoods(floor)) return false;
  return /^have you any\b/.test(floor.said) && /^which underlay for\b/.test(goods.reading.said);
}

/** 'creaky boards upstairs, will laminate quieten it': the first tells what the second asks of, where both mean what either does. */
async function ofWhatIsTold([told, asked, ...others]: readonly Thing[]): Promise<Thing | null> {
  if (!told || !asked || others.length || !isOfEntry(told)) return null;
  if (asksByWords(told.reading) || told.reading.intent !== null || onlyGoods(told.reading)) return null;
  const whole = await together([told, asked]);
  const meant = whole.guesses[0]?.name;
  return meant === asked.guesses[0]?.name || (asked.reading.refersBack && meant === told.guesses[0]?.name) ? whole : null;
}

/** 'Do I prime before levelling compound? How long before you walk on it': on that, where the guide is asked. */
function ofWhatWasNamed(things: readonly Thing[]): Promise<Thing[]> {
  return Promise.all(
    things.map(async (thing, at) => {
      const before = things[at - 1];
      if (!before || !isOfEntry(thing) || !leansBack(thing.reading)) return thing;
      const ofIt = await ofTheFirst(thing, before);
      return isOfEntry(ofIt) && isClear(ofIt) ? ofIt : thing;
    }),
  );
}

const isOfTerms = ({ reading: { intent, measured } }: Thing) => intent !== null && toldOnce.has(intent) && measured.length === 0;
const isOfAmount = ({ reading: { measured, asks, intent, said } }: Thing) =>
  intent === null && measured.length > 0 && (asks.calculate || /\bhow (?:much|many)\b/.test(said));

function isOfEntry({ guesses: [best] }: Thing): boolean {
  return best?.kind === 'entry';
}

/** 'do you deliver to Cork, and would there be customs on top': delivery is told once, with all that was asked of it. */
function isOfSameTerms({ guesses: [one] }: Thing, { guesses: [other] }: Thing): boolean {
  return one?.name === other?.name && toldOnce.has(one?.name ?? '');
}

const asksEnough =
  /^(?:and |so |but )*(?:is|are|will|would) (?:that|it|they|this|those) (?:be )?(?:enough|too (?:thin|little|low|much|thick)|plenty|overkill|sufficient)\b/;

/** 'is it oiled or lacquered, and which is easier to live with' */
const asksWhichDoes =
  /^(?:and |so |but )*which (?:one |of (?:them|the two) |would |will )*(?:lasts?|wears?|looks?|feels?|stands?|holds?|hides?|cleans?|works?|goes|keeps?|suits?)\b/;
const asksWhichIs =
  /^(?:and |so |but )*which (?:one |of (?:them|the two) )?(?:is|would be|s) (?:the )?(?:\w+er|best|easiest|nicest|safest)\b(?: to \w+(?: \w+){0,3})?$/;

const asksMerits =
  /^(?:and |so |but )*(?:(?:what|whats)(?: is| are)? )?(?:the )?(?:pros and cons|pros|cons|advantages(?: and disadvantages)?|ups and downs|drawbacks|plus(?:es)? and minus(?:es)?|for and against|differs?|difference)(?: of (?:each|both|them|the two))?(?: please)?$/;

/** 'what is a 0.3 wear layer, is that enough for a guest house': of what the first explains. */
function isEnoughOf({ reading }: Thing, before: Thing): boolean {
  if (reading.floor.length + reading.names.length > 0) return false;
  // 'loose lay or click for a flat? what are the pros and cons': of those two.
  return (
    (isOfEntry(before) && asksEnough.test(reading.said)) ||
    ((before.reading.floor.length > 1 || before.reading.names.length > 0) && asksMerits.test(reading.said)) ||
    ((before.reading.asks.strongCompare || before.reading.sides.length > 1) && asksWhichDoes.test(reading.said)) ||
    (/ or /.test(before.reading.said) && asksWhichIs.test(reading.said)) ||
    (before.reading.sides.length > 1 && asksSame.test(reading.said))
  );
}

async function together(things: readonly Thing[]): Promise<Thing> {
  const [first, second] = things;
  if (first && second && things.length === 2 && isEnoughOf(second, first))
    return { reading: asOne(things.map(({ reading }) => reading)), guesses: first.guesses };
  const halves = await Promise.all(things.map((thing) => (first && thing !== first ? ofTheFirst(thing, first) : thing)));
  return { ...(await withGuesses(asOne(things.map(({ reading }) => reading)))), halves };
}

const surelyOfIt = 0.8;

/** 'do porcelain tiles work over heating? are they slippy when wet': of the kind that was named first. */
async function ofTheFirst(thing: Thing, { reading: { floor }, guesses: [meant] }: Thing): Promise<Thing> {
  const { reading } = thing;
  // 'what is an expansion gap for, and what happens if there is none': of the word that was asked after.
  if (
    !floor.length &&
    meant?.group === 'page terms' &&
    meant.probability >= surelyOfIt &&
    leansBack(reading) &&
    /\b(?:one|it)\b/.test(reading.text)
  ) {
    const text = reading.text.replace(/\b(?:one|it)\b/, meant.name.toLowerCase());
    return { ...(await withGuesses({ ...reading, text })), alone: thing };
  }
  if (!floor.length || !reading.refersBack || reading.floor.length + reading.names.length > 0) return thing;
  return { ...(await withGuesses({ ...reading, floor, told: `${reading.told} ${floor.join(' ')}`.trim() })), alone: thing };
}

function asOne(readings: readonly Reading[]): Reading {
  const all = readings.reduce(join);
  return { ...all, refersBack: readings.some(({ refersBack }) => refersBack), told: '', text: `${all.told} ${all.text}`.trim() };
}

/** A stock code is made of letters that are in nobody's words. */
function withoutCode({ told, text, sku }: Reading): string {
  return `${told} ${sku ? text.replaceAll(sku.toLowerCase(), '') : text}`;
}

/** 'one floor throughout that is easy underfoot. What do you recommend?' asks nothing but what was told. */
async function withGuesses(reading: Reading): Promise<Thing> {
  const meant = reading.told && asksAgain.test(reading.text) ? reading.told : withoutCode(reading);
  return { reading, guesses: guessedOf(meant, await understand(meant, new Set(reading.names))) };
}

/** 'which glue do I need for this' */
const asksGoods = /^(?:and |so |but )?(?:which|what) (?:glue|adhesive|grout|underlay|trims?|primer|sealer)\b/;

/** 'are your porcelain tiles frost proof? need something for outside the back door': one is explained, the other looked for. */
function isOfGuide(thing: Thing): boolean {
  return isOfEntry(thing) && (thing.guesses[0]?.probability ?? 0) >= 2 * byItself.least;
}

function isWanted({ reading: { said, room } }: Thing): boolean {
  return room.length > 0 && /^(?:i |we |im |i am |were |we are )?(?:need|want|looking for|after)\b/.test(said);
}

const needsIt = /^(?:and |so |but )*(?:do|would|should|will) (?:i|we) (?:really |even |actually )?(?:need|want|have|use|get) (?:it|one|that|them)$/;

function isClear({ reading, guesses: [best, next] }: Thing): boolean {
  const probability = best?.probability ?? 0;
  // 'will it go down itself' may be of anything's record.
  // 'and do I need it' may be of anything at all.
  const isOfAnything = best?.kind === 'entry' || best?.name === 'facts' || needsIt.test(reading.said);
  const leastOfIt = isOfAnything && leansBack(reading) ? byItself.leaning : byItself.least;
  return (
    (probability >= leastOfIt && probability >= byItself.timesTheNext * (next?.probability ?? 0)) ||
    asksMoreSo(reading.said) ||
    asksGoods.test(reading.said) ||
    (reading.refersBack && reading.floor.length === 0 && asksRecord(reading.said)) ||
    reading.measured.length + reading.names.length > 0 ||
    (reading.floor.length > 0 && onlyGoods(reading)) ||
    (reading.floor.length > 1 && hasPlace(reading) && reading.asks.compare && asksByWords(reading)) ||
    reading.sku !== null
  );
}
