import { z } from 'zod';
import { queueMail } from '#mail/queue-mail.server.ts';
import { takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { newPasswordSchema } from '../account.ts';
import { endEveryLink, linkWorks, takeLink } from '../account-links.server.ts';
import { hashPassword } from '../password.server.ts';
import { endEverySession } from '../session.server.ts';

const byVisitor = { name: 'reset-address', most: 20, withinMinutes: 60 };

export const resetPasswordSchema = z.object({ token: z.string().max(200), password: newPasswordSchema });

/** The sentence for a link that does not work, whatever the reason. */
export const brokenLink = 'This link has expired or has already been used. Please request a new one.';

/**
 * Gives an account a new password by a mailed link, which works once, and logs its owner out everywhere. Throws a Refusal:
 * 409 for a link that does not work, 422 for a password that is the account's own name, 429 for too many tries from one address.
 */
export async function resetPassword(shop: Shop, { token, password }: z.infer<typeof resetPasswordSchema>, address: string): Promise<void> {
  await takeTurnOrRefuse(shop, byVisitor, address, 'Too many attempts. Please try again in {wait}.');
  const refused = new Refusal('conflict', 'link-does-not-work', brokenLink);
  if (!(await linkWorks(shop, token, 'password'))) throw refused;
  const password_hash = await hashPassword(password);
  await shop.db.transaction().execute(async (trx) => {
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
  const message = 'Please choose a password that is not your username or email.';
  throw new Refusal('invalid', 'invalid-form', message, [{ field: 'password', message }]);
}
