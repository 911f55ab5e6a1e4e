import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureFirstAdmin } from '#accounts/first-admin.server.ts';
import type { Config } from '#platform/config.server.ts';
import { type Connection, connectDatabase, type DatabaseAddress } from '#platform/database/connect.server.ts';
import { aloneInDatabase, migrate } from '#platform/database/migrate.server.ts';
import { keepTrustedFile } from '#platform/documents/document-files.server.ts';
import { importTrusted } from '#platform/images/import-image.server.ts';
import { type ImageStore, openImageStore } from '#platform/images/store.server.ts';
import type { Log } from '#platform/log.server.ts';
import { isInUse } from '../db/demo/is-in-use.server.ts';

const root = join(import.meta.dirname, '..');

/**
 * Readies the database before anybody is let in, one process at a time: migrations, the demo shop into an empty one, the first administrator.
 * Returns how to sign in.
 */
export async function openShop(config: Config, address: DatabaseAddress, log: Log): Promise<string> {
  const connection = connectDatabase(address, 4);
  try {
    return await aloneInDatabase(connection.sql, async () => {
      const applied = await migrate(connection.sql, join(root, 'db/migrations'));
      if (applied.length) log.info({ applied }, 'migrations applied');
      if (config.loadsDemo && (await fillWithDemo(connection, openImageStore(config), new Date()))) log.info('the demo shop is loaded');
      return ensureFirstAdmin(connection.db, config);
    });
  } finally {
    await connection.close();
  }
}

/** Loads the demo shop with its pictures and documents, unless this database is in use. Answers whether it did. */
export async function fillWithDemo({ db, sql }: Connection, images: ImageStore, now: Date): Promise<boolean> {
  if (await isInUse(sql)) return false; // The demo's data is not even read then.
  const { loadDemoShop } = await import('../db/demo/load.server.ts');
  const shelf = { db, images };
  return loadDemoShop(
    sql,
    now,
    async (path, known) => importTrusted(shelf, await readFile(path), known),
    (bytes) => keepTrustedFile(shelf, bytes),
  );
}
