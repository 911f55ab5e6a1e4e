import type { Transaction } from 'kysely';
import { recordChange } from '#audit/record-change.server.ts';
import { forgetLetterFiles } from '#mail/letter-files.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Database } from '#platform/database/schema.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import type { User } from '../account.ts';
import { eraseAccount } from '../erase-account.server.ts';
import { refuseLastAdministrator } from '../last-administrator.server.ts';
import { endEverySession, userColumns, userFrom } from '../session.server.ts';
import type { UserAction } from './user-actions.ts';

const wouldBeLast = 'This is the only administrator. Make somebody else an administrator first.';

/**
 * Promotes, demotes, bans, unbans or deletes an account, and writes down who did. A ban, a demotion and a deletion end every session at
 * once. Gives the account as it was. Throws a Refusal: 404, or 409 for the last administrator, for the deletion of oneself, and for one while an order is under way.
 */
export async function changeUser(shop: Shop, staff: Pick<User, 'id'>, userId: string, action: UserAction): Promise<User> {
  const changed = await inTransaction(shop.db, async (trx) => {
    if (action === 'remove-admin' || action === 'ban' || action === 'delete') await refuseLastAdministrator(trx, userId, wouldBeLast);
    const row = await trx.selectFrom('users as u').select(userColumns).where('u.id', '=', userId).forUpdate().executeTakeFirst();
    if (!row) throw new Refusal('not-found', 'user-not-found', 'This user no longer exists.');
    const user = userFrom(row);
    if (action === 'delete' && userId === staff.id)
      throw new Refusal('conflict', 'is-yourself', 'This is your own account. You can delete it from your account page.');
    await changes[action](shop, trx, user);
    // By its username, since an e-mail address is the customer's own; of a deleted account nothing is left to name.
    const name = action === 'delete' ? 'A former customer' : user.username;
    await recordChange(trx, { actor: staff, kind: 'user', id: userId, name, action: verbs[action] });
    return user;
  });
  if (action === 'delete') await forgetLetterFiles(shop);
  return changed;
}

type Change = (shop: Shop, trx: Transaction<Database>, user: User) => Promise<unknown>;

const changes: Record<UserAction, Change> = {
  'make-admin': (_, trx, { id, isActive }) => {
    if (!isActive) throw new Refusal('conflict', 'is-banned', 'A banned user cannot become an administrator. Unban them first.');
    return set(trx, id, { is_admin: true });
  },
  'remove-admin': async (_, trx, { id }) => {
    await set(trx, id, { is_admin: false });
    await endEverySession(trx, id);
  },
  ban: async (_, trx, { id }) => {
    await set(trx, id, { is_active: false });
    await endEverySession(trx, id);
  },
  unban: (_, trx, { id }) => set(trx, id, { is_active: true }),
  delete: (shop, trx, user) => eraseAccount(shop, trx, user),
};

const verbs: Record<UserAction, string> = {
  'make-admin': 'made an administrator',
  'remove-admin': 'no longer an administrator',
  ban: 'banned',
  unban: 'unbanned',
  delete: 'deleted',
};

function set(trx: Transaction<Database>, id: string, values: { is_admin?: boolean; is_active?: boolean }) {
  return trx.updateTable('users').set(values).where('id', '=', id).execute();
}
