/**
 * npm run bench -- purchases: complete purchases (order, payment at the test till, confirmation queued) one and eight at a time, against
 * bare node:http answering as many requests and against a one-row INSERT and COMMIT on the same PostgreSQL, in the same run, turn about.
 * The test till lives in the shop's own process and database, so its work is in the figures. Needs a built shop (npm run build).
 */
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { buy, type Send, type Step, stepNames } from './buy.ts';
import { median, percentile, table } from './figures.ts';
import { openBare } from './open-bare.ts';
import { openShop } from './open-shop.ts';

const rounds = 3;
const purchases = 60;
let buyers = 0;

const shop = await openShop({ SHOP_TRUSTED_PROXIES: '1' });
const sql = postgres({ host: shop.socketDir, database: 'shop', username: 'shop', max: 8, onnotice: () => {} });
const bare = await openBare('{}', { 'content-type': 'application/json' });
try {
  await sql`create table bench_rows (id uuid primary key, at timestamptz not null default now())`;
  await sql`update stock_levels set on_hand = 1000000`;
  const [floor] = await sql<{ id: string }[]>`select id from products where in_stock and coverage_cm2 is not null order by id limit 1`;
  for (const atOnce of [1, 8]) console.log(await measure(floor?.id ?? '', atOnce));
} finally {
  await bare.close();
  await sql.end();
  await shop.close();
}

async function measure(product: string, atOnce: number): Promise<string> {
  const took: Record<Step, number[]> = { 'price the cart': [], 'place the order': [], pay: [], 'read the order': [] };
  await repeat(atOnce, atOnce, () => timedPurchase(product, took));
  for (const step of stepNames) took[step] = [];
  const rates = { own: [] as number[], bare: [] as number[], insert: [] as number[] };
  const bareTook: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    rates.own.push(await repeat(purchases, atOnce, () => timedPurchase(product, took)));
    rates.bare.push(
      await repeat(purchases * stepNames.length, atOnce, async () => {
        const since = performance.now();
        await (await fetch(bare.address, { method: 'POST', body: '{}' })).text();
        bareTook.push(performance.now() - since);
      }),
    );
    rates.insert.push(await repeat(purchases * 4, atOnce, () => sql`insert into bench_rows (id) values (${randomUUID()})`));
  }
  const p99 = (values: number[]) => percentile(values, 0.99);
  const ratio = (other: number[]) => median(rates.own.map((own, round) => own / (other[round] ?? Number.NaN))).toFixed(3);
  const rows = [
    { what: `${atOnce} at once: purchases/s`, figure: median(rates.own).toFixed(1) },
    { what: `bare node:http requests/s; purchases to it`, figure: `${Math.round(median(rates.bare))}; ${ratio(rates.bare)}` },
    { what: `one-row INSERT COMMIT/s; purchases to it`, figure: `${Math.round(median(rates.insert))}; ${ratio(rates.insert)}` },
    ...stepNames.map((step) => ({
      what: `${step}: p99 ms; to bare p99`,
      figure: `${p99(took[step]).toFixed(1)}; ${(p99(took[step]) / p99(bareTook)).toFixed(1)}`,
    })),
  ];
  return table(rows);
}

/** Does `work` so many times, `atOnce` at a time. How many a second. */
async function repeat(times: number, atOnce: number, work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  let begun = 0;
  const worker = async () => {
    while (begun < times) {
      begun += 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return (times / (performance.now() - since)) * 1000;
}

async function timedPurchase(product: string, took: Record<Step, number[]>): Promise<void> {
  buyers += 1;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${(buyers >> 8) % 256}.${buyers % 256}` };
  const send: Send = async (step, path, body) => {
    const since = performance.now();
    const answer = await fetch(`${shop.address}/api${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
    const json = (await answer.json()) as Record<string, never>;
    took[step].push(performance.now() - since);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(json)}`);
    return json;
  };
  await buy(product, send);
}
