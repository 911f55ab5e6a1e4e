import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { roomsToCut } from '#measuring/rooms-to-cut.ts';
import { brokenInvariants } from '../sale-invariants.ts';
import { brokenPromises } from './broken-promises.ts';
import { type Promises, sendBuyers } from './buyers.ts';
import { sendClerks, staff } from './clerks.ts';
import type { Kill } from './kills.ts';
import { armPoint, isAtPoint, laySalePoints, type SalePoint } from './sale-points.ts';

export type Report = {
  kills: number;
  restarts: number[];
  /** The points of the sale at which it was killed. */
  atPoints: SalePoint[];
  orders: number;
  paid: number;
  cuts: number;
  shipments: number;
  /** Reported problems that ended with a refund, and returns that were paid back. */
  claims: number;
  returns: number;
  /** Goods that were sent again. */
  replacements: number;
  /** Lines that came from a production lot. */
  ofLots: number;
  statuses: Record<number, number>;
  broken: string[];
};

/** `pointWithinMs`: how long a kill waits for a sale to come to its point, before it is done wherever the sale is. */
type Asked = { kills: readonly Kill[]; port: number; pointWithinMs?: number; say?: (line: string) => void };

const root = join(import.meta.dirname, '../..');
const id = (n: number) => `${String(n).padStart(8, '0')}-3333-4333-8333-333333333333`;
const goods = [
  { id: id(1), pence: 3850, boxes: 100_000 },
  { id: id(2), pence: 2599, boxes: 100_000 },
  { id: id(3), pence: 12_000, boxes: 60 },
];
/** In two lots, which run low one after the other: some buyers take two, some would rather have none. */
const tiles = { id: id(5), pence: 1999, lots: [70, 40] };
/** Cut for a room of 5.0 × 2.5 m: one cut of 5.1 m from a roll of 4 m at £20 a metre, 58 times and no more. */
const cut = { id: id(4), pence: 10_200, cut_plan_id: '00112233445566778899' };
const rollMetres = 300;
const buyersAtOnce = 6;
/** How long after the last restart everything must be settled. */
const settledWithinMs = 60_000;

/**
 * Sells on a built shop of two processes, with its own database, while it is killed: the whole shop, one of its processes, or its
 * database. Then waits and says what is not as it must be.
 */
export async function sellUnderFire({ kills, port, pointWithinMs = 8000, say = () => {} }: Asked): Promise<Report> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-under-fire-'));
  const promises: Promises = {
    orders: new Set(),
    paid: new Set(),
    shipments: new Map(),
    answers: new Map(),
    refunded: { claims: new Set(), returns: new Set() },
    replaced: new Set(),
  };
  const restarts: number[] = [];
  const atPoints: SalePoint[] = [];
  let shop = await start(dataDir, port);
  const sql = postgres({ host: join(dataDir, 'socket'), database: 'shop', username: 'shop', max: 2, onnotice: () => {} });
  try {
    await stock(sql);
    await laySalePoints(sql);
    const stopBuying = sendBuyers(`http://127.0.0.1:${port}`, [...goods, tiles, cut], buyersAtOnce, promises);
    const stopSending = sendClerks(`http://127.0.0.1:${port}`, cut.id, promises);
    for (const [nth, { what, at: point }] of kills.entries()) {
      await patiently(() => armPoint(sql, point));
      const came = await waitForPoint(sql, point, pointWithinMs);
      if (came && point) atPoints.push(point);
      const since = Date.now();
      if (what === 'shop') {
        shop.child.kill('SIGKILL');
        await shop.ended;
        shop = await start(dataDir, port);
      } else {
        process.kill(what === 'database' ? await databasePid(dataDir) : shop.workerPid(), 'SIGKILL');
      }
      await patiently(() => armPoint(sql, null));
      await isReady(port);
      restarts.push(Date.now() - since);
      say(`${nth + 1}: ${what} killed ${came && point ? `at "${point}"` : 'at a random moment'}, open again after ${Date.now() - since} ms`);
    }
    await sleep(500);
    await Promise.all([stopBuying(), stopSending()]);
    const broken = await settled(sql, promises);
    type Counts = Record<'orders' | 'paid' | 'cuts' | 'shipments' | 'ofLots' | 'claims' | 'returns' | 'replacements', number>;
    const [counts] = await sql<Counts[]>`
      select (select count(*)::int from claims where status = 'refunded') as claims, count(*)::int as orders,
        (select count(*)::int from shipments where claim_id is not null and sent_at is not null) as replacements,
        (select count(*)::int from returns where status = 'paid-back') as returns, count(paid_at)::int as paid,
        (select count(cut_plan)::int from order_lines) as cuts,
        (select count(lots)::int from order_lines) as "ofLots", (select count(*)::int from shipments) as shipments from orders`;
    return {
      kills: kills.length,
      restarts,
      atPoints,
      orders: counts?.orders ?? 0,
      paid: counts?.paid ?? 0,
      cuts: counts?.cuts ?? 0,
      shipments: counts?.shipments ?? 0,
      claims: counts?.claims ?? 0,
      returns: counts?.returns ?? 0,
      replacements: counts?.replacements ?? 0,
      ofLots: counts?.ofLots ?? 0,
      statuses: Object.fromEntries(promises.answers),
      broken,
    };
  } finally {
    await sql.end({ timeout: 1 });
    shop.child.kill('SIGTERM');
    await shop.ended;
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  }
}

type Running = { child: ChildProcess; workerPid: () => number; ended: Promise<unknown> };

async function start(dataDir: string, port: number): Promise<Running> {
  const own = {
    PORT: String(port),
    SHOP_DATA_DIR: dataDir,
    SHOP_DEMO: '0',
    SHOP_TEST_TILL: '1',
    SHOP_TEST_MAIL: '1',
    SHOP_WARM_PICTURES: '0',
    WEB_CONCURRENCY: '2',
    SHOP_ADMIN_EMAIL: staff.email,
    SHOP_ADMIN_PASSWORD: staff.password,
  };
  const child = spawn(process.execPath, ['src/start.server.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'info', SHOP_TRUSTED_PROXIES: '1', ...own },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit');
  for (let waited = 0; !output.includes('The shop is open'); waited += 20) {
    if (child.exitCode !== null || waited > 60_000) throw new Error(`The shop did not open:\n${output.slice(-2000)}`);
    await sleep(20);
  }
  const workerPid = () => Number([...output.matchAll(/"worker":(\d+)[^\n]*"a web process answers"/g)].at(-1)?.[1]);
  return { child, workerPid, ended };
}

async function stock(sql: Sql): Promise<void> {
  await sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  for (const [at, { id: product, pence, boxes }] of goods.entries()) {
    await sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2)
      values (${product}, ${`F${at}`}, ${`Floor ${at}`}, 'Tiles', 'Maker', ${pence}, 14400)`;
    await sql`insert into stock_levels (product_id, on_hand) values (${product}, ${boxes})`;
  }
  await sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2)
    values (${tiles.id}, 'T1', 'Slate', 'Tiles', 'Maker', ${tiles.pence}, 14400)`;
  await sql`insert into stock_levels (product_id, on_hand, in_lots) values (${tiles.id}, 0, true)`;
  for (const [at, boxes] of tiles.lots.entries())
    await sql`insert into lots (product_id, number, on_hand) values (${tiles.id}, ${`L${at}`}, ${boxes})`;
  await sql`insert into products (id, sku, name, category, supplier, unit, price_pence, coverage_cm2, cut_step_mm)
    values (${cut.id}, 'C1', 'Carpet', 'Tiles', 'Maker', 'metre', 2000, 40000, 100)`;
  await sql`insert into stock_levels (product_id, on_hand) values (${cut.id}, ${rollMetres})`;
  const rooms = roomsToCut.parse({ rooms: [{ length_mm: 5000, width_mm: 2500 }] });
  await sql`insert into cut_plans (id, product_id, rooms, roll_width_mm, seams, created_at)
    values (${cut.cut_plan_id}, ${cut.id}, ${sql.json(rooms as never)}, 4000, 0, now())`;
  await sql`update test_till.settings set refund_mode = 'immediate'`;
}

/** Waits until a sale stands at the point, or for a random while; false where none came. */
async function waitForPoint(sql: Sql, point: SalePoint | null, withinMs: number): Promise<boolean> {
  if (!point) await sleep(100 + Math.random() * 900);
  const until = Date.now() + (point ? withinMs : 0);
  while (Date.now() < until) {
    if (await isAtPoint(sql).catch(() => false)) return true;
    await sleep(10);
  }
  return false;
}

async function databasePid(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** The database may be away for a moment: it was killed. */
async function patiently(work: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await sleep(200);
    }
  }
}

/** Asked anew when it does not answer: Node leaves a connection open that it was just handing to a process that was killed. */
async function isReady(port: number): Promise<void> {
  await patiently(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(10_000) });
    if (answer.status !== 200) throw new Error('not ready');
  });
}

/** What is still not as it must be a minute after the last restart; empty as soon as everything is. */
async function settled(sql: Sql, promises: Promises): Promise<string[]> {
  const ofLots = tiles.lots.reduce((sum, boxes) => sum + boxes, 0);
  const initial = new Map([...goods.map(({ id: product, boxes }): [string, number] => [product, boxes]), [tiles.id, ofLots], [cut.id, rollMetres]]);
  for (const until = Date.now() + settledWithinMs; ; await sleep(1000)) {
    const broken = [...(await brokenInvariants(sql, initial)), ...(await brokenPromises(sql, promises))];
    if (broken.length === 0 || Date.now() > until) return broken;
  }
}
