import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Cache, createCache } from '../cache.server.ts';

/** An answer as it goes out: the same bytes for everybody, each encoding made when it is first asked for. */
export type KeptAnswer = {
  etag: string;
  headers: Record<string, string>;
  identity: Buffer<ArrayBuffer>;
  encoded: Partial<Record<Encoding, Buffer<ArrayBuffer> | Promise<Buffer<ArrayBuffer>>>>;
};

export type Encoding = 'br' | 'gzip';

/** What travels beside a request: Node's own message, where there is one, and the kept answer that it was given. */
export type Beside = { incoming?: { headers: IncomingHttpHeaders }; kept?: KeptAnswer };

/** Answers by a key. What is made may be a Response: it is for the one who asked, not kept, not shared. */
export type KeptAnswers = Pick<Cache<KeptAnswer>, 'find' | 'clear' | 'drop'> & {
  get: (key: string, make: () => Promise<FreshAnswer | Response>) => Promise<KeptAnswer | Response>;
};

export type FreshAnswer = { body: string; headers: Record<string, string> };

/** Keeps answers up to `maxBytes` in all. */
export function createKeptAnswers(maxBytes: number): KeptAnswers {
  const cache = createCache<KeptAnswer, KeptAnswer | Response>(maxBytes, sizeOf, (made): made is KeptAnswer => !(made instanceof Response));
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
export function encode(answer: KeptAnswer, encoding: Encoding): Buffer<ArrayBuffer> | Promise<Buffer<ArrayBuffer>> {
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
function toKept({ body, headers }: FreshAnswer, changedAt: number): KeptAnswer {
  const identity = Buffer.from(body);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const made = second();
  const said = made > changedAt ? { ...headers, 'Last-Modified': new Date(made * 1000).toUTCString() } : headers;
  return { etag, headers: said, identity, encoded: {} };
}

function second(): number {
  return Math.floor(Date.now() / 1000);
}

/** Text compresses to a third or less, twice: half as much again is on the safe side, and does not change later. */
function sizeOf(answer: KeptAnswer): number {
  return answer.identity.length * 1.5 + 500;
}
