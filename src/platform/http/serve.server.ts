import cluster from 'node:cluster';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import type { Config } from '../config.server.ts';
import type { DatabaseAddress } from '../database/connect.server.ts';
import type { Log } from '../log.server.ts';
import type { Front } from './front.server.ts';

const drainMs = 10_000;

/** How long a visitor may take: to send the head of a request, the whole of it, and to keep an idle connection. Proxies close theirs after 60 s. */
const patience = { headersTimeout: 10_000, requestTimeout: 60_000, keepAliveTimeout: 65_000 };

/** Answers on the configured port. Returns the function that stops: no new connections, ten seconds for those under way. */
export async function serveShop(config: Config, address: DatabaseAddress, log: Log): Promise<() => Promise<void>> {
  if (!config.production) {
    const { serveDevelopment } = await import('./serve-development.server.ts');
    return serveDevelopment(config, address, log);
  }
  const { createServer } = await loadServer();
  const shop = await createServer(config, address, log);
  const server = await listen(shop.fetch, config);
  config.port = (server.address() as AddressInfo).port;
  const stop = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // A connection that was busy a moment ago would otherwise be kept for the next request, which nobody will answer.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const late = setTimeout(() => server.closeAllConnections(), drainMs - 1000);
    await Promise.race([Promise.all([closed, shop.stopJobs()]), sleep(drainMs, undefined, { ref: false })]);
    clearInterval(idle);
    clearTimeout(late);
    await shop.close();
  };
  if (cluster.isWorker) {
    process.on('SIGINT', () => {}); // The terminal's Ctrl-C reaches every process; the first one decides.
    process.on('SIGTERM', () => void stop().finally(() => process.exit(0)));
    process.on('disconnect', () => process.exit(1));
  }
  return stop;
}

type ServerModule = typeof import('../../server.ts');

async function loadServer(): Promise<ServerModule> {
  const built = new URL('../../../build/server/index.js', import.meta.url).href;
  return (await import(built)) as ServerModule;
}

function listen(fetch: Front['fetch'], config: Config): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port: config.port, hostname: config.host }, () => resolve(server as Server));
    Object.assign(server, patience);
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${config.port} is taken: set PORT to a free one.`) : error),
    );
  });
}
