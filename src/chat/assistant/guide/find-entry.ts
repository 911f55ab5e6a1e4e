import { stemmer } from 'stemmer';
import { tidy, wordsOf } from '../reading/text.ts';
import type { GuideEntry } from './parse-guide.ts';

export type GuideIndex = {
  entries: { entry: GuideEntry; phrasings: ReadonlySet<string>[]; body: ReadonlySet<string> }[];
  /** How much a word says: much where few entries are asked for with it. */
  weight: (word: string) => number;
};
export type FoundEntry = { entry: GuideEntry; score: number };

/** What a word counts for that only the entry's text has. */
const inText = 0.4;
const saysNothing: ReadonlySet<string> = new Set(
  [
    'a an the is are was be do does did can could should would will have has i you we it they my your our',
    'this that what which how of to in on for with and or any there',
  ].flatMap((line) => line.split(' ')),
);

/** `pause`: lets whoever waits for the server have a turn. */
export async function indexGuide(entries: readonly GuideEntry[], pause: () => Promise<void>): Promise<GuideIndex> {
  const indexed: GuideIndex['entries'] = [];
  for (const entry of entries) {
    await pause();
    const phrasings = [entry.title, ...entry.asked].map((phrase) => new Set(termsOf(phrase))).filter(({ size }) => size > 0);
    indexed.push({ entry, phrasings, body: new Set(termsOf(entry.text)) });
  }
  const asked = new Map<string, number>();
  for (const { phrasings } of indexed)
    for (const term of new Set(phrasings.flatMap((terms) => [...terms]))) asked.set(term, (asked.get(term) ?? 0) + 1);
  const weight = (term: string) => Math.log(1 + (entries.length || 1) / (1 + (asked.get(term) ?? 8)));
  return { entries: indexed, weight };
}

/**
 * The entries that a question asks for, best first: the share of the question's weight that one of an entry's phrasings answers, times
 * the share of that phrasing that the question says. 1 is the same words.
 */
export function findEntries({ entries, weight }: GuideIndex, question: string, most = 3): FoundEntry[] {
  const asked = [...new Set(termsOf(question))];
  const sum = (terms: Iterable<string>) => [...terms].reduce((total, term) => total + weight(term), 0);
  const all = sum(asked);
  if (!all) return [];
  return entries
    .map(({ entry, phrasings, body }) => {
      const best = phrasings.reduce((score, terms) => {
        const said = asked.filter((term) => terms.has(term));
        if (!said.length) return score;
        const besides = asked.filter((term) => !terms.has(term) && body.has(term));
        return Math.max(score, Math.sqrt(((sum(said) + inText * sum(besides)) / all) * (sum(said) / sum(terms))));
      }, 0);
      return { entry, score: best };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most);
}

function termsOf(text: string): string[] {
  return wordsOf(tidy(text))
    .filter((word) => !saysNothing.has(word))
    .map((word) => stemmer(word));
}
