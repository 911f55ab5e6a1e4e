import { closestWords, editDistance } from '#search/spelling.ts';
import { phraseBook, singular } from './phrases.ts';
import { everydayWords } from './words/everyday.ts';
import { finishWords } from './words/finishes.ts';
import { floorWords } from './words/floors.ts';
import { colourWords, lookWords, speciesWords, styleWords } from './words/looks.ts';
import { conditionWords, featureWords, roomWords } from './words/places.ts';
import { places } from './words/towns.ts';

const all = [
  ...floorWords,
  ...colourWords,
  ...speciesWords,
  ...lookWords,
  ...styleWords,
  ...finishWords,
  ...roomWords,
  ...conditionWords,
  ...featureWords,
];

/** Everything the trade and its customers have a word for. */
export const book = phraseBook(all.map((concept) => ({ ...concept, kind: concept.kind as EntityKind })));

export type EntityKind = 'floor' | 'colour' | 'species' | 'look' | 'style' | 'finish' | 'room' | 'condition' | 'feature';

/** Further words that matter to what is asked, so that they are worth putting right. */
const askingWords =
  'boxes delivery deliver delivered sample samples finance return returns refund opening hours showroom warranty guarantee discount available stock order fitting fitted installation install compare difference between waterproof herringbone thickness colour measure calculate metres square cheapest quote tonight tomorrow postage collect instalments deposit address directions expansion acclimatise underneath adhesive moisture subfloor cleaning scratch wastage recommend suitable bevelled password'.split(
    ' ',
  );

const tradeWords = new Set([...all.flatMap(({ says }) => says.flatMap((phrase) => phrase.toLowerCase().split(/[ -]/))), ...askingWords]);
/** Words that are the trade's own by themselves; 'strand' of 'strand bamboo' may well be a range's name. */
const ownWords = new Set([
  ...all.flatMap(({ says }) => says.filter((phrase) => !/[ -]/.test(phrase)).map((phrase) => phrase.toLowerCase())),
  ...askingWords,
]);
/** By their first letter, which is hardly ever mistyped. */
const candidates = Map.groupBy(
  [...tradeWords].filter((word) => word.length >= 4).map((word) => ({ word, products: askingWords.includes(word) ? 1 : 2 })),
  ({ word }) => word[0],
);
const placeWords = new Set([...places.keys()].flatMap((name) => name.split(' ')));

/** Short ways of writing, and words of Ulster, as the trade has them. */
const writtenOut: Record<string, string> = {
  wat: 'what', wot: 'what', wots: 'what is', wats: 'what is', hw: 'how', hav: 'have', havin: 'having', gonny: 'going to', ur: 'your', r: 'are', n: 'and', u: 'you', yous: 'you', youse: 'you', yez: 'you', yiz: 'you', ye: 'you', yis: 'you', yas: 'you', yer: 'your',
  stinking: 'smelling', stinks: 'smells', stink: 'smell', stank: 'smelled', reeks: 'smells', reeking: 'smelling', mingin: 'dirty', minging: 'dirty',
  wee: 'small', sparky: 'electrician', sparkie: 'electrician', skite: 'slip', skites: 'slips', skiting: 'slipping', wean: 'child', weans: 'children', wain: 'child', wains: 'children', childer: 'children', dug: 'dog', dugs: 'dogs', pls: 'please', plz: 'please', plse: 'please', thru: 'through', abt: 'about', cud: 'could', wud: 'would', shud: 'should', shld: 'should', cld: 'could', wld: 'would',
  delivry: 'delivery', delevery: 'delivery', dilivery: 'delivery', delivary: 'delivery', delivr: 'deliver', dlvry: 'delivery', insted: 'instead', diffrence: 'difference', diff: 'difference', difrence: 'difference', differance: 'difference', btwn: 'between', betwen: 'between', sampel: 'sample', smaple: 'sample', samlpe: 'sample', sampl: 'sample', sampels: 'samples', lamanite: 'laminate', laminite: 'laminate', lamenate: 'laminate', laminent: 'laminate', laminet: 'laminate', lammanate: 'laminate', lamiate: 'laminate',
  bathrom: 'bathroom', battroom: 'bathroom', kichen: 'kitchen', kitchin: 'kitchen', stares: 'stairs', stiars: 'stairs', sutable: 'suitable', suitible: 'suitable', herrinbone: 'herringbone', vynil: 'vinyl', vynl: 'vinyl', vinal: 'vinyl', vinly: 'vinyl', carpit: 'carpet', carpat: 'carpet', tyles: 'tiles', tyle: 'tile', tilles: 'tiles', undaly: 'underlay', undrlay: 'underlay', scirting: 'skirting', skerting: 'skirting', skirten: 'skirting', watrproof: 'waterproof', wterproof: 'waterproof', waterprof: 'waterproof',
  howd: 'how', whatd: 'what', hrs: 'hours', hr: 'hour', opn: 'open', opne: 'open', clsoe: 'close', tmrw: 'tomorrow', tmw: 'tomorrow', tomoro: 'tomorrow', tomorow: 'tomorrow', tommorow: 'tomorrow', tonite: 'tonight', morra: 'tomorrow', sat: 'saturday', sun: 'sun', sundy: 'sunday', satday: 'saturday', wkend: 'weekend', quid: 'pounds', mtr: 'metre', mtrs: 'metres', sqr: 'square', retun: 'return', retrun: 'return', refnd: 'refund', stok: 'stock', instock: 'in stock', availible: 'available', avaliable: 'available', availble: 'available', cheepest: 'cheapest', cheapist: 'cheapest', cheep: 'cheap', recomend: 'recommend', reccomend: 'recommend', reccommend: 'recommend', finanse: 'finance', finence: 'finance', instalation: 'installation', gurantee: 'guarantee', garantee: 'guarantee', guarentee: 'guarantee', warrenty: 'warranty', waranty: 'warranty', adress: 'address', adhesiv: 'adhesive', colur: 'colour', color: 'colour', gray: 'grey', leveling: 'levelling', leveler: 'leveller', boxs: 'boxes', bx: 'box', bxs: 'boxes', metters: 'metres', hundrd: 'hundred', quantaty: 'quantity', slippy: 'slippy',
}; // biome-ignore format: a table

/**
 * The words as they were meant: abbreviations written out, mistyped words of the trade put right. `isNamed`: words that the
 * catalogue uses in its products' names, which stay as they are.
 */
export function correct(words: readonly string[], isNamed: ReadonlySet<string>): string[] {
  return words.flatMap((word) => {
    const written = Object.hasOwn(writtenOut, word) ? (writtenOut[word] as string) : word;
    if (written !== word) return written.split(' ');
    if (isKnown(word) || isTradeWord(word) || isNamed.has(word) || !/^[a-z]{4,}$/.test(word)) return [word];
    // 'lookin', 'fittin': the g is not said.
    if (word.endsWith('in') && (isKnown(`${word}g`) || isTradeWord(`${word}g`))) return [`${word}g`];
    return [asSpelt(word)];
  });
}

const mostRemembered = 20_000;
const spelt = new Map<string, string>();

/** The word of the trade that a mistyped word is nearest to, else the word itself. Remembered, for looking is slow. */
function asSpelt(word: string): string {
  const remembered = spelt.get(word);
  if (remembered !== undefined) return remembered;
  const [closest] = closestWords(word, candidates.get(word[0]) ?? []);
  const meant = closest && isNear(word, closest) ? closest : word;
  if (spelt.size >= mostRemembered) spelt.clear();
  spelt.set(word, meant);
  return meant;
}

/** Two letters wrong only in a long word, and never the first one: 'parking' is no padding. */
export function isNear(typed: string, word: string): boolean {
  return typed[0] === word[0] && (typed.length >= 8 || editDistance(typed, word, 1) <= 1);
}

/** Whether a word is one of the trade. */
export function isTradeWord(word: string): boolean {
  return tradeWords.has(word) || tradeWords.has(singular(word));
}

/** Whether a word is the trade's own by itself, and no part of a longer one. */
export function isOwnWord(word: string): boolean {
  return ownWords.has(word) || ownWords.has(singular(word));
}

/** 'narrow' is a word, and the Narrows a place: adjectives have no plural. */
const onlySingular: ReadonlySet<string> = new Set(['narrow', 'rich', 'pure', 'instant']);

/** Whether a word is one of the language, the trade or the map rather than a name or a typing error. */
export function isKnown(word: string): boolean {
  return (
    (onlySingular.has(singular(word)) ? [word] : [word, singular(word)]).some((one) => everydayWords.has(one) || ownWords.has(one)) ||
    placeWords.has(word) ||
    Object.hasOwn(writtenOut, word)
  );
}

/** Words of a text that only the catalogue can know: names of ranges and makers, or nothing at all. */
export function unknownWords(words: readonly string[]): string[] {
  return words.filter((word) => /^[a-z]{3,40}$/.test(word) && !isKnown(word));
}
