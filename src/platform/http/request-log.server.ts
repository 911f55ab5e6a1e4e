import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { cleanText } from '../clean-text.ts';
import type { Log } from '../log.server.ts';
import { headersEverywhere, type Site } from './security-headers.server.ts';

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
