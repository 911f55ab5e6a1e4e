import type { Pence } from '#money/pence.ts';
import type { Shop } from '../../shop.server.ts';
import { attentionIds } from './list-staff-orders.server.ts';

export type OrderStats = { total: number; pending: number; completed: number; toShip: number; attention: number; revenuePence: Pence };

/** How many orders there are, and what was paid less what was paid back. Completed: delivered. Each counts as the list with its filter does. */
export async function readOrderStats(shop: Shop): Promise<OrderStats> {
  const { sql } = shop;
  const [stats] = await sql<OrderStats[]>`
    select count(*)::int as total,
      (count(*) filter (where status = 'pending'))::int as pending,
      (count(*) filter (where status = 'delivered'))::int as completed,
      (count(*) filter (where status = 'confirmed'))::int as "toShip",
      (select count(*) from (${attentionIds(sql)}) raised)::int as attention,
      coalesce(sum(total_pence - refunded_pence) filter (where paid_at is not null), 0)::float8 as "revenuePence"
    from orders`;
  if (!stats) throw new Error('The figures could not be loaded.');
  return stats;
}
