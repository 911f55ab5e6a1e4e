import type { ISql, PendingQuery, Row, Sql } from 'postgres';
import type { CatalogueRow } from './snapshot/catalogue-row.ts';
import { createSnapshot, finishLoading, loadRow, type Snapshot } from './snapshot/snapshot.ts';

/** Rows read at once: few enough that reading a large catalogue never holds up the requests in between. */
const batch = 2000;

/**
 * Reads the whole catalogue as it is when it begins: whoever loads listens for changes first, and puts in again the products that
 * change meanwhile.
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
  // Sub-selects go by key for each row; joins may choose to read all of the other tables.
  return sql<CatalogueRow[]>`
    select ${columns(sql)},
      ${available(sql, sql`(select on_hand - held from stock_levels where product_id = p.id)`)},
      (select count(*)::int from reviews where product_id = p.id and is_published) as reviews,
      (select coalesce(sum(rating), 0)::int from reviews where product_id = p.id and is_published) as stars
    from products p where p.id = any(${[...ids]}::uuid[])`;
}

/** In one pass over each table: by key, each of a million products is a page of the disk to fetch. */
function fill(sql: Sql, snapshot: Snapshot): Promise<boolean> {
  return sql.begin('read only', async (pass) => {
    await pass`set local statement_timeout = 0`;
    const batches = pass<CatalogueRow[]>`
      select ${columns(pass)}, ${available(pass, pass`s.on_hand - s.held`)}, coalesce(r.reviews, 0) as reviews, coalesce(r.stars, 0) as stars
      from products p
      left join stock_levels s on s.product_id = p.id
      left join (
        select product_id, count(*)::int as reviews, sum(rating)::int as stars from reviews where is_published group by product_id
      ) r on r.product_id = p.id
      order by p.id`.cursor(batch);
    for await (const rows of batches) for (const row of rows) if (!loadRow(snapshot, row)) return false;
    finishLoading(snapshot);
    return true;
  });
}

const columns = (sql: ISql) => sql`
  p.id, p.category, p.supplier, p.price_pence, p.coverage_cm2, p.is_featured, extract(epoch from p.created_at)::float8 as created,
  p.material, p.tile_size, p.thickness, p.finish, p.wood_type, p.wood_species, p.plank_style, p.ac_rating, p.water_resistance,
  p.surface, p.construction, p.wear_layer, p.format, p.colour, p.rooms, p.underfloor_heating, p.appearance -> 'colours' as look`;

const available = (sql: ISql, free: PendingQuery<Row[]>) => sql`case when p.in_stock then coalesce(${free}, 0) else 0 end as available`;
