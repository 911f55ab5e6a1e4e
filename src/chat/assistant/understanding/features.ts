import { stemmer } from 'stemmer';
import { termsOf } from '../guide/find-entry.ts';
import { takeFigures } from '../reading/figures.ts';
import { correct } from '../reading/lexicon.ts';
import { takeMeasures } from '../reading/measures.ts';
import { takePrice } from '../reading/prices.ts';
import { tidy, wordsOf } from '../reading/tidy.ts';
import { ambiguousPlaces, places } from '../reading/words/towns.ts';

/**
 * What a message is recognised by: the trade's terms in it and every two of them, its words without endings, each two
 * neighbours, and the parts of its words. Figures, prices, sizes and towns count as such, whichever they are. `names`: words of products' names, left out.
 */
export function featuresOf(message: string, names: ReadonlySet<string> = new Set()): string[] {
  const plain = takeMeasures(takePrice(takeFigures(tidy(message)).rest).rest).rest;
  const said = correct(wordsOf(plain), names)
    .filter((word) => !names.has(word))
    .map((word) => (places.has(word) && !ambiguousPlaces.has(word) ? '{town}' : word));
  const terms = termsOf(said.join(' '));
  const words = said.map(stemmer);
  const pairs = terms.flatMap((term, at) => terms.slice(at + 1).map((other) => `two ${[term, other].sort().join(' & ')}`));
  const neighbours = words.map((word, at) => `two ${words[at - 1] ?? '^'} ${word}`);
  return [...new Set([...terms.map((term) => `term ${term}`), ...words, ...pairs, ...neighbours, ...said.flatMap(partsOf)])];
}

/** Every three neighbouring letters of a word: what is spelt or ended otherwise is like it all the same. */
function partsOf(word: string): string[] {
  const letters = `^${word}$`;
  return word.length < 3 ? [] : Array.from({ length: letters.length - 2 }, (_, at) => `part ${letters.slice(at, at + 3)}`);
}

/** Whether a feature is a part of a word. */
export function isPart(feature: string): boolean {
  return feature.startsWith('part ');
}

/** Whether a feature is a word by itself. */
export function isWord(feature: string): boolean {
  return !/^(?:two|part|term) /.test(feature);
}
