import { type RawBuilder, sql } from 'kysely';
import type { Pence } from '#money/pence.ts';
import { columnHolds, readStaffSearch, type StaffSearch } from '#platform/database/staff-search.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { User } from '../account.ts';
import { userColumns, userFrom } from '../session.server.ts';

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
