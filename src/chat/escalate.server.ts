import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { openingStatus } from '#settings/opening-hours.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import type { ChatSession } from './chat-access.server.ts';
import { mayWrite } from './chat-limits.server.ts';
import { chatWords, escalationWords } from './conversation.ts';
import { addMessage, countAhead, lockChat } from './messages.server.ts';

type Escalation = { userId: string | null; message: string; from: string };

/**
 * Asks for a person: the conversation waits in the agents' queue. Asking again while it waits changes nothing. Throws a Refusal (401)
 * for a guest, in the words that the widget shows, and (429) for who asks and asks, from the address `from`.
 */
export async function escalateChat(shop: Shop, session: ChatSession, { userId, message, from }: Escalation): Promise<void> {
  await mayWrite(shop, session.id, from);
  if (!userId) throw new Refusal('unauthenticated', 'login-to-escalate', chatWords.loginToEscalate);
  const settings = await readSettings(shop);
  const hours = openingStatus(settings.opening_hours, shop.now());
  await inTransaction(shop.db, async (trx) => {
    const { state } = await lockChat(trx, session.id);
    if (message) await addMessage(shop, trx, session.id, { author: 'visitor', content: message });
    if (state === 'waiting' || state === 'human') return;
    const now = shop.now();
    await trx
      .updateTable('chat_sessions')
      .set({ state: 'waiting', waiting_since: now, assigned_to: null, user_id: userId })
      .where('id', '=', session.id)
      .execute();
    const owner = await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
    const ahead = await countAhead({ db: trx }, now);
    const content = escalationWords({ isOpen: hours.open, opens: hours.text, ahead, email: owner.email });
    await addMessage(shop, trx, session.id, { author: 'escalation', content });
  });
}
