import type { MiddlewareHandler } from 'hono';

/** Cookies that speak for a visitor and that only the server reads: all that are set HttpOnly. */
export const secretCookies: ReadonlySet<string> = new Set([
  'auth_token',
  'checkout',
  'chat',
  'known_device',
  'visitor',
  'link_password',
  'link_email',
  'link_erasure',
  'approved_finance',
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
