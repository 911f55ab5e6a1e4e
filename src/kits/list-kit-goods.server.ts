import { sql } from 'kysely';
import { columnHolds, readStaffSearch } from '#platform/database/staff-search.server.ts';
import type { Shop } from '../shop.server.ts';
import { type KitRole, kitRoleNames } from './quantity.ts';

/** A product that kits may be made of, and what it is for. */
export type ListedGoods = { id: string; name: string; sku: string; role: KitRole };

const pageSize = 50;

/**
 * A page of the goods that kits are made of, by what they are for and by name, and how many there are; '' searches for all. A page beyond the last is
 * the last.
 */
export async function listKitGoods(shop: Shop, { search, page }: { search: string; page: number }) {
  const isFound = search.trim() ? columnHolds('p.staff_text', await readStaffSearch(shop.sql, search)) : sql<boolean>`true`;
  const found = shop.db
    .selectFrom('kit_facts as f')
    .innerJoin('products as p', 'p.id', 'f.product_id')
    .where('f.role', 'is not', null)
    .where('p.is_archived', '=', false)
    .where(isFound);
  const { total } = await found.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const shown = Math.min(page, pages);
  const goods = await found
    .select(['p.id', 'p.name', 'p.sku', 'f.role'])
    .orderBy(sql`array_position(${kitRoleNames}::text[], f.role)`)
    .orderBy('p.name')
    .orderBy('p.id')
    .limit(pageSize)
    .offset((shown - 1) * pageSize)
    .execute();
  return { goods: goods as ListedGoods[], total, page: shown, pages };
}
