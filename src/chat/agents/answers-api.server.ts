import { z } from 'zod';
import { call, uuid } from '#platform/api/route.ts';
import { Refusal } from '#platform/refusal.ts';
import { rowVersion } from '#platform/row-version.ts';
import { addAnswer, changeAnswer, deleteAnswer, listAnswers, staffAnswerSchema } from '../assistant/learning/answers.server.ts';
import { dismissUnanswered, listUnanswered } from '../assistant/learning/unanswered.server.ts';

export const answerGone = 'This answer has been deleted.';

const staff = { tag: 'Admin: chats', access: 'admin' } as const;
const missing = answerGone;
const done = z.object({ success: z.literal(true) });
const success = { success: true } as const;

const answerOut = z
  .object({
    id: z.uuid(),
    question: z.string(),
    also_asked: z.array(z.string()),
    answer: z.string(),
    version: rowVersion,
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'ChatAnswer' });

/** What the assistant could not answer, and what staff have it say. */
export const learningCalls = [
  call({
    ...staff,
    method: 'get',
    path: '/admin/chat-questions',
    summary: 'Questions that the assistant could not answer, the most asked first.',
    answer: z.object({
      questions: z.array(
        z.object({ id: z.uuid(), question: z.string(), times: z.int(), first_asked_at: z.iso.datetime(), last_asked_at: z.iso.datetime() }),
      ),
    }),
    refuses: [401, 403],
    handle: async (shop) => ({
      questions: (await listUnanswered(shop)).map(({ id, question, times, firstAskedAt, lastAskedAt }) => ({
        id,
        question,
        times,
        first_asked_at: firstAskedAt.toISOString(),
        last_asked_at: lastAskedAt.toISOString(),
      })),
    }),
  }),
  call({
    ...staff,
    method: 'delete',
    path: '/admin/chat-questions/{id}',
    summary: 'Puts a question aside without an answer.',
    params: z.object({ id: uuid }),
    missing: 'This question has been deleted.',
    answer: done,
    refuses: [401, 403, 404],
    handle: async (shop, { params: { id } }) => {
      if (!(await dismissUnanswered(shop, id))) throw new Refusal('not-found', 'question-not-found', 'This question has been deleted.');
      return success;
    },
  }),
  call({
    ...staff,
    method: 'get',
    path: '/admin/chat-answers',
    summary: 'What staff have the assistant answer.',
    answer: z.object({ answers: z.array(answerOut) }),
    refuses: [401, 403],
    handle: async (shop) => ({
      answers: (await listAnswers(shop)).map(({ alsoAsked, updatedAt, ...answer }) => ({
        ...answer,
        also_asked: alsoAsked,
        updated_at: updatedAt.toISOString(),
      })),
    }),
  }),
  call({
    ...staff,
    method: 'post',
    path: '/admin/chat-answers',
    summary: 'Has the assistant answer a question from now on.',
    body: staffAnswerSchema,
    answer: z.object({ id: z.uuid() }),
    status: 201,
    refuses: [401, 403],
    handle: async (shop, { body }) => ({ id: await addAnswer(shop, body) }),
  }),
  call({
    ...staff,
    method: 'put',
    path: '/admin/chat-answers/{id}',
    summary: 'Changes such an answer, unless somebody else has since `version`.',
    params: z.object({ id: uuid }),
    missing,
    body: staffAnswerSchema.omit({ unanswered_id: true }).extend({ version: rowVersion }),
    answer: done,
    refuses: [401, 403, 404, 409],
    handle: async (shop, { params: { id }, body: { version, ...form } }) => {
      await changeAnswer(shop, id, version, { ...form, unanswered_id: null });
      return success;
    },
  }),
  call({
    ...staff,
    method: 'delete',
    path: '/admin/chat-answers/{id}',
    summary: 'Takes such an answer away.',
    params: z.object({ id: uuid }),
    missing,
    answer: done,
    refuses: [401, 403, 404],
    handle: async (shop, { params: { id } }) => {
      await deleteAnswer(shop, id);
      return success;
    },
  }),
];
