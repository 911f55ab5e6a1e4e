import { uuidPattern } from '#platform/is-uuid.ts';
import { createCache } from '../cache.server.ts';
import type { Change } from '../changes.server.ts';
import { requestIdOf } from './finish-answers.server.ts';
import { type CachedResponse, chooseEncoding, headersOf, isUnmodified, type RequestEnv, type ResponseCache } from './response-cache.server.ts';
import { headersEverywhere, type Site } from './security-headers.server.ts';

type Fetch = (request: Request, beside: RequestEnv) => Response | Promise<Response>;

export type Front = { fetch: Fetch; clear: () => void };

/** Of a pointer to an answer. */
const pointerBytes = 100;

/**
 * Stands before the shop and repeats, address by address, the answers for everybody that the shop gave and keeps: the
 * second request for an address does no more than find it. `clear` whenever anything changed. It keeps addresses, up to `maxBytes`
 * in all, and only points to their answers: what the shop keeps no longer is not held here either.
 */
export function createHttpHandler(shop: Fetch, site: Site, maxBytes: number): Front {
  const everywhere = headersEverywhere(site);
  const known = createCache<WeakRef<CachedResponse>>(maxBytes, () => pointerBytes);

  const pass = async (request: Request, beside: RequestEnv, address: string) => {
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
function repeat(answer: CachedResponse, request: Request, { incoming }: RequestEnv, everywhere: Record<string, string>): Response | undefined {
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

/** Numbers that change with every order, many times a minute. */
const stockTable = 'stock_levels';
/** What says how many of all products there are: another product's stock changes it too. */
const lists = /^\/(api\/)?(products)?(\?|$)/;
const productIds = new RegExp(uuidPattern, 'g');

type Forgetting = {
  /** Word of a change has come; what is made now may not say so yet. */
  heard: (change: Change) => void;
  /** Everything made from now on says so. */
  known: (change: Change) => void;
  forgetAll: () => void;
};

/**
 * Drops kept answers as the shop changes: all of them at once, but for stock only those that name the product or list
 * products, at most once in `everyMs`. Until then a page may show the stock of a moment ago; the sale itself asks the
 * database.
 */
export function forgetAnswers(kept: ResponseCache, front: Pick<Front, 'clear'>, everyMs = 1000): Forgetting {
  const named = new WeakMap<CachedResponse, ReadonlySet<string>>();
  let changed = new Set<string>();
  let resting: NodeJS.Timeout | undefined;

  const idsIn = (answer: CachedResponse) => {
    // Copied: what is cut out of a text holds on to the whole of it.
    const ids = named.get(answer) ?? structuredClone(new Set(answer.identity.toString('latin1').match(productIds)));
    named.set(answer, ids);
    return ids;
  };
  const forgetAll = () => {
    changed.clear();
    kept.clear();
    front.clear();
  };
  const forgetStock = () => {
    const ids = changed;
    changed = new Set();
    if (ids.has('*')) return forgetAll();
    kept.drop((key, answer) => {
      if (lists.test(key)) return true;
      const own = idsIn(answer);
      return [...ids].some((id) => own.has(id));
    });
    front.clear();
  };
  const rest = () => {
    resting = setTimeout(() => {
      resting = undefined;
      if (!changed.size) return;
      forgetStock();
      rest();
    }, everyMs).unref();
  };

  return {
    heard({ table }) {
      if (table !== stockTable) forgetAll();
    },
    known({ table, key }) {
      if (table !== stockTable) return forgetAll();
      changed.add(key);
      if (resting) return;
      forgetStock();
      rest();
    },
    forgetAll,
  };
}
