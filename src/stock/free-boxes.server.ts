import type { Kysely } from 'kysely';
import type { Database } from '#platform/database/schema.ts';

/** Boxes that can be had of products at this moment, by the database itself: what pages show may be a moment older. A product there is not has none. */
export async function freeBoxes(db: Kysely<Database>, productIds: Iterable<string>): Promise<Map<string, number>> {
  const ids = [...new Set(productIds)];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products as p')
    .leftJoin('stock_levels as s', 's.product_id', 'p.id')
    .select(['p.id', 'p.in_stock', 's.on_hand', 's.held'])
    .where('p.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, in_stock, on_hand, held }) => [id, in_stock ? Math.max(0, (on_hand ?? 0) - (held ?? 0)) : 0]));
}
