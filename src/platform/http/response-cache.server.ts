import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { type Cache, createCache } from '../cache.server.ts';

/** An answer as it goes out: the same bytes for everybody, each encoding made when it is first asked for. */
export type CachedResponse = {
  etag: string;
  headers: Record<string, string>;
  identity: Buffer<ArrayBuffer>;
  encoded: Partial<Record<Encoding, Buffer<ArrayBuffer> | Promise<Buffer<ArrayBuffer>>>>;
};

export type Encoding = 'br' | 'gzip';

/** What travels beside a request: Node's own message, where there is one, and the kept answer that it was given. */
export type RequestEnv = { incoming?: { headers: IncomingHttpHeaders }; kept?: CachedResponse };

/** Answers by a key. What is made may be a Response: it is for the one who asked, not kept, not shared. */
export type ResponseCache = Pick<Cache<CachedResponse>, 'find' | 'clear' | 'drop'> & {
  get: (key: string, make: () => Promise<FreshAnswer | Response>) => Promise<CachedResponse | Response>;
};

export type FreshAnswer = { body: string | Buffer<ArrayBuffer>; headers: Record<string, string> };

/** Keeps answers up to `maxBytes` in all. */
export function createResponseCache(maxBytes: number): ResponseCache {
  const cache = createCache<CachedResponse, CachedResponse | Response>(
    maxBytes,
    sizeOf,
    (made): made is CachedResponse => !(made instanceof Response),
  );
  let changedAt = second();
  return {
    find: cache.find,
    get: (key, make) =>
      cache.get(key, async () => {
        const fresh = await make();
        return fresh instanceof Response ? fresh : toKept(fresh, changedAt);
      }),
    clear() {
      changedAt = second();
      cache.clear();
    },
    drop(stale) {
      changedAt = second();
      cache.drop(stale);
    },
  };
}

/** The bytes in an encoding; made once, then kept with the answer. */
export function encode(answer: CachedResponse, encoding: Encoding): Buffer<ArrayBuffer> | Promise<Buffer<ArrayBuffer>> {
  const made = answer.encoded[encoding];
  if (made) return made;
  const under = compress(answer.identity, encoding).then((bytes) => {
    answer.encoded[encoding] = bytes;
    return bytes;
  });
  answer.encoded[encoding] = under;
  return under;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** `quality`: of brotli, 0 to 11; what is sent once is not worth as much work as what is kept. */
export function compress(identity: Buffer, encoding: Encoding, quality = 6): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return deflate(identity);
  return brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } });
}

/**
 * Made in the second of a change, an answer does not say when: another one of the same second may say something else, and a date tells no
 * two of them apart (RFC 9110, 8.8.2.2).
 */
function toKept({ body, headers }: FreshAnswer, changedAt: number): CachedResponse {
  const identity = typeof body === 'string' ? Buffer.from(body) : body;
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const made = second();
  const said = made > changedAt ? { ...headers, 'Last-Modified': new Date(made * 1000).toUTCString() } : headers;
  return { etag, headers: said, identity, encoded: {} };
}

function second(): number {
  return Math.floor(Date.now() / 1000);
}

/** Text compresses to a third or less, twice: half as much again is on the safe side, and does not change later. */
function sizeOf(answer: CachedResponse): number {
  return answer.identity.length * 1.5 + 500;
}

/** The answer in the encoding that the request likes best; 304 where the browser has it already. */
export function sendKept(c: Context, answer: CachedResponse): Response | Promise<Response> {
  if (c.env) (c.env as RequestEnv).kept = answer;
  const headers = headersOf(answer);
  if (isUnmodified((name) => c.req.header(name), new Headers(headers))) return new Response(null, { status: 304, headers });
  const isHead = c.req.raw.method === 'HEAD';
  const encoding = chooseEncoding(c.req.header('accept-encoding'));
  if (encoding === null) return send(answer.identity, headers, isHead);
  headers['Content-Encoding'] = encoding;
  const bytes = encode(answer, encoding);
  return bytes instanceof Promise ? bytes.then((made) => send(made, headers, isHead)) : send(bytes, headers, isHead);
}

/** What a kept answer says of itself in whatever encoding. */
export function headersOf(answer: CachedResponse): Record<string, string> {
  return { ...answer.headers, ETag: answer.etag, Vary: 'Accept-Encoding' };
}

function send(bytes: Buffer<ArrayBuffer>, headers: Record<string, string>, isHead: boolean): Response {
  headers['Content-Length'] = String(bytes.length);
  return new Response(isHead ? null : bytes, { headers });
}

/** Whether an If-None-Match names this tag; weak and strong count as the same (RFC 9110, 13.1.2). */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const opaque = etag.replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === opaque);
}

/** Whether a request has the answer already, by its tag or, where it names none, by its date (RFC 9110, 13.2.2). */
export function isUnmodified(asked: (name: string) => string | undefined, answer: Headers): boolean {
  const [tag, etag] = [asked('if-none-match'), answer.get('ETag')];
  if (tag !== undefined) return etag !== null && matchesEtag(tag, etag);
  const [since, modified] = [Date.parse(asked('if-modified-since') ?? ''), Date.parse(answer.get('Last-Modified') ?? '')];
  return modified <= since;
}

/** Brotli, gzip or neither (null), as Accept-Encoding ranks them; brotli where it likes both the same (RFC 9110, 12.5.3). */
export function chooseEncoding(header: string | undefined): Encoding | null {
  if (!header) return null;
  const liked = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = q === undefined ? 1 : Number(q);
    if (name) liked.set(name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  const anything = liked.get('*') ?? 0;
  const br = liked.get('br') ?? anything;
  const gz = liked.get('gzip') ?? liked.get('x-gzip') ?? anything;
  const plain = liked.get('identity') ?? 0;
  const best = Math.max(br, gz);
  if (best === 0 || plain > best) return null;
  return br >= gz ? 'br' : 'gzip';
}
