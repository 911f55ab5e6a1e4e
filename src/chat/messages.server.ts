import { sql } from 'kysely';
import type { Db } from '#platform/database/connect.server.ts';
import type { Shop } from '../shop.server.ts';
import type { AnswerContext } from './assistant/context.ts';
import { type Author, type ChatMessage, type ChatStatus, type Extras, readAtOnce, readChatState } from './conversation.ts';

export type NewMessage = {
  author: Author;
  content: string;
  agentId?: string;
  extras?: Extras | null;
  context?: AnswerContext | null;
  clientKey?: string | null;
};

/**
 * Adds a message in the caller's transaction, which must hold the session's lock: see `lockChat`. Everybody who listens is told when
 * it commits. Gives its id, and whether it is new: a client key that is there already is the message that was sent before.
 */
export async function addMessage(shop: Shop, trx: Db, sessionId: string, message: NewMessage): Promise<{ id: number; isNew: boolean }> {
  const { author, content, agentId = null, extras = null, context = null, clientKey = null } = message;
  const now = shop.now();
  // An agent's words change nothing of where the conversation stands.
  const news = author === 'agent' ? `${sessionId} said` : sessionId;
  // One round trip for all of it: twenty agents write to two hundred people at once.
  const { rows } = await sql<{ id: number; isNew: boolean }>`
    with before as (
      select id from chat_messages where session_id = ${sessionId} and client_key = ${clientKey}
    ), added as (
      insert into chat_messages (session_id, author, agent_id, content, extras, context, client_key, created_at)
      select ${sessionId}::uuid, ${author}, ${agentId}::uuid, ${content}, ${extras}::jsonb, ${context}::jsonb, ${clientKey}::text, ${now}::timestamptz
      where not exists (select from before)
      returning id
    ), touched as (
      update chat_sessions set last_message_at = ${now} where id = ${sessionId} and exists (select from added) returning pg_notify('chat', ${news})
    )
    select id, false as "isNew" from before union all select added.id, true from added, touched`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error(`A message to the conversation ${sessionId} was not kept.`);
  return row;
}

/** Locks a conversation until the transaction ends, so that its messages are committed in the order of their ids. */
export async function lockChat(trx: Db, sessionId: string) {
  return lockIfThere(trx, sessionId).executeTakeFirstOrThrow();
}

/** The same for a conversation that may be gone. */
export function lockIfThere(trx: Db, sessionId: string) {
  return trx.selectFrom('chat_sessions').selectAll().where('id', '=', sessionId).forNoKeyUpdate();
}

/** Tells everybody who looks at a conversation, or at the queue, that something of it has changed. */
export async function tell(trx: Db, sessionId: string): Promise<void> {
  await sql`select pg_notify('chat', ${sessionId})`.execute(trx);
}

/** The end of a conversation, oldest first: its last so many messages. */
export async function listLastMessages(shop: Shop, sessionId: string): Promise<ChatMessage[]> {
  const rows = await messagesOf(shop, sessionId).orderBy('m.id', 'desc').limit(readAtOnce).execute();
  return rows.toReversed().map(toMessage);
}

/** The messages right after one, oldest first. As many as `readAtOnce` may be followed by more. */
export async function listMessagesAfter(shop: Shop, sessionId: string, after: number): Promise<ChatMessage[]> {
  const rows = await messagesOf(shop, sessionId).where('m.id', '>', after).orderBy('m.id').limit(readAtOnce).execute();
  return rows.map(toMessage);
}

/** The messages right before one, oldest first: as many as `readAtOnce` may come after others. */
export async function listMessagesBefore(shop: Shop, sessionId: string, before: number): Promise<ChatMessage[]> {
  const rows = await messagesOf(shop, sessionId).where('m.id', '<', before).orderBy('m.id', 'desc').limit(readAtOnce).execute();
  return rows.toReversed().map(toMessage);
}

function messagesOf(shop: Shop, sessionId: string) {
  return shop.db
    .selectFrom('chat_messages as m')
    .leftJoin('users as u', 'u.id', 'm.agent_id')
    .select(['m.id', 'm.author', 'm.content', 'm.extras', 'm.client_key', 'm.created_at', 'u.full_name'])
    .where('m.session_id', '=', sessionId);
}

type Row = Awaited<ReturnType<ReturnType<typeof messagesOf>['execute']>>[number];

function toMessage(row: Row): ChatMessage {
  return {
    id: row.id,
    author: row.author as Author,
    content: row.content,
    extras: row.extras as Extras | null,
    agentName: row.author === 'agent' ? (row.full_name?.split(' ')[0] ?? 'Our team') : null,
    clientKey: row.client_key,
    at: row.created_at,
  };
}

/** Where a conversation stands. */
export async function readChatStatus(shop: Shop, sessionId: string): Promise<ChatStatus> {
  const row = await shop.db
    .selectFrom('chat_sessions as s')
    .leftJoin('users as u', 'u.id', 's.assigned_to')
    .select(['s.state', 's.waiting_since', 'u.full_name'])
    .where('s.id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const state = readChatState(row.state);
  const ahead = state === 'waiting' && row.waiting_since ? await countAhead(shop, row.waiting_since) : null;
  return { state, agentName: state === 'human' ? (row.full_name?.split(' ')[0] ?? null) : null, ahead };
}

/** How many have waited longer. */
export async function countAhead(shop: Pick<Shop, 'db'>, since: Date): Promise<number> {
  const { ahead } = await shop.db
    .selectFrom('chat_sessions')
    .select((e) => e.fn.countAll<number>().as('ahead'))
    .where('state', '=', 'waiting')
    .where('waiting_since', '<', since)
    .executeTakeFirstOrThrow();
  return ahead;
}
