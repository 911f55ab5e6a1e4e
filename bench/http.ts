/**
 * npm run bench -- http: how the shop's answers compare with bare node:http sending the same bytes, in the same run,
 * 16 connections, turn about. The machine's own speed falls out of the ratio. Needs a built shop (npm run build).
 */
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import { median, table } from './figures.ts';
import { openBare } from './open-bare.ts';
import { openShop } from './open-shop.ts';

const rounds = 5;
const seconds = 3;

const shop = await openShop();
try {
  const targets = {
    home: '/',
    list: '/products',
    'list, filtered': '/products?category=Tiles&material=porcelain',
    product: shop.firstProduct,
    'GET /api/products, 20': '/api/products?limit=20',
    'GET /api/products, filtered': '/api/products?limit=20&category=Tiles&material=porcelain&in_stock=true',
  };
  const rows = [];
  for (const [name, path] of Object.entries(targets)) rows.push({ what: name, ...(await compare(path)) });
  console.log(table(rows));
  console.log(
    table([
      { what: 'first start with an empty directory (s)', figure: (shop.startedInMs / 1000).toFixed(1) },
      { what: 'memory after the runs (MB)', figure: await memoryMb(shop.process) },
    ]),
  );
} finally {
  await shop.close();
}

async function compare(path: string) {
  const url = `${shop.address}${path}`;
  const sent = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const bare = await openBare(Buffer.from(await sent.arrayBuffer()), Object.fromEntries(sent.headers));
  await load(url, 1);
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) {
    pairs.push([(await load(url, seconds)).rate, (await load(bare.address, seconds)).rate]);
  }
  const { p99 } = await load(url, seconds);
  await bare.close();
  return {
    'requests/s': Math.round(median(pairs.map(([own]) => own))),
    'bare requests/s': Math.round(median(pairs.map(([, other]) => other))),
    ratio: median(pairs.map(([own, other]) => own / other)).toFixed(2),
    'p99 ms': p99,
  };
}

async function load(url: string, duration: number) {
  const result = await autocannon({ url, connections: 16, duration, headers: { 'accept-encoding': 'identity' } });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered ${result.non2xx} times other than 2xx, with ${result.errors} errors.`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

async function memoryMb(child: ChildProcess): Promise<string> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024).toFixed(0);
}
