import { join, resolve } from 'node:path';
import { readConfig } from '../src/platform/config.server.ts';
import { type Connection, connectDatabase } from '../src/platform/database/connect.server.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded.server.ts';
import { openImageStore } from '../src/platform/images/store.server.ts';

type Place = Pick<Connection, 'db' | 'sql'> & { images: ReturnType<typeof openImageStore>; migrations: string };

/** Does something in the shop that the environment names, says what came of it, and ends the process with 1 where it failed. */
export async function inThisShop(work: (place: Place) => Promise<string>) {
  try {
    const config = readConfig(process.env);
    const engine = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir);
    const { db, sql, close } = connectDatabase(engine ? { socketDir: engine.socketDir } : { url: config.databaseUrl as string }, 3);
    try {
      const migrations = join(import.meta.dirname, '../db/migrations');
      console.log(await work({ db, sql, images: openImageStore(config), migrations }));
    } finally {
      await close();
      await engine?.stop();
    }
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

/** The file that the command line names, from where it was typed. */
export function fileNamed(usage: string): string {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error(`Please say which file: ${usage}`);
  return resolve(file);
}

function fail(sentence: string) {
  console.error(sentence);
  process.exitCode = 1;
}
