import * as build from 'virtual:react-router/server-build';
import { Hono } from 'hono';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { createApi } from '#api/api.server.ts';
import type { Config } from '#platform/config.server.ts';
import { listenForChanges } from '#platform/database/changes.server.ts';
import type { DatabaseAddress } from '#platform/database/connect.server.ts';
import { cachedPages } from '#platform/http/cached-pages.server.ts';
import { clientAddress, clientAddressContext } from '#platform/http/client-address.server.ts';
import { csrf } from '#platform/http/csrf.server.ts';
import { health } from '#platform/http/health.server.ts';
import { createPageCache } from '#platform/http/page-cache.server.ts';
import { requestLog } from '#platform/http/request-log.server.ts';
import { staticFiles } from '#platform/http/static-files.server.ts';
import type { Log } from '#platform/log.server.ts';
import { createShop, requestIdContext, shopContext } from './shop.server.ts';

/** The whole shop as one fetch handler: files, cached pages, the API, then React Router. */
export async function createServer(config: Config, address: DatabaseAddress, log: Log) {
  const shop = createShop(config, address, log);
  const pages = createPageCache(256 * 1024 * 1024);
  const stopListening = await listenForChanges(shop.sql, (change) => {
    pages.clear();
    void shop.tellChange(change).then(() => pages.clear());
  });
  const render = createRequestHandler(build, config.production ? 'production' : 'development');

  const app = new Hono();
  app.use(requestLog(log));
  app.route('/health', health(shop));
  if (config.production) app.use(staticFiles('build/client'));
  app.use(csrf(config.origin));
  app.route('/api', createApi(shop));
  if (config.production) app.use(cachedPages(pages));
  app.all('*', (c) => {
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    context.set(requestIdContext, c.get('requestId'));
    context.set(clientAddressContext, clientAddress(c, config.trustedProxies));
    return render(c.req.raw, context);
  });

  const close = async () => {
    await stopListening().catch(() => {});
    await shop.close();
  };
  return { fetch: app.fetch, close };
}
