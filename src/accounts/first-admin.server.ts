import { randomBytes } from 'node:crypto';
import type { Config } from '#platform/config.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { hashPassword } from './password.server.ts';

/**
 * Makes the first administrator where there is none: from the configuration, or with a random password that is shown
 * this once. Returns the sentence that says how to sign in. There are no built-in credentials.
 */
export async function ensureFirstAdmin(db: Db, config: Pick<Config, 'adminEmail' | 'adminPassword'>): Promise<string> {
  const admin = await db.selectFrom('users').select('email').where('is_admin', '=', true).orderBy('created_at').executeTakeFirst();
  if (admin) return `Staff sign in at /login as ${admin.email}.`;
  const email = config.adminEmail ?? 'owner@shop.example';
  const password = config.adminPassword ?? randomBytes(12).toString('base64url');
  await db
    .insertInto('users')
    .values({ full_name: 'Shop owner', username: 'owner', email, password_hash: await hashPassword(password), is_admin: true })
    .execute();
  if (config.adminPassword) return `Staff sign in at /login as ${email}.`;
  return `Staff sign in at /login as ${email} with the password ${password} (shown this once).`;
}
