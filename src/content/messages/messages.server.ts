import { sql } from 'kysely';
import { z } from 'zod';
import { queueMail } from '#mail/queue-mail.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { columnHolds, readStaffSearch } from '#platform/database/staff-search.server.ts';
import { keepTo } from '#platform/form-fields.ts';
import { Refusal } from '#platform/refusal.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../../shop.server.ts';
import { contactSubjects } from '../contact-form.ts';

export const messageGone = 'This message no longer exists.';

export const messageFilters = ['open', 'closed', 'all'] as const;
export type MessageFilter = (typeof messageFilters)[number];

export type StaffMessage = {
  id: string;
  name: string;
  email: string;
  phone: string;
  /** In the form's words: 'A quote'. */
  subject: string;
  message: string;
  createdAt: Date;
  closedAt: Date | null;
  replies: { id: string; body: string; by: string; createdAt: Date }[];
};
export type MessageList = { messages: StaffMessage[]; total: number; page: number; pages: number };

/** What visitors wrote, newest first; those still to be answered, those done with, or all. */
export async function listMessages(
  shop: Shop,
  { filter, search, page, limit }: { filter: MessageFilter; search: string; page: number; limit: number },
): Promise<MessageList> {
  const said = search.trim() ? await readStaffSearch(shop.sql, search) : null;
  const wanted = shop.db
    .selectFrom('contact_messages as m')
    .$if(filter === 'open', (query) => query.where('m.closed_at', 'is', null))
    .$if(filter === 'closed', (query) => query.where('m.closed_at', 'is not', null))
    .where(said ? columnHolds('m.staff_text', said) : sql<boolean>`true`);
  const [rows, { total }] = await Promise.all([
    wanted
      .selectAll('m')
      .orderBy('m.created_at', 'desc')
      .orderBy('m.id')
      .offset((page - 1) * limit)
      .limit(limit)
      .execute(),
    wanted.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const ids = rows.map(({ id }) => id);
  const replies = ids.length
    ? await shop.db
        .selectFrom('message_replies as r')
        .leftJoin('users as u', 'u.id', 'r.sent_by')
        .select(['r.id', 'r.message_id', 'r.body', 'r.created_at', 'u.full_name'])
        .where('r.message_id', 'in', ids)
        .orderBy('r.created_at')
        .execute()
    : [];
  const repliesOf = Map.groupBy(replies, (reply) => reply.message_id);
  const messages = rows.map((row) => ({
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    phone: row.phone,
    subject: contactSubjects.find(({ value }) => value === row.subject)?.label ?? row.subject,
    message: row.message,
    createdAt: row.created_at,
    closedAt: row.closed_at,
    replies: (repliesOf.get(row.id) ?? []).map(({ id, body, created_at, full_name }) => ({
      id,
      body,
      by: full_name ?? 'Staff',
      createdAt: created_at,
    })),
  }));
  return { messages, total, page, pages: Math.max(1, Math.ceil(total / limit)) };
}

/** An answer as staff write it. */
export const answerText = z.string().trim().min(1, 'Please enter a reply.').max(5000, keepTo(5000));

const gone = () => new Refusal('not-found', 'message-not-found', messageGone);

/**
 * Answers a message by mail, keeps what was answered, and closes the message: whoever writes back writes to the shop's own address.
 * Throws a Refusal (404). `body` is plain text.
 */
export async function answerMessage(shop: Shop, staff: { id: string }, messageId: string, body: string): Promise<{ sentTo: string }> {
  const { email: shopEmail } = await readSettings(shop);
  return inTransaction(shop.db, async (trx) => {
    const message = await trx.selectFrom('contact_messages').selectAll().where('id', '=', messageId).forUpdate().executeTakeFirst();
    if (!message) throw gone();
    await trx.insertInto('message_replies').values({ message_id: messageId, sent_by: staff.id, body, created_at: shop.now() }).execute();
    await trx.updateTable('contact_messages').set({ closed_at: shop.now() }).where('id', '=', messageId).execute();
    const subject = contactSubjects.find(({ value }) => value === message.subject)?.label ?? message.subject;
    await queueMail(shop, trx, {
      to: message.email,
      ...(message.user_id && { userId: message.user_id }),
      letter: { kind: 'message-reply', firstName: message.first_name, subject, message: message.message, reply: body },
      ...(shopEmail && { replyTo: shopEmail }),
    });
    return { sentTo: message.email };
  });
}

/** Closes a message that needs no answer, or opens one again. Throws a Refusal (404). */
export async function closeMessage(shop: Shop, messageId: string, isClosed: boolean): Promise<void> {
  const changed = await shop.db
    .updateTable('contact_messages')
    .set({ closed_at: isClosed ? shop.now() : null })
    .where('id', '=', messageId)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw gone();
}
