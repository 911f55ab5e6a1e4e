import { Hono } from 'hono';
import type { Shop } from '../shop.server.ts';

/** The JSON API: one small app per feature, all under /api. */
export function createApi(_shop: Shop) {
  return new Hono();
}
