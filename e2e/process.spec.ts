import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { ownPort } from './ports.ts';

/** The shop as a process: how it starts, stops, and comes back after a kill. Quick, because the demo shop is left out. */
test.describe.configure({ mode: 'default', timeout: 120_000 });

const root = join(import.meta.dirname, '..');
let dataDir: string;
const running = new Set<Running>();
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-process-'));
});
test.afterEach(async () => {
  // What a test that failed has left running would be in the way of the next.
  for (const { child, ended } of running) {
    child.kill('SIGTERM');
    await ended;
  }
  running.clear();
});
test.afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }));

type Running = { child: ChildProcess; output: () => string; address: string; ended: Promise<[number | null, string | null]> };

async function start(port: number, env: Record<string, string> = {}): Promise<Running> {
  const child = spawn(process.execPath, ['src/start.server.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), SHOP_DATA_DIR: dataDir, SHOP_DEMO: '0', LOG_LEVEL: 'info', ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  const shop = { child, output: () => output, address: `http://127.0.0.1:${port}`, ended };
  running.add(shop);
  void ended.then(() => running.delete(shop));
  while (child.exitCode === null && !output.includes('The shop is open')) await sleep(50);
  return shop;
}

const ready = (address: string) => fetch(`${address}/health/ready`).then((r) => r.status, () => 0); // biome-ignore format: one thought

test('the first start says where the shop is and shows a one-time password; the next does not show it again', { tag: '@every-run' }, async () => {
  const first = await start(ownPort(0));
  expect(first.output()).toMatch(
    /The shop is open at http:\/\/localhost:\d+\. Staff sign in at \/login as \S+ with the password \S+ \(shown this once\)\.\n$/,
  );
  first.child.kill('SIGINT');
  expect(await first.ended).toEqual([0, null]);

  const second = await start(ownPort(0));
  expect(second.output()).toContain('Staff sign in at /login as');
  expect(second.output()).not.toContain('with the password');
  second.child.kill('SIGTERM');
  expect(await second.ended).toEqual([0, null]);
  await expect(readFile(join(dataDir, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT');
});

test('a shop with nothing in it yet says so, and every page of it stands', async () => {
  const shop = await start(ownPort(6));
  const pages: [path: string, says: RegExp, not: RegExp][] = [
    ['/', /Browse Our Collection.*Get Free Quote/s, /Featured Products|Our Recent Work|Shop by Category|from 0 reviews/],
    ['/products', /Our floors aren’t on the website yet\./, /Clear all filters|No products found/],
    ['/products?category=Tiles', /Our floors aren’t on the website yet\./, /Free samples available/],
    ['/gallery', /No photos found/, /Show More Photos|Show all photos/],
    ['/about', /Customers send us photos/, /undefined/],
    ['/areas', /We deliver to (?:<span>)?Northern Ireland/, /Our local areas/],
    ['/contact', /Send message/, /tel:|mailto:/],
    ['/compare', /Nothing to compare yet/, /lines differ/],
    ['/sitemap.xml', /<loc>[^<]+\/products<\/loc>/, /category=/],
    ['/feeds/google.xml', /<title>Flooring Shop<\/title>/, /<item>/],
  ];
  for (const [path, says, not] of pages) {
    const answer = await fetch(shop.address + path);
    const text = (await answer.text()).replaceAll(/<script.*?<\/script>|<!--.*?-->/gs, '');
    expect([path, answer.status]).toEqual([path, 200]);
    expect.soft(text, path).toMatch(says);
    expect.soft(text, path).not.toMatch(not);
  }
  shop.child.kill('SIGTERM');
  await shop.ended;
});

test('killed outright, it starts again with everything that was written', async () => {
  const first = await start(ownPort(1));
  const body = { firstName: 'Aoife', lastName: 'Kane', email: 'aoife@example.com', subject: 'quote', message: 'Forty square metres of oak, please.' };
  const sent = await fetch(`${first.address}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(sent.status).toBeLessThan(300);
  first.child.kill('SIGKILL');
  await first.ended;

  const second = await start(ownPort(1));
  expect(await ready(second.address)).toBe(200);
  const { default: postgres } = await import('postgres');
  const sql = postgres({ host: join(dataDir, 'socket'), database: 'shop', username: 'shop', max: 1 });
  expect(await sql`select first_name from contact_messages`).toMatchObject([{ first_name: 'Aoife' }]);
  await sql.end();
  second.child.kill('SIGTERM');
  await second.ended;
});

test('its database killed under it, it says so with 503 and comes back by itself', { tag: '@every-run' }, async () => {
  const shop = await start(ownPort(2));
  const pid = Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => ready(shop.address), { intervals: [50], timeout: 30_000 }).toBe(503);
  await expect.poll(() => ready(shop.address), { intervals: [100], timeout: 30_000 }).toBe(200);
  // Connections that lay idle when it died are found out one by one: each costs an answer of 503, none is left waiting.
  await expect.poll(() => fetch(`${shop.address}/products`).then((answer) => answer.status)).toBe(200);
  shop.child.kill('SIGTERM');
  expect(await shop.ended).toEqual([0, null]);
});

test('several processes answer on one port, and one that dies is replaced', async () => {
  const shop = await start(ownPort(3), { WEB_CONCURRENCY: '2' });
  expect(await ready(shop.address)).toBe(200);
  const worker = Number(
    /"worker":(\d+)/.exec(
      shop
        .output()
        .split('\n')
        .findLast((line) => line.includes('"a web process answers"')) ?? '',
    )?.[1],
  );
  expect(worker).toBeGreaterThan(0);
  process.kill(worker, 'SIGKILL');
  await expect.poll(() => shop.output()).toContain('another takes its place');
  expect(await ready(shop.address)).toBe(200);
  shop.child.kill('SIGTERM');
  expect(await shop.ended).toEqual([0, null]);
});

test('a taken port and a bad setting are each one sentence', async () => {
  const shop = await start(ownPort(4));
  const second = await start(ownPort(4));
  await second.ended;
  expect(second.output()).toContain(`Port ${ownPort(4)} is taken: set PORT to a free one.`);
  const third = await start(ownPort(5), { WEB_CONCURRENCY: 'many' });
  await third.ended;
  expect(third.output()).toBe('The setting WEB_CONCURRENCY must be a whole number from 1 to 64; it is "many".\n');
  shop.child.kill('SIGTERM');
  await shop.ended;
});
