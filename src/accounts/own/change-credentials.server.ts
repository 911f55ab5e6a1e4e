import { z } from 'zod';
import { queueMail } from '#mail/queue-mail.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { requiredEmail } from '#platform/form-fields.ts';
import { forgetTurns, takeTurnsOrRefuse, tooManyAttempts } from '#platform/rate-limit.server.ts';
import { brokenLink, Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { newPasswordSchema, type User } from '../account.ts';
import { endEveryLink, linkMinutes, makeLink, takeLink } from '../account-links.server.ts';
import { hashPassword, isPassword } from '../password.server.ts';
import { refuseOwnName } from '../recovery/reset-password.server.ts';
import { endEverySession, openSession } from '../session.server.ts';

export const changeEmailSchema = z.object({
  email: requiredEmail,
  password: z.string('Please enter your password').min(1, 'Please enter your password').max(200, 'Incorrect password'),
});

const byAccount = { name: 'new-email', most: 5, withinMinutes: 60 };
const byNewEmail = { name: 'new-email-to', most: 3, withinMinutes: 60 };

/**
 * Mails a link to the new address; the old one stays until the link is used. Where the new address has an account already, its
 * owner is told by mail and the answer here is the same, so that nobody learns who has an account. Throws a Refusal (422, 429).
 */
export async function askForNewEmail(shop: Shop, user: User, { email, password }: z.infer<typeof changeEmailSchema>, address: string): Promise<void> {
  if (email.toLowerCase() === user.email.toLowerCase()) {
    const message = 'This is already your email';
    throw new Refusal('invalid', 'same-email', message, [{ field: 'email', message }]);
  }
  await checkOwnPassword(shop, user.id, password, 'password', address);
  const tooMany = 'You have requested several links already. Please try again in {wait}.';
  const turns = [
    [byAccount, user.id],
    [byNewEmail, email.toLowerCase()],
  ] as const;
  await takeTurnsOrRefuse(shop, turns, tooMany);
  await inTransaction(shop.db, async (trx) => {
    const owner = await trx
      .selectFrom('users')
      .select(['id', 'full_name', 'email'])
      .where((e) => e(e.fn<string>('lower', ['email']), '=', email.toLowerCase()))
      .executeTakeFirst();
    if (owner) {
      await queueMail(shop, trx, { to: owner.email, userId: owner.id, letter: { kind: 'email-in-use', fullName: owner.full_name } });
      return;
    }
    const token = await makeLink(shop, trx, { userId: user.id, purpose: 'email', newEmail: email });
    await queueMail(shop, trx, {
      to: email,
      userId: user.id,
      secret: token,
      letter: {
        kind: 'email-link',
        fullName: user.fullName,
        newEmail: email,
        link: `${shop.config.origin}/confirm-email?${new URLSearchParams({ token })}`,
        validMinutes: linkMinutes.email,
      },
    });
  });
}

/** Gives an account the address its link was mailed to, and tells the old one. Throws a Refusal (409) for a link that does not work. */
export async function confirmNewEmail(shop: Shop, token: string): Promise<string> {
  const refused = new Refusal('conflict', 'link-does-not-work', brokenLink);
  return inTransaction(shop.db, async (trx) => {
    const link = await takeLink(shop, trx, token, 'email');
    if (!link?.newEmail) throw refused;
    await trx.updateTable('users').set({ email: link.newEmail }).where('id', '=', link.userId).execute();
    await endEveryLink(trx, link.userId);
    const letter = { kind: 'email-changed', fullName: link.fullName, newEmail: link.newEmail } as const;
    await queueMail(shop, trx, { to: link.email, userId: link.userId, letter });
    return link.newEmail;
  }).catch((error: unknown) => {
    // Somebody registered with the address after the link was mailed.
    if (error instanceof Error && 'constraint_name' in error && error.constraint_name === 'users_email') throw refused;
    throw error;
  });
}

export const changePasswordSchema = z.object({
  current_password: z.string('Please enter your current password').min(1, 'Please enter your current password').max(200, 'Incorrect password'),
  password: newPasswordSchema,
});
type PasswordChange = z.infer<typeof changePasswordSchema>;

/**
 * Changes a password for somebody who knows the old one. Every session and mailed link of the account ends; the token of a new
 * session is returned for whoever changed it. Throws a Refusal (422, 429, 409 when it changed meanwhile).
 */
export async function changePassword(shop: Shop, user: User, { current_password, password }: PasswordChange, address: string): Promise<string> {
  refuseOwnName(password, user);
  const oldHash = await checkOwnPassword(shop, user.id, current_password, 'current_password', address);
  const password_hash = await hashPassword(password);
  await inTransaction(shop.db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', user.id)
      .where('password_hash', '=', oldHash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n)
      throw new Refusal('conflict', 'password-changed', 'Your password has been changed on another device. Please log in again.');
    await endEverySession(trx, user.id);
    await endEveryLink(trx, user.id);
    await queueMail(shop, trx, { to: user.email, userId: user.id, letter: { kind: 'password-changed', fullName: user.fullName } });
  });
  return openSession(shop, user.id);
}

const triesByAccount = { name: 'own-password', most: 10, withinMinutes: 15 };
const byVisitor = { name: 'own-password-address', most: 30, withinMinutes: 15 };
const tooMany = tooManyAttempts;

/**
 * Makes sure that whoever sits at a session knows its account's password, before something that a borrowed computer must not
 * do. Returns the hash that was right. Throws a Refusal: 422 at `field` for a wrong one, 429 for too many.
 */
export async function checkOwnPassword(shop: Shop, userId: string, password: string, field: string, address: string): Promise<string> {
  const turns = [
    [byVisitor, address],
    [triesByAccount, userId],
  ] as const;
  await takeTurnsOrRefuse(shop, turns, tooMany);
  const row = await shop.db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
  if (!row || !(await isPassword(password, row.password_hash))) {
    const message = 'Incorrect password';
    throw new Refusal('invalid', 'wrong-password', message, [{ field, message }]);
  }
  await forgetTurns(shop, triesByAccount, userId);
  return row.password_hash;
}
