import type { Concept } from './words/concept.ts';

/** A phrase found in a text: what it stands for, and which of the words it is. */
export type Found<Kind extends string = string> = { kind: Kind; name: string; from: number; to: number };

/** Phrases by their words, without plural s, so that the longest that begins at a word is found at once. */
export type PhraseBook<Kind extends string = string> = { byPhrase: Map<string, { kind: Kind; name: string }>; longest: number };

export function phraseBook<Kind extends string>(concepts: readonly Concept<Kind>[]): PhraseBook<Kind> {
  const byPhrase = new Map<string, { kind: Kind; name: string }>();
  let longest = 1;
  for (const { kind, name, says } of concepts) {
    for (const phrase of says) {
      const words = phrase.toLowerCase().replaceAll('-', ' ').split(' ').filter(Boolean).map(singular);
      const key = words.join(' ');
      if (!byPhrase.has(key)) byPhrase.set(key, { kind, name });
      longest = Math.max(longest, words.length);
    }
  }
  return { byPhrase, longest };
}

/** The longest phrases of the book in a text's words, from left to right, none within another. */
export function findPhrases<Kind extends string>(book: PhraseBook<Kind>, words: readonly string[]): Found<Kind>[] {
  const plain = words.map(singular);
  const found: Found<Kind>[] = [];
  for (let from = 0; from < plain.length; ) {
    const hit = longestAt(book, plain, from);
    if (hit) found.push(hit);
    from = hit ? hit.to : from + 1;
  }
  return found;
}

function longestAt<Kind extends string>(book: PhraseBook<Kind>, plain: readonly string[], from: number): Found<Kind> | null {
  for (let length = Math.min(book.longest, plain.length - from); length > 0; length--) {
    const meant = book.byPhrase.get(plain.slice(from, from + length).join(' '));
    if (meant) return { ...meant, from, to: from + length };
  }
  return null;
}

/** 'planks' → 'plank', 'boxes' → 'box'; short words and those in ss stay. */
export function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (/(?:xes|ches|shes|sses)$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word) && word.length > 5) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
