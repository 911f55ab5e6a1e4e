import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer, json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Sql } from 'postgres';
import { type Extract, extract } from 'tar-stream';
import { migrate } from '../database/migrate.server.ts';
import { type ImageStore, imageId } from '../images/store.server.ts';
import { type BackupFoot, type BackupHead, readForeignKeys } from './backup.server.ts';

type Place = { sql: Sql; images: ImageStore; migrations: string };

type Entries = ReturnType<Extract[typeof Symbol.asyncIterator]>;

/**
 * Fills an empty database and picture store from a backup: all of it, or nothing of the database. Its migrations are applied first
 * and newer ones by the next start, so an older backup fits a newer shop. Errors: a sentence where the database is in use, where
 * the backup is of a newer shop, or where the file is not whole.
 */
export async function restoreBackup(place: Place, file: string): Promise<BackupFoot> {
  const archive = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), archive);
  reading.catch(() => {}); // Told by the loop below, which ends with the same error.
  const entries = archive[Symbol.asyncIterator]();
  const first = (await entries.next()).value;
  if (first?.header.name !== 'head.json') throw new Error(`${file} is not a backup of a shop.`);
  const head = (await json(first)) as BackupHead;
  await prepare(place, head);
  return place.sql.begin(async (transaction) => {
    const tx = transaction as unknown as Sql;
    await tx`set local statement_timeout = 0`;
    await tx`set local idle_in_transaction_session_timeout = 0`;
    const keys = await readForeignKeys(tx);
    for (const { drop } of keys) await tx.unsafe(drop);
    for (const { name } of head.tables) await tx.unsafe(`alter table ${name} disable trigger user`);
    await tx.unsafe(`truncate ${head.tables.map(({ name }) => name).join(', ')}`);
    const foot = await fill(tx, place.images, head, entries);
    for (const { name } of head.tables) await tx.unsafe(`alter table ${name} enable trigger user`);
    for (const { add } of keys) await tx.unsafe(add);
    for (const { name, last } of foot.sequences) await tx`select setval(${name}, ${last})`;
    for (const { name } of head.tables) {
      const [{ rows } = { rows: 0 }] = await tx.unsafe<{ rows: number }[]>(`select count(*)::int as rows from ${name}`);
      if (rows !== foot.rows[name]) throw new Error(`${file} is not whole: ${name} should have ${foot.rows[name]} rows, and has ${rows}.`);
    }
    return foot;
  }) as Promise<BackupFoot>;
}

async function prepare({ sql, migrations }: Place, head: BackupHead) {
  const known = await readdir(migrations);
  const unknown = head.migrations.find((name) => !known.includes(name));
  if (unknown) throw new Error(`The backup was made by a newer version of the shop (it has ${unknown}): install that version first.`);
  const [{ there } = { there: null }] = await sql`select to_regclass('public.migrations') as there`;
  if (there) {
    const [used] = await sql`select from users union all select from products union all select from orders limit 1`;
    if (used) throw new Error('This database is in use: restore into an empty one, with another SHOP_DATA_DIR or DATABASE_URL.');
  }
  await migrate(sql, migrations, new Set(head.migrations));
}

async function fill(tx: Sql, images: ImageStore, { tables }: BackupHead, entries: Entries) {
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  let pictures = 0;
  for (let next = await entries.next(); !next.done; next = await entries.next()) {
    const entry = next.value;
    const [kind, ...rest] = entry.header.name.split('/');
    if (kind === 'tables') {
      const name = rest.slice(0, -1).join('/');
      await pipeline(Readable.from(entry), await tx.unsafe(`copy ${name} (${columnsOf.get(name)}) from stdin`).writable());
    } else if (kind === 'pictures') {
      const [key, bytes] = [rest.join('/'), await buffer(entry)];
      if (!key.startsWith(`originals/${imageId(bytes)}.`)) throw new Error(`The picture ${key} was damaged in the backup.`);
      await images.write(key, bytes);
      pictures += 1;
    } else {
      const foot = (await json(entry)) as BackupFoot;
      if (foot.pictures !== pictures) throw new Error(`The backup is not whole: it should have ${foot.pictures} pictures, and has ${pictures}.`);
      return foot;
    }
  }
  throw new Error('The backup is not whole: its end is missing.');
}
