import type { Settings } from '#settings/settings.ts';
import type { Shop } from '../../../shop.server.ts';
import type { Answer, Question } from '../assistant.ts';
import type { AnswerContext } from '../context.ts';
import type { GuideEntry } from '../guide/parse-guide.ts';
import type { Reading } from '../reading/read-question.ts';
import type { Guess } from '../understanding/classifier.ts';
import type { Task } from './task.ts';

/** One thing that was asked, with everything needed to answer it. */
export type Asked = {
  shop: Shop;
  settings: Settings;
  visitor: Question['visitor'];
  reading: Reading;
  context: AnswerContext;
  /** What the visitor said last before this, where the conversation had begun. */
  before?: string;
  /** And what before that. */
  beforeThat?: string;
  /** What the same message asked before this. */
  justAsked?: string;
  /** The guide's entry that answers it, where how it was asked tells. */
  entry?: GuideEntry;
};

/** The answer to one thing asked. What is left out is empty. `context`: what changes in what the conversation is about. */
export type Part = { text: string; context?: Partial<AnswerContext> } & Partial<
  Pick<Answer, 'products' | 'calculation' | 'sources' | 'suggestions' | 'offersPerson' | 'isUnanswered'>
>;

/** A message with the product put in that it points at; `guesses`: where the message before is asked once more; `task`: what was done for the one before, where nothing else is asked. */
export type Pointed = { asked: Asked; task: Task | null; guesses?: Guess[] };
