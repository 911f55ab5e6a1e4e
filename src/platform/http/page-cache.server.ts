import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A page as it goes out: the same bytes for everybody, compressed once. */
export type CachedPage = { etag: string; headers: Record<string, string>; identity: Buffer; br: Buffer; gzip: Buffer; bytes: number };

export type PageCache = {
  /** The page under `key`, made by `make` once even when asked for by many at the same time. `make` answers null for what is not to be kept. */
  get: (key: string, make: () => Promise<FreshPage | Response>) => Promise<CachedPage | Response>;
  /** Forgets everything: the content changed. What is being made now will not be kept. */
  clear: () => void;
};

export type FreshPage = { body: string; headers: Record<string, string> };

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Keeps pages up to `maxBytes` in all, dropping those that were asked for longest ago. */
export function createPageCache(maxBytes: number): PageCache {
  const pages = new Map<string, CachedPage>();
  const making = new Map<string, Promise<CachedPage | Response>>();
  let total = 0;
  let generation = 0;

  const keep = (key: string, page: CachedPage) => {
    total += page.bytes;
    pages.set(key, page);
    for (const [oldest, old] of pages) {
      if (total <= maxBytes) break;
      pages.delete(oldest);
      total -= old.bytes;
    }
  };

  const makeOnce = async (key: string, make: () => Promise<FreshPage | Response>) => {
    const startedAt = generation;
    const fresh = await make();
    if (fresh instanceof Response) return fresh;
    const page = await compress(fresh);
    if (startedAt === generation) keep(key, page);
    return page;
  };

  return {
    async get(key, make) {
      const found = pages.get(key);
      if (found) {
        pages.delete(key);
        pages.set(key, found);
        return found;
      }
      const under = making.get(key) ?? makeOnce(key, make).finally(() => making.delete(key));
      making.set(key, under);
      const answer = await under;
      return answer instanceof Response ? answer.clone() : answer;
    },
    clear() {
      generation += 1;
      pages.clear();
      making.clear();
      total = 0;
    },
  };
}

async function compress({ body, headers }: FreshPage): Promise<CachedPage> {
  const identity = Buffer.from(body);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, gz] = await Promise.all([brotli(identity, { params }), deflate(identity)]);
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { etag, headers, identity, br, gzip: gz, bytes: identity.length + br.length + gz.length };
}
