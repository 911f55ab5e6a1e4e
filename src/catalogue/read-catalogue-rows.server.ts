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
  return sql<CatalogueRow[]>`${columns(sql)} from products p where p.id = any(${[...ids]}::uuid[])`;
}

async function fill(sql: Sql, snapshot: Snapshot): Promise<boolean> {
  let last = noId;
  for (;;) {
    const rows = await sql<
      CatalogueRow[]
    >`${columns(sql)} from (select * from products where id > ${last} order by id limit ${batch}) p order by p.id`;
    for (const row of rows) if (!loadRow(snapshot, row)) return false;
    if (rows.length < batch) break;
    last = rows.at(-1)?.id ?? last;
  }
  finishLoading(snapshot);
  return true;
}

// Sub-selects go by key for each row; a join may choose to read all of the other table for every batch.
const columns = (sql: Sql) => sql`
  select p.id, p.category, p.supplier, p.price_pence, p.coverage_milli_m2, p.is_featured, extract(epoch from p.created_at)::float8 as created,
    case when p.in_stock then coalesce((select on_hand - held from stock_levels where product_id = p.id), 0) else 0 end as available,
    (select count(*)::int from reviews where product_id = p.id and is_published) as reviews,
    (select coalesce(sum(rating), 0)::int from reviews where product_id = p.id and is_published) as stars,
    p.material, p.tile_size, p.thickness, p.finish, p.wood_type, p.wood_species, p.plank_style, p.ac_rating, p.water_resistance,
    p.surface, p.construction, p.wear_layer, p.format`;
