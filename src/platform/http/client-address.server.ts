import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { createContext } from 'react-router';

/** The visitor's address inside React Router's loaders and actions. */
export const clientAddressContext = createContext<string>('unknown');

/**
 * Whose request this is, for counting attempts. `X-Forwarded-For` is believed only as far as proxies of ours wrote it:
 * the last `trustedProxies` entries are theirs, and the first of those is the visitor.
 */
export function clientAddress(http: Context, trustedProxies: number): string {
  const forwarded =
    http.req
      .header('x-forwarded-for')
      ?.split(',')
      .map((entry) => entry.trim()) ?? [];
  if (trustedProxies > 0 && forwarded.length) return forwarded.at(-Math.min(trustedProxies, forwarded.length)) || 'unknown';
  try {
    return getConnInfo(http).remote.address ?? 'unknown';
  } catch {
    return 'unknown'; // A request that came over no connection: a test's.
  }
}
