import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { connectDatabase } from '../database/connect.server.ts';
import { startEmbeddedPostgres } from '../database/embedded.server.ts';
import { documentKey } from '../documents/document-files.server.ts';
import { originalKey } from '../images/image-record.server.ts';
import { folderStore } from '../images/store.server.ts';
import { readSequences, readTables, restoreBackup, writeBackup } from './backup.server.ts';

const shop = await openTestShop('demo');
const folder = await mkdtemp(join(tmpdir(), 'backup-'));
const engine = await startEmbeddedPostgres(join(folder, 'data'));
const fresh = connectDatabase({ socketDir: engine.socketDir });
afterAll(async () => {
  await Promise.all([shop.close(), fresh.close()]);
  await engine.stop();
  await rm(folder, { recursive: true, force: true });
});
const migrations = join(import.meta.dirname, '../../../db/migrations');
const place = { sql: fresh.sql, images: folderStore(join(folder, 'images')), migrations };
const file = join(folder, 'shop.tar.gz');

/** Every row of every table as one hash, and how many there are. */
async function contents(sql: typeof shop.sql) {
  const found: Record<string, { rows: number; all: string }> = {};
  for (const { name, columns } of await readTables(sql)) {
    const [row] = await sql.unsafe(
      `select count(*)::int as rows, md5(string_agg(t::text, chr(10) order by t::text)) as all from (select ${columns} from ${name}) t`,
    );
    found[name] = row as unknown as { rows: number; all: string };
  }
  return found;
}

test('a backup holds one moment of a shop that goes on selling, and an empty folder becomes that shop', async () => {
  // Two tables, far apart in the backup, that always say the same.
  const sell = (n: number) =>
    shop.sql.begin(async (tx) => {
      await tx`update categories set description = ${n}`;
      await tx`update users set full_name = ${n}`;
    });
  await sell(0);
  // A row larger than what a stream holds, the last of its table.
  await shop.sql`insert into product_imports (file_name, csv) values ('stock.csv', ${'sku;stock\n'.repeat(20_000)})`;
  let selling = true;
  const changes = (async () => {
    for (let n = 1; selling; n += 1) await sell(n);
  })();
  const foot = await writeBackup(shop, file);
  selling = false;
  await changes;
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  expect(await restoreBackup(place, file)).toEqual(foot);
  const changed = await fresh.sql`select description as said from categories union select full_name from users`;
  expect(changed).toHaveLength(1);
  const [there, here] = [await contents(fresh.sql), await contents(shop.sql)];
  const rows = (found: typeof there) => Object.fromEntries(Object.entries(found).map(([name, { rows }]) => [name, rows]));
  expect(rows(there)).toEqual(rows(here));
  for (const name of Object.keys(here).filter((each) => !/\.(categories|users)$/.test(each))) expect([name, there[name]]).toEqual([name, here[name]]);
  const pictures = await fresh.sql`select id, format from images`;
  expect([pictures.length > 50, foot.pictures]).toEqual([true, pictures.length]);
  const hash = async (store: typeof place.images, { id, format }: (typeof pictures)[number]) =>
    createHash('sha256').update((await store.read(originalKey(id, format))) ?? 'missing').digest('hex'); // biome-ignore format: one thought
  for (const picture of pictures) expect(await hash(place.images, picture)).toBe(await hash(shop.images, picture));

  const documents = await fresh.sql<{ id: string }[]>`select id from document_files`;
  expect([documents.length > 50, foot.documents]).toEqual([true, documents.length]);
  for (const { id } of documents) expect(await place.images.read(documentKey(id))).toEqual(await shop.images.read(documentKey(id)));

  const order = (sql: typeof shop.sql) =>
    sql`select o.*, (select json_agg(i order by i.id) from order_lines i where i.order_id = o.id) as items from orders o order by id limit 1`;
  expect(await order(fresh.sql)).toEqual(await order(shop.sql));
  expect(await readSequences(fresh.sql)).toEqual(await readSequences(shop.sql));
  // What holds rows together and notices changes is there again.
  await expect(fresh.sql`delete from orders`).rejects.toThrow();
  const [triggers] = await fresh.sql`select count(*)::int as off from pg_trigger where tgenabled = 'D'`;
  expect(triggers).toEqual({ off: 0 });
  await expect(restoreBackup(place, file)).rejects.toThrow('This database is in use');
}, 120_000);

test('half a file, something else, and a newer shop’s backup are told in a sentence, and an old backup stays until the new one is ' +
  'whole', async () => {
  const half = join(folder, 'half.tar.gz');
  await writeFile(half, await readFile(file));
  await truncate(half, Math.floor((await stat(file)).size / 2));
  await fresh.sql`create database half`;
  const empty = connectDatabase({ socketDir: engine.socketDir, database: 'half' });
  try {
    const there = { ...place, sql: empty.sql };
    await expect(restoreBackup(there, half)).rejects.toThrow();
    expect(await empty.sql`select from products`).toHaveLength(0);
    await expect(restoreBackup({ ...there, migrations: folder }, file)).rejects.toThrow('made by a newer version');
    const restarted = join(folder, 'restarted');
    await mkdir(restarted);
    await writeFile(join(restarted, '9999_clean_start.sql'), '');
    await expect(restoreBackup({ ...there, migrations: restarted }, file)).rejects.toThrow('made by another version');
    const broken = { sql: shop.sql, images: { ...shop.images, read: () => Promise.reject(new Error('unreadable')) } };
    const { size } = await stat(file);
    await expect(writeBackup(broken, file)).rejects.toThrow('unreadable');
    expect((await stat(file)).size).toBe(size);
  } finally {
    await empty.close();
  }
}, 120_000);
