import type { Product } from '#catalogue/product.ts';
import type { Reading } from '../reading/read-question.ts';
import { wordsOf } from '../reading/tidy.ts';
import type { PageTopic } from './answers/page-topic.ts';
import { pageTopics } from './answers/page-topics.ts';
import type { Asked } from './part.ts';

/** Words that may stand in any question and ask nothing by themselves. */
const saysNothing = new Set(
  'a about actually wats wat whts wots hows whos as came come comes need needs ah all also am an and any anyway are aye be been being but by can cheers could did do does doing dont else er exactly for from get gets give gonna got grand had has have having he hello her hey hi hiya how i id if ill im in into is isnt it its ive just kind know let like lovely me mean mind more much my no not now of off oh ok okay on one ones or our out please pls put question quick quickly really right roughly say says see she should so some sort such sure take tell thank thanks than that thats the their them then there theres these they theyre thing things think thinking this those though to too up us use very want wanted was we well were what whats when where whether which will with wondering would wouldnt ye yea yeah yes you your yous yer youse floor floors flooring wee single actually'.split(
    ' ',
  ),
);
const kindWords =
  /^(?:laminates?|lvts?|vinyls?|carpets?|tiles?|tiling|wood|wooden|woods|lino|linoleum|planks?|boards?|parquet|herringbone|chevron|engineered|mosaics?|porcelain|floorboards?|panels?|blocks?|oak|slabs?|stuff)$/;
const separators = /[?!;]+|\.(?=\s|$)|,(?!\d)|\s[-–]+\s|\n+|\b(?:and|but|also|plus)\b|\bor (?=do|does|is|are|will|would|has|have|can)\b/i;
/** So much of the name has to be said, in one piece, where nothing else tells that it is one. */
export const wordsOfName = 3;

/** A clause of a message, with what it asks of the product; `isWhole`: and nothing else. */
export type Asking = { clause: string; topics: PageTopic[]; isWhole: boolean };

/** The clauses of a message, each with what it asks of the product; what only greets or names asks nothing. */
export function askings({ reading }: Asked, products: readonly Product[], text: string): Asking[] {
  const own = new Set(products.flatMap(({ name }) => wordsOf(name.toLowerCase())));
  const names = new Set(reading.names);
  const isOwn = (word: string) => own.has(word) || names.has(word) || own.has(word.replace(/s$/, ''));
  const all: Asking[] = [];
  for (const piece of text.split(separators)) {
    const words = withoutName(wordsOf(piece), isOwn, names);
    const clause = words.join(' ');
    const before = all.at(-1)?.topics ?? [];
    const own = goesOn(clause, before) ?? topicsOf(clause);
    const isExplained = (word: string) =>
      word === '{name}' ||
      saysNothing.has(word) ||
      kindWords.test(word) ||
      [...own, ...(own.length ? [] : before)].some((topic) => topic.words.test(word));
    const isWhole = words.every(isExplained);
    // 'does it come with underlay or do I buy it': what leans on the question before asks nothing new.
    const last = all.at(-1);
    if (own.length || !(isWhole || (tellsOnly.test(clause) && isOfHousehold(reading)))) all.push({ clause, topics: own, isWhole });
    else if (last) last.clause = `${last.clause} ${clause}`;
  }
  return all;
}

/** 'we have a toddler who tips everything': who lives with it, and no room that it is asked for. */
const tellsOnly =
  /^(?:(?:because|cos|as|since|just|so|its|it is) )*(?:we|weve|i|ive|im|my|our|theres|hes|shes|were)\b(?!.*\b(?:how|what|which|can|could|should|would|do|does|need|want|looking|wondering)\b)/;
const household: ReadonlySet<string> = new Set(['children', 'pets', 'landlord', 'allergies']);
const isOfHousehold = ({ room, condition, floor }: Reading) =>
  room.length + floor.length === 0 && condition.every((one) => household.has(one) || one === 'waterproof' || one === 'wet');

/** 'how long is the guarantee and what does it cover' */
function goesOn(clause: string, before: readonly PageTopic[]): PageTopic[] | null {
  const guarantee =
    /\bcovers?\b/.test(clause) && !/\b(?:box|pack|m2|floor)\b/.test(clause) ? before.find(({ name }) => name === 'guarantee') : undefined;
  return guarantee ? [guarantee] : null;
}

const topicsOf = (clause: string) => pageTopics.filter(({ asks, unless }) => asks.test(clause) && !unless?.test(clause));
const choices = /^(?:click|glue|glued|loose|oiled|lacquered|waterproof)$/;

/** The words with a name, and what belongs to it beside it, as one: its 'click' is no question, except before an 'or'. */
function withoutName(words: readonly string[], isOwn: (word: string) => boolean, names: ReadonlySet<string>): string[] {
  const isChoice = (at: number) => choices.test(words[at] ?? '') && (words[at + 1] === 'or' || words[at - 1] === 'or');
  const runs = words.map((word, at) => isOwn(word) && !isChoice(at));
  const isNamed = (at: number) => {
    if (!runs[at]) return false;
    let [from, to] = [at, at];
    while (runs[from - 1]) from--;
    while (runs[to + 1]) to++;
    return to - from + 1 >= wordsOfName || words.slice(from, to + 1).some((word) => names.has(word));
  };
  return words.map((word, at) => (isNamed(at) ? '{name}' : word)).filter((word, at, all) => word !== '{name}' || all[at - 1] !== '{name}');
}
