import type { Reading } from '../../reading/read-question.ts';
import { upperFirst } from '../say.ts';

/** Words that are part of a place's name. */
const partOfName: ReadonlySet<string> = new Set(
  'the isle isles island islands of co county st saint near upper lower north south east west little great new old port mount castle glen'.split(' '),
);
const before: ReadonlySet<string> = new Set(['to', 'far', 'as', 'into', 'in', 'near', 'around', 'at']);
const goesOn: ReadonlySet<string> = new Set([
  'bay',
  'bridge',
  'cross',
  'hill',
  'island',
  'on',
  'under',
  'upon',
  'le',
  'by',
  'point',
  'beach',
  'park',
]);

/** 'do you deliver to Knockbreda': the name of a place that is in no list here; null where none was named. */
export function placeUnlisted({ text, strangers }: Reading): string | null {
  const words = text.replaceAll(/[?!.,;]/g, ' ').split(/\s+/);
  const strange = words.findIndex((word, at) => strangers.includes(word) && isTowards(words, at));
  if (strange < 0) return null;
  let from = strange;
  while (from > 0 && partOfName.has(words[from - 1] ?? '')) from--;
  let to = strange + 1;
  while (
    strangers.includes(words[to] ?? '') ||
    (goesOn.has(words[to] ?? '') && (!/^(?:on|by)$/.test(words[to] ?? '') || strangers.includes(words[to + 1] ?? '')))
  )
    to++;
  return words
    .slice(from, to)
    .map((word) => (/^(?:of|the|on|upon|under|le|by)$/.test(word) ? word : upperFirst(word)))
    .join(' ');
}

/** 'to Knockbreda', 'as far as the Isle of Whithorn'. */
function isTowards(words: readonly string[], at: number): boolean {
  let from = at;
  while (from > 0 && partOfName.has(words[from - 1] ?? '')) from--;
  return before.has(words[from - 1] ?? '');
}
