import { queueStaffNotice } from '#mail/queue-mail.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../../shop.server.ts';

/** An open inbox listens, or asks every 15 seconds while its window is hidden. */
const presentSeconds = 60;
const noteEverySeconds = 20;
const maxQuotedLength = 300;

/** Notes that one of the staff has the inbox open. */
export async function notePresence(shop: Shop, agentId: string): Promise<void> {
  const now = shop.now();
  await shop.db
    .updateTable('users')
    .set({ inbox_seen_at: now })
    .where('id', '=', agentId)
    .where((e) => e.or([e('inbox_seen_at', 'is', null), e('inbox_seen_at', '<', secondsBefore(now, noteEverySeconds))]))
    .execute();
}

/** Notes it now and again until the inbox is closed: gives what ends it. */
export function keepPresent(shop: Shop, agentId: string): () => void {
  const note = () => void notePresence(shop, agentId).catch((error: unknown) => shop.log.warn({ err: error }, 'an open inbox could not be noted'));
  note();
  const timer = setInterval(note, noteEverySeconds * 1000);
  return () => clearInterval(timer);
}

/**
 * Mails staff about a customer who has waited for a person as long as the settings say while nobody had the inbox open, once for each
 * wait. True: there may be more.
 */
export async function mailWaitingChats(shop: Shop): Promise<boolean> {
  const { chat_alert_minutes: minutes, chat_alert_email, email } = await readSettings(shop);
  const to = chat_alert_email || email;
  if (minutes === null || !to) return false;
  const now = shop.now();
  return inTransaction(shop.db, async (trx) => {
    const chat = await trx
      .selectFrom('chat_sessions as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .select(['s.id', 'u.full_name'])
      .where('s.state', '=', 'waiting')
      .where('s.waiting_since', '<=', secondsBefore(now, minutes * 60))
      .where((e) => e.or([e('s.told_at', 'is', null), e('s.told_at', '<', e.ref('s.waiting_since'))]))
      .where((e) => e.not(e.exists(e.selectFrom('users as a').select('a.id').where('a.inbox_seen_at', '>', secondsBefore(now, presentSeconds)))))
      .orderBy('s.waiting_since')
      .limit(1)
      .forUpdate('s')
      .skipLocked()
      .executeTakeFirst();
    if (!chat) return false;
    await trx.updateTable('chat_sessions').set({ told_at: now }).where('id', '=', chat.id).execute();
    const last = await trx
      .selectFrom('chat_messages')
      .select('content')
      .where('session_id', '=', chat.id)
      .where('author', '=', 'visitor')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    await queueStaffNotice(shop, trx, {
      to,
      subject: `${chat.full_name} is waiting in the chat`,
      lines: [
        `${chat.full_name} asked for a member of the team more than ${minutes === 1 ? 'a minute' : `${minutes} minutes`} ago, and nobody has ` +
          `the chat inbox open.`,
        ...(last ? [`Their last message: “${last.content.slice(0, maxQuotedLength)}”`] : []),
      ],
      path: `/admin/chats?chat=${chat.id}`,
      onceKey: `chat-waiting:${chat.id}:${now.toISOString()}`,
    });
    return true;
  });
}

function secondsBefore(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000);
}
