import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { cleanText } from '../clean-text.ts';
import type { Log } from '../log.server.ts';
import { chooseEncoding, compress, isUnmodified } from './response-cache.server.ts';
import { headersEverywhere, type Site } from './security-headers.server.ts';

/** Text that whoever answers has whole: pages, what scripts read of them, calls. What is written as it comes (events, exports) is not. */
const compressible = /^(?:text\/(?:html|plain|xml|x-script)|application\/(?:[\w.-]+\+)?(?:json|xml))\b/;
/** Shorter ones fit into one packet anyway. */
const leastBytes = 1024;

/**
 * What every answer owes, whoever gave it: the methods beside a 405 (RFC 9110, 15.5.6), how long it may be kept (nobody guesses:
 * RFC 9111, 4.2.2), 304 to whoever has it already, and private pages and errors as small as kept ones.
 */
export function finishAnswers(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { status, headers } = c.res;
    if (status === 405 && !headers.has('Allow')) headers.set('Allow', 'GET, HEAD');
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    if (status === 200 && isReading(c) && isUnmodified((name) => c.req.header(name), headers)) return notModified(c);
    if (compressible.test(headers.get('Content-Type') ?? '') && !headers.has('Content-Encoding') && !isFixed(headers)) await shrink(c);
  };
}

function isReading(c: Context): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD';
}

function isFixed(headers: Headers): boolean {
  return headers.has('ETag') || headers.get('Cache-Control')?.includes('no-transform') === true;
}

async function notModified(c: Context): Promise<void> {
  const headers = new Headers(c.res.headers);
  for (const name of ['Content-Length', 'Content-Encoding', 'Content-Type']) headers.delete(name);
  await c.res.body?.cancel();
  replace(c, null, 304, headers);
}

async function shrink(c: Context): Promise<void> {
  const { status, body } = c.res;
  const headers = new Headers(c.res.headers);
  if (!/\baccept-encoding\b/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Accept-Encoding');
  const encoding = chooseEncoding(c.req.header('accept-encoding'));
  if (!body || encoding === null || c.req.method === 'HEAD') {
    c.res.headers.set('Vary', headers.get('Vary') ?? '');
    return;
  }
  const identity = Buffer.from(await c.res.arrayBuffer());
  const isShort = identity.length < leastBytes;
  const bytes = isShort ? identity : await compress(identity, encoding, 4);
  if (!isShort) headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(bytes.length));
  replace(c, bytes, status, headers);
}

/** Setting an answer over another mixes their headers, unless the first one goes. */
function replace(c: Context, body: Buffer<ArrayBuffer> | null, status: number, headers: Headers): void {
  c.res = undefined;
  c.res = new Response(body, { status, headers });
}

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
  }
}

const slowMs = 1000;

/** Gives every request an id (the proxy's, if it sent a sane one), and logs those that failed, wrote or were slow; all of them at level debug. */
export function requestLog(log: Log, site: Site): MiddlewareHandler {
  const everywhere = headersEverywhere(site);
  return async (c, next) => {
    const requestId = requestIdOf(c.req.header('x-request-id'));
    c.set('requestId', requestId);
    const started = performance.now();
    await next();
    const ms = Math.round(performance.now() - started);
    const { status, headers } = c.res;
    headers.set('X-Request-Id', requestId);
    for (const name in everywhere) if (!headers.has(name)) headers.set(name, everywhere[name] as string);
    const line = { requestId, method: c.req.method, path: cleanText(c.req.path), status, ms };
    if (status >= 500) log.error(line, 'request failed');
    else if (ms > slowMs || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) log.info(line, 'request');
    else log.debug(line, 'request');
  };
}

/** The proxy's id of a request, if it sent a sane one, else a new one. */
export function requestIdOf(given: string | undefined): string {
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
