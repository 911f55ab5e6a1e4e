import { createCache } from '../cache.server.ts';
import type { Beside, KeptAnswer } from './kept-answers.server.ts';
import { requestIdOf } from './request-log.server.ts';
import { headersEverywhere, type Site } from './security-headers.server.ts';
import { chooseEncoding, headersOf, isUnmodified } from './send-kept.server.ts';

type Fetch = (request: Request, beside: Beside) => Response | Promise<Response>;

export type Front = { fetch: Fetch; clear: () => void };

/** Of a pointer to an answer. */
const pointerBytes = 100;

/**
 * Stands before the shop and repeats, address by address, the answers for everybody that the shop gave and keeps: the
 * second request for an address does no more than find it. `clear` whenever anything changed. It keeps addresses, up to `maxBytes`
 * in all, and only points to their answers: what the shop keeps no longer is not held here either.
 */
export function createFront(shop: Fetch, site: Site, maxBytes: number): Front {
  const everywhere = headersEverywhere(site);
  const known = createCache<WeakRef<KeptAnswer>>(maxBytes, () => pointerBytes);

  const pass = async (request: Request, beside: Beside, address: string) => {
    // What was given before something changed must not be repeated after it.
    const keep = known.keeper();
    const answer = await shop(request, beside);
    if (beside.kept) keep(address, new WeakRef(beside.kept));
    return answer;
  };

  return {
    fetch(request, beside) {
      if (request.method !== 'GET') return shop(request, beside);
      const { url } = request;
      const address = url.slice(url.indexOf('/', 8));
      const found = known.find(address)?.deref();
      return (found && repeat(found, request, beside, everywhere)) ?? pass(request, beside, address);
    },
    clear: known.clear,
  };
}

/** The answer once more; undefined where its encoding is not made yet, which the shop then does. */
function repeat(answer: KeptAnswer, request: Request, { incoming }: Beside, everywhere: Record<string, string>): Response | undefined {
  const header = (name: string) => (incoming ? incoming.headers[name]?.toString() : request.headers.get(name)) ?? undefined;
  const headers = { ...everywhere, ...headersOf(answer), 'X-Request-Id': requestIdOf(header('x-request-id')) };
  if (isUnmodified(header, new Headers(headers))) return new Response(null, { status: 304, headers });
  const encoding = chooseEncoding(header('accept-encoding'));
  const bytes = encoding === null ? answer.identity : answer.encoded[encoding];
  if (!bytes || bytes instanceof Promise) return undefined;
  const sent: Record<string, string> = { ...headers, 'Content-Length': String(bytes.length) };
  if (encoding !== null) sent['Content-Encoding'] = encoding;
  return new Response(bytes, { headers: sent });
}
