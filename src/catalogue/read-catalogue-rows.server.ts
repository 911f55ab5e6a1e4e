import type { Sql } from 'postgres';
import type { CatalogueRow } from './snapshot/catalogue-row.ts';
import { createSnapshot, finishLoading, loadRow, type Snapshot } from './snapshot/snapshot.ts';

/** Rows read at once: few enough that reading a large catalogue never holds up the requests in between. */
const batch = 2000;
const noId = '00000000-0000-0000-0000-000000000000';

/**
 * Reads the whole catalogue. Batch by batch, so what changes meanwhile may be in or not: whoever loads listens for changes
 * first and puts those products in again.
 */
export async function readSnapshot(sql: Sql): Promise<Snapshot> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from products`;
  for (let room = Math.ceil((row?.count ?? 0) * 1.125) + 1024; ; room *= 2) {
    const snapshot = createSnapshot(room);
    if (await fill(sql, snapshot)) return snapshot;
  }
}

/** Reads these products; ids that are no product are left out. */
export function readRows(sql: Sql, ids: readonly string[]): Promise<CatalogueRow[]> {
  return sql<CatalogueRow[]>`${columns(sql)} where p.id = any(${[...ids]}::uuid[])`;
}

async function fill(sql: Sql, snapshot: Snapshot): Promise<boolean> {
  let last = noId;
  for (;;) {
    const rows = await sql<CatalogueRow[]>`${columns(sql)} where p.id > ${last} order by p.id limit ${batch}`;
    for (const row of rows) if (!loadRow(snapshot, row)) return false;
    if (rows.length < batch) break;
    last = rows.at(-1)?.id ?? last;
  }
  finishLoading(snapshot);
  return true;
}

const columns = (sql: Sql) => sql`
  select p.id, p.category, p.supplier, p.price_pence, p.coverage_milli_m2, p.is_featured, extract(epoch from p.created_at)::float8 as created,
    case when p.in_stock then coalesce(s.on_hand - s.held, 0) else 0 end as available, r.reviews, r.stars, p.plank_size,
    p.material, p.tile_size, p.thickness, p.finish, p.wood_type, p.wood_species, p.plank_style, p.ac_rating, p.water_resistance, p.surface,
    p.construction, p.wear_layer, p.format
  from products p
  left join stock_levels s on s.product_id = p.id
  cross join lateral (
    select count(*)::int as reviews, coalesce(sum(rating), 0)::int as stars from reviews where product_id = p.id and is_published) r`;
