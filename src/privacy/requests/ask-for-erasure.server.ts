import { forgetLetterFiles } from '#mail/letter-files.server.ts';
import { queueMail } from '#mail/queue-mail.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { takeTurnOrRefuse, tooManyAttempts, tooManyLinks } from '#platform/rate-limit.server.ts';
import { brokenLink, Refusal } from '#platform/refusal.ts';
import { hashToken, newToken } from '#platform/secret-token.server.ts';
import type { Shop } from '../../shop.server.ts';
import { eraseGuest, isKnownGuest, tellErased } from '../erase-guest.server.ts';
import { erasureLinkHours } from '../periods.ts';

const byVisitor = { name: 'erasure-address', most: 10, withinMinutes: 60 };
const byEmail = { name: 'erasure-email', most: 3, withinMinutes: 60 };
const atOnce = 20;

/**
 * Notes that somebody wants erased what is held under an e-mail. Whether that is anything is not looked up here, so neither the answer nor
 * its time can tell. Throws a Refusal (429) for too many from one address, or for one e-mail.
 */
export async function askForErasure(shop: Shop, email: string, address: string): Promise<void> {
  await takeTurnOrRefuse(shop, byVisitor, address, tooManyAttempts);
  const many = tooManyLinks;
  await takeTurnOrRefuse(shop, byEmail, email.toLowerCase(), many);
  await shop.db.insertInto('erasure_requests').values({ email, requested_at: shop.now() }).execute();
}

/** Answers what was noted: an address under which something is held gets a link, no other anything. True: there may be more. */
export async function answerErasureRequests(shop: Shop): Promise<boolean> {
  return inTransaction(shop.db, async (trx) => {
    const requests = await trx
      .selectFrom('erasure_requests')
      .select(['id', 'email'])
      .where('token_hash', 'is', null)
      .orderBy('requested_at')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, email } of requests) {
      const hasAccount = await trx
        .selectFrom('users')
        .select('id')
        .where((e) => e(e.fn<string>('lower', ['email']), '=', email.toLowerCase()))
        .executeTakeFirst();
      const isGuest = await isKnownGuest(trx, email);
      const token = isGuest ? newToken() : null;
      if (token) {
        const expires_at = new Date(shop.now().getTime() + erasureLinkHours * 3600_000);
        await trx
          .updateTable('erasure_requests')
          .set({ token_hash: hashToken(token), expires_at })
          .where('id', '=', id)
          .execute();
      } else await trx.deleteFrom('erasure_requests').where('id', '=', id).execute();
      if (!token && !hasAccount) continue;
      await queueMail(shop, trx, {
        to: email,
        ...(token && { secret: token }),
        letter: {
          kind: 'erasure-link',
          link: token && `${shop.config.origin}/privacy/erase/confirm?${new URLSearchParams({ token })}`,
          hasAccount: hasAccount !== undefined,
          validMinutes: erasureLinkHours * 60,
        },
      });
    }
    return requests.length === atOnce;
  });
}

/** Whether a link would still work. For showing a form; only `confirmErasure` decides. */
export async function erasureLinkWorks(shop: Shop, token: string): Promise<boolean> {
  const row = await shop.db
    .selectFrom('erasure_requests')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', shop.now())
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Erases what the link is for, and mails what went and what had to stay. `chatToken` is of the guest's chat in this browser, which goes too.
 * Of two who use a link at once one is served. Throws a Refusal (409) where it does not work (any more).
 */
export async function confirmErasure(shop: Shop, token: string, chatToken: string | null): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const request = await trx
      .deleteFrom('erasure_requests')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', shop.now())
      .returning('email')
      .executeTakeFirst();
    if (!request) throw new Refusal('conflict', 'link-does-not-work', brokenLink);
    const { email } = request;
    await trx
      .deleteFrom('erasure_requests')
      .where((e) => e(e.fn<string>('lower', ['email']), '=', email.toLowerCase()))
      .execute();
    const erased = await eraseGuest(shop, trx, email);
    if (chatToken) await trx.deleteFrom('chat_sessions').where('token_hash', '=', hashToken(chatToken)).where('user_id', 'is', null).execute();
    await tellErased(shop, trx, email, erased);
  });
  await forgetLetterFiles(shop);
}
