import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Config } from '../config.server.ts';
import type { DatabaseAddress } from '../database/connect.server.ts';
import type { Log } from '../log.server.ts';

type ServerModule = typeof import('../../server.ts');
type Opened = { module: ServerModule; server: Awaited<ReturnType<ServerModule['createServer']>> };

/** The shop with hot reload: Vite in front, and the server module loaded anew whenever a file of it changed. */
export async function serveDevelopment(config: Config, address: DatabaseAddress, log: Log): Promise<() => Promise<void>> {
  const { createServer: createVite } = await import('vite');
  const server = createHttpServer();
  const vite = await createVite({ server: { middlewareMode: { server } }, appType: 'custom' });
  let opened: Opened | undefined;
  const current = async () => {
    const module = (await vite.ssrLoadModule('/src/server.ts')) as ServerModule;
    if (opened?.module !== module) {
      await opened?.server.close();
      opened = { module, server: await module.createServer(config, address, log, null) };
    }
    return opened.server;
  };
  server.on('request', (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        const { fetch } = await current();
        await getRequestListener(fetch, { overrideGlobalObjects: false })(request, response);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        log.error({ err: error }, 'the shop does not load');
        response.writeHead(500, { 'Content-Type': 'text/plain' }).end(error instanceof Error ? (error.stack ?? error.message) : String(error));
      }
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(config.port, config.host, resolve));
  config.port = (server.address() as AddressInfo).port;
  return async () => {
    await vite.close();
    await closeNow(server);
    await opened?.server.close();
  };
}

function closeNow(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
