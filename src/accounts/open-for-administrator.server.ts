import { recordChange } from '#audit/record-change.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { endEveryLink } from './account-links.server.ts';
import { findByEmail, insertAdministrator, newPassword } from './first-admin.server.ts';
import { hashPassword } from './password.server.ts';
import { endEverySession } from './session.server.ts';

/**
 * Gives an administrator a new password, for whoever sits at the server. With `create` the account is made an administrator where it is
 * none, and made where there is none. Returns the sentence that shows the password, this once; throws one where nothing was done.
 */
export async function openForAdministrator(db: Db, verb: 'reset' | 'create', email: string): Promise<string> {
  const password = newPassword();
  const shown = `${email} signs in at /login with the password ${password} (shown this once).`;
  return db.transaction().execute(async (trx) => {
    const user = await findByEmail(trx, email);
    if (!user && verb === 'reset') throw new Error(`There is no account with the email ${email}. npm run admin -- create ${email} makes one.`);
    if (!user) {
      await insertAdministrator(trx, email, password);
      return shown;
    }
    if (!user.is_admin && verb === 'reset') throw new Error(`${email} is no administrator. npm run admin -- create ${email} makes the account one.`);
    const password_hash = await hashPassword(password);
    await trx.updateTable('users').set({ password_hash, is_admin: true, is_active: true }).where('id', '=', user.id).execute();
    await endEverySession(trx, user.id);
    await endEveryLink(trx, user.id);
    const action = verb === 'reset' ? 'given a new password at the server' : 'made an administrator at the server';
    await recordChange(trx, { actor: null, kind: 'user', id: user.id, name: user.username, action });
    return shown;
  });
}
