import type { Hono } from 'hono';
import type { Shop } from '../shop.server.ts';
import { mount } from './mount.ts';
import type { Call } from './route.ts';

/** Every call of the shop, feature by feature. */
export const calls: readonly Call[] = [];

/** The JSON API, everything under /api. Until accounts have sessions, every caller is a guest. */
export function createApi(shop: Shop): Hono {
  return mount(shop, calls, async () => null);
}
