import { createHash } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import type { TestProject } from 'vitest/node';
import { fillWithDemo } from '../src/open-shop.server.ts';
import { type Connection, connectDatabase } from '../src/platform/database/connect.server.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded.server.ts';
import { migrate } from '../src/platform/database/migrate.server.ts';
import { folderStore } from '../src/platform/images/store.server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    socketDir: string;
    /** A database with every migration and nothing in it. */
    emptyTemplate: string;
    /** The same with the demo shop. */
    demoTemplate: string;
    /** Where the demo shop's pictures are. */
    dataDir: string;
    /** Process id of this run, part of its databases' names. */
    run: number;
  }
}

const root = join(import.meta.dirname, '..');
const dataDir = join(root, '.cache/test');

/** What a crash of the machine would cost is a test's database, which is made anew; a disk that is waited for at every commit costs minutes. */
const hurried = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** One real PostgreSQL for all tests, with template databases that each test file copies in a tenth of a second. */
export default async function setup({ provide }: TestProject) {
  const temporary = await mkdtemp(join(tmpdir(), 'shop-tests-'));
  await chmod(temporary, 0o755); // One test is somebody else.
  process.env.TMPDIR = temporary; // What tests leave behind goes with it.
  const engine = await startEmbeddedPostgres(dataDir);
  // Held open so that a run beside this one, when it ends, does not stop the database under it.
  const held = connectDatabase({ socketDir: engine.socketDir, database: 'postgres' }, 1);
  await held.sql.listen('held', () => {}); // A listener's connection is never closed for idleness.
  for (const setting of hurried) await held.sql`alter system set ${held.sql(setting)} = off`;
  await held.sql`select pg_reload_conf()`;
  const emptyTemplate = await template(engine.socketDir, 'empty', ['db/migrations'], async ({ sql }) => {
    await sql`delete from categories`; // Tests bring the few that they speak of.
  });
  const demoTemplate = await template(engine.socketDir, 'demo', ['db/migrations', 'db/demo'], async (connection) => {
    await fillWithDemo(connection, folderStore(join(dataDir, 'images')), new Date());
  });
  provide('socketDir', engine.socketDir);
  provide('emptyTemplate', emptyTemplate);
  provide('demoTemplate', demoTemplate);
  provide('dataDir', dataDir);
  provide('run', process.pid);
  await dropCopies(held.sql, (run) => !isRunning(run));
  return async () => {
    await dropCopies(held.sql, (run) => run === process.pid || !isRunning(run));
    await held.close();
    await engine.stop();
    await rm(temporary, { recursive: true, force: true });
  };
}

/** Makes a template database unless the files it is made from are the same as last time. */
async function template(socketDir: string, kind: string, madeFrom: string[], fill: (connection: Connection) => Promise<void>): Promise<string> {
  const name = `template_${kind}_${await fingerprint(madeFrom)}`;
  const { sql, close } = connectDatabase({ socketDir, database: 'postgres' }, 1);
  try {
    // A run beside this one may be making the same: the second waits, and finds it made.
    await sql`set statement_timeout = 0`;
    await sql`select pg_advisory_lock(2)`;
    const [there] = await sql`select 1 from pg_database where datname = ${name}`;
    if (there) return name;
    const old = await sql<{ datname: string }[]>`select datname from pg_database where datname like ${`template\\_${kind}\\_%`}`;
    for (const { datname } of old) await sql`drop database ${sql(datname)} with (force)`;
    const making = `making_${kind}_${process.pid}`;
    await sql`drop database if exists ${sql(making)}`;
    await sql`create database ${sql(making)}`;
    const fresh = connectDatabase({ socketDir, database: making }, 4);
    try {
      await migrate(fresh.sql, join(root, 'db/migrations'));
      await fill(fresh);
    } finally {
      await fresh.close();
    }
    await sql`alter database ${sql(making)} rename to ${sql(name)}`;
    return name;
  } finally {
    await close();
  }
}

/** Copies are named copy_<process id of the run>_<random>, so that runs side by side leave each other's alone. */
async function dropCopies(sql: Sql, isOver: (run: number) => boolean) {
  const copies = await sql<{ datname: string }[]>`select datname from pg_database where datname like 'copy\_%'`;
  for (const { datname } of copies) if (isOver(Number(datname.split('_')[1]))) await sql`drop database if exists ${sql(datname)} with (force)`;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function fingerprint(directories: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const directory of directories) {
    const names = await readdir(join(root, directory), { recursive: true });
    for (const name of names.sort()) if (/\.(ts|sql|json)$/.test(name)) hash.update(name).update(await readFile(join(root, directory, name)));
  }
  return hash.digest('hex').slice(0, 12);
}
