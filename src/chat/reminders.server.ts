import { queueMail } from '#mail/queue-mail.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Shop } from '../shop.server.ts';

export type Reminder = { sessionId: string; unread: number; lastMessage: string; agentName: string };

/** Conversations of an account in which an agent has written what its owner has not seen. */
export async function listReminders(shop: Shop, userId: string): Promise<Reminder[]> {
  return shop.sql<Reminder[]>`
    select s.id as "sessionId", count(*)::int as unread, (array_agg(m.content order by m.id desc))[1] as "lastMessage",
      coalesce(split_part((array_agg(u.full_name order by m.id desc))[1], ' ', 1), 'Our team') as "agentName"
    from chat_sessions s join chat_messages m on m.session_id = s.id and m.author = 'agent' and m.id > s.seen_id
    left join users u on u.id = m.agent_id
    where s.user_id = ${userId} group by s.id order by max(m.id) desc limit 10`;
}

/** The visitor has seen everything up to a message. */
export async function markSeen(shop: Shop, sessionId: string, upTo: number): Promise<void> {
  await shop.sql`update chat_sessions set seen_id = greatest(seen_id, ${upTo}) where id = ${sessionId}`;
}

/** An answer that nobody has looked at for so long goes out as mail too. */
const unseenSeconds = 120;

/** Mails what agents wrote to people who are no longer there, each message once. True: there may be more. */
export async function mailUnseenReplies(shop: Shop): Promise<boolean> {
  return inTransaction(shop.db, async (trx) => {
    const before = new Date(shop.now().getTime() - unseenSeconds * 1000);
    const session = await trx
      .selectFrom('chat_sessions as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .select(['s.id', 's.seen_id', 's.mailed_id', 'u.email', 'u.full_name', 'u.id as user_id'])
      .where('u.is_active', '=', true)
      .where((e) =>
        e.exists(
          e
            .selectFrom('chat_messages as m')
            .select('m.id')
            .whereRef('m.session_id', '=', 's.id')
            .where('m.author', '=', 'agent')
            .whereRef('m.id', '>', 's.seen_id')
            .whereRef('m.id', '>', 's.mailed_id')
            .where('m.created_at', '<=', before),
        ),
      )
      .limit(1)
      .forUpdate('s')
      .skipLocked()
      .executeTakeFirst();
    if (!session) return false;
    const messages = await trx
      .selectFrom('chat_messages')
      .select(['id', 'content'])
      .where('session_id', '=', session.id)
      .where('author', '=', 'agent')
      .where('id', '>', Math.max(session.seen_id, session.mailed_id))
      .orderBy('id')
      .execute();
    const last = messages.at(-1)?.id ?? session.mailed_id;
    await trx.updateTable('chat_sessions').set({ mailed_id: last }).where('id', '=', session.id).execute();
    await queueMail(shop, trx, {
      to: session.email,
      userId: session.user_id,
      onceKey: `chat-reply:${session.id}:${last}`,
      letter: {
        kind: 'chat-reply',
        firstName: session.full_name.split(' ')[0] ?? '',
        messages: messages.map(({ content }) => content),
        link: `${shop.config.origin}/?chat=open`,
      },
    });
    return true;
  });
}
