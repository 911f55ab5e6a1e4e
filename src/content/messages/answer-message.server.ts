import { z } from 'zod';
import { queueMail } from '#mail/queue-mail.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../../shop.server.ts';
import { contactSubjects } from '../contact-subjects.ts';

/** An answer as staff write it. */
export const answerText = z.string().trim().min(1, 'Please enter a reply.').max(5000, 'Please keep this to 5000 characters.');

const gone = () => new Refusal('not-found', 'message-not-found', 'This message no longer exists.');

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
