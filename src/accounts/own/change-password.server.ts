import { z } from 'zod';
import { queueMail } from '#mail/queue-mail.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { newPasswordSchema, type User } from '../account.ts';
import { endEveryLink } from '../account-links.server.ts';
import { hashPassword } from '../password.server.ts';
import { refuseOwnName } from '../recovery/reset-password.server.ts';
import { endEverySession, openSession } from '../session.server.ts';
import { checkOwnPassword } from './check-own-password.server.ts';

export const changePasswordSchema = z.object({
  current_password: z.string('Please enter your current password').min(1, 'Please enter your current password').max(200, 'Incorrect password'),
  password: newPasswordSchema,
});
export type PasswordChange = z.infer<typeof changePasswordSchema>;

/**
 * Changes a password for somebody who knows the old one. Every session and mailed link of the account ends; the token of a new
 * session is returned for whoever changed it. Throws a Refusal (422, 429, 409 when it changed meanwhile).
 */
export async function changePassword(shop: Shop, user: User, { current_password, password }: PasswordChange, address: string): Promise<string> {
  refuseOwnName(password, user);
  const oldHash = await checkOwnPassword(shop, user.id, current_password, 'current_password', address);
  const password_hash = await hashPassword(password);
  await shop.db.transaction().execute(async (trx) => {
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
