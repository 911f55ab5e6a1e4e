import { z } from 'zod';
import { queueMail } from '#mail/queue-mail.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { takeTurnOrRefuse, tooManyAttempts, tooManyLinks } from '#platform/rate-limit.server.ts';
import { brokenLink, Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { newPasswordSchema, ownNameAsPassword } from '../account.ts';
import { endEveryLink, linkMinutes, linkWorks, makeLink, takeLink } from '../account-links.server.ts';
import { hashPassword } from '../password.server.ts';
import { endEverySession } from '../session.server.ts';

const byVisitor = { name: 'reset-address', most: 20, withinMinutes: 60 };

export const resetPasswordSchema = z.object({ token: z.string().max(200), password: newPasswordSchema });

/**
 * Gives an account a new password by a mailed link, which works once, and logs its owner out everywhere. Throws a Refusal:
 * 409 for a link that does not work, 422 for a password that is the account's own name, 429 for too many tries from one address.
 */
export async function resetPassword(shop: Shop, { token, password }: z.infer<typeof resetPasswordSchema>, address: string): Promise<void> {
  await takeTurnOrRefuse(shop, byVisitor, address, tooManyAttempts);
  const refused = new Refusal('conflict', 'link-does-not-work', brokenLink);
  if (!(await linkWorks(shop, token, 'password'))) throw refused;
  const password_hash = await hashPassword(password);
  await inTransaction(shop.db, async (trx) => {
    const user = await takeLink(shop, trx, token, 'password');
    if (!user) throw refused;
    refuseOwnName(password, user);
    await trx.updateTable('users').set({ password_hash }).where('id', '=', user.userId).execute();
    await endEverySession(trx, user.userId);
    await endEveryLink(trx, user.userId);
    await queueMail(shop, trx, { to: user.email, userId: user.userId, letter: { kind: 'password-changed', fullName: user.fullName } });
  });
}

/** Throws a Refusal (422) for a password that stands on the account's own page. */
export function refuseOwnName(password: string, { username, email }: { username: string; email: string }): void {
  if (![username, email].some((own) => own.toLowerCase() === password.toLowerCase())) return;
  const message = ownNameAsPassword;
  throw new Refusal('invalid', 'invalid-form', message, [{ field: 'password', message }]);
}

const linkByVisitor = { name: 'forgot-address', most: 10, withinMinutes: 60 };
const byAccount = { name: 'forgot-account', most: 3, withinMinutes: 60 };

/**
 * Notes that somebody wants a new password for an email. Whether there is such an account is not looked up here, so neither
 * the answer nor its time can tell. Throws a Refusal (429) for too many from one address, or for one email, account or not.
 */
export async function askForPasswordLink(shop: Shop, email: string, address: string): Promise<void> {
  await takeTurnOrRefuse(shop, linkByVisitor, address, tooManyAttempts);
  const many = tooManyLinks;
  await takeTurnOrRefuse(shop, byAccount, email.toLowerCase(), many);
  await shop.db.insertInto('password_requests').values({ email, requested_at: shop.now() }).execute();
}

const atOnce = 20;

/** Answers what was noted: whoever has an account gets a link by mail, nobody else anything. Returns whether there may be more. */
export async function answerPasswordRequests(shop: Shop): Promise<boolean> {
  return inTransaction(shop.db, async (trx) => {
    const requests = await trx
      .deleteFrom('password_requests')
      .where('id', 'in', (query) => query.selectFrom('password_requests').select('id').orderBy('requested_at').limit(atOnce).forUpdate().skipLocked())
      .returning('email')
      .execute();
    for (const { email } of requests) {
      const user = await trx
        .selectFrom('users')
        .select(['id', 'full_name', 'email'])
        .where((e) => e(e.fn<string>('lower', ['email']), '=', email.toLowerCase()))
        .where('is_active', '=', true)
        .executeTakeFirst();
      if (!user) continue;
      const token = await makeLink(shop, trx, { userId: user.id, purpose: 'password' });
      await queueMail(shop, trx, {
        to: user.email,
        userId: user.id,
        secret: token,
        letter: {
          kind: 'password-link',
          fullName: user.full_name,
          link: `${shop.config.origin}/reset-password?${new URLSearchParams({ token })}`,
          validMinutes: linkMinutes.password,
        },
      });
    }
    return requests.length === atOnce;
  });
}
