import type { Db } from '#platform/database/connect.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { sayDate } from '#platform/say-date.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Settings } from '#settings/settings.ts';
import type { Shop } from '../shop.server.ts';
import type { Letter, LetterHead } from './letters.ts';

export type MailToQueue = {
  to: string;
  letter: Letter;
  /** Whom an answer should reach; the shop, if absent. */
  replyTo?: string;
  /** A mail with the same key is queued once only, whoever asks and how often. */
  onceKey?: string;
  orderId?: string;
  /** Whose account it is about: such a mail goes with the account. */
  userId?: string;
  /** What in the letter opens an account; blotted out once a mail server has the mail. */
  secret?: string;
  /** It waits until then; at once, if absent. */
  notBefore?: Date | undefined;
};

/**
 * Queues a letter in the caller's transaction: it is sent if and only if that commits, and no mail server can make the caller
 * wait. Returns false where `onceKey` was there already. Throws a Refusal (422) where `to` is not one address.
 */
export async function queueMail(shop: Shop, trx: Db, mail: MailToQueue): Promise<boolean> {
  const row = await trx
    .insertInto('outbox')
    .values(await rowOf(shop, mail))
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Queues letters that tell more of an order. Those of it that were to wait leave now: letters leave in the order of what they tell. */
export async function queueOrderMail(shop: Shop, trx: Db, orderId: string, mails: readonly MailToQueue[]): Promise<void> {
  const rows = await Promise.all(mails.map((mail) => rowOf(shop, { ...mail, orderId })));
  await trx
    .with('sooner', (db) =>
      db
        .updateTable('outbox')
        .set({ next_attempt_at: shop.now() })
        .where('order_id', '=', orderId)
        .where('status', '=', 'queued')
        .where('attempts', '=', 0)
        .where('next_attempt_at', '>', shop.now())
        .returning('id'),
    )
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .execute();
}

async function rowOf(shop: Shop, mail: MailToQueue) {
  const settings = await readSettings(shop);
  // Templates are React, which Node does not read without the build; scripts that only list the shop's calls never get here.
  const { writeLetter } = await import('./write-letter.tsx');
  const { subject, html, text } = writeLetter(mail.letter, letterHead(settings, shop.config.origin, shop.now()));
  return {
    once_key: mail.onceKey ?? null,
    kind: mail.letter.kind,
    recipient: oneAddress(mail.to),
    reply_to: mail.replyTo ? oneAddress(mail.replyTo) : null,
    subject,
    html,
    text,
    secret: mail.secret ?? null,
    order_id: mail.orderId ?? null,
    user_id: mail.userId ?? null,
    next_attempt_at: mail.notBefore ?? shop.now(),
    created_at: shop.now(),
  };
}

/** What every letter says of the shop, and the day it is written. */
export function letterHead(settings: Settings, origin: string, now: Date): LetterHead {
  const { business_name, phone, email, address_lines, town, postcode, is_demo } = settings;
  return {
    businessName: business_name,
    date: sayDate(now),
    origin,
    phone,
    email,
    address: [...address_lines, town, postcode].filter(Boolean).join(', '),
    isDemo: is_demo,
  };
}

// Stricter than RFC 5322 on purpose: nothing that a header or an address list would read as more than one address.
const address = /^[^\p{Cc}\s<>,;:"@]+@[^\p{Cc}\s<>,;:"@]+$/u;

const notOne = 'Please give exactly one email address.';

/** The address itself. Throws a Refusal (422) for anything that could become a second recipient or a second header. */
function oneAddress(text: string): string {
  const trimmed = text.trim();
  if (!address.test(trimmed) || trimmed.length > 254) throw new Refusal('invalid', 'not-one-address', notOne, [{ field: 'email', message: notOne }]);
  return trimmed;
}

type StaffNotice = {
  subject: string;
  /** What happened and what to do about it, a paragraph each. */
  lines: string[];
  /** Where it is seen to: '/admin/orders/1'. */
  path: string;
  /** A notice with the same key is written once. */
  onceKey: string;
  orderId?: string;
  /** The shop's own address, if absent. */
  to?: string;
};

/** Queues a notice to staff in the caller's transaction; none where the settings name no address. */
export async function queueStaffNotice(shop: Shop, trx: Db, notice: StaffNotice): Promise<void> {
  const { subject, lines, path, onceKey, orderId, to = (await readSettings(shop)).email } = notice;
  if (!to) return;
  const letter = { kind: 'staff-notice' as const, subject, lines, link: `${shop.config.origin}${path}` };
  await queueMail(shop, trx, { to, letter, onceKey: `staff-notice:${onceKey}`, ...(orderId && { orderId }) });
}

/** Takes back the letter of a `onceKey` that has not left yet. False: there is none, or it has left. */
export async function takeLetterBack(trx: Db, onceKey: string): Promise<boolean> {
  const letters = await trx
    .deleteFrom('outbox')
    .where('once_key', '=', onceKey)
    .where('status', '=', 'queued')
    .where('attempts', '=', 0)
    .returning('id')
    .execute();
  return letters.length > 0;
}
