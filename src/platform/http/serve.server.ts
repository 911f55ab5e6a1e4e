import cluster from 'node:cluster';
import { realpath } from 'node:fs/promises';
import type { Server, ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { serve } from '@hono/node-server';
import type { Config } from '../config.server.ts';
import type { DatabaseAddress } from '../database/connect.server.ts';
import type { Log } from '../log.server.ts';
import { maxUploadMs } from './answer-within.server.ts';
import type { Front } from './front.server.ts';

const drainMs = 10_000;

/** How long a visitor may take: to send the head of a request, the whole of it, and to keep an idle connection. Proxies close theirs after 60 s. */
const patience = { headersTimeout: 10_000, requestTimeout: maxUploadMs, keepAliveTimeout: 65_000 };

/** Answers on the configured port. Returns the function that stops: no new connections, ten seconds for those under way. */
export async function serveShop(config: Config, address: DatabaseAddress, log: Log): Promise<() => Promise<void>> {
  if (!config.production) {
    const { serveDevelopment } = await import('./serve-development.server.ts');
    return serveDevelopment(config, address, log);
  }
  const { createServer, built } = await readBuild();
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

/** Reads what was built; asked twice, once. Of the folder that `build` stands for now: a later build is another one. */
export async function readBuild(): Promise<ServerModule & { built: string }> {
  const built = await realpath(join(import.meta.dirname, '../../../build')).catch(() => {
    throw new Error('The shop is not built yet: run npm start, or npm run build.');
  });
  const server = (await import(pathToFileURL(join(built, 'server/index.js')).href)) as ServerModule;
  return { ...server, built };
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

/** A proxy that sends a request on a connection it holds open must still be answered; within this it has found out. */
const idleMs = 1000;
const stepMs = 50;
/** Node lets 511 wait. */
const maxTurns = 2000;

/**
 * Watches what `server` answers. Returns the function that empties it: it takes no new connections, answers those that are open, each once
 * more, saying so (`Connection: close`), and ends when none is left, or after `patienceMs`. Closing open connections at once, as Node's
 * own `close` does, breaks the request that a proxy sends at that very moment.
 */
export function drainable(server: Server): (patienceMs: number) => Promise<void> {
  const underWay = new Set<ServerResponse>();
  let draining = false;
  const sayLast = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.prependListener('request', (_, response) => {
    if (draining) sayLast(response);
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return async (patienceMs) => {
    draining = true;
    await letIn(server);
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    for (const response of underWay) sayLast(response);
    // Counted by the timer, not by the clock: a process that was held up has not read yet what it is to answer.
    let waitedMs = 0;
    const waiting = setInterval(() => {
      waitedMs += stepMs;
      // After what has arrived was read: a connection whose request is still in the system's hands looks idle.
      if (waitedMs >= idleMs) setImmediate(() => server.closeIdleConnections());
      if (waitedMs >= patienceMs) server.closeAllConnections();
    }, stepMs);
    await closed;
    clearInterval(waiting);
  };
}

/**
 * Whoever has connected and waits to be let in would be cut off. They come in one on each turn of the loop; the door closes right after some
 * turns without.
 */
async function letIn(server: Server): Promise<void> {
  let quietTurns = 0;
  server.on('connection', () => {
    quietTurns = 0;
  });
  for (let turns = 0; turns < maxTurns && quietTurns < 3; turns += 1) {
    quietTurns += 1;
    await nextTurn();
  }
}
