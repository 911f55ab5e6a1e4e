import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoSettings } from '../db/demo/settings.ts';
import { connectDatabase } from '../src/platform/database/connect.server.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded.server.ts';
import { migrate } from '../src/platform/database/migrate.server.ts';
import { generateAfterSale } from './generate-after-sale.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { generateDesk } from './generate-desk.ts';
import { generateGoods } from './generate-goods.ts';

/**
 * The folder of a shop with `count` products of every kind and as many orders with all that becomes of them. Filled once, some minutes, outside the
 * project (BENCH_SCALE_DIR, or the machine's folder for what is temporary), and used again while the scripts that fill it are the same; later
 * migrations are applied to it.
 */
export async function filledShop(count: number): Promise<string> {
  const directory = process.env.BENCH_SCALE_DIR ?? join(tmpdir(), `shop-bench-scale-${count}`);
  const mark = join(directory, 'filled-by');
  const wanted = await fingerprint();
  if ((await readFile(mark, 'utf8').catch(() => '')) === wanted) return directory;
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const engine = await startEmbeddedPostgres(directory);
  const { sql, close } = connectDatabase({ socketDir: engine.socketDir }, 2);
  try {
    await migrate(sql, join(import.meta.dirname, '../db/migrations'));
    await sql`insert into settings (values) values (${sql.json(demoSettings(new Date()) as never)}) on conflict (only_row) do update set
      values = excluded.values`;
    await generateCatalogue(sql, count, true);
    await generateGoods(sql);
    await generateDesk(sql, count);
    await generateAfterSale(sql);
    await writeFile(mark, wanted);
  } finally {
    await close();
    await engine.stop();
  }
  return directory;
}

async function fingerprint(): Promise<string> {
  const files = ['fill-scale.ts', 'generate-catalogue.ts', 'generate-goods.ts', 'generate-desk.ts', 'generate-after-sale.ts'];
  const texts = await Promise.all(files.map((file) => readFile(join(import.meta.dirname, file), 'utf8')));
  return createHash('sha256').update(texts.join('\n')).digest('hex');
}
