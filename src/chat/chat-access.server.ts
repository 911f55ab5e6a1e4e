import { Refusal } from '#platform/refusal.ts';
import { hashToken, newToken } from '#platform/secret-token.server.ts';
import type { Shop } from '../shop.server.ts';
import { type ChatState, readChatState } from './conversation.ts';

export const chatEnded = 'This chat is no longer available. Please start a new one.';

/** Who asks for a conversation: somebody logged in, and the token of the browser or program that began it. */
export type ChatReader = { userId: string | null; token: string | null };

export type ChatSession = { id: string; userId: string | null; state: ChatState };

/** A new token and what is kept of it. */
export function newChatToken(): { token: string; hash: Buffer } {
  const token = newToken();
  return { token, hash: hashToken(token) };
}

/** A conversation, for its own visitor; its id alone opens nothing. Throws a Refusal (404). */
export async function requireChat(shop: Shop, sessionId: string, { userId, token }: ChatReader): Promise<ChatSession> {
  const row = await shop.db
    .selectFrom('chat_sessions')
    .select(['id', 'user_id', 'state', 'token_hash'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  const isOwn = row !== undefined && userId !== null && row.user_id === userId;
  // A conversation that has an account belongs to it: the browser it began in opens it only for whoever is logged in there.
  const hasToken = row !== undefined && row.user_id === null && token !== null && hashToken(token).equals(row.token_hash);
  if (!row || !(isOwn || hasToken)) throw new Refusal('not-found', 'chat-not-found', chatEnded);
  return { id: row.id, userId: row.user_id, state: readChatState(row.state) };
}

/** The conversation that a token began, if nobody's account has it. */
export async function findChatByToken(shop: Shop, token: string): Promise<string | null> {
  const row = await shop.db
    .selectFrom('chat_sessions')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where('user_id', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}
