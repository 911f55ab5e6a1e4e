import { randomBytes } from 'node:crypto';
import { recordChange } from '#audit/changes.server.ts';
import type { Config } from '#platform/config.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { endEveryLink } from './account-links.server.ts';
import { hashPassword } from './password.server.ts';
import { endEverySession } from './session.server.ts';

/**
 * Makes the first administrator where there is none: from the configuration, or with a random password that is shown
 * this once. Returns the sentence that says how to sign in. There are no built-in credentials. An account that is there is left as it
 * is: whoever was demoted stays so.
 */
export async function ensureFirstAdmin(db: Db, config: Pick<Config, 'adminEmail' | 'adminPassword'>): Promise<string> {
  const admin = await db
    .selectFrom('users')
    .select('email')
    .where('is_admin', '=', true)
    .orderBy('is_active', 'desc')
    .orderBy('created_at')
    .executeTakeFirst();
  if (admin) return `Staff sign in at /login as ${admin.email}.`;
  const email = config.adminEmail ?? 'owner@shop.example';
  if (await findByEmail(db, email)) return `Nobody may sign in as staff: npm run admin -- create ${email} makes an administrator.`;
  const password = config.adminPassword ?? newPassword();
  await insertAdministrator(db, email, password);
  if (config.adminPassword) return `Staff sign in at /login as ${email}.`;
  return `Staff sign in at /login as ${email} with the password ${password} (shown this once).`;
}

export function findByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'is_admin'])
    .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
}

/** A password that nobody guesses, to be shown once. */
export function newPassword(): string {
  return randomBytes(12).toString('base64url');
}

/** Under a username of its own: 'owner' may be somebody's. */
export async function insertAdministrator(db: Db, email: string, password: string): Promise<void> {
  const taken = await db.selectFrom('users').select('id').where('username', 'ilike', 'owner').executeTakeFirst();
  const username = taken ? `owner-${randomBytes(4).toString('hex')}` : 'owner';
  const password_hash = await hashPassword(password);
  await db.insertInto('users').values({ full_name: 'Shop owner', username, email, password_hash, is_admin: true }).execute();
}

/**
 * Gives an administrator a new password, for whoever sits at the server. With `create` the account is made an administrator where it is
 * none, and made where there is none. Returns the sentence that shows the password, this once; throws one where nothing was done.
 */
export async function openForAdministrator(db: Db, verb: 'reset' | 'create', email: string): Promise<string> {
  const password = newPassword();
  const shown = `${email} signs in at /login with the password ${password} (shown this once).`;
  return inTransaction(db, async (trx) => {
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
