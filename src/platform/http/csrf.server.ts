import { timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { calmPage } from './calm-page.server.ts';
import { readSessionToken, xsrfTokenOf } from './cookies.server.ts';

/** Calls that make a session need no sign of one. */
const opensSession = new Set(['/api/auth/login', '/api/auth/register']);

/**
 * Lets no other site write here in a visitor's name. A write must come from our own pages as far as the browser tells;
 * an API call that leans on the session cookie must also carry the XSRF-TOKEN cookie's value as X-XSRF-TOKEN. Calls with
 * a bearer token carry their own proof.
 */
export function csrf(origin: string): MiddlewareHandler {
  return async (c, next) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return next();
    const session = readSessionToken(c.req.raw);
    if (session?.by === 'header') return next();
    if (!isOurs(c, origin, session !== null)) return refuse(c, 'other-site', 'This request did not come from our website, so nothing was changed.');
    if (session && c.req.path.startsWith('/api/') && !opensSession.has(c.req.path) && !isPaired(c, session.token)) {
      return refuse(c, 'xsrf-token', 'Send the value of the XSRF-TOKEN cookie as the header X-XSRF-TOKEN.');
    }
    return next();
  };
}

/** A browser sends Origin with every write. Without it (a program), a cookie that would speak for a visitor is not enough, except with the pair. */
function isOurs(c: Context, origin: string, hasSession: boolean): boolean {
  const from = c.req.header('origin');
  if (from !== undefined) return from === origin || isOwnName(from, c.req.header('host'), origin);
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return !hasSession || c.req.header('x-xsrf-token') !== undefined || opensSession.has(c.req.path);
}

/**
 * Another name of the same server, such as localhost. Not the shop's own name without TLS: who answers there may be anybody on the way, and
 * some browsers send Lax cookies from there.
 */
function isOwnName(from: string, host: string | undefined, origin: string): boolean {
  return from === `http://${host}` && from !== origin.replace(/^https:/, 'http:');
}

function isPaired(c: Context, token: string): boolean {
  const given = Buffer.from(c.req.header('x-xsrf-token') ?? '');
  const wanted = Buffer.from(xsrfTokenOf(token));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function refuse(c: Context, code: string, detail: string): Response {
  const headers = { 'Cache-Control': 'no-store' };
  if (!c.req.path.startsWith('/api/')) return c.text(`${detail}\n`, 403, headers);
  const body = { type: 'about:blank', title: 'Forbidden', status: 403, code, detail };
  return new Response(JSON.stringify(body), { status: 403, headers: { ...headers, 'Content-Type': 'application/problem+json' } });
}

/** Refuses forms of more than `most` bytes before a byte of them is read, and bodies that do not say how long they are. */
export function limitBody(most: number): MiddlewareHandler {
  return async (c, next) => {
    const length = c.req.header('content-length');
    if (length !== undefined && Number(length) > most) {
      return calmPage(413, 'This form is too long', `Please shorten it to ${Math.floor(most / 1024)} KB and send it again.`, { Connection: 'close' });
    }
    if (length === undefined && c.req.header('transfer-encoding') !== undefined) {
      return calmPage(411, 'This form could not be read', 'Please go back and send it again.', { Connection: 'close' });
    }
    await next();
  };
}
