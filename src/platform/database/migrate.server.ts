import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReservedSql, Sql } from 'postgres';
import { isUndone } from './in-transaction.server.ts';

/**
 * Applies the numbered files of `directory` that this database has not seen, each in a transaction of its own,
 * one shop process at a time. Errors: a sentence where a file that was applied has been edited since, or where the database
 * was changed by a version of the shop with other files, newer or older, which may have left what this one does not know.
 * Of `only`, where it is given. Returns the names of the files applied now.
 */
export async function migrate(sql: Sql, directory: string, only?: ReadonlySet<string>): Promise<string[]> {
  const files = (await readdir(directory)).filter((name) => name.endsWith('.sql') && (only?.has(name) ?? true)).sort();
  const connection = await sql.reserve();
  try {
    await connection`set statement_timeout = 0`; // Another process may be changing large tables, or this one.
    await connection`select pg_advisory_lock(728117)`;
    await connection`create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null
      default now())`;
    const rows = await connection<{ name: string; sha256: string }[]>`select name, sha256 from migrations`;
    const seen = new Map(rows.map((row) => [row.name, row.sha256]));
    const unknown = unknownMigration([...seen.keys()], files);
    if (unknown?.isNewer)
      throw new Error(
        `This database was changed by a newer version of the shop (${unknown.name}): start that version, or restore a backup made before it.`,
      );
    if (unknown)
      throw new Error(
        `This database was made by another version of the shop (${unknown.name}), which this one cannot carry on: ` +
          'start that version, or give this one an empty database, with another SHOP_DATA_DIR or DATABASE_URL.',
      );
    const applied: string[] = [];
    for (const name of files) {
      const text = await readFile(join(directory, name), 'utf8');
      const sha256 = createHash('sha256').update(text).digest('hex');
      if (seen.get(name) === sha256) continue;
      if (seen.has(name)) throw new Error(`The migration ${name} has been edited since it was applied to this database; write a new one instead.`);
      await applyFile(connection, `begin;\n${text}\n;insert into migrations (name, sha256) values ('${name}', '${sha256}');\ncommit`);
      applied.push(name);
    }
    return applied;
  } finally {
    await connection`rollback`.catch(() => {});
    await connection`select pg_advisory_unlock(728117)`.catch(() => {});
    await connection`reset statement_timeout`.catch(() => {});
    connection.release();
  }
}

const maxTryCount = 30;

/**
 * One file, in its transaction; again where PostgreSQL undid that for the sake of whoever sells meanwhile: a table that is changed and a sale that
 * reads it first and writes to it then may wait for each other, until one gives way after a second.
 */
async function applyFile(connection: ReservedSql, statements: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await connection.unsafe(statements).simple();
      return;
    } catch (error) {
      await connection`rollback`;
      if (!isUndone(error) || tries === maxTryCount) throw error;
    }
  }
}

/** The last of the applied files that is not among these, if any, and whether it comes after all of them: then a newer version brought it. */
export function unknownMigration(applied: readonly string[], files: readonly string[]): { name: string; isNewer: boolean } | undefined {
  const name = applied
    .filter((each) => !files.includes(each))
    .sort()
    .at(-1);
  return name === undefined ? undefined : { name, isNewer: files.every((file) => file < name) };
}

/**
 * Does the work while no other process of this shop does such work on the same database; they wait, however long it takes.
 * Needs a second connection in the pool for the work itself.
 */
export async function aloneInDatabase<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
  const connection = await sql.reserve();
  try {
    await connection`set statement_timeout = 0`;
    await connection`select pg_advisory_lock(728118)`;
    return await work();
  } finally {
    await connection`select pg_advisory_unlock(728118)`.catch(() => {});
    await connection`reset statement_timeout`.catch(() => {});
    connection.release();
  }
}
