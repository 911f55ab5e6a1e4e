import { longestQuestion } from '../assistant.ts';
import { readQuestion } from '../reading/read-question.ts';
import { understand } from '../understanding/understand.server.ts';
import { recogniseNames } from './known-names.server.ts';
import type { Asked, Pointed } from './part.ts';

const [firstOfTwo, secondOfTwo] = [/\b(?:the )?(?:first|former|1st)(?: one)?\b/, /\b(?:the )?(?:second|latter|last|2nd)(?: one)?\b/];
const between = /^(.*?)\s+(?:or|vs|versus)\s+(?:the |an? )?(.*)$/;
/** Where the name of what is chosen from begins or ends. */
const around = new Set(
  'the a an is are be would should could can do does i we you for in on with to at under over get put go have which what whats better best between compare of than and that this my our if it or please'.split(
    ' ',
  ),
);
const mostWords = 3;

/**
 * 'wool twist or the saxony', and then 'what colours does the first one come in': asked with that in its place; null where something was
 * shown that is counted.
 */
export async function choiceBefore(asked: Asked): Promise<Pointed | null> {
  const { reading, context, before, shop } = asked;
  const [nth] = reading.ordinals;
  if (nth === undefined || reading.ordinals.length > 1 || !before || context.focus) return null;
  // Of kinds that were weighed, examples may have been shown.
  if (context.shown.length > 0 && !(context.topic === 'suitability' && context.wish?.floor.length === 2)) return null;
  const [, left, right] = between.exec(before.toLowerCase().replaceAll(/[^a-z\d' ]+/g, ' ')) ?? [];
  if (!left || !right) return null;
  const meant = nth === 1 ? named(left.split(' ').toReversed()).toReversed() : named(right.split(' '));
  const pointing = nth === 1 ? firstOfTwo : secondOfTwo;
  const known = await recogniseNames(shop, reading.text.replace(pointing, `the ${meant.join(' ')}`).slice(0, longestQuestion));
  const now = readQuestion(known.message, known).at(-1);
  if (!meant.length || !now || now.ordinals.length > 0 || now.floor.length + now.style.length + now.names.length === 0) return null;
  return { asked: { ...asked, reading: now }, task: null, guesses: await understand(now.text, new Set(now.names)) };
}

function named(words: readonly string[]): string[] {
  const said = words.filter(Boolean);
  const end = said.findIndex((word) => around.has(word));
  return said.slice(0, Math.min(mostWords, end < 0 ? said.length : end));
}
