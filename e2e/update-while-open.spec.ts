import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { ownPort } from './ports.ts';

/** Two processes behind one proxy, restarted one after the other while shoppers come; and the whole of `npm start` stopped by one signal. */
test.describe.configure({ mode: 'default', timeout: 180_000 });

const root = join(import.meta.dirname, '..');
let dataDir: string;
const running = new Set<ChildProcess>();
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-update-'));
});
test.afterAll(async () => {
  for (const child of running) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
});

async function start(port: number, command = process.execPath, args = ['src/start.server.ts']) {
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), SHOP_DATA_DIR: dataDir, SHOP_DEMO: '0', LOG_LEVEL: 'warn' };
  const child = spawn(command, args, { cwd: root, env });
  running.add(child);
  const ended = once(child, 'exit').then(() => running.delete(child));
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  while (child.exitCode === null && !output.includes('The shop is open')) await sleep(50);
  expect(output).toContain('The shop is open');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    return child.exitCode;
  };
  return { stop };
}

/** Passes requests on as the documented nginx does: connections held open, the other process where one takes none, nothing sent twice. */
async function openProxy(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const pass = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, left: readonly number[]) => {
    const [port, ...others] = left;
    const { method, url: path, headers } = incoming;
    request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': answer.headers['content-type'] });
      answer.pipe(outgoing);
    })
      .once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && others.length) pass(incoming, body, outgoing, others);
        else outgoing.writeHead(502).end(error.code);
      })
      .end(body);
  };
  const server = createServer(async (incoming, outgoing) => {
    turn += 1;
    pass(incoming, await buffer(incoming), outgoing, turn % 2 ? ports : ports.toReversed());
  });
  server.listen(ownPort(30), '127.0.0.1');
  await once(server, 'listening');
  return { address: `http://127.0.0.1:${ownPort(30)}`, close: () => [server.close(), agent.destroy()] };
}

test('two processes are restarted one after the other, and no request fails', async () => {
  const ports = [ownPort(31), ownPort(32)] as const;
  let [first, second] = [await start(ports[0]), await start(ports[1])];
  const proxy = await openProxy(ports);
  let [isOver, answered] = [false, 0];
  const failed: string[] = [];
  const form = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"items":[]}' };
  const shop = async (path: string, init?: RequestInit) => {
    while (!isOver) {
      const answer = await fetch(proxy.address + path, init);
      const said = await answer.text();
      if (!answer.ok) failed.push(`${path} ${answer.status} ${said.slice(0, 100)}`);
      answered += 1;
    }
  };
  const shoppers = [shop('/'), shop('/products'), shop('/api/categories'), shop('/api/cart/quote', form), shop('/api/cart/quote', form)];
  await sleep(500);
  expect(await first.stop()).toBe(0);
  first = await start(ports[0]);
  expect(await second.stop()).toBe(0);
  second = await start(ports[1]);
  await sleep(500);
  isOver = true;
  await Promise.all(shoppers);
  expect([...new Set(failed)]).toEqual([]);
  expect(answered).toBeGreaterThan(50);
  proxy.close();
  await first.stop();
  await second.stop();
});

test('the signal that ends npm start ends the shop, and what is under way is answered', async () => {
  const npm = await start(ownPort(33), 'npm', ['start']);
  const slow = request({
    host: '127.0.0.1',
    port: ownPort(33),
    method: 'POST',
    path: '/api/cart/quote',
    headers: { 'content-type': 'application/json', 'content-length': 12 },
  });
  const answered = once(slow, 'response') as Promise<[IncomingMessage]>;
  slow.write('{"items"');
  await sleep(300);
  const stopped = npm.stop();
  await sleep(300);
  slow.end(':[]}');
  expect((await answered)[0].statusCode).toBe(200);
  await stopped;
  await expect(fetch(`http://127.0.0.1:${ownPort(33)}/health/live`)).rejects.toThrow();
  const { default: postgres } = await import('postgres');
  const sql = postgres({ host: join(dataDir, 'socket'), database: 'shop', username: 'shop', max: 1, connect_timeout: 1 });
  await expect(sql`select 1`).rejects.toThrow();
  await sql.end();
});
