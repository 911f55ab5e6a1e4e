import { join } from 'node:path';
import { ensureFirstAdmin } from '#accounts/first-admin.server.ts';
import type { Config } from '#platform/config.server.ts';
import { connectDatabase, type DatabaseAddress } from '#platform/database/connect.server.ts';
import { migrate } from '#platform/database/migrate.server.ts';
import type { Log } from '#platform/log.server.ts';

const root = join(import.meta.dirname, '..');

/** Readies the database before anybody is let in: migrations, the demo shop into an empty one, the first administrator. Returns how to sign in. */
export async function openShop(config: Config, address: DatabaseAddress, log: Log): Promise<string> {
  const { db, sql, close } = connectDatabase(address, 2);
  try {
    const applied = await migrate(sql, join(root, 'db/migrations'));
    if (applied.length) log.info({ applied }, 'migrations applied');
    return await ensureFirstAdmin(db, config);
  } finally {
    await close();
  }
}
