import { join, resolve } from 'node:path';
import { readConfig } from '../src/platform/config.server.ts';
import { connectDatabase } from '../src/platform/database/connect.server.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded.server.ts';
import { openImageStore } from '../src/platform/images/open-store.server.ts';

type Place = { sql: ReturnType<typeof connectDatabase>['sql']; images: ReturnType<typeof openImageStore>; migrations: string };

/** Does something with a file and the shop that the environment names, says what came of it, and ends the process with 1 where it failed. */
export async function inThisShop(usage: string, work: (place: Place, file: string) => Promise<string>) {
  const [file] = process.argv.slice(2);
  if (!file) return fail(`Please say which file: ${usage}`);
  try {
    const config = readConfig(process.env);
    const engine = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir);
    const { sql, close } = connectDatabase(engine ? { socketDir: engine.socketDir } : { url: config.databaseUrl as string }, 3);
    try {
      const migrations = join(import.meta.dirname, '../db/migrations');
      console.log(await work({ sql, images: openImageStore(config), migrations }, resolve(file)));
    } finally {
      await close();
      await engine?.stop();
    }
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(sentence: string) {
  console.error(sentence);
  process.exitCode = 1;
}
