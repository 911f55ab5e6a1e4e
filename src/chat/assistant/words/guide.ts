import { firstSentences, onlyOwnLinks } from '../answer-text.ts';
import type { EntriesFound } from '../tools/guide-entry.server.ts';
import type { Part } from './say.ts';
import { guideSource } from './say.ts';

const maxSentences = 7;

/** An entry of the guide, what holds of the floor that was named first. */
export function sayEntry({ entries: [entry] }: EntriesFound, named: readonly string[]): Part | null {
  if (!entry) return null;
  const own = entry.firstOf.filter((one) => one.named.some((name) => named.includes(name))).map(({ text }) => text);
  const told = [...own, entry.text].join('\n\n');
  return {
    text: entry.page === 'answers' ? onlyOwnLinks(told).trim() : firstSentences(told, maxSentences),
    facts: [entry],
    sources: [guideSource(entry as Parameters<typeof guideSource>[0])],
  };
}
