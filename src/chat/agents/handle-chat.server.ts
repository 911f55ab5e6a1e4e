import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { addMessage, type lockChat, lockIfThere } from '../messages.server.ts';

export const chatGone = 'This chat no longer exists.';

export type Agent = { id: string };

/**
 * Takes a conversation on: one that waits, or one that the assistant or nobody has. Of two agents at once one has it; the other is told who
 * (409).
 */
export function claimChat(shop: Shop, sessionId: string, agent: Agent): Promise<void> {
  return withChat(shop, sessionId, async (trx, session) => {
    if (session.state === 'human' && session.assigned_to === agent.id) return;
    if (session.state === 'human' && session.assigned_to) {
      const other = await nameOf(trx, session.assigned_to);
      throw new Refusal('conflict', 'claimed', `${other ?? 'A colleague'} has already taken this chat.`);
    }
    await trx
      .updateTable('chat_sessions')
      .set({ state: 'human', assigned_to: agent.id, claimed_at: shop.now() })
      .where('id', '=', sessionId)
      .execute();
    await addMessage(shop, trx, sessionId, { author: 'system', content: `You are now chatting with ${await firstName(trx, agent)}.` });
  });
}

/** What an agent says. Only who has taken the conversation on may; the same client key again is the same message. */
export function replyToChat(shop: Shop, sessionId: string, agent: Agent, content: string, clientKey: string | null): Promise<void> {
  return withChat(shop, sessionId, async (trx, session) => {
    requireOwn(session, agent);
    await addMessage(shop, trx, sessionId, { author: 'agent', agentId: agent.id, content, clientKey });
  });
}

/** The conversation is done with; the visitor may begin it again by writing. */
export function closeChat(shop: Shop, sessionId: string, agent: Agent): Promise<void> {
  return leave(shop, sessionId, agent, 'closed', (name) => `${name} has closed this chat. Send a message to start again at any time.`);
}

/** The assistant goes on with the conversation. */
export function handBackChat(shop: Shop, sessionId: string, agent: Agent): Promise<void> {
  return leave(shop, sessionId, agent, 'assistant', () => 'You are chatting with our AI assistant again. You can ask for a person at any time.');
}

function leave(shop: Shop, sessionId: string, agent: Agent, state: 'closed' | 'assistant', said: (name: string) => string): Promise<void> {
  return withChat(shop, sessionId, async (trx, session) => {
    if (session.state !== 'waiting') requireOwn(session, agent);
    await trx.updateTable('chat_sessions').set({ state, assigned_to: null, waiting_since: null }).where('id', '=', sessionId).execute();
    await addMessage(shop, trx, sessionId, { author: 'system', content: said(await firstName(trx, agent)) });
  });
}

type Locked = Awaited<ReturnType<typeof lockChat>>;

async function withChat(shop: Shop, sessionId: string, work: (trx: Db, session: Locked) => Promise<unknown>): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const session = await lockIfThere(trx, sessionId).executeTakeFirst();
    if (!session) throw new Refusal('not-found', 'chat-not-found', chatGone);
    await work(trx, session);
  });
}

function requireOwn(session: Locked, agent: Agent): void {
  if (session.state === 'human' && session.assigned_to === agent.id) return;
  throw new Refusal('conflict', 'not-yours', 'Take this chat first. Somebody else may already have it.');
}

async function firstName(trx: Db, agent: Agent): Promise<string> {
  return (await nameOf(trx, agent.id))?.split(' ')[0] || 'our team';
}

async function nameOf(trx: Db, userId: string): Promise<string | undefined> {
  return (await trx.selectFrom('users').select('full_name').where('id', '=', userId).executeTakeFirst())?.full_name;
}
