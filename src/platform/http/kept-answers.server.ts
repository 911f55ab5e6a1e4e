import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

export type KeptAnswers = {
  /** The answer under `key` if it is here. */
  find: (key: string) => KeptAnswer | undefined;
  /** The answer under `key`, made by `make` once even when asked for by many at the same time. A Response is for the one who made it: not kept, not shared. */
  get: (key: string, make: () => Promise<FreshAnswer | Response>) => Promise<KeptAnswer | Response>;
  /** Forgets everything: the content changed. What is being made now will not be kept, and nobody who asks from now on will get it. */
  clear: () => void;
  /** Forgets those that are `stale`. What is being made now is treated as by `clear`. */
  drop: (stale: (key: string, answer: KeptAnswer) => boolean) => void;
};

export type FreshAnswer = { body: string; headers: Record<string, string> };

/** A key beyond this is a visitor's essay; nobody else will ask for the same. */
const longestKey = 1000;

/** Milliseconds after which nobody new waits for an answer being made: what makes it may have been lost. */
const longestJoined = 10_000;

/** Keeps answers up to `maxBytes` in all, dropping those that were asked for longest ago. */
export function createKeptAnswers(maxBytes: number): KeptAnswers {
  const kept = new Map<string, KeptAnswer>();
  const making = new Map<string, { answer: Promise<KeptAnswer | Response>; since: number }>();
  let total = 0;
  let generation = 0;
  let changedAt = second();

  const keep = (key: string, answer: KeptAnswer) => {
    if (key.length > longestKey) return;
    total += sizeOf(answer) - (kept.has(key) ? sizeOf(kept.get(key) as KeptAnswer) : 0);
    kept.delete(key);
    kept.set(key, answer);
    for (const [oldest, old] of kept) {
      if (total <= maxBytes) break;
      kept.delete(oldest);
      total -= sizeOf(old);
    }
  };

  const makeOnce = async (key: string, make: () => Promise<FreshAnswer | Response>) => {
    const startedAt = generation;
    const fresh = await make();
    if (fresh instanceof Response) return fresh;
    const answer = toKept(fresh, changedAt);
    if (startedAt === generation) keep(key, answer);
    return answer;
  };

  const find = (key: string) => {
    const found = kept.get(key);
    if (found) {
      kept.delete(key);
      kept.set(key, found);
    }
    return found;
  };

  return {
    find,
    async get(key, make) {
      const found = find(key);
      if (found) return found;
      const asked = making.get(key);
      if (asked && performance.now() - asked.since < longestJoined) {
        const answer = await asked.answer;
        // What is not for everybody is nobody else's: whoever waited for it makes their own.
        return answer instanceof Response ? makeOnce(key, make) : answer;
      }
      const own = { answer: makeOnce(key, make), since: performance.now() };
      making.set(key, own);
      return own.answer.finally(() => making.get(key) === own && making.delete(key));
    },
    clear() {
      generation += 1;
      changedAt = second();
      kept.clear();
      making.clear();
      total = 0;
    },
    drop(stale) {
      generation += 1;
      changedAt = second();
      making.clear();
      for (const [key, answer] of kept) {
        if (!stale(key, answer)) continue;
        kept.delete(key);
        total -= sizeOf(answer);
      }
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
export function sizeOf(answer: KeptAnswer): number {
  return Math.ceil(answer.identity.length * 1.5) + 500;
}
