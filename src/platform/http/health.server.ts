import { statfs } from 'node:fs/promises';
import { Hono } from 'hono';
import type { Sql } from 'postgres';

/** Below this an order may fail at any moment: PostgreSQL writes its log in files of 16 MB. */
const leastFreeBytes = 64 * 2 ** 20;

/**
 * /health/live: the process answers. /health/ready: so does its database, and there is room for what the shop keeps; `trouble` names what
 * staff have to see to, although the shop sells.
 */
export function health(shop: { sql: Sql; config: { dataDir: string } }, freeBytes = freeBytesOf) {
  return new Hono()
    .get('/live', (c) => c.json({ status: 'ok' }))
    .get('/ready', async (c) => {
      try {
        const seen = await shop.sql<{ kind: string }[]>`
          select distinct kind from troubles where seen_at > now() - interval '5 minutes' order by kind`;
        const trouble = seen.map(({ kind }) => kind);
        if ((await freeBytes(shop.config.dataDir)) >= leastFreeBytes) return c.json({ status: 'ok', ...(trouble.length && { trouble }) });
        return c.json({ status: 'unavailable', why: 'disk-full' }, 503, { 'Retry-After': '60' });
      } catch {
        return c.json({ status: 'unavailable' }, 503, { 'Retry-After': '5' });
      }
    });
}

/** A folder that is not there yet, beside a database and pictures that are elsewhere, keeps nothing and lacks no room. */
export async function freeBytesOf(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => null);
  return disk ? disk.bavail * disk.bsize : Number.POSITIVE_INFINITY;
}
