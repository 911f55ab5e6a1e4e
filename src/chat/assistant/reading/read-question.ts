import { splitClauses } from './clauses.ts';
import { takeFigures } from './figures.ts';
import { type Intent, intentPatterns, intentRules } from './intents.ts';
import { book, correct, type EntityKind, isKnown } from './lexicon.ts';
import { takeMeasures } from './measures.ts';
import { brandIn, isRangeNamed, isWithinName, nameWords, overlapsPlace, sidesOf } from './names-in.ts';
import { findPhrases } from './phrases.ts';
import { placeAsked } from './place-asked.ts';
import { takePrice } from './prices.ts';
import type { KnownNames, Reading } from './reading.ts';
import { sortOf } from './sort-of.ts';
import { isOfSurroundings } from './surroundings.ts';
import { tidy, wordsOf } from './tidy.ts';
import { isComparedWith, isLookAvoided, isSufferedFrom, isUndemanded, isUnwanted, lookMeant, refusedToo } from './unwanted.ts';
import { isWidthOfOther } from './widths.ts';
import { speciesWords } from './words/looks.ts';

export type { KnownNames, Reading };

const sayLittle = new Set(
  'a an and any are at be buy by can could do does find for from get give got has have having help hello hi i im in is it like looking look lookin me my need nice no of on one or our please range sell show small some something stock that the there this to us want we what with would you your after all also anything available been best big cheap cheapest choice different floor flooring floors good idea ideas kind kinds new options other price prices priced cost sort see them these those type types which will ones bit really very most expensive dearest thickest widest biggest largest must preferably ideally prefer preference decent made plank planks board boards looks both room rooms house home area two three four couple'.split(
    ' ',
  ),
);
const speciesNames: ReadonlySet<string> = new Set(speciesWords.map(({ name }) => name));
const refusable: ReadonlySet<EntityKind> = new Set(['floor', 'colour', 'species', 'look', 'style', 'finish']);
const describes: ReadonlySet<EntityKind> = new Set(['floor', 'colour', 'species', 'look', 'style', 'finish']);
/** 'the first two' of what was shown. */
const firstFew =
  /\bfirst (two|three|four|2|3|4)\b(?! (?:coats?|weeks?|months?|days?|nights?|years?|hours?|rooms?|floors?|boxes|orders?|times?|metres?|m2))/g;
const firstOnes: Readonly<Record<string, string>> = {
  two: 'first second',
  2: 'first second',
  three: 'first second third',
  3: 'first second third',
  four: 'first second third fourth',
  4: 'first second third fourth',
};
const nth: Record<string, number> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  next: 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  fifth: 5,
  '5th': 5,
  last: -1,
  former: 1,
  latter: -1,
};

/** Of a shop that sells nothing by name: for sentences of our own, and the halves of a message. */
export const noNames: KnownNames = { words: new Set(), phrases: [] };

/** Reads a message as one or more things said, in order. Never fails, whatever was typed. */
export function readQuestion(message: string, known: KnownNames): Reading[] {
  return splitClauses(tidy(message)).map((clause) => readClause(clause, known));
}

const courtesy =
  /^(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|there|please|pls|sorry|excuse me|just wondering(?: if| what| about)?|i was wondering(?: if)?|quick question|quick one|question|could you (?:please )?tell me|can you (?:please )?tell me|do you (?:happen to )?know(?: if)?|i'?d like to know|i (?:just )?(?:want|need)(?:ed)? to know|any idea|wondering if|tell me,?|ok so|so|right|well|folks|lads|guys|awk|ach|och|but sure)\b[ ,:-]*)+(?=\S)/;

function readClause(message: string, known: KnownNames): Reading {
  const clause = message.replace(courtesy, '') || message;
  const figures = takeFigures(clause);
  const priced = takePrice(figures.rest);
  const measures = takeMeasures(priced.rest);
  const words = correct(wordsOf(measures.rest), known.words);
  const place = placeAsked(clause, words, (at) => isRangeNamed(words, at, known));
  const named = nameWords(words, known);
  const everyHit = findPhrases(book, words).filter((hit) => !overlapsPlace(words.slice(hit.from, hit.to), place) && !isWithinName(hit, named));
  const ofTheFloor = everyHit.filter((hit) => !isOfSurroundings(words, hit, everyHit) && !isWidthOfOther(words, hit) && !isUndemanded(words, hit));
  const refused = ofTheFloor.filter((hit) => (refusable.has(hit.kind) || hit.name === 'wool' || hit.name === 'pure wool') && isUnwanted(words, hit));
  const unwanted = [
    ...refusedToo(words, refused, ofTheFloor),
    ...ofTheFloor.filter((hit) => isComparedWith(words, hit, ofTheFloor) || isLookAvoided(words, hit) || isSufferedFrom(words, hit)),
  ];
  const found = ofTheFloor
    .filter((hit) => !unwanted.includes(hit))
    .map((hit) => {
      const look = lookMeant(words, hit);
      return look ? { ...hit, kind: 'look' as const, name: look } : hit;
    });
  const describesAt = (at: number) => named.has(at) || found.some((hit) => describes.has(hit.kind) && hit.from <= at && at < hit.to);
  const spoken = words.filter((_, at) => !named.has(at));
  const of = (kind: EntityKind) => [...new Set(found.filter((hit) => hit.kind === kind).map((hit) => hit.name))];
  const said = words
    .map((word, at) => (named.has(at) ? '{name}' : word))
    .join(' ')
    .replaceAll(/(?:\{name\} ?)+/g, '{name} ')
    .trim();
  const ordinals = [
    ...said
      .replace(firstFew, (_, count: string) => firstOnes[count] ?? '')
      .matchAll(
        /\b(first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th|next(?= (?:best|cheapest|dearest|thickest|widest)\b)|(?<!(?:would|will|to|it|they|them|that|could|should|does|do|can|might|which|floor|carpet) )last|former|latter)\b(?! (?:floor|time|thing|room|fix|coat|week|month|year|night|few|order|coat))/g,
      ),
  ].map((m) => nth[m[1] ?? ''] ?? 1);
  return {
    text: clause,
    told: '',
    other: words.filter(
      (word, at) => !named.has(at) && !everyHit.some((hit) => hit.from <= at && at < hit.to) && !sayLittle.has(word) && !word.startsWith('{'),
    ),
    said,
    intent: intentOf(said),
    asks: Object.fromEntries(Object.entries(intentPatterns).map(([name, pattern]) => [name, pattern.test(said)])) as Reading['asks'],
    floor: of('floor'),
    without: [...new Set(unwanted.map((hit) => hit.name))],
    colour: of('colour'),
    // 'solid oak' is a kind and a wood.
    species: [
      ...new Set([
        ...of('species'),
        ...found.filter((hit) => hit.kind === 'floor').flatMap((hit) => words.slice(hit.from, hit.to).filter((word) => speciesNames.has(word))),
      ]),
    ],
    look: of('look'),
    style: of('style'),
    finish: of('finish'),
    room: of('room'),
    condition: of('condition'),
    feature: of('feature'),
    price: priced.price,
    measured: measures.rooms,
    needsUnit: measures.needsUnit,
    size: measures.size,
    ...figures.figures,
    place,
    ordinals: /\b(?:number|no|option) (\d)\b/.test(said) ? [Number(/\b(?:number|no|option) (\d)\b/.exec(said)?.[1])] : ordinals,
    refersBack: /\b(?:it|its|this|that|these|those|them|they|this one|that one|same|one)\b/.test(said),
    names: [...named].sort((a, b) => a - b).map((at) => words[at] ?? ''),
    describing: words.filter((_, at) => describesAt(at)),
    brand: brandIn(words),
    sides: sidesOf(words, named, describesAt),
    strangers: words.filter(
      (word, at) =>
        /^\p{L}{3,}$/u.test(word) &&
        !named.has(at) &&
        !isKnown(word) &&
        !known.inUse?.has(word) &&
        !found.some((hit) => hit.from <= at && at < hit.to),
    ),
    sort: sortOf(spoken.join(' ')),
    inStockOnly: wantedNow.test(said),
    reducedOnly: reduced.test(said),
  };
}

const wantedNow =
  /\bin stock\b|available now|today|straight away|right away|right now|ready to go|\bhave (?:you|yous|ye) \{area\}|\b(?:hand|give) me\b|off the shelf|\bto take away\b|\b(?:can|could) (?:i|we) (?:lift|collect|take away|pick up)\b/;
const reduced =
  /\b(?:reduced|reductions?|bargains?|(?<!\b(?:door|doors|floor|head|the|my|any|enough) )clearance(?! (?:is|under|below|of|for))|on offer|(?:special )?offers|on sale|sale (?:price|floor|item)\w*|(?:in|on) (?:the|a|your) sale|end of (?:the )?(?:line|range|roll)s?|ends of (?:lines?|rolls?)|knocked down|marked down|half price|discounted|money off)\b/;

function intentOf(said: string): Intent | null {
  return intentRules.find(([, says, unless]) => says.test(said) && !unless?.test(said))?.[0] ?? null;
}
