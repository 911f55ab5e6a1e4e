import cluster from 'node:cluster';
import { realpath } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { serve } from '@hono/node-server';
import type { Config } from '../config.server.ts';
import type { DatabaseAddress } from '../database/connect.server.ts';
import type { Log } from '../log.server.ts';
import { longestUploadMs } from './answer-within.server.ts';
import { drainable } from './drain.server.ts';
import type { Front } from './front.server.ts';

const drainMs = 10_000;

/** How long a visitor may take: to send the head of a request, the whole of it, and to keep an idle connection. Proxies close theirs after 60 s. */
const patience = { headersTimeout: 10_000, requestTimeout: longestUploadMs, keepAliveTimeout: 65_000 };

/** Answers on the configured port. Returns the function that stops: no new connections, ten seconds for those under way. */
export async function serveShop(config: Config, address: DatabaseAddress, log: Log): Promise<() => Promise<void>> {
  if (!config.production) {
    const { serveDevelopment } = await import('./serve-development.server.ts');
    return serveDevelopment(config, address, log);
  }
  const built = await currentBuild();
  const { createServer } = await loadServer(built);
  const shop = await createServer(config, address, log, join(built, 'client'));
  const server = await listen(shop.fetch, config);
  const drain = drainable(server);
  observeRequests(server, shop.observe);
  config.port = (server.address() as AddressInfo).port;
  const stop = async () => {
    await Promise.all([drain(drainMs), Promise.race([shop.stopJobs(), sleep(drainMs, undefined, { ref: false })])]);
    await shop.close();
  };
  if (cluster.isWorker) {
    process.on('SIGINT', () => {}); // The terminal's Ctrl-C reaches every process; the first one decides.
    process.on('SIGTERM', () => void stop().finally(() => process.exit(0)));
    process.on('disconnect', () => process.exit(1));
  }
  return stop;
}

function observeRequests(server: Server, observe: Awaited<ReturnType<ServerModule['createServer']>>['observe']) {
  server.on('request', ({ method = '', url: path = '' }, response) => {
    const began = performance.now();
    response.once('close', () =>
      observe({ method, path, status: response.writableFinished ? response.statusCode : 0, seconds: (performance.now() - began) / 1000 }),
    );
  });
}

type ServerModule = typeof import('../../server.ts');

/** The folder that `build` stands for now: a later build is another one, and this process goes on reading its own. */
async function currentBuild(): Promise<string> {
  const folder = join(import.meta.dirname, '../../../build');
  return realpath(folder).catch(() => {
    throw new Error('The shop is not built yet: run npm start, or npm run build.');
  });
}

async function loadServer(built: string): Promise<ServerModule> {
  return (await import(pathToFileURL(join(built, 'server/index.js')).href)) as ServerModule;
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
