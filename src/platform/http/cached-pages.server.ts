import type { Context, MiddlewareHandler } from 'hono';
import type { CachedPage, PageCache } from './page-cache.server.ts';

/** A loader that answers with this header says: these bytes are for everybody. */
export const forEverybody = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Answers GETs for everybody's pages from memory; the page behind is rendered once per change of content. */
export function cachedPages(cache: PageCache): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const url = new URL(c.req.url);
    const found = await cache.get(url.pathname + url.search, async () => {
      await next();
      const response = c.res;
      if (response.status !== 200 || response.headers.get('Cache-Control') !== forEverybody['Cache-Control']) return response;
      return { body: await response.text(), headers: Object.fromEntries(response.headers) };
    });
    c.res = undefined;
    c.res = found instanceof Response ? found : answer(c, found);
  };
}

function answer(c: Context, page: CachedPage): Response {
  const headers: Record<string, string> = { ...page.headers, ETag: `"${page.etag}"`, Vary: 'Accept-Encoding' };
  if (c.req.header('if-none-match')?.includes(page.etag)) return new Response(null, { status: 304, headers });
  const accepts = c.req.header('accept-encoding') ?? '';
  const encoding = accepts.includes('br') ? 'br' : accepts.includes('gzip') ? 'gzip' : 'identity';
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  const body = page[encoding];
  headers['Content-Length'] = String(body.length);
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(body), { headers });
}
