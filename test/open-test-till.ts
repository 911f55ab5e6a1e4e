import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createApp } from '../src/app.server.ts';
import { createResponseCache } from '../src/platform/http/response-cache.server.ts';
import { createImageMaker } from '../src/platform/images/derive-image.server.ts';
import type { Shop } from '../src/shop.server.ts';

/**
 * Has a test's shop answer over HTTP, API and test till included, pages not: its card gateway then takes payments as in the running
 * shop. Close it in afterAll, before the shop.
 */
export async function openTestTill(shop: Shop) {
  const app = createApp(shop, {
    pages: createResponseCache(1024),
    pictures: createImageMaker(shop, () => {}),
    files: null,
    renderPage: async () => new Response('no pages here', { status: 404 }),
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  if (!server.listening) await once(server, 'listening');
  shop.config.port = (server.address() as AddressInfo).port;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${shop.config.port}`, close };
}

export type Takings = { charges: number; charged_pence: number; voided_pence: number; refunded_pence: number; net_pence: number };

/** What the till took for an order, by its own books. */
export async function takingsOf(shop: Shop, orderId: string): Promise<Takings> {
  const [row] = await shop.sql<Takings[]>`
    select charges, charged_pence, voided_pence, refunded_pence, net_pence from test_till.takings where order_id = ${orderId}`;
  return row ?? { charges: 0, charged_pence: 0, voided_pence: 0, refunded_pence: 0, net_pence: 0 };
}
