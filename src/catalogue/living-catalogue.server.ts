import type { Sql } from 'postgres';
import { createCache, dropOnChange, shareOf } from '#platform/cache.server.ts';
import type { Changes } from '#platform/changes.server.ts';
import type { Config } from '#platform/config.server.ts';
import { readRows, readSnapshot } from './read-catalogue-rows.server.ts';
import { type CategoryRecord, readCategories } from './read-categories.server.ts';
import { readSummaries, type StoredSummary } from './read-summaries.server.ts';
import { putProduct, removeProduct, type Snapshot } from './snapshot/snapshot.ts';

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
