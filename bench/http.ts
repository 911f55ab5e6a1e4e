/**
 * npm run bench -- http: how the shop's answers compare with bare node:http sending the same bytes, in the same run,
 * 16 connections, turn about. The machine's own speed falls out of the ratio. Needs a built shop (npm run build).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { median, table } from './figures.ts';

const rounds = 5;
const seconds = 3;
const shopPort = 4300;
const barePort = 4301;
const root = join(import.meta.dirname, '..');

const dataDir = await mkdtemp(join(tmpdir(), 'shop-bench-'));
const startedAt = performance.now();
const shop = spawn(process.execPath, ['src/start.server.ts'], {
  cwd: root,
  env: { ...process.env, NODE_ENV: 'production', PORT: String(shopPort), SHOP_DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await answering(`http://127.0.0.1:${shopPort}/health/ready`);
  const startMs = performance.now() - startedAt;
  const { products } = (await (await fetch(`http://127.0.0.1:${shopPort}/api/products?limit=1`)).json()) as { products: { id: string }[] };
  const targets = {
    home: '/',
    list: '/products',
    'list, filtered': '/products?category=Tiles&material=porcelain',
    product: `/products/${products[0]?.id}`,
    'GET /api/products, 20': '/api/products?limit=20',
    'GET /api/products, filtered': '/api/products?limit=20&category=Tiles&material=porcelain&in_stock=true',
  };
  const rows = [];
  for (const [name, path] of Object.entries(targets)) rows.push({ what: name, ...(await compare(path)) });
  console.log(table(rows));
  console.log(
    table([
      { what: 'first start with an empty directory (s)', figure: (startMs / 1000).toFixed(1) },
      { what: 'memory after the runs (MB)', figure: await memoryMb(shop) },
    ]),
  );
} finally {
  shop.kill('SIGTERM');
  await once(shop, 'exit');
  await rm(dataDir, { recursive: true, force: true });
}

async function compare(path: string) {
  const url = `http://127.0.0.1:${shopPort}${path}`;
  const bare = await bareServer(url);
  await load(url, 1);
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) {
    pairs.push([(await load(url, seconds)).rate, (await load(`http://127.0.0.1:${barePort}/`, seconds)).rate]);
  }
  const { p99 } = await load(url, seconds);
  bare.kill();
  await once(bare, 'exit');
  const ratio = median(pairs.map(([own, other]) => own / other));
  return {
    'requests/s': Math.round(median(pairs.map(([own]) => own))),
    'bare requests/s': Math.round(median(pairs.map(([, other]) => other))),
    ratio: ratio.toFixed(2),
    'p99 ms': p99,
  };
}

/** The same bytes and headers from a bare server in a process of its own. */
async function bareServer(url: string): Promise<ChildProcess> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  const bare = spawn(process.execPath, [join(import.meta.dirname, 'bare.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
  bare.stdin.end(JSON.stringify({ body: body.toString('base64'), headers, port: barePort }));
  await once(bare.stdout, 'data');
  return bare;
}

async function load(url: string, duration: number) {
  const result = await autocannon({ url, connections: 16, duration, headers: { 'accept-encoding': 'identity' } });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered ${result.non2xx} times other than 2xx, with ${result.errors} errors.`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

async function answering(url: string) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await fetch(url).then((r) => r.ok, () => false)) return; // biome-ignore format: one thought
    await sleep(100);
  }
  throw new Error(`${url} did not answer within a minute.`);
}

async function memoryMb(child: ChildProcess): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024).toFixed(0);
}
