import { readFileSync } from 'node:fs';
import { stemmer } from 'stemmer';
import { inPackage } from '#platform/package-folder.server.ts';
import { isDeterminer, singular, waysOf } from './text.ts';

/** What shoppers call things, from content/vocabulary: floors, colours and so on; `name` is the trade's word. */
export const kinds = ['floors', 'colours', 'species', 'looks', 'styles', 'finishes', 'rooms', 'demands', 'features'] as const;
export type Kind = (typeof kinds)[number];
export type Term = { kind: Kind; name: string };
export type Found = Term & { from: number; to: number };

/** A section of a vocabulary's page: names with how they are said. A star before a name: it is not said by itself. */
export function readVocabulary(page: string): Map<string, { name: string; isSaid: boolean; says: string[] }[]> {
  const sections = readFileSync(inPackage(`content/vocabulary/${page}.md`), 'utf8')
    .split(/^## /m)
    .slice(1);
  return new Map(
    sections.map((section) => {
      const [title = ''] = section.split('\n', 1);
      const lines = section.replaceAll(/\n {2}/g, ' ').match(/^- .+$/gm) ?? [];
      const entries = lines.map((line) => {
        const [, star, name = '', rest = ''] = /^- (\*?)([^:]+):(.*)$/.exec(line) ?? [];
        return { name, isSaid: !star, says: waysOf(rest) };
      });
      return [title.trim().toLowerCase(), entries];
    }),
  );
}

const { book, longest } = readBook();

/** The trade's terms in a text's words, the longest first, none within another; determiners inside a phrase do not matter. */
export function termsIn(words: readonly string[]): Found[] {
  const found: Found[] = [];
  for (let from = 0; from < words.length; ) {
    const hit = longestAt(words, from);
    if (hit) found.push(hit);
    from = hit ? hit.to : from + 1;
  }
  return found;
}

/** Whether a word by itself is one of the trade's. */
export function isTradeWord(word: string): boolean {
  return book.has(singular(word));
}

/** Words of the trade by their first letter, which is hardly ever mistyped. */
export const tradeWords: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  [...book.keys()].filter((key) => /^[a-z]{5,}$/.test(key)),
  (word) => word.charAt(0),
);

function longestAt(words: readonly string[], from: number): Found | null {
  const said: string[] = [];
  let hit: Found | null = null;
  for (let to = from; to < words.length && said.length < longest; to += 1) {
    const word = words[to] ?? '';
    // 'tiles that look like …' is no tiled look.
    if (isDeterminer(word) && word !== 'that' && said.length) continue;
    said.push(word);
    const meant = book.get(keyOf(said));
    if (meant) hit = { ...meant, from, to: to + 1 };
  }
  return hit;
}

/** One word without its plural s, several without their endings. */
function keyOf(words: readonly string[]): string {
  return words.length === 1 ? singular(words[0] ?? '') : words.map((word) => stemmer(word)).join(' ');
}

function readBook(): { book: Map<string, Term>; longest: number } {
  const terms = new Map<string, Term>();
  let most = 1;
  for (const [section, entries] of readVocabulary('floors')) {
    const kind = kinds.find((one) => one === section);
    if (!kind) throw new Error(`content/vocabulary/floors.md: “${section}” is no kind of term.`);
    for (const { name, isSaid, says } of entries) {
      for (const way of isSaid ? [name, ...says] : says) {
        const words = way
          .toLowerCase()
          .replaceAll('-', ' ')
          .split(' ')
          .filter((word, _, all) => all.length === 1 || !isDeterminer(word));
        const key = keyOf(words);
        if (!terms.has(key)) terms.set(key, { kind, name });
        most = Math.max(most, words.length);
      }
    }
  }
  return { book: terms, longest: most };
}
