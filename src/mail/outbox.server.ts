import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';

export const outboxStatuses = ['queued', 'sent', 'failed'] as const;
export type OutboxStatus = (typeof outboxStatuses)[number];

export type OutboxEntry = {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  status: OutboxStatus;
  attempts: number;
  nextAttemptAt: Date;
  lastError: string | null;
  createdAt: Date;
  sentAt: Date | null;
  orderId: string | null;
  /** Not where it held a link into an account, which was removed when it was sent. */
  canBeSentAgain: boolean;
};
export type OutboxMail = OutboxEntry & { html: string; text: string };

const pageSize = 50;
const linkKinds = ['password-link', 'email-link', 'erasure-link'];
const columns = [
  'id',
  'kind',
  'recipient',
  'subject',
  'status',
  'attempts',
  'next_attempt_at',
  'last_error',
  'created_at',
  'sent_at',
  'order_id',
  'secret',
] as const;

type Row = {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  status: string;
  attempts: number;
  next_attempt_at: Date;
  last_error: string | null;
  created_at: Date;
  sent_at: Date | null;
  order_id: string | null;
  secret: string | null;
};

function entryFrom(row: Row): OutboxEntry {
  const status = outboxStatuses.find((known) => known === row.status) ?? 'failed';
  return {
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    subject: row.subject,
    status,
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at,
    lastError: row.last_error,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    orderId: row.order_id,
    canBeSentAgain: status !== 'queued' && (row.secret !== null || !linkKinds.includes(row.kind)),
  };
}

/** Mail, newest first, by pages of fifty; how many there are of each status. */
export async function listOutbox(shop: Shop, { status, page }: { status: OutboxStatus | null; page: number }) {
  const [rows, counts] = await Promise.all([
    shop.db
      .selectFrom('outbox')
      .select(columns)
      // Only ids are passed over on the way to a page, not whole letters.
      .where('id', 'in', (e) =>
        e
          .selectFrom('outbox as o')
          .select('o.id')
          .$if(status !== null, (query) => query.where('o.status', '=', status ?? ''))
          .orderBy('o.created_at', 'desc')
          .orderBy('o.id', 'desc')
          .limit(pageSize)
          .offset((page - 1) * pageSize),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    shop.db
      .selectFrom('outbox')
      .select(['status', (e) => e.fn.countAll<number>().as('n')])
      .groupBy('status')
      .execute(),
  ]);
  const count = (of: OutboxStatus) => Number(counts.find((row) => row.status === of)?.n ?? 0);
  const numbers = { queued: count('queued'), sent: count('sent'), failed: count('failed') };
  const total = status ? numbers[status] : numbers.queued + numbers.sent + numbers.failed;
  return { mails: rows.map(entryFrom), numbers, total, page, pages: Math.max(1, Math.ceil(total / pageSize)) };
}

/** One mail as it was written; null when there is none. The id must be a UUID. */
export async function readMail(shop: Shop, id: string): Promise<OutboxMail | null> {
  const row = await shop.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? { ...entryFrom(row), html: row.html, text: row.text } : null;
}

/**
 * Sends a mail again: one that failed is queued once more, of one that was sent a copy is. Returns the id of what is queued.
 * Throws a Refusal where there is no such mail (404), it is waiting already or its link was removed (409).
 */
export async function sendAgain(shop: Shop, id: string): Promise<string> {
  return inTransaction(shop.db, async (trx) => {
    const mail = await trx.selectFrom('outbox').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (!mail) throw new Refusal('not-found', 'mail-not-found', 'This email no longer exists.');
    if (mail.status === 'queued') throw new Refusal('conflict', 'mail-is-queued', 'This email is already waiting to be sent.');
    if (!entryFrom(mail).canBeSentAgain) {
      throw new Refusal('conflict', 'mail-without-link', 'The link in this email was removed when it was sent. The customer can request a new one.');
    }
    const fresh = { status: 'queued', attempts: 0, next_attempt_at: shop.now(), sent_at: null } as const;
    if (mail.status === 'failed') {
      await trx.updateTable('outbox').set(fresh).where('id', '=', id).execute();
      return id;
    }
    const { id: _own, once_key: _once, ...same } = mail;
    const copy = await trx
      .insertInto('outbox')
      .values({ ...same, ...fresh, last_error: null, created_at: shop.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return copy.id;
  });
}

/** The last letter about an order that went to an address, or waits to. */
export function findLastLetter(shop: Shop, orderId: string, recipient: string) {
  return shop.db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient'])
    .where('order_id', '=', orderId)
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
