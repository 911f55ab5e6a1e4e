import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { parse, serialize } from 'hono/utils/cookie';

/** How long a visitor stays logged in. */
export const sessionDays = 7;

const sessionCookie = 'auth_token';
const xsrfCookie = 'XSRF-TOKEN';
/** Tells the page's script that it is worth asking who is here; it opens nothing. */
const hintCookie = 'signed_in';

/** The token a request carries: as a bearer header, or in the cookie that browsers send by themselves. */
export function readSessionToken(request: Request): { token: string; by: 'header' | 'cookie' } | null {
  const bearer = /^Bearer +([\w-]{20,100})$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (bearer) return { token: bearer, by: 'header' };
  const token = readCookie(request, sessionCookie);
  return token ? { token, by: 'cookie' } : null;
}

export function readCookie(request: Request, name: string): string | undefined {
  return parse(request.headers.get('cookie') ?? '', name)[name];
}

/** What a page must send back as X-XSRF-TOKEN with a session: made from the token, so no other site can know it. */
export function xsrfTokenOf(token: string): string {
  return createHash('sha256').update(`xsrf ${token}`).digest('base64url').slice(0, 32);
}

/** The Set-Cookie lines that keep a visitor logged in. Secure where the shop is reached by HTTPS. */
export function sessionCookies(origin: string, token: string): string[] {
  const options = { path: '/', sameSite: 'Lax', secure: origin.startsWith('https:'), maxAge: sessionDays * 24 * 3600 } as const;
  return [
    serialize(sessionCookie, token, { ...options, httpOnly: true }),
    serialize(xsrfCookie, xsrfTokenOf(token), options),
    serialize(hintCookie, '1', options),
  ];
}

/** The Set-Cookie lines that end it. */
export function endedCookies(origin: string): string[] {
  const options = { path: '/', sameSite: 'Lax', secure: origin.startsWith('https:'), maxAge: 0 } as const;
  return [serialize(sessionCookie, '', { ...options, httpOnly: true }), serialize(xsrfCookie, '', options), serialize(hintCookie, '', options)];
}

/** Cookies that speak for a visitor and that only the server reads: all that are set HttpOnly. */
export const secretCookies: ReadonlySet<string> = new Set([
  'auth_token',
  'checkout',
  'deliver_to',
  'chat',
  'known_device',
  'visitor',
  'link_password',
  'link_email',
  'link_erasure',
  'approved_finance',
  'your_rooms',
]);
const prefix = '__Host-';

/**
 * With an https origin the secret cookies travel as `__Host-…`, which no other host of the domain and no plain connection can set
 * (RFC 6265bis, 4.1.3.2). The shop itself knows them by their plain names; one that comes under its plain name is dropped.
 */
export function hostCookies(origin: string): MiddlewareHandler {
  if (!origin.startsWith('https:')) return (_, next) => next();
  return async (c, next) => {
    const cookie = c.req.raw.headers.get('cookie');
    if (cookie) {
      const known = plainNames(cookie);
      if (known !== cookie) {
        const headers = new Headers(c.req.raw.headers);
        headers.set('cookie', known);
        c.req.raw = new Request(c.req.raw, { headers });
      }
    }
    await next();
    const lines = c.res.headers.getSetCookie();
    if (!lines.some((line) => secretCookies.has(nameOf(line)))) return;
    c.res.headers.delete('set-cookie');
    for (const line of lines) c.res.headers.append('set-cookie', secretCookies.has(nameOf(line)) ? prefix + line : line);
  };
}

function plainNames(cookie: string): string {
  return cookie
    .split(/; */)
    .filter((pair) => !secretCookies.has(nameOf(pair)))
    .map((pair) => (pair.startsWith(prefix) && secretCookies.has(nameOf(pair.slice(prefix.length))) ? pair.slice(prefix.length) : pair))
    .join('; ');
}

function nameOf(pair: string): string {
  return pair.slice(0, pair.indexOf('=')).trim();
}
