import { Hono } from 'hono';
import type { Sql } from 'postgres';

/** /health/live: the process answers. /health/ready: so does its database. */
export function health(shop: { sql: Sql }) {
  return new Hono()
    .get('/live', (c) => c.json({ status: 'ok' }))
    .get('/ready', async (c) => {
      try {
        await shop.sql`select 1`;
        return c.json({ status: 'ok' });
      } catch {
        return c.json({ status: 'unavailable' }, 503, { 'Retry-After': '5' });
      }
    });
}
