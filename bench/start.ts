/**
 * npm run bench -- start: how long `npm start` takes to the first whole page where it was started before (installed, built, a demo shop in its
 * database), turn about with `npm exec node` and a bare node:http server: what npm and Node alone take. Needs an installed shop.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, table } from './figures.ts';

const rounds = 5;
const [shopPort, barePort] = [3971, 3972];
const root = join(import.meta.dirname, '..');
const dataDir = await mkdtemp(join(tmpdir(), 'shop-bench-'));
const bare = `require('http').createServer((_, answer) => answer.end('here')).listen(${barePort}, '127.0.0.1')`;

const startShop = () => begin('npm', ['start'], { PORT: String(shopPort), SHOP_DATA_DIR: dataDir, LOG_LEVEL: 'error' });
const startBare = () => begin('npm', ['exec', '--', 'node', '-e', bare], {});

try {
  await timed(startShop, shopPort); // Fills the database.
  const times: { shop: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) times.push({ bare: await timed(startBare, barePort), shop: await timed(startShop, shopPort) });
  const seconds = (ms: number) => (ms / 1000).toFixed(2);
  const [shop, alone] = [median(times.map((time) => time.shop)), median(times.map((time) => time.bare))];
  console.log(
    table([
      { what: 'ratio to bare node:http started by npm', figure: median(times.map((time) => time.shop / time.bare)).toFixed(1) },
      { what: 'npm start to the first page (s)', figure: seconds(shop) },
      { what: 'bare node:http by npm (s)', figure: seconds(alone) },
    ]),
  );
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

function begin(command: string, args: string[], env: Record<string, string>): ChildProcess {
  return spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'ignore', detached: true });
}

/** Milliseconds until the first page is there, whole; what was started is ended again. */
async function timed(start: () => ChildProcess, port: number): Promise<number> {
  const began = performance.now();
  const child = start();
  const page = () => fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text());
  while (!(await page().catch(() => ''))) await sleep(10);
  const ms = performance.now() - began;
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
  while (await page().catch(() => '')) await sleep(50); // Its own child may take a little longer.
  return ms;
}
