import type { Db } from '#platform/database/connect.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import type { Made } from './assistant/assistant.ts';
import type { LogFilter, LoggedAnswer, Thumb } from './logged-answer.ts';

export const loggedAtOnce = 50;

/** Writes down how an answer came about, in the transaction that keeps it. An answer kept before is written down already. */
export async function logAnswer(shop: Pick<Shop, 'now'>, trx: Db, messageId: number, made: Made, began: Date): Promise<void> {
  const now = shop.now();
  const { read, cached, caching, written } = made.tokens;
  await trx
    .insertInto('chat_answer_log')
    .values({
      message_id: messageId,
      answered_by: made.by,
      model_outcome: made.outcome,
      reason: made.reason,
      tools: made.tools,
      tokens_read: read + cached + caching,
      tokens_cached: cached,
      tokens_written: written,
      micro_pounds: made.micros,
      took_ms: Math.max(0, now.getTime() - began.getTime()),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What the visitor thinks of an answer in their conversation; null takes it back. Throws a Refusal (404). */
export async function rateAnswer(shop: Pick<Shop, 'sql'>, sessionId: string, messageId: number, thumb: Thumb | null): Promise<void> {
  const rated = await shop.sql`
    update chat_answer_log l set thumb = ${thumb} from chat_messages m
    where l.message_id = ${messageId} and m.id = l.message_id and m.session_id = ${sessionId} returning 1`;
  if (!rated.length) throw new Refusal('not-found', 'answer-not-found', 'This answer is no longer available.');
}

/** Answers, newest first: one page of them, from 1 on, and how many there are. */
export async function listLoggedAnswers(
  shop: Pick<Shop, 'sql'>,
  filter: LogFilter,
  page: number,
): Promise<{ answers: LoggedAnswer[]; total: number }> {
  const { sql } = shop;
  const where = {
    all: sql`true`,
    model: sql`l.model_outcome is not null`,
    'not-grounded': sql`l.model_outcome = 'ungrounded'`,
    down: sql`l.thumb = 'down'`,
  }[filter];
  const [counted] = await sql<{ total: number }[]>`select count(*)::int as total from chat_answer_log l where ${where}`;
  const answers = await sql<LoggedAnswer[]>`
    select l.message_id::float8 as "messageId", m.session_id as "sessionId", coalesce(q.content, '') as question, m.content as answer,
      l.answered_by as by, l.model_outcome as outcome, l.reason, l.tools, l.tokens_read as "tokensRead", l.tokens_cached as "tokensCached",
      l.tokens_written as "tokensWritten", l.micro_pounds::float8 as micros, l.took_ms as "tookMs", l.thumb, l.created_at as at
    from chat_answer_log l join chat_messages m on m.id = l.message_id
    left join chat_messages q on q.session_id = m.session_id and 'answer-' || q.id = m.client_key
    where ${where} order by l.created_at desc, l.message_id desc limit ${loggedAtOnce} offset ${(page - 1) * loggedAtOnce}`;
  return { answers: [...answers], total: counted?.total ?? 0 };
}

/** The last thirty days in figures. Money in millionths of a pound. */
export async function sumUpAnswers(shop: Pick<Shop, 'sql' | 'now'>) {
  const since = new Date(shop.now().getTime() - 30 * 24 * 3_600_000);
  const [sums] = await shop.sql<{ answers: number; byModel: number; ungrounded: number; micros: number; up: number; down: number }[]>`
    select count(*)::int as answers, count(*) filter (where answered_by = 'model')::int as "byModel",
      count(*) filter (where model_outcome = 'ungrounded')::int as ungrounded, coalesce(sum(micro_pounds), 0)::float8 as micros,
      count(*) filter (where thumb = 'up')::int as up, count(*) filter (where thumb = 'down')::int as down
    from chat_answer_log where created_at > ${since}`;
  return sums ?? { answers: 0, byModel: 0, ungrounded: 0, micros: 0, up: 0, down: 0 };
}
