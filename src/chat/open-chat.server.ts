import type { Shop } from '../shop.server.ts';
import { readGuideIndex } from './assistant/guide/guide.server.ts';
import { learnHowPeopleAsk } from './assistant/understanding/understand.server.ts';
import { type ChatReader, findChatByToken, newChatToken } from './chat-access.server.ts';

/** An account's conversation is gone on with for so long. */
const sameForDays = 30;

/**
 * The conversation that a visitor goes on with, or a new one. Logging in takes the guest's conversation along: it belongs to the
 * account from then on. `token` is given only for a new one, which it opens. `mayBegin` throws where no new one may be begun.
 */
export async function openChat(
  shop: Shop,
  { userId, token }: ChatReader,
  mayBegin: () => Promise<void> = async () => {},
): Promise<{ sessionId: string; token: string | null }> {
  const guests = token ? await findChatByToken(shop, token) : null;
  if (guests && userId) {
    await shop.db.updateTable('chat_sessions').set({ user_id: userId }).where('id', '=', guests).where('user_id', 'is', null).execute();
    return { sessionId: guests, token: null };
  }
  if (guests) return { sessionId: guests, token: null };
  const own = userId ? await latestOf(shop, userId) : null;
  if (own) return { sessionId: own, token: null };
  await mayBegin();
  if (shop.config.production) readAhead(shop);
  const made = newChatToken();
  const row = await shop.db
    .insertInto('chat_sessions')
    .values({ token_hash: made.hash, user_id: userId, created_at: shop.now(), last_message_at: shop.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { sessionId: row.id, token: made.token };
}

/** Somebody is about to ask: the guide and how people ask are read while they type. */
function readAhead(shop: Shop) {
  Promise.all([readGuideIndex(shop), learnHowPeopleAsk()]).catch((error) =>
    shop.log.warn({ err: error }, 'what the assistant goes by could not be read'),
  );
}

async function latestOf(shop: Shop, userId: string): Promise<string | null> {
  const since = new Date(shop.now().getTime() - sameForDays * 24 * 3600_000);
  const row = await shop.db
    .selectFrom('chat_sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('last_message_at', '>', since)
    .orderBy('last_message_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
