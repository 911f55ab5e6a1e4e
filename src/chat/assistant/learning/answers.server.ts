import { z } from 'zod';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../../shop.server.ts';

const line = (missing: string, longest: number) =>
  z.string(missing).trim().min(1, missing).max(longest, `Please keep this to ${longest} characters.`);

/** The form in which staff write an answer. The answer may hold links to our own pages as [words](/path). */
export const staffAnswerSchema = z.object({
  question: line('Please enter the question as customers ask it', 300),
  also_asked: z.array(line('Please enter another way to ask it', 300)).max(20, 'You can add up to 20 other ways to ask.').default([]),
  answer: line('Please enter the answer', 2000),
  /** The question from the list of unanswered ones that this settles. */
  unanswered_id: z.uuid().nullable().default(null),
});
export type StaffAnswerForm = z.output<typeof staffAnswerSchema>;

export type StaffAnswer = { id: string; question: string; alsoAsked: string[]; answer: string; version: number; updatedAt: Date };

/** What staff have answered, newest first. */
export async function listAnswers(shop: Pick<Shop, 'sql'>): Promise<StaffAnswer[]> {
  return shop.sql<StaffAnswer[]>`
    select id, question, also_asked as "alsoAsked", answer, version, updated_at as "updatedAt" from chat_answers order by updated_at desc, id`;
}

/** Keeps an answer; the assistant gives it from then on. Answers with its id. */
export async function addAnswer(shop: Pick<Shop, 'sql' | 'now'>, form: StaffAnswerForm): Promise<string> {
  return shop.sql.begin(async (sql) => {
    const [row] = await sql<{ id: string }[]>`
      insert into chat_answers (question, also_asked, answer, created_at, updated_at)
      values (${form.question}, ${form.also_asked}, ${form.answer}, ${shop.now()}, ${shop.now()}) returning id`;
    if (!row) throw new Error('The answer was not kept.');
    if (form.unanswered_id) await sql`update chat_unanswered set status = 'answered', answer_id = ${row.id} where id = ${form.unanswered_id}`;
    return row.id;
  });
}

/** Writes an answer anew. Refuses with 409 when somebody else changed it since `version`, with 404 when it is gone. */
export async function changeAnswer(shop: Pick<Shop, 'sql' | 'now'>, id: string, version: number, form: StaffAnswerForm): Promise<void> {
  const changed = await shop.sql`
    update chat_answers set question = ${form.question}, also_asked = ${form.also_asked}, answer = ${form.answer},
      version = version + 1, updated_at = ${shop.now()}
    where id = ${id} and version = ${version} returning id`;
  if (changed.length) return;
  const [there] = await shop.sql`select 1 from chat_answers where id = ${id}`;
  if (!there) throw new Refusal('not-found', 'answer-not-found', 'This answer has been deleted.');
  throw new Refusal('conflict', 'answer-changed', 'Somebody else has changed this answer. Please check it and try again.');
}

/** Takes an answer away; its question waits again. Refuses with 404 when it is gone. */
export async function deleteAnswer(shop: Pick<Shop, 'sql'>, id: string): Promise<void> {
  await shop.sql.begin(async (sql) => {
    await sql`update chat_unanswered set status = 'open', answer_id = null where answer_id = ${id}`;
    const gone = await sql`delete from chat_answers where id = ${id} returning id`;
    if (!gone.length) throw new Refusal('not-found', 'answer-not-found', 'This answer has been deleted.');
  });
}
