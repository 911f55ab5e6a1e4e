import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer, json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Sql } from 'postgres';
import { type Extract, extract, type Pack, pack } from 'tar-stream';
import { migrate, unknownMigration } from '../database/migrate.server.ts';
import { documentKey } from '../documents/document-files.server.ts';
import { type ImageRecord, originalKey } from '../images/image-record.server.ts';
import { type ImageStore, imageId } from '../images/store.server.ts';

const pieceBytes = 8 * 2 ** 20;

/** What a backup says of itself: first which migrations it needs, at its end what must have been found in it. */
export type BackupHead = { format: 1; madeAt: string; migrations: string[]; tables: Table[] };
export type BackupFoot = { rows: Record<string, number>; sequences: { name: string; last: number }[]; pictures: number; documents?: number };

/**
 * Writes the whole shop into one file (tar, gzip): every table as PostgreSQL's COPY gives it, all of one moment, then the
 * pictures as they were put in, and the documents; other sizes are made again. The shop may sell meanwhile. A file that is there is replaced once
 * the new one is whole; only its owner may read it. Errors: a sentence where the database holds no shop.
 */
export async function writeBackup({ sql, images }: { sql: Sql; images: ImageStore }, file: string): Promise<BackupFoot> {
  const aside = `${file}.part`;
  const archive = pack();
  const written = pipeline(archive, createGzip({ level: 4 }), createWriteStream(aside, { mode: 0o600 }));
  try {
    const foot = await Promise.race([fill(sql, images, archive), written.then(() => Promise.reject(new Error('The backup ended early.')))]);
    archive.finalize();
    await written;
    await rename(aside, file);
    return foot;
  } catch (error) {
    archive.destroy();
    await written.catch(() => {});
    await rm(aside, { force: true });
    throw error;
  }
}

function fill(sql: Sql, images: ImageStore, archive: Pack): Promise<BackupFoot> {
  return sql.begin('isolation level repeatable read read only', async (transaction) => {
    const tx = transaction as unknown as Sql;
    await tx`set local statement_timeout = 0`;
    await tx`set local idle_in_transaction_session_timeout = 0`;
    const [{ there } = { there: null }] = await tx`select to_regclass('public.migrations') as there`;
    if (!there) throw new Error('There is no shop in this database yet.');
    const migrations = (await tx<{ name: string }[]>`select name from migrations order by name`).map(({ name }) => name);
    const tables = await readTables(tx);
    const head: BackupHead = { format: 1, madeAt: new Date().toISOString(), migrations, tables };
    await add(archive, 'head.json', Buffer.from(JSON.stringify(head)));
    const foot: BackupFoot = { rows: {}, sequences: [], pictures: 0 };
    for (const table of tables) foot.rows[table.name] = await addTable(tx, table, archive);
    for (const { id, format } of await tx<Pick<ImageRecord, 'id' | 'format'>[]>`select id, format from images order by id`) {
      const bytes = await images.read(originalKey(id, format));
      if (!bytes) continue; // Nothing showed it, and it was tidied away since.
      await add(archive, `pictures/${originalKey(id, format)}`, bytes);
      foot.pictures += 1;
    }
    foot.documents = await addDocuments(tx, images, archive);
    foot.sequences = await readSequences(tx);
    await add(archive, 'foot.json', Buffer.from(JSON.stringify(foot)));
    return foot;
  }) as Promise<BackupFoot>;
}

async function addDocuments(tx: Sql, images: ImageStore, archive: Pack): Promise<number> {
  let documents = 0;
  for (const { id } of await tx<{ id: string }[]>`select id from document_files order by id`) {
    const bytes = await images.read(documentKey(id));
    if (!bytes) continue; // No document named it, and it was tidied away since.
    await add(archive, documentKey(id), bytes);
    documents += 1;
  }
  return documents;
}

/** In pieces, since an archive wants to know sizes beforehand. PostgreSQL sends whole rows, so a piece ends with a row. */
async function addTable(tx: Sql, { name, columns }: Table, archive: Pack): Promise<number> {
  let [rows, piece, bytes]: [number, Buffer[], number] = [0, [], 0];
  let number = 0;
  const flush = async () => {
    if (bytes) await add(archive, `tables/${name}/${++number}`, Buffer.concat(piece));
    [piece, bytes] = [[], 0];
  };
  const copied = await tx.unsafe(`copy ${name} (${columns}) to stdout`).readable();
  for await (const part of copied) {
    rows += countLines(part);
    piece.push(part);
    bytes += part.length;
    if (bytes > pieceBytes) await flush();
  }
  // postgres.js stops its socket when the last row fills the stream, and a stream that has ended asks for no more: the next answer would never come.
  copied._read(0);
  await flush();
  return rows;
}

function add(archive: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, size: bytes.length }, (error) => (error ? reject(error) : resolve())).end(bytes);
  });
}

/** COPY ends each row with a newline, and writes those within a value in another way. */
function countLines(part: Buffer): number {
  let lines = 0;
  for (let at = part.indexOf(10); at >= 0; at = part.indexOf(10, at + 1)) lines += 1;
  return lines;
}

/** A table as SQL names it, and the columns that can be written. */
type Table = { name: string; columns: string };

/**
 * Every table of the shop, aside from the list of applied migrations, which whoever restores applies first, and from what each start publishes
 * again.
 */
export function readTables(sql: Sql): Promise<Table[]> {
  return sql<Table[]>`
    select format('%I.%I', n.nspname, c.relname) as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relname not in ('migrations', 'published_assets')
    group by 1 order by 1`;
}

/** Foreign keys, as the statements that take them away and put them back, so that tables can be filled in any order. */
export function readForeignKeys(sql: Sql): Promise<{ drop: string; add: string }[]> {
  return sql<{ drop: string; add: string }[]>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f'`;
}

/** The last number each sequence gave, of those that gave any. */
export function readSequences(sql: Sql): Promise<{ name: string; last: number }[]> {
  return sql<{ name: string; last: number }[]>`
    select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences where last_value is not null`;
}

type Place = { sql: Sql; images: ImageStore; migrations: string };

type Entries = ReturnType<Extract[typeof Symbol.asyncIterator]>;

/**
 * Fills an empty database and picture store from a backup: all of it, or nothing of the database. Its migrations are applied first
 * and newer ones by the next start, so an older backup fits a newer shop. Errors: a sentence where the database is in use, where
 * the backup is of a newer or another shop, or where the file is not whole.
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
    const foot = await fillTables(tx, place.images, head, entries);
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
  const known = (await readdir(migrations)).filter((name) => name.endsWith('.sql'));
  const unknown = unknownMigration(head.migrations, known);
  if (unknown)
    throw new Error(
      unknown.isNewer
        ? `The backup was made by a newer version of the shop (it has ${unknown.name}): install that version first.`
        : `The backup was made by another version of the shop (it has ${unknown.name}): only that version can restore it.`,
    );
  const [{ there } = { there: null }] = await sql`select to_regclass('public.migrations') as there`;
  if (there) {
    const [used] = await sql`select from users union all select from products union all select from orders limit 1`;
    if (used) throw new Error('This database is in use: restore into an empty one, with another SHOP_DATA_DIR or DATABASE_URL.');
  }
  await migrate(sql, migrations, new Set(head.migrations));
}

async function fillTables(tx: Sql, images: ImageStore, { tables }: BackupHead, entries: Entries) {
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  let [pictures, documents] = [0, 0];
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
    } else if (kind === 'documents') {
      const bytes = await buffer(entry);
      if (!rest.join('/').startsWith(`${imageId(bytes)}-`)) throw new Error(`The document ${entry.header.name} was damaged in the backup.`);
      await images.write(entry.header.name, bytes);
      documents += 1;
    } else {
      const foot = (await json(entry)) as BackupFoot;
      // A backup of a shop from before it had any says nothing of them.
      const wanted = foot.documents ?? 0;
      if (wanted !== documents) throw new Error(`The backup is not whole: it should have ${wanted} documents, and has ${documents}.`);
      if (foot.pictures !== pictures) throw new Error(`The backup is not whole: it should have ${foot.pictures} pictures, and has ${pictures}.`);
      return foot;
    }
  }
  throw new Error('The backup is not whole: its end is missing.');
}
