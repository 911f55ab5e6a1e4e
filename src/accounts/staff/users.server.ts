import { type RawBuilder, sql } from 'kysely';
import { recordChange } from '#audit/changes.server.ts';
import { forgetLetterFiles } from '#mail/letter-files.server.ts';
import type { Pence } from '#money/pence.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { columnHolds, readStaffSearch, type StaffSearch } from '#platform/database/staff-search.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import type { User } from '../account.ts';
import { eraseAccount, refuseLastAdministrator } from '../erase-account.server.ts';
import { endEverySession, userColumns, userFrom } from '../session.server.ts';
import type { UserAction } from './user-actions.ts';

export const userGone = 'This user no longer exists.';

export type ListedUser = User & { orders: number; spentPence: Pence };
export type UserFilter = { search: string; who: 'all' | 'staff' | 'customers' | 'banned' };
export type UserList = { users: ListedUser[]; total: number; page: number; pages: number };

/** Accounts by name, a page at a time from 1; found by name, username, e-mail, a saved address with its telephone, or the number of an order. */
export async function listUsers(shop: Shop, { search, who, page, limit }: UserFilter & { page: number; limit: number }): Promise<UserList> {
  const said = search.trim() ? await readStaffSearch(shop.sql, search) : null;
  const found = shop.db
    .selectFrom('users as u')
    .$if(who === 'staff', (query) => query.where('u.is_admin', '=', true))
    .$if(who === 'customers', (query) => query.where('u.is_admin', '=', false))
    .$if(who === 'banned', (query) => query.where('u.is_active', '=', false))
    .where(said ? isFoundBy(said) : sql<boolean>`true`);
  // Only ids are passed over on the way to a page, not their orders.
  const ids = found
    .select('u.id')
    .orderBy('u.full_name')
    .orderBy('u.id')
    .offset((page - 1) * limit)
    .limit(limit);
  const [rows, { total }] = await Promise.all([
    shop.db
      .selectFrom('users as u')
      .where('u.id', 'in', ids)
      .select(userColumns)
      .select((e) => [
        e.selectFrom('orders as o').select(e.fn.countAll<number>().as('n')).whereRef('o.user_id', '=', 'u.id').as('orders'),
        e
          .selectFrom('orders as o')
          .select((o) => o.fn.coalesce(o.fn.sum<number>(o('o.total_pence', '-', o.ref('o.refunded_pence'))), o.lit(0)).as('spent'))
          .whereRef('o.user_id', '=', 'u.id')
          .where('o.paid_at', 'is not', null)
          .as('spent'),
      ])
      .orderBy('u.full_name')
      .orderBy('u.id')
      .execute(),
    found.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const users = rows.map((row) => ({ ...userFrom(row), orders: Number(row.orders ?? 0), spentPence: Number(row.spent ?? 0) }));
  return { users, total, page, pages: Math.max(1, Math.ceil(total / limit)) };
}

function isFoundBy(said: StaffSearch): RawBuilder<boolean> {
  const held = columnHolds('staff_text', said);
  const buyers = said.orderNumber && sql`union select user_id from orders where right(id::text, 8) = ${said.orderNumber.slice(-8)}`;
  return sql<boolean>`u.id in (select id from users where ${held} union select user_id from addresses where ${held} ${buyers || sql``})`;
}

const wouldBeLast = 'This is the only administrator. Make somebody else an administrator first.';

/**
 * Promotes, demotes, bans, unbans or deletes an account, and writes down who did. A ban, a demotion and a deletion end every session at
 * once. Gives the account as it was. Throws a Refusal: 404, or 409 for the last administrator, for the deletion of oneself, and for one while an
 * order is under way.
 */
export async function changeUser(shop: Shop, staff: Pick<User, 'id'>, userId: string, action: UserAction): Promise<User> {
  const changed = await inTransaction(shop.db, async (trx) => {
    if (action === 'remove-admin' || action === 'ban' || action === 'delete') await refuseLastAdministrator(trx, userId, wouldBeLast);
    const row = await trx.selectFrom('users as u').select(userColumns).where('u.id', '=', userId).forUpdate().executeTakeFirst();
    if (!row) throw new Refusal('not-found', 'user-not-found', userGone);
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

type Change = (shop: Shop, trx: Db, user: User) => Promise<unknown>;

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

function set(trx: Db, id: string, values: { is_admin?: boolean; is_active?: boolean }) {
  return trx.updateTable('users').set(values).where('id', '=', id).execute();
}
