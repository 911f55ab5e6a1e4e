import type { MiddlewareHandler } from 'hono';
import { type FreshAnswer, type ResponseCache, sendKept } from './response-cache.server.ts';

/** A loader that answers with this header says: these bytes are for everybody. */
export const forEverybody = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/**
 * Answers GETs for everybody's pages from memory; the page behind is rendered once per change of content.
 * `parameters` are the names that pages read from an address. A page asked for with any other name is rendered and sent
 * but not kept, so that made-up addresses do not push real ones out.
 */
export function cachedPages(kept: ResponseCache, parameters: ReadonlySet<string>): MiddlewareHandler {
  return async (c, next) => {
    const method = c.req.raw.method;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const key = pageKey(new URL(c.get('address')), parameters);
    if (key === null) return next();
    const found = kept.find(key);
    if (found) return sendKept(c, found);
    // What renders a page for HEAD leaves out its body, which must not be what others get.
    if (method === 'HEAD') return next();
    const answer = await kept.get(key, async () => {
      await next();
      return (await isForEverybody(c.res)) ?? c.res;
    });
    if (answer instanceof Response) return;
    // Setting an answer over another mixes their headers, unless the first one goes.
    c.res = undefined;
    c.res = await sendKept(c, answer);
  };
}

async function isForEverybody(response: Response): Promise<FreshAnswer | null> {
  const { headers } = response;
  if (response.status !== 200 || headers.get('Cache-Control') !== forEverybody['Cache-Control'] || headers.has('Set-Cookie')) return null;
  return { body: Buffer.from(await response.arrayBuffer()), headers: Object.fromEntries(headers) };
}

/** The router takes these for the same page: capitals, escapes, slashes that are doubled or at the end. */
const otherSpelling = /[A-Z%]|\/\/|.\/$/;

/**
 * The key of a page's address: path and parameters, in one order. Null where the path is not spelled as the shop spells it, where there is an
 * unknown parameter, or an empty one: the page itself knows best what to say to those.
 */
function pageKey(url: URL, parameters: ReadonlySet<string>): string | null {
  if (otherSpelling.test(url.pathname)) return null;
  if (!url.search) return url.pathname;
  const given = [...url.searchParams];
  if (given.some(([name, value]) => value === '' || !parameters.has(name))) return null;
  return `${url.pathname}?${new URLSearchParams(given.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))}`;
}

type Given = { actionHeaders: Headers; loaderHeaders: Headers; errorHeaders: Headers | undefined };

/** A page's own headers, for its `headers` export: those of what was refused or done, else those of what was read. */
export function pageHeaders({ actionHeaders, loaderHeaders, errorHeaders }: Given): Headers {
  return [errorHeaders, actionHeaders].find((headers) => headers?.has('Cache-Control')) ?? loaderHeaders;
}
