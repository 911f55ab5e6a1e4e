import { setTimeout as sleep } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import { isDatabaseDown, refuseInTransaction } from '#platform/database/in-transaction.server.ts';
import type { OutboxTable } from '#platform/database/schema.ts';
import { gather } from '#platform/gather.ts';

import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Carrier } from './carrier.server.ts';

type Mail = Selectable<OutboxTable>;

/** An attempt ends after this long, whatever the mail server does. */
const maxAttemptMs = 60_000;
/** An attempt of which nothing was heard for this long died with its process. */
const lostAfterMs = 150_000;
/** When the process stops, an attempt may go on for this long. */
const graceMs = 4000;

/**
 * Sends what is due. Claiming a mail counts the attempt and moves its next one beyond any time this one can take, under a row
 * lock that other processes skip: so no two of them ever have the same mail in hand. A mail goes out twice only if
 * the process, or the database for more than a minute, dies between the mail server's yes and our note of it; nothing
 * without two-phase commit can close that gap, and the Message-ID stays the same for mailboxes to notice.
 * Returns whether there may be more.
 */
export async function sendDueMail(shop: Shop, carrier: Carrier, stopping = new AbortController().signal): Promise<boolean> {
  const mails = await claim(shop, carrier.atOnce);
  if (!mails.length) return false;
  const from = await sender(shop);
  const noteSent = gather<Mail>((sent) => noteAllSent(shop, carrier, sent, stopping));
  const ends = await Promise.allSettled(mails.map((mail) => attempt(shop, carrier, from, mail, stopping, noteSent)));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return mails.length === carrier.atOnce;
}

async function claim(shop: Shop, atOnce: number): Promise<Mail[]> {
  const now = shop.now();
  return shop.db
    .updateTable('outbox')
    .set((e) => ({ attempts: e('attempts', '+', 1), next_attempt_at: new Date(now.getTime() + lostAfterMs) }))
    .where('id', 'in', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('status', '=', 'queued')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

async function sender(shop: Shop) {
  const { business_name, email } = await readSettings(shop);
  const { mailFrom, origin } = shop.config;
  return {
    name: mailFrom?.name ?? business_name,
    address: mailFrom?.address ?? (email || `no-reply@${new URL(origin).hostname}`),
  };
}

async function attempt(
  shop: Shop,
  carrier: Carrier,
  from: { name: string; address: string },
  mail: Mail,
  stopping: AbortSignal,
  noteSent: (mail: Mail) => Promise<void>,
) {
  const { id, kind, subject, html, text } = mail;
  try {
    if (mail.attempts > maxAttempts) throw new Error('The process ended during every attempt.');
    refuseInTransaction('A letter is sent');
    await carrier.carry({ id, kind, subject, html, text, from, to: mail.recipient, replyTo: mail.reply_to }, patience(stopping));
  } catch (error) {
    await noteFault(shop, mail, error, stopping.aborted);
    return;
  }
  await noteSent(mail);
}

function patience(stopping: AbortSignal): AbortSignal {
  const late = AbortSignal.timeout(maxAttemptMs);
  const hurry = new AbortController();
  const onStop = () => setTimeout(() => hurry.abort(), graceMs).unref();
  if (stopping.aborted) onStop();
  else stopping.addEventListener('abort', onStop, { once: true, signal: late });
  return AbortSignal.any([late, hurry.signal]);
}

async function noteAllSent(shop: Shop, carrier: Carrier, mails: readonly Mail[], stopping: AbortSignal) {
  const [secret, plain] = [
    mails.filter((mail) => mail.secret && carrier.leavesTheShop),
    mails.filter((mail) => !mail.secret || !carrier.leavesTheShop),
  ];
  const note = async () => {
    if (plain.length) await markSent(shop, plain, {});
    for (const mail of secret) await markSent(shop, [mail], blot(mail, mail.secret ?? ''));
  };
  for (let tries = 0; ; tries++) {
    try {
      await note();
      for (const { id, kind, attempts } of mails) shop.log.info({ mail: id, kind, attempts }, 'a mail was sent');
      return;
    } catch (error) {
      // A stopping process has less time, but a few tries are worth a mail that would go out twice.
      if (!isDatabaseDown(error) || tries >= (stopping.aborted ? 8 : 60)) throw error;
      await sleep(1000);
    }
  }
}

async function markSent(shop: Shop, mails: readonly Mail[], blotted: Partial<ReturnType<typeof blot>>) {
  await shop.db
    .updateTable('outbox')
    .set({ status: 'sent', sent_at: shop.now(), last_error: null, ...blotted })
    // The attempt's number is the claim: whoever claimed it after us has another.
    .where((e) => e.or(mails.map(({ id, attempts }) => e.and({ id, attempts }))))
    .execute();
}

function blot({ html, text }: Mail, secret: string) {
  return { html: html.replaceAll(secret, '…'), text: text.replaceAll(secret, '…'), secret: null };
}

async function noteFault(shop: Shop, mail: Mail, error: unknown, isStopping: boolean) {
  const wait = isStopping ? 0 : waitAfter(mail.attempts);
  const isOver = !isStopping && (isRefusedForGood(error) || wait === null || mail.attempts >= maxAttempts);
  await shop.db
    .updateTable('outbox')
    .set({
      status: isOver ? 'failed' : 'queued',
      next_attempt_at: new Date(shop.now().getTime() + (wait ?? 0) * 1000),
      // A stop of ours is no failure of theirs.
      attempts: isStopping ? mail.attempts - 1 : mail.attempts,
      last_error: (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 500),
    })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempts)
    .execute();
  const line = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, ...faultCodes(error) };
  if (isOver) shop.log.error(line, 'a mail could not be sent');
  else shop.log.warn(line, 'a mail is tried again later');
}

/** Seconds to wait after the first, second, … attempt that failed: a hiccup is over in half a minute, a bad day in eighteen hours. */
const waits = [30, 120, 600, 1800, 7200, 18_000, 36_000];

/** How often a mail is tried before it is given up and left to staff. */
export const maxAttempts = waits.length + 1;

/** Seconds until the next attempt after `attempts` that failed; null when there is none. */
export function waitAfter(attempts: number): number | null {
  return waits[attempts - 1] ?? null;
}

type SmtpFault = { code?: unknown; responseCode?: unknown; permanent?: unknown; command?: unknown };

/**
 * Whether a mail server refused this mail for good: a 5xx answer (RFC 5321, 4.2.1) to the recipient or to the content. A 5xx
 * to anything earlier, such as the password or the sender, is about our own configuration, and trying again makes sense.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { permanent, command } = (error ?? {}) as SmtpFault;
  return permanent === true && (command === 'RCPT TO' || command === 'DATA');
}

/** What may be logged of a fault: codes only, since a mail server's sentence often holds the address. */
export function faultCodes(error: unknown): { code: string; responseCode?: number } {
  const { code, responseCode } = (error ?? {}) as SmtpFault;
  return { code: String(code ?? (error instanceof Error ? error.name : 'unknown')), ...(typeof responseCode === 'number' && { responseCode }) };
}
