import { answerGone } from '#chat/agents/answers-api.server.ts';
import { addAnswer, changeAnswer, deleteAnswer, listAnswers, staffAnswerSchema } from '#chat/assistant/learning/answers.server.ts';
import { dismissUnanswered } from '#chat/assistant/learning/unanswered.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import type { Conflict } from '#platform/merge-edits.ts';
import { accept, Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { type SavedNow, saveEdits } from '../staff-action.server.ts';
import { answerWritten } from './answer-words.ts';

export const answerFields = ['intent', 'id', 'question', 'also_asked', 'answer', 'unanswered_id'] as const;
export type AnswerForm = Record<(typeof answerFields)[number], string>;

/**
 * Does what a form of the questions' page asks for, and says so; of an answer that a colleague changed too, what waits for a choice.
 * Throws a Refusal.
 */
export async function actOnAnswer(shop: Shop, form: AnswerForm, sent: Record<string, string>): Promise<string | Conflict[]> {
  if (form.intent === 'add') {
    await addAnswer(shop, readAnswer(form));
    return 'Saved. The assistant will now give this answer.';
  }
  if (!isUuid(form.id)) throw gone();
  if (form.intent === 'change') {
    const { question, also_asked, answer } = form;
    const saved = await saveEdits(
      sent,
      { question, also_asked, answer },
      () => readNow(shop, form.id),
      ({ merged, version }) => changeAnswer(shop, form.id, version, readAnswer({ ...form, ...merged })),
    );
    return 'conflicts' in saved ? saved.conflicts : 'Answer saved.';
  }
  if (form.intent === 'delete') {
    await deleteAnswer(shop, form.id);
    return 'Answer deleted.';
  }
  await dismissUnanswered(shop, form.id);
  return 'Question dismissed.';
}

const gone = () => new Refusal('not-found', 'answer-not-found', answerGone);

async function readNow(shop: Shop, id: string): Promise<SavedNow> {
  const now = (await listAnswers(shop)).find((answer) => answer.id === id);
  if (!now) throw gone();
  return { fields: answerWritten(now), version: now.version };
}

function readAnswer({ question, also_asked, answer, unanswered_id }: AnswerForm) {
  return accept(staffAnswerSchema, {
    question,
    also_asked: also_asked.split('\n').filter((line) => line.trim()),
    answer,
    unanswered_id: unanswered_id || null,
  });
}
