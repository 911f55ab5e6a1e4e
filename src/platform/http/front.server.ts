import { type Beside, type KeptAnswer, sizeOf } from './kept-answers.server.ts';
import { requestIdOf } from './request-log.server.ts';
import { headersEverywhere, type Site } from './security-headers.server.ts';
import { chooseEncoding, headersOf, isUnmodified } from './send-kept.server.ts';

type Fetch = (request: Request, beside: Beside) => Response | Promise<Response>;

export type Front = { fetch: Fetch; clear: () => void };

const mostAnswers = 5000;
const mostBytes = 64 * 1024 * 1024;

/**
 * Stands before the shop and repeats, address by address, the answers for everybody that the shop gave and keeps: the
 * second request for an address does no more than find it. `clear` whenever anything changed.
 */
export function createFront(shop: Fetch, site: Site): Front {
  const everywhere = headersEverywhere(site);
  const known = new Map<string, KeptAnswer>();
  let bytes = 0;
  let generation = 0;

  const clear = () => {
    generation += 1;
    known.clear();
    bytes = 0;
  };

  const remember = (address: string, answer: KeptAnswer) => {
    if (known.has(address) || address.length > 500) return;
    if (known.size >= mostAnswers || bytes > mostBytes) clear();
    known.set(address, answer);
    bytes += sizeOf(answer);
  };

  const pass = async (request: Request, beside: Beside, address: string) => {
    const startedAt = generation;
    const answer = await shop(request, beside);
    // What was given before something changed must not be repeated after it.
    if (beside.kept && startedAt === generation) remember(address, beside.kept);
    return answer;
  };

  return {
    fetch(request, beside) {
      if (request.method !== 'GET') return shop(request, beside);
      const { url } = request;
      const address = url.slice(url.indexOf('/', 8));
      const found = known.get(address);
      return (found && repeat(found, request, beside, everywhere)) ?? pass(request, beside, address);
    },
    clear,
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
