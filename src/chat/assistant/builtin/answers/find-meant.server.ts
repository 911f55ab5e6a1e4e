import { readProduct } from '#catalogue/catalogue.server.ts';
import { nameInText } from '../../answer-text.ts';
import type { Wish } from '../../context.ts';
import { readGuide } from '../../guide/guide.server.ts';
import { sold } from '../../reading/words/floors.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { demandsOf } from '../demands.ts';
import { floorMeasured } from '../floor-measured.ts';
import { inStone, looksOf } from '../implied.ts';
import { isGoods } from '../is-goods.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked } from '../part.ts';
import { asksQuiet, mayIHave } from '../situation.ts';
import { isSurface } from '../surface.ts';
import { mergeWish, queryOf, wishOf } from '../wish.ts';
import { sayNotExactly } from './figures-there-are.server.ts';
import { adviceKind } from './guide.server.ts';
import { sayVerdicts } from './verdicts.ts';

/** 'could you do it in herringbone for that money': the same again, but for what is said now. */
const sameBut = /\b(?:it|they|them|that|those|these|same)\b.*\b(?:in|for (?:that|the same))\b/;
/** 'ok plain then, dark grey': the kind of floor is still the one that was looked for. */
const onwards = /^(?:ok|okay|right|well|grand|fine|alright|no worries|fair enough|then|but|in)\b|\bthen\b/;
const forIt =
  /\b(?:for|under|underneath|beneath|below|with|on|goes under|go under|to lay|sticks?|stick|glue|fix) (?:it|that|this|them|those|these)\b|\bfor (?:this|that) (?:one|floor)\b|^(?:and |so |ok )*(?:which|what) (?:glue|adhesive|grout|underlay)(?: (?:do|would|should) (?:i|we) (?:need|use|get|want))?$/;
const mostWords = 4;
/** 'tile adhesive' sticks no wood. */
const stuck = /\b(tile|wood|vinyl) (?:floor )?(?:adhesive|glue)\b/;
const kindStuck: Readonly<Record<string, string>> = { tile: 'tiles', wood: 'wood', vinyl: 'vinyl' };
/** Stone names a colour as well: 'the granite ones' of carpet tiles. */
const ones = /\bones?\b/;

/** What is looked for: what is said now, with what was asked before where it goes on with that, and the floor that goods are wanted for. */
export async function wishMeant(asked: Asked, keeps: boolean): Promise<Wish> {
  const { reading, context } = asked;
  const now = await withItsWords(asked, await forFloor(asked, wishOf(reading)));
  const before = context.wish;
  if (before && isStoneColoured(now, before) && ones.test(reading.said)) return mergeWish(before, { ...now, floor: [], names: [...now.floor] });
  // 'got any in white marble' of LVT: what is printed so.
  if (before && inStone.test(reading.said) && isStoneOfPrinted(now, before))
    return mergeWish(before, { ...now, floor: [], look: [...now.look, ...now.floor.map((name) => looksOf[name] ?? 'stone effect')] });
  const isUnnamed = now.floor.length + now.names.length === 0;
  const goesOn = context.topic === 'find' && now.room.length === 0 && onwards.test(reading.said);
  const isSame = before !== null && isUnnamed && (goesOn || sameBut.test(reading.said));
  return withFloorTiles(asked, keeps || isSame ? mergeWish(before, now) : now);
}

const ofTiles: ReadonlySet<string> = new Set(['tiles', 'porcelain', 'ceramic']);
/** Rooms whose walls are hardly tiled. */
const floorOnly = /\b(?:hall\w*|porch|living|lounge|conservatory|sun ?room|utility|dining|bedroom|landing|patio|vestibule)\b/i;

/** 'the cheapest tiles for the hall, 6 by 1.2': no wall tile does for a floor that was measured. */
function withFloorTiles(asked: Asked, wish: Wish): Wish {
  const rooms = [...wish.room, ...floorMeasured(asked).map(({ name }) => name)].join(' ');
  const isOfFloor =
    wish.floor.length > 0 &&
    wish.floor.every((name) => ofTiles.has(name)) &&
    floorOnly.test(rooms) &&
    !/\bwall/i.test(`${rooms} ${asked.reading.text}`);
  return isOfFloor && !wish.feature.some(isSurface) ? { ...wish, feature: [...wish.feature, 'floor'] } : wish;
}

const theOne =
  /^(?:(?:is|are|does|do|can|will|would|what about|how about) )?(?:the|that|this) (?:\w+ ){0,3}one\b(?! (?:with|that|which|for|in|from|of)\b)/;

/** 'the grey one, is it waterproof?': one that is spoken of as known, where nothing was shown, named or opened. */
export function isOfUnknownOne({ reading, context, visitor }: Asked): boolean {
  const isNothingKnown = context.shown.length === 0 && context.focus === null && context.wish === null && visitor.productId === null;
  const isNamed = reading.floor.length + reading.names.length > 0 || reading.sku !== null || reading.sort !== null;
  return isNothingKnown && !isNamed && theOne.test(`${reading.told} ${reading.text}`.trim());
}

/** 'which glue for this': goods are wanted for what is spoken of. */
export function isForFloor({ reading }: Asked): boolean {
  return reading.floor.some(isGoods) && forIt.test(reading.said);
}

/** 'which glue for this': for the kind of floor that is spoken of or open, else the one that was looked for. */
async function forFloor(asked: Asked, wish: Wish): Promise<Wish> {
  const { shop, context, visitor } = asked;
  if (!wish.floor.every(isGoods) || !isForFloor(asked)) return wish;
  const id = context.focus ?? visitor.productId;
  const product = id ? await readProduct(shop, id) : null;
  const kind = product && (/carpet tile/i.test(product.name) ? 'carpet tile' : adviceKindOf(product));
  const kinds = kind ? [kind] : (context.wish?.floor ?? []).filter((name) => !isGoods(name));
  return { ...wish, floor: [...wish.floor, ...kinds] };
}

/** 'rapid set tile adhesive 20kg': of goods that go with a floor, further words that some of them are named by. */
export async function withItsWords({ shop, reading }: Asked, wish: Wish): Promise<Wish> {
  if (!wish.floor.some(isGoods)) return wish;
  const kind = wish.floor.join() === 'adhesive' ? kindStuck[stuck.exec(`${reading.told} ${reading.text}`)?.[1] ?? ''] : undefined;
  let named = kind ? { ...wish, floor: [...wish.floor, kind] } : wish;
  const words = reading.other.filter((one) => /^[a-z\d]{4,}$/.test(one)).slice(0, mostWords);
  const countOf = async (one: Wish) => (await findFloors(shop, floorQuery.parse({ ...queryOf(one), limit: 1 }))).total;
  let left = words.length ? await countOf(named) : 0;
  for (const word of words) {
    const narrower = { ...named, names: [...named.names, word] };
    const count = await countOf(narrower);
    // 'about' leaves all of them: the search takes no account of it.
    if (count > 0 && count < left) [named, left] = [narrower, count];
  }
  return named;
}

const printed: ReadonlySet<string> = new Set(['LVT', 'Vinyl & Lino', 'Laminate Flooring']);

function isStoneOfPrinted(now: Wish, before: Wish): boolean {
  const isStone = now.floor.length > 0 && now.floor.every((floor) => sold[floor]?.advice === 'natural stone');
  return isStone && before.floor.length > 0 && before.floor.every((floor) => printed.has(sold[floor]?.category ?? ''));
}

function isStoneColoured(now: Wish, before: Wish): boolean {
  const isStone = now.floor.length > 0 && now.floor.every((floor) => sold[floor]?.advice === 'natural stone');
  return isStone && before.floor.length > 0 && before.floor.every((floor) => sold[floor]?.category !== 'Tiles');
}

/** What the guide says of demands that no record answers: the first sentence. */
const toldOf: Readonly<Record<string, string>> = {
  'dirt hiding': 'What colour hides dirt',
  'heat proof': 'Beside a stove or fireplace',
  'no moss': 'Slippery outdoors',
  'no sealing': 'Sealing natural stone',
};
/** The sentence of it that is told, where it is not the first. */
const sentenceOf: Readonly<Record<string, RegExp>> = {
  'Slippery outdoors': /Green film.*?\.(?= |$)/,
  'Sealing natural stone': /Porcelain and glazed.*?\.(?= |$)/,
};

/** What is stuck down lies otherwise than what clicks. */
function sentenceFor(title: string, { feature, floor }: Wish): RegExp | undefined {
  const isStuck = feature.includes('self adhesive') || floor.includes('glue down lvt');
  return title === 'Laying over old tiles' && isStuck ? /Glue-down vinyl.*?\.(?= |$)/ : sentenceOf[title];
}

/** 'what underlay for it' of laminate or wood, where nobody said what it lies on: which one it is hangs on that. */
function isUnderFloating({ floor, condition }: Wish): boolean {
  const isHard = floor.some((name) => floating.has(sold[name]?.category ?? ''));
  return floor.includes('underlay') && isHard && !condition.some((name) => subfloors.has(name));
}

const floating: ReadonlySet<string> = new Set(['Laminate Flooring', 'Wood Flooring']);
const subfloors: ReadonlySet<string> = new Set(['concrete', 'damp', 'over floorboards', 'underfloor heating', 'noise']);

/** A sentence on what is wanted and stands in no record; empty where there is none. */
export async function sayOfWish(asked: Asked, wish: Wish): Promise<string> {
  return [sayUnsold(asked), sayUnknown(asked), await sayNotExactly(asked), await sayTold(asked, wish)].filter(Boolean).join(' ');
}

/** 'whats your best seller': nothing tells what sells, and reviews tell what is liked. */
function sayUnsold({ reading }: Asked): string {
  const isOfSales = reading.sort === 'best' && /\b(?:popular|best ?sell\w*|favourite|sells? (?:the )?(?:most|best))\b/.test(reading.said);
  return isOfSales ? 'Which sells most I have no figures for; going by their reviews:' : '';
}

/** 'onyx tiles': a word that nobody here knows was left out. */
function sayUnknown({ reading }: Asked): string {
  const { strangers, floor, names, said } = reading;
  const [word] = strangers;
  const isOfKind = strangers.length === 1 && floor.length === 1 && reading.sort === null && names.length === 0 && said.split(' ').length <= mostWords;
  return word && isOfKind ? `I do not know “${nameInText(word)}”, so this is without it.` : '';
}

async function sayTold({ reading }: Asked, wish: Wish): Promise<string> {
  const isStairCarpet = wish.sort === 'wear' && wish.floor.includes('carpet') && wish.room.includes('Stairs');
  const titles = [
    ...wish.feature.flatMap((feature) => toldOf[feature] ?? []),
    // Which kinds ask least is said where the kind was left open.
    ...(wish.feature.includes('easy clean') && wish.look.length > 0 && !wish.floor.length ? ['Easiest floor to keep clean'] : []),
    ...(wish.condition.includes('over tiles') && !wish.floor.some(isGoods) ? ['Laying over old tiles'] : []),
    ...(isStairCarpet ? ['Carpet for stairs'] : []),
    ...(isUnderFloating(wish) ? ['Underlay for concrete'] : []),
    ...(wish.floor.includes('carpet') && wish.condition.includes('underfloor heating') ? ['Carpet over underfloor heating'] : []),
  ];
  const kind = wish.floor.length === 1 && wish.floor[0] ? wish.floor[0] : null;
  // 'can I put laminate in a bathroom, the landlord wants it cheap': whether it suits the room before whether it suits the landlord.
  const rooms = kind && !isGoods(kind) && mayIHave.test(reading.said) ? wish.room : [];
  const demands = kind && !isGoods(kind) ? demandsOf(reading).filter((name) => name !== 'noise' || asksQuiet(reading)) : [];
  if (titles.length + demands.length + rooms.length === 0) return '';
  const { entries, suitability } = await readGuide();
  const verdicts = [...rooms, ...demands].flatMap((where) => {
    const one = suitability.find((line) => line.where === where && line.floor === adviceKind(kind ?? ''));
    return one ? [{ ...one, said: kind ?? '' }] : [];
  });
  const judged = verdicts.length
    ? [`${sayVerdicts(verdicts)} (Source: ${[...new Set(verdicts.flatMap(({ source }) => source.split('; ')))].join('; ')}.)`]
    : [];
  const told = titles.flatMap((title) => entries.find((entry) => entry.title === title) ?? []);
  return [
    ...judged,
    ...told.map(({ title, text, source }) => `${(sentenceFor(title, wish) ?? /^.*?\.(?= |$)/).exec(text)?.[0] ?? text} (Source: ${source}.)`),
  ].join(' ');
}

/** What the guide says of a kind in a room that none of it is listed for: 'laminate for the stairs'; empty where none was given up. */
export async function sayRoomsLost(wish: Wish, met: Wish): Promise<string> {
  const [kind, ...others] = wish.floor;
  const lost = wish.room.filter((name) => !met.room.includes(name));
  if (!kind || others.length || isGoods(kind) || !lost.length) return '';
  const { suitability } = await readGuide();
  const verdicts = suitability
    .filter(({ floor, where }) => floor === adviceKind(kind) && lost.includes(where))
    .map((one) => ({ ...one, said: kind }));
  return verdicts.length ? `${sayVerdicts(verdicts)} (Source: ${[...new Set(verdicts.map(({ source }) => source))].join('; ')}.)` : '';
}
