import { randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { serialize } from 'hono/utils/cookie';
import { createContext } from 'react-router';
import type { Asker } from '../images/fair-turns.ts';
import { readCookie } from './cookies.server.ts';

/** The visitor's address inside React Router's loaders and actions. */
export const clientAddressContext = createContext<string>('unknown');

/**
 * What is counted as one visitor: an IPv4 address as it is, of an IPv6 address its first 64 bits, since a provider gives every household
 * at least that many to choose from (RFC 6177). Whatever is no address stays what it is.
 */
export function householdOf(address: string): string {
  const bare = withoutPort(address);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  const plain = bare.replace(/%.*$/, '');
  if (!isIPv6(plain)) return bare;
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Some proxies write the visitor's port too, which is another one for every connection: `203.0.113.9:4711`, `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  const [, ipv6, ipv4] = /^"?(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?"?$/.exec(address) ?? [];
  return ipv6 ?? ipv4 ?? address;
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

/** The visitor that the request's anonymous cookie names, or a new one; and the cookie to set with the answer. `origin` is the shop's. */
export function anonymousVisitor(request: Request, origin: string): { visitor: string; cookie: string } {
  const known = readCookie(request, 'visitor');
  const visitor = known && /^[\w-]{22}$/.test(known) ? known : randomBytes(16).toString('base64url');
  const secure = origin.startsWith('https:');
  return { visitor, cookie: serialize('visitor', visitor, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: 365 * 24 * 3600 }) };
}

/** Who asks for what takes a while to make: gone when the connection is, and after `ms`, when they were answered that it takes too long. */
export function askerOf(c: Context, trustedProxies: number, ms: number): Asker {
  return { visitor: clientAddress(c, trustedProxies), gone: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(ms)]) };
}
