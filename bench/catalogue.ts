/** npm run bench -- catalogue: a page, exact total and facet counts from the snapshot at growing sizes; text and typing errors in PostgreSQL. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyBrowseState, sorts } from '../src/catalogue/browse-state.ts';
import { emptyFilters } from '../src/catalogue/filters.ts';
import { readSnapshot } from '../src/catalogue/living-catalogue.server.ts';
import { answer, snapshotQuery } from '../src/catalogue/snapshot/answer.ts';
import { facetOptions } from '../src/catalogue/snapshot/facet-options.ts';

import { createChanges } from '../src/platform/changes.server.ts';
import { connectDatabase } from '../src/platform/database/connect.server.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded.server.ts';
import { migrate } from '../src/platform/database/migrate.server.ts';
import { searchProducts } from '../src/search/search-products.server.ts';
import { median, percentile, table } from './figures.ts';
import { generateCatalogue } from './generate-catalogue.ts';

const sizes = process.env.BENCH_SIZES?.split(',').map(Number) ?? [180, 10_000, 100_000, 1_000_000];
const searchableAt = 100_000;
const browses = [
  {},
  { category: 'Tiles' },
  { category: 'Tiles', tile_size: '600x600', in_stock: true },
  { category: 'Tiles', tile_size: 'large format', finish: 'matt', material: 'porcelain' },
  { category: 'Wood Flooring', wood_species: 'oak', plank_style: 'herringbone', max_price: '90' },
  { category: 'LVT', thickness: '5mm', construction: 'spc click' },
  { min_price: '20', max_price: '60', in_stock: true },
  { supplier: 'Verrano' },
];
const texts = [
  'oak',
  'porcelain tile',
  '600x600 grey matt',
  '10mm oak',
  'herringbone lvt',
  'waterproof laminate',
  'TIL-STR-6060',
  'grey',
  'wood',
  'skirting',
  'o',
  'carpet underlay',
  'large format',
  'smoked ash',
];
const misspelt = ['herrinbone', 'porcelin tile', 'wlanut engineered', 'laminat grey', 'skirtng', 'carpit tile', 'travertin honed', 'chevorn'];

const directory = await mkdtemp(join(tmpdir(), 'shop-bench-'));
const engine = await startEmbeddedPostgres(directory);
const main = connectDatabase({ socketDir: engine.socketDir, database: 'postgres' }, 1);
try {
  const browsing = [];
  const searching = [];
  for (const size of sizes) {
    const database = `bench_${size}`;
    await main.sql`create database ${main.sql(database)}`;
    const { sql, close } = connectDatabase({ socketDir: engine.socketDir, database }, 4);
    await migrate(sql, join(import.meta.dirname, '../db/migrations'));
    await generateCatalogue(sql, size, size === searchableAt);
    browsing.push(await browse(sql, size));
    if (size === searchableAt) {
      searching.push(await search(sql, 'text', texts), await search(sql, 'with typing errors', misspelt));
    }
    await close();
    await main.sql`drop database ${main.sql(database)}`;
  }
  console.log(table(browsing));
  if (searching.length) console.log(table(searching));
} finally {
  await main.close();
  await engine.stop();
  await rm(directory, { recursive: true, force: true });
}

async function browse(sql: Parameters<typeof readSnapshot>[0], size: number) {
  const startedAt = performance.now();
  const before = process.memoryUsage();
  const snapshot = await readSnapshot(sql);
  const loaded = performance.now() - startedAt;
  const memory = process.memoryUsage().arrayBuffers - before.arrayBuffers;
  const states = browses.flatMap((filters) =>
    sorts.flatMap((sort) => [1, 3].map((page) => ({ ...emptyBrowseState, filters: { ...emptyFilters, ...filters }, sort, page }))),
  );
  const times = [];
  const busy = [];
  for (let round = 0; round < 12; round++) {
    for (const state of states) {
      const from = performance.now();
      const used = process.threadCpuUsage();
      const query = snapshotQuery(state, null);
      facetOptions(snapshot, answer(snapshot, query).counts, query.choices);
      const { user, system } = process.threadCpuUsage(used);
      if (round < 2) continue;
      times.push(performance.now() - from);
      busy.push((user + system) / 1000);
    }
  }
  return {
    products: size.toLocaleString('en-GB'),
    ...inMs(times),
    // What others do on the machine meanwhile is not in it.
    'p99 of its own work (ms)': percentile(busy, 0.99).toFixed(2),
    'load (s)': (loaded / 1000).toFixed(2),
    'arrays (MB)': (memory / 2 ** 20).toFixed(1),
  };
}

async function search(sql: Parameters<typeof readSnapshot>[0], what: string, said: readonly string[]) {
  const times = [];
  for (let round = 0; round < 12; round++) {
    for (const text of said) {
      const from = performance.now();
      const found = await searchProducts({ sql, config: { cacheBytes: 2 ** 20 }, ...createChanges() }, text);
      if (round > 1) times.push(performance.now() - from);
      if (round === 2 && process.env.BENCH_VERBOSE)
        console.log(text, found.best.length, (found.all?.length ?? 0) / 16, (performance.now() - from).toFixed(1));
    }
  }
  return { [`search of ${searchableAt.toLocaleString('en-GB')}`]: what, ...inMs(times) };
}

function inMs(times: readonly number[]) {
  return { 'median (ms)': median(times).toFixed(2), 'p99 (ms)': percentile(times, 0.99).toFixed(2) };
}
