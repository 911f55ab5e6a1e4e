import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { createContext } from 'react-router';

/** The visitor's address inside React Router's loaders and actions. */
export const clientAddressContext = createContext<string>('unknown');

/**
 * What is counted as one visitor: an IPv4 address as it is, of an IPv6 address its first 64 bits, since a provider gives every household
 * at least that many to choose from (RFC 6177). Whatever is no address stays what it is.
 */
export function householdOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

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
  if (trustedProxies > 0 && forwarded.length) return householdOf(forwarded.at(-Math.min(trustedProxies, forwarded.length)) || 'unknown');
  try {
    return householdOf(getConnInfo(http).remote.address ?? 'unknown');
  } catch {
    return 'unknown'; // A request that came over no connection: a test's.
  }
}
