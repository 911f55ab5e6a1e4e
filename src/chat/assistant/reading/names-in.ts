import { book, isKnown } from './lexicon.ts';
import { findPhrases } from './phrases.ts';
import { isRangeAt, towards } from './place-asked.ts';
import type { KnownNames, Reading } from './reading.ts';
import { brands } from './words/brands.ts';
import { ambiguousPlaces, type Place } from './words/towns.ts';

/** 'slate' in 'Glenshane Slate Grey' is a part of the name. */
export function isWithinName({ from, to }: { from: number; to: number }, named: ReadonlySet<number>): boolean {
  return Array.from({ length: to - from }, (_, i) => from + i).every((at) => named.has(at));
}

export function isRangeNamed(words: readonly string[], at: number, { words: names, phrases }: KnownNames): boolean {
  return names.has(words[at] ?? '') && isRangeAt(words, at, (word) => names.has(word) && !isKnown(word), phrases);
}

/** Positions of words that are part of a product's name rather than of the language. */
export function nameWords(words: readonly string[], known: KnownNames): Set<number> {
  const at = new Set<number>();
  const hits = findPhrases(book, words);
  const inPhrase = hits.filter((hit) => hit.to - hit.from > 1); // 'loose lay', though 'loose' by itself might be a name.
  // 'dark or ebonised oak' is a choice of colours, 'the Gull Grey or the Dry Oak' one of names.
  const isColourAt = (i: number) => hits.some((hit) => hit.kind === 'colour' && hit.from <= i && i < hit.to);
  const isOtherColour = (i: number) => words[i - 1] === 'or' && isColourAt(i) && isColourAt(i - 2) && !at.has(i - 2) && !at.has(i - 3);
  words.forEach((word, i) => {
    const isPlace = ambiguousPlaces.has(word) && (!towards.has(words[i - 1] ?? '') || isRangeNamed(words, i, known));
    if (known.words.has(word) && (isPlace || !isKnown(word)) && !inPhrase.some((hit) => hit.from <= i && i < hit.to)) at.add(i);
  });
  for (const phrase of known.phrases) {
    const parts = phrase.split(' ');
    for (let i = 0; i + parts.length <= words.length; i++) {
      const isPhrase = inPhrase.some((hit) => hit.from <= i && i + parts.length <= hit.to);
      if (!isPhrase && !isOtherColour(i) && parts.every((part, j) => words[i + j] === part)) for (let j = 0; j < parts.length; j++) at.add(i + j);
    }
  }
  return at;
}

export function brandIn(words: readonly string[]): string | null {
  const said = ` ${words.join(' ')} `;
  return [...brands.keys()].find((name) => said.includes(` ${name} `)) ?? null;
}

/** What stands on each side of 'or', 'and', 'vs', where both name a product. */
export function sidesOf(words: readonly string[], named: ReadonlySet<number>, describesAt: (at: number) => boolean): Reading['sides'] {
  const sides: Reading['sides'] = [{ names: [], describing: [] }];
  words.forEach((word, at) => {
    if (!named.has(at) && (/^(?:or|and|over|vs|versus|with|to|than|v|as)$/.test(word) || (word === 'of' && words[at - 1] === 'instead')))
      sides.push({ names: [], describing: [] });
    const side = sides.at(-1);
    if (named.has(at)) side?.names.push(word);
    if (describesAt(at)) side?.describing.push(word);
  });
  const both = sides.filter((side) => side.names.length > 0);
  return both.length > 1 ? both : [];
}

/** 'cork' in 'deliver to cork' is no floor. */
export function overlapsPlace(hit: readonly string[], place: Place | null): boolean {
  return place !== null && hit.every((word) => place.name.toLowerCase().split(' ').includes(word));
}
