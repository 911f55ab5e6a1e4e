import { once } from 'node:events';
import { createServer } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createSquareGateway } from '#payments/square-gateway.server.ts';
import { createApi } from '../src/api/api.server.ts';
import { shopJobs } from '../src/jobs.server.ts';
import type { Config } from '../src/platform/config.server.ts';
import { createLog } from '../src/platform/log.server.ts';
import { testTill } from '../src/test-till/test-till.server.ts';
import { tillAccess } from '../src/test-till/till-settings.server.ts';
import { openTestShop } from './open-test-shop.ts';

/** How long the shop waits for the till here, so that a till that hangs is given up on in a moment. */
const patienceMs = 2500;

// biome-ignore lint/suspicious/noExplicitAny: answers of many calls
export type Answer = { status: number; body: any };

/** A shop that really listens, with its test till beside it: what it sells is charged over HTTP by the provider's own client. */
export async function openSellingShop(contents: 'empty' | 'demo', change: Partial<Config> = {}) {
  // Large: read now, and not within the patience of the first payment.
  await import('square');
  const port = await freePort();
  const shop = await openTestShop(contents, { host: '127.0.0.1', port, origin: `http://127.0.0.1:${port}`, ...change });
  shop.cardGateway = createSquareGateway(tillAccess(shop.config, shop.sql), createLog('silent'), patienceMs);
  const app = new Hono().route('/api', createApi(shop)).route('/test-till', testTill(shop));
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  const close = async () => {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
    await shop.close();
  };
  /** Calls the API as any program does. */
  const send = async (method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', ...more };
    const answer = await fetch(`${shop.config.origin}/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
    return { status: answer.status, body: await answer.json() };
  };
  const jobs = new Map(shopJobs(shop).map((job) => [job.name, job]));
  /** Runs one of the shop's jobs until it has nothing more to do. */
  const runJob = async (name: string) => {
    const job = jobs.get(name);
    if (!job) throw new Error(`There is no job "${name}".`);
    while (await job.run(new AbortController().signal));
  };
  return { shop, address: shop.config.origin, close, runJob, send };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
