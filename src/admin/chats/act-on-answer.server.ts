import { z } from 'zod';
import { addAnswer, changeAnswer, deleteAnswer, staffAnswerSchema } from '#chat/assistant/learning/answers.server.ts';
import { dismissUnanswered } from '#chat/assistant/learning/unanswered.server.ts';
import { invalidForm, Refusal } from '#platform/refusal.ts';
import { readRowVersion } from '#platform/row-version.ts';
import type { Shop } from '../../shop.server.ts';

export const answerFields = ['intent', 'id', 'version', 'question', 'also_asked', 'answer', 'unanswered_id'] as const;
export type AnswerForm = Record<(typeof answerFields)[number], string>;

/** Does what a form of the questions' page asks for, and says so. Throws a Refusal. */
export async function actOnAnswer(shop: Shop, form: AnswerForm): Promise<string> {
  if (form.intent === 'add') {
    await addAnswer(shop, readAnswer(form));
    return 'Saved. The assistant will now give this answer.';
  }
  if (!z.uuid().safeParse(form.id).success) throw new Refusal('not-found', 'answer-not-found', 'This answer has been deleted.');
  if (form.intent === 'change') {
    await changeAnswer(shop, form.id, readRowVersion(form.version), readAnswer(form));
    return 'Answer saved.';
  }
  if (form.intent === 'delete') {
    await deleteAnswer(shop, form.id);
    return 'Answer deleted.';
  }
  await dismissUnanswered(shop, form.id);
  return 'Question dismissed.';
}

function readAnswer({ question, also_asked, answer, unanswered_id }: AnswerForm) {
  const { data, error } = staffAnswerSchema.safeParse({
    question,
    also_asked: also_asked.split('\n').filter((line) => line.trim()),
    answer,
    unanswered_id: unanswered_id || null,
  });
  if (error) throw invalidForm(error);
  return data;
}
