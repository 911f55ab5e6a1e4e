/**
 * npm run bench -- scale: every kind of page of a shop with 100,000 products of all kinds and 100,000 orders, each turn about with bare node:http
 * sending the same bytes, one at a time. Filled once, some minutes, and kept (fill-scale.ts). Needs a built shop (npm run build).
 * BENCH_FILES=1 asks for whole files instead: feed, sitemap, all orders, all products. BENCH_ONLY='claim|stock' asks only what that pattern finds,
 * BENCH_ROUNDS=40 more often.
 */
import { readdir, readFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { median, percentile, table } from './figures.ts';
import { openBare } from './open-bare.ts';
import { openScale } from './open-scale.ts';
import { type Ask, scaleAsks } from './scale-asks.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const maxMs = 300;
const isOfFiles = process.env.BENCH_FILES === '1';

const { shop, sql, staff, close } = await openScale();
try {
  // As PostgreSQL does by itself once enough has changed (0218_vacuum_sooner.sql): what an import wrote just before would be measured here.
  await sql`vacuum analyze`;
  const [postmaster] = await sql<[{ pid: number }]>`select pg_backend_pid() as pid`;
  const database = await parentOf(postmaster.pid);
  const asks = (await scaleAsks(sql)).filter(({ what, once }) => Boolean(once) === isOfFiles && new RegExp(process.env.BENCH_ONLY ?? '').test(what));
  const rows = [];
  for (const ask of asks) rows.push(await measure(ask, database));
  console.log(table(rows));
  console.log(
    `${cpus()[0]?.model}, ${cpus().length} cores; load ${loadavg()[0]?.toFixed(1)}; the shop was open after ${seconds(shop.startedInMs)} s.`,
  );
  const slow = isOfFiles ? [] : rows.filter((row) => row['p95 ms'] === '' || Number(row['p95 ms']) > maxMs);
  if (slow.length) console.error(`More than ${maxMs} ms: ${slow.map(({ what }) => what).join(', ')}.`);
} finally {
  await close();
}

async function measure(ask: Ask, database: number) {
  const url = (round: number) => `${shop.address}${ask.path(round)}`;
  const init = (round: number): RequestInit => ({
    ...(ask.body && { method: 'POST', body: JSON.stringify(ask.body(round)) }),
    redirect: 'manual',
    headers: {
      'accept-encoding': 'identity',
      'x-forwarded-for': `10.1.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
      ...(ask.body && { 'content-type': 'application/json' }),
      ...(ask.who === 'staff' && { cookie: staff.cookie }),
    },
  });
  const times: { own: number[]; bare: number[] } = { own: [], bare: [] };
  const from = await workDone(database);
  const since = performance.now();
  const first = await fetch(url(rounds + 1), init(rounds + 1));
  const bytes = Buffer.from(await first.arrayBuffer());
  const took = performance.now() - since;
  if (process.env.BENCH_VERBOSE) console.log(ask.what, first.status, bytes.length);
  if (first.status !== 200)
    return { what: ask.what, 'ratio to bare': `answered ${first.status}`, 'median ms': '', 'p95 ms': '', 'work ms': '', kB: '' };
  const { 'transfer-encoding': _, ...headers } = Object.fromEntries(first.headers);
  const bare = await openBare(bytes, headers);
  if (ask.once) times.own.push(took);
  if (ask.once) times.bare.push(await timed(bare.address, init(0)));
  const again = ask.once ? 0 : rounds;
  const warm = ask.once ? from : await workDone(database);
  for (let round = 0; round < again; round += 1) {
    times.own.push(await timed(url(round), init(round)));
    times.bare.push(await timed(bare.address, init(round)));
  }
  const work = ((await workDone(database)) - warm) / (again || 1);
  await bare.close();
  return {
    what: ask.what,
    'ratio to bare': (median(times.own) / median(times.bare)).toFixed(1),
    'median ms': median(times.own).toFixed(1),
    'p95 ms': percentile(times.own, 0.95).toFixed(1),
    'work ms': work.toFixed(0),
    kB: (bytes.length / 1000).toFixed(0),
  };
}

async function timed(url: string, init: RequestInit): Promise<number> {
  const since = performance.now();
  await (await fetch(url, init)).arrayBuffer();
  return performance.now() - since;
}

/** Milliseconds of processor that the shop and its database have used: what others do on the machine meanwhile is not in it. */
async function workDone(database: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const each = await Promise.all(
    pids.map(async (pid) => {
      const [parent, own, ended] = await ticks(pid);
      if (pid === shop.process.pid || parent === database) return own;
      return pid === database ? own + ended : 0;
    }),
  );
  return each.reduce((sum, one) => sum + one, 0) * 10;
}

async function parentOf(pid: number): Promise<number> {
  return (await ticks(pid))[0];
}

/** Its parent, its own hundredths of a second, and those of its children that have ended. */
async function ticks(pid: number): Promise<[number, number, number]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0, utime = 0, stime = 0, cutime = 0, cstime = 0] = [fields[1], ...fields.slice(11, 15)];
  return [parent, utime + stime, cutime + cstime];
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
