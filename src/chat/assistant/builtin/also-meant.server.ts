import type { Answer } from '../assistant.ts';
import type { AnswerContext } from '../context.ts';
import { readGuide } from '../guide/guide.server.ts';
import type { GuideEntry } from '../guide/parse-guide.ts';
import { understand } from '../understanding/understand.server.ts';
import { generalQuestions } from './answers/guide.server.ts';

/** Below this a message is hardly about that at all. */
const leastOffered = 0.02;
const [mostLookedAt, mostOffered] = [6, 2];
const hasButtons: ReadonlySet<string | null> = new Set(['advice', 'unclear']);

/**
 * Advice with what else the message may have been about, as buttons in place of the questions that everybody asks: if it was not the one, it is
 * mostly the next.
 */
export async function withElseMeant(message: string, answer: Answer): Promise<Answer> {
  if (!generalQuestions.every((one) => answer.suggestions.includes(one))) return answer;
  const { entries } = await readGuide();
  const likely = (await understand(message))
    .slice(0, mostLookedAt)
    .filter(({ kind, probability }) => kind === 'entry' && probability >= leastOffered);
  const others = likely.flatMap(({ name }) => entries.filter((entry) => entry.title === name && !isTold(entry, answer.text)));
  if (!others.length) return answer;
  const kept = answer.suggestions.filter((one) => !generalQuestions.includes(one));
  return { ...answer, suggestions: [...kept, ...others.slice(0, mostOffered).map(({ title }) => title)] };
}

/** The entry whose title a button sent, after an answer that has such buttons; null for anything else. */
export async function askedByTitle(message: string, { topic }: AnswerContext): Promise<GuideEntry | null> {
  if (!hasButtons.has(topic)) return null;
  return (await readGuide()).entries.find(({ title, task }) => title === message && !task) ?? null;
}

/** Whether a sentence of an entry stands in an answer. */
export function isTold({ text, firstOf }: GuideEntry, answer: string): boolean {
  const sentences = [text, ...firstOf.map((one) => one.text)].flatMap((one) => one.match(/[^.!?]+[.!?]/g) ?? []);
  return sentences.some((sentence) => sentence.trim().length > 30 && answer.includes(sentence.trim()));
}
