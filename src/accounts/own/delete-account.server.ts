import { z } from 'zod';
import { forgetLetterFiles } from '#mail/letter-files.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { User } from '../account.ts';
import { eraseAccount } from '../erase-account.server.ts';
import { refuseLastAdministrator } from '../last-administrator.server.ts';
import { checkOwnPassword } from './check-own-password.server.ts';

export const deleteAccountSchema = z.object({
  password: z.string('Please enter your password').min(1, 'Please enter your password').max(200, 'Incorrect password'),
});

/**
 * Deletes an account for somebody who knows its password; see eraseAccount for what is kept. Throws a Refusal: 422, 429, and 409 for
 * the last administrator or while an order is under way.
 */
export async function deleteAccount(shop: Shop, user: User, password: string, address: string): Promise<void> {
  await checkOwnPassword(shop, user.id, password, 'password', address);
  await shop.db.transaction().execute(async (trx) => {
    await refuseLastAdministrator(trx, user.id, 'You are the only administrator. Please make someone else an administrator first.');
    await eraseAccount(shop, trx, user);
  });
  await forgetLetterFiles(shop);
}
