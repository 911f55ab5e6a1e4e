import { alternativesFor, emptyWords, maxPhraseLength, tradeWord, welcomeWords } from './synonyms.ts';

/**
 * One thing that a product should answer to: what was said, what else may stand for it, whether it must, and whether it is what is wanted
 * ('underlay' of 'underlay for laminate'), which the name or category has to say.
 */
export type Term = { said: string; alternatives: readonly string[]; mustMatch: boolean; isWanted?: boolean };

/** What of a text is looked at: nobody means more than this by a search, whatever they paste. */
const maxTextLength = 200;
const maxTerms = 10;
const maxWordLength = 40;

/** Reads what somebody typed. Never fails; a text without a letter or digit has no terms. */
export function readTerms(text: string): Term[] {
  const words = readWords(text);
  const meaning = words.filter(hasMeaning);
  const at = words.indexOf('for');
  const wanted = joinPhrases(words.slice(0, Math.max(at, 0)).filter(hasMeaning));
  const isForSomething = words.slice(at + 1).some(hasMeaning) && wanted.some(({ mustMatch }) => mustMatch);
  const terms = (
    isForSomething
      ? [...wanted.map((term) => ({ ...term, isWanted: true })), ...joinPhrases(words.slice(at + 1).filter(hasMeaning))]
      : joinPhrases(meaning.length ? meaning : words)
  ).slice(0, maxTerms);
  return terms.some((term) => term.mustMatch) ? terms : terms.map((term) => ({ ...term, mustMatch: true }));
}

/**
 * The terms in PostgreSQL's query language: all that must match, each by any of its names; the last may be the beginning of a word.
 * Only letters, digits, points and spaces within quotes ever reach it. `corrected` gives further names for what was said.
 */
export function toTsquery(terms: readonly Term[], corrected: ReadonlyMap<string, readonly string[]> = new Map()): string {
  const groups = terms
    .filter((term) => term.mustMatch)
    .map((term) => {
      const fixes = corrected.get(term.said) ?? [];
      const names = new Set([term.said, ...term.alternatives, ...fixes, ...fixes.flatMap(alternativesFor)]);
      const mayBeBegun = term.said.length > 1 && (term === terms.at(-1) || /^\d+$/.test(term.said));
      const beginning = mayBeBegun ? [`'${term.said}':*`] : [];
      // The weight A is that of names and categories.
      const among = [...[...names].map((name) => `'${name}'`), ...beginning];
      return `(${among.map((name) => (term.isWanted ? (name.endsWith(':*') ? `${name}A` : `${name}:A`) : name)).join(' | ')})`;
    });
  return groups.join(' & ');
}

/** The same with one of the terms left out, whichever; empty where there is nothing to leave out. */
export function nearestTsquery(terms: readonly Term[]): string {
  const needed = terms.filter((term) => term.mustMatch);
  if (needed.length < 2) return '';
  const isHelpful = (term: Term) => term.isWanted !== true || needed.every(({ isWanted }) => isWanted);
  return needed.flatMap((term) => (isHelpful(term) ? [`(${toTsquery(needed.filter((other) => other !== term))})`] : [])).join(' | ');
}

/** Any of the words as they were typed: products that say it in the shopper's own words come before those that say it otherwise. */
export function ownWordsQuery(terms: readonly Term[], corrected: ReadonlyMap<string, readonly string[]> = new Map()): string {
  return terms.flatMap((term) => [term.said, ...(corrected.get(term.said) ?? [])].map((name) => `'${name}'`)).join(' | ');
}

/** 'til-str-60' of a text that may be a stock code or the beginning of one; null otherwise. */
export function skuBeginning(text: string): string | null {
  const code = text
    .replaceAll(unseen, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .trim()
    .toUpperCase();
  return /^[A-Z0-9][A-Z0-9./_-]{2,39}$/.test(code) && /[\d/-]/.test(code) ? code : null;
}

const hasMeaning = (word: string) => !emptyWords.has(word);

/** What nobody sees or says: soft hyphens, zero-width marks, ™ and its like. */
const unseen = /[\u00AD\u200B-\u200D\u2060\uFEFF™℠®©]/g;

/** Words as `tidy_text` of db/migrations/0100_texts.sql writes them: lower case, no accents, '600x600', '10mm'. */
export function readWords(text: string): string[] {
  const plain = text
    .slice(0, maxTextLength)
    .replaceAll(unseen, '')
    .replaceAll(/['’‘ʼ`´]/g, '')
    .toLowerCase()
    .normalize('NFKD');
  return plain
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(\d)\s*(?:mm)?\s*(?:[x×*]|by)\s*(?=\d)/g, '$1x')
    .replaceAll(/(\dx\d+)\s*mm(?![a-z])/g, '$1')
    .replaceAll(/(\d+)x(\d+)\s*cm(?![a-z])/g, (_, a: string, b: string) => `${a}0x${b}0`)
    .replaceAll(/(\d)\s+mm(?![a-z])/g, '$1mm')
    .split(/(?:[^\p{L}\p{N}.]|(?<!\d)\.|\.(?!\d))+/u)
    .filter((word) => word !== '' && word.length <= maxWordLength);
}

function joinPhrases(words: readonly string[]): Term[] {
  const terms: Term[] = [];
  for (let i = 0; i < words.length; ) {
    const taken = phraseAt(words, i);
    const phrase = words.slice(i, i + taken).join(' ');
    const said = tradeWord(phrase);
    terms.push({ said, alternatives: otherSizes(said) ?? alternativesFor(said), mustMatch: !welcomeWords.has(said) });
    i += taken;
  }
  return terms;
}

/** How many words from here on are one phrase that has other names; 1 where none is. */
function phraseAt(words: readonly string[], from: number): number {
  for (let length = Math.min(maxPhraseLength, words.length - from); length > 1; length--) {
    if (alternativesFor(words.slice(from, from + length).join(' ')).length) return length;
  }
  return 1;
}

/** A tile is the same the other way round; small numbers are centimetres. Null for what is no size. */
function otherSizes(said: string): string[] | null {
  const match = /^(\d{1,4})x(\d{1,4})$/.exec(said);
  if (!match) return null;
  const [a, b] = [Number(match[1]), Number(match[2])];
  const inMillimetres = a < 260 && b < 260 ? [`${a * 10}x${b * 10}`, `${b * 10}x${a * 10}`] : [];
  return [...new Set([`${b}x${a}`, ...inMillimetres])].filter((size) => size !== said);
}
