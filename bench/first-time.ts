/**
 * npm run bench -- first-time: pages that no cache can give, each made for one visitor or for the first time, one at a time, against bare
 * node:http sending as many bytes, turn about in the same run. What counts is the processor time of the two processes, which other work on
 * the machine hardly touches; the ratio is the middle one of the rounds. Needs a built shop (npm run build).
 */
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { buy, type Send } from './buy.ts';
import { median, table } from './figures.ts';
import { openBare } from './open-bare.ts';
import { openShop } from './open-shop.ts';

const rounds = 5;
const asked = 60;
const plain = { headers: { 'accept-encoding': 'identity' } };

const shop = await openShop({ SHOP_TRUSTED_PROXIES: '1' });
try {
  const { products } = (await (await fetch(`${shop.address}/api/products?limit=100`)).json()) as { products: { id: string }[] };
  const floor = products[0]?.id ?? '';
  const order = await bought(floor);
  let pence = 1000;
  const newList = () => {
    pence += 1;
    return `/products?max_price=${(pence / 100).toFixed(2)}`;
  };
  const targets: Record<string, () => string> = {
    'list, never asked for': newList,
    'product, to be made anew': () => `/products/${products[pence++ % products.length]?.id}?again=${pence}`,
    cart: () => '/cart',
    order: () => order,
  };
  const rows = [];
  for (const [what, path] of Object.entries(targets)) rows.push({ what, ...(await compare(path)) });
  console.log(table(rows));
} finally {
  await shop.close();
}

async function compare(path: () => string) {
  const bytes = await read(shop.address + path());
  const bare = await openBare(bytes, { 'content-type': 'text/html; charset=utf-8' });
  for (let at = 0; at < asked; at += 1) await read(shop.address + path());
  const pairs: [own: number, other: number][] = [];
  for (let round = 0; round < rounds; round += 1) {
    pairs.push([await work(shop.process, () => shop.address + path(), asked), await work(bare.process, () => bare.address, asked * 50)]);
  }
  await bare.close();
  return {
    ratio: median(pairs.map(([own, other]) => other / own)).toFixed(4),
    'a page (ms)': median(pairs.map(([own]) => own)).toFixed(2),
    'bare (ms)': median(pairs.map(([, other]) => other)).toFixed(3),
    kB: (bytes.length / 1000).toFixed(0),
  };
}

/** So many, one after another: the processor time of each, ms. */
async function work(server: ChildProcess, path: () => string, times: number): Promise<number> {
  const before = await processorMs(server);
  for (let at = 0; at < times; at += 1) await read(path());
  return ((await processorMs(server)) - before) / times;
}

async function read(url: string): Promise<string> {
  return (await fetch(url, plain)).text();
}

/** What the process has used of the processors, all its threads together, ms. */
async function processorMs({ pid }: ChildProcess): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The path of a paid order's page, with the link that a guest has. */
async function bought(product: string): Promise<string> {
  let path = '';
  const send: Send = async (_, to, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${shop.address}/api${to}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
    if (to.startsWith('/orders/') && !body) path = to;
    return (await answer.json()) as Record<string, never>;
  };
  await buy(product, send);
  return path;
}
