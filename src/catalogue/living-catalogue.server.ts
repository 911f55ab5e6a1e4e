import type { ISql, PendingQuery, Row, Sql } from 'postgres';
import { createCache, dropOnChange, shareOf } from '#platform/cache.server.ts';
import type { Changes } from '#platform/changes.server.ts';
import type { Config } from '#platform/config.server.ts';
import type { Picture } from './product.ts';
import { readSummaries, type StoredSummary } from './read-products.server.ts';
import type { CatalogueRow } from './snapshot/catalogue-row.ts';
import { createSnapshot, finishLoading, loadRow, putProduct, removeProduct, type Snapshot } from './snapshot/snapshot.ts';

/** What this process keeps of the catalogue, kept true by what the database tells of changes. PostgreSQL remains the truth. */
export type Catalogue = {
  /** The snapshot to ask; read from the database at the first call. */
  snapshot: () => Promise<Snapshot>;
  /** Summaries by id; those asked for lately are at hand, the others are read by primary key in one query. */
  summaries: (ids: readonly string[]) => Promise<Map<string, StoredSummary>>;
  categories: () => Promise<CategoryRecord[]>;
  /** When every change heard so far is in the snapshot. */
  settled: () => Promise<void>;
};

/** 5,000 summaries are some 10 MB. */
const summaryBytes = 2000;
/** These change what a list says; the others below change only what a card shows. */
const listTables = ['products', 'stock_levels', 'reviews'];
const cardTables = ['product_photos', 'price_history'];

export function createCatalogue(sql: Sql, changes: Changes, config: Pick<Config, 'cacheBytes'>): Catalogue {
  const kept = createSummaries(sql, shareOf('product summaries', config));
  let loading: Promise<Snapshot> | null = null;
  let categories: Promise<CategoryRecord[]> | null = null;
  let changed = new Set<string>();
  let patching: Promise<void> | null = null;

  const load = () => {
    loading ??= readSnapshot(sql).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };

  /** Takes up every change heard so far; those heard while it reads are taken up by the next round. */
  const patch = async () => {
    const before = await load();
    const keys = changed;
    changed = new Set();
    try {
      if (keys.has('*')) loading = Promise.resolve(await readSnapshot(sql));
      else if (!(await putChanged(sql, before, keys))) loading = Promise.resolve(await readSnapshot(sql));
    } catch (error) {
      for (const key of keys) changed.add(key); // The database is away; word of its return brings another round.
      throw error;
    }
  };

  const patchOnceMore = async () => {
    // A round under way may have read before this change: wait for it, then do one more for all who wait.
    await patching?.catch(() => {});
    if (changed.size) {
      patching ??= patch().finally(() => {
        patching = null;
      });
    }
    await patching;
  };

  dropOnChange(kept, changes, [...listTables, ...cardTables]);
  for (const table of listTables) {
    changes.onChange(table, (key) => {
      if (!loading) return;
      changed.add(key);
      return patchOnceMore();
    });
  }
  changes.onChange('categories', () => {
    categories = null;
  });

  return {
    snapshot: load,
    summaries: kept.read,
    settled: async () => {
      if (loading && changed.size + Number(patching !== null) > 0) await patchOnceMore();
    },
    categories: () => {
      const answer = categories ?? readCategories(sql);
      categories = answer;
      answer.catch(() => {
        if (categories === answer) categories = null;
      });
      return answer;
    },
  };
}

/** False when the snapshot has no room left. */
async function putChanged(sql: Sql, snapshot: Snapshot, ids: ReadonlySet<string>): Promise<boolean> {
  const rows = await readRows(sql, [...ids]);
  const there = new Set(rows.map((row) => row.id));
  for (const id of ids) if (!there.has(id)) removeProduct(snapshot, id);
  return rows.every((row) => putProduct(snapshot, row));
}

function createSummaries(sql: Sql, maxBytes: number) {
  const kept = createCache<StoredSummary>(maxBytes, () => summaryBytes);
  const read = async (ids: readonly string[]) => {
    const found = new Map<string, StoredSummary>();
    const missing = ids.filter((id) => {
      const summary = kept.find(id);
      if (summary) found.set(id, summary);
      return !summary;
    });
    const keep = kept.keeper();
    for (const summary of await readSummaries(sql, missing)) {
      found.set(summary.id, summary);
      keep(summary.id, summary);
    }
    return found;
  };
  return { ...kept, read };
}

/** What staff say of a category. */
type CategoryRecord = { name: string; description: string; picture: Picture | null };

type CategoryRow = { name: string; description: string; imageId: string | null; width: number; height: number; placeholder: string };

/** All categories in their order, with or without products. */
async function readCategories(sql: Sql): Promise<CategoryRecord[]> {
  const rows = await sql<CategoryRow[]>`
    select c.name, c.description, i.id as "imageId", i.width, i.height, i.placeholder
    from categories c left join images i on i.id = c.image_id order by c.position, c.name`;
  return rows.map(({ name, description, imageId, width, height, placeholder }) => ({
    name,
    description,
    picture: imageId === null ? null : { imageId, width, height, placeholder, alt: '' },
  }));
}

/** Rows read at once: few enough that reading a large catalogue never holds up the requests in between. */
const batch = 2000;

/**
 * Reads the whole catalogue, but for what is archived and for remnants, which have a page of their own, as it is when it begins: whoever loads
 * listens for changes first, and puts in again the products that change meanwhile.
 */
export async function readSnapshot(sql: Sql): Promise<Snapshot> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from products`;
  for (let room = Math.ceil((row?.count ?? 0) * 1.125) + 1024; ; room *= 2) {
    const snapshot = createSnapshot(room);
    if (await fill(sql, snapshot)) return snapshot;
  }
}

/** Reads these products; ids that are no product, an archived one or a remnant are left out. */
function readRows(sql: Sql, ids: readonly string[]): Promise<CatalogueRow[]> {
  // Sub-selects go by key for each row; joins may choose to read all of the other tables.
  return sql<CatalogueRow[]>`
    select ${columns(sql)},
      ${available(sql, sql`(select on_hand - held from stock_levels where product_id = p.id)`)},
      (select count(*)::int from reviews where product_id = p.id and is_published) as reviews,
      (select coalesce(sum(rating), 0)::int from reviews where product_id = p.id and is_published) as stars
    from products p where p.id = any(${[...ids]}::uuid[]) and not p.is_archived and p.remnant_length_mm is null`;
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
      where not p.is_archived and p.remnant_length_mm is null
      order by p.id`.cursor(batch);
    for await (const rows of batches) for (const row of rows) if (!loadRow(snapshot, row)) return false;
    finishLoading(snapshot);
    return true;
  });
}

const columns = (sql: ISql) => sql`
  p.id, p.category, p.supplier, p.price_pence, p.coverage_cm2, p.is_featured, extract(epoch from p.created_at)::float8 as created,
  p.material, p.tile_size, p.thickness, p.finish, p.wood_type, p.wood_species, p.plank_style, p.ac_rating, p.water_resistance,
  p.surface, p.construction, p.wear_layer, p.format, p.colour, p.rooms, p.underfloor_heating, p.appearance -> 'colours' as look,
  p.slip_rating, p.slip_ptv, p.wear_class, p.reaction_to_fire, p.warranty_years`;

const available = (sql: ISql, free: PendingQuery<Row[]>) => sql`case when p.in_stock then coalesce(${free}, 0) else 0 end as available`;
