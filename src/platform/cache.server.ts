import { LRUCache } from 'lru-cache';
import type { Changes } from './changes.server.ts';

/**
 * What each cache may take, in hundredths of SHOP_CACHE_MB: together no more than all of it. Whatever grows with what visitors ask
 * for is kept in one of these.
 */
export const cacheShares = {
  pages: 44,
  'addresses of pages': 5,
  'lists of the API': 20,
  'product texts': 6,
  'product summaries': 6,
  searches: 8,
  feeds: 7,
  'API documents': 1,
  'pictures of rooms': 2,
  invoices: 1,
} as const;

export type CacheName = keyof typeof cacheShares;

/** The bytes that a cache of this name may take. */
export function shareOf(name: CacheName, { cacheBytes }: { cacheBytes: number }): number {
  return Math.floor((cacheBytes * cacheShares[name]) / 100);
}

/** Keeps values under texts, up to so many bytes in all; those that were asked for longest ago go first. */
export type Cache<Kept, Made = Kept> = {
  find: (key: string) => Kept | undefined;
  /**
   * What is kept under `key`, or what `make` makes, once even when many ask at the same time. What is not for keeping (`isKept`) is for
   * the one who made it: neither kept nor shared. Rejects as `make` does; that is not kept either.
   */
  get: (key: string, make: () => Promise<Made>) => Promise<Kept | Made>;
  /** For what is read in another way than `get`: call it before reading. What it gives keeps a value, unless something was dropped meanwhile. */
  keeper: () => (key: string, value: Kept) => void;
  /** Forgets what is kept under `key`, or all that `isStale`. What is being made now will not be kept, and nobody who asks from now on gets it. */
  drop: (stale: string | ((key: string, value: Kept) => boolean)) => void;
  /** As `drop`, everything. */
  clear: () => void;
};

/** A key beyond this is a visitor's essay; nobody else will ask for the same. */
const maxKeyLength = 1000;

/** Milliseconds after which nobody new waits for a value being made: what makes it may have been lost. */
const maxJoinedLength = 10_000;

/** What an entry takes besides its value: the key, its places in the map and in the lists beside it. */
const entryBytes = 200;

/**
 * `bytesOf`: what a value takes, as far as one can say; asked once, when it is kept. `lastsMs`: after so many milliseconds it is forgotten;
 * never, if 0.
 */
export function createCache<Kept extends {}, Made = Kept>(
  maxBytes: number,
  bytesOf: (value: Kept) => number,
  isKept = (made: Kept | Made): made is Kept => made !== null,
  lastsMs = 0,
): Cache<Kept, Made> {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    ttl: lastsMs,
    ttlAutopurge: lastsMs > 0,
    sizeCalculation: (value, key) => Math.ceil(bytesOf(value)) + key.length * 2 + entryBytes,
  });
  const making = new Map<string, { made: Promise<Kept | Made>; since: number }>();
  let generation = 0;

  const keeper = () => {
    const startedAt = generation;
    return (key: string, value: Kept) => {
      if (startedAt === generation && key.length <= maxKeyLength) kept.set(key, value);
    };
  };
  const makeOnce = async (key: string, make: () => Promise<Made>) => {
    const keep = keeper();
    const made = await make();
    if (isKept(made)) keep(key, made);
    return made;
  };
  const forgetMaking = () => {
    generation += 1;
    making.clear();
  };

  return {
    find: (key) => kept.get(key),
    async get(key, make) {
      const found = kept.get(key);
      if (found !== undefined) return found;
      const asked = making.get(key);
      if (asked && performance.now() - asked.since < maxJoinedLength) {
        const made = await asked.made;
        return isKept(made) ? made : makeOnce(key, make);
      }
      const own = { made: makeOnce(key, make), since: performance.now() };
      making.set(key, own);
      return own.made.finally(() => making.get(key) === own && making.delete(key));
    },
    keeper,
    drop(stale) {
      forgetMaking();
      if (typeof stale === 'string') kept.delete(stale);
      else for (const [key, value] of [...kept.entries()]) if (stale(key, value)) kept.delete(key);
    },
    clear() {
      forgetMaking();
      kept.clear();
    },
  };
}

type Forgets = Pick<Cache<never>, 'clear'>;

/** Forgets everything when one of `tables` changed, and again when everybody knows of it: what is made of others' knowledge in between is old. */
export function clearOnChange(cache: Forgets, changes: Changes, tables: readonly string[]): void {
  for (const table of tables) changes.onChange(table, () => cache.clear());
  changes.onSettled(() => cache.clear());
}

/** Forgets what is kept under the key of a row of `tables` that changed; everything where it is not said which. */
export function dropOnChange(
  cache: Forgets & { drop: (key: string) => void },
  { onChange }: Pick<Changes, 'onChange'>,
  tables: readonly string[],
): void {
  for (const table of tables) onChange(table, (key) => (key === '*' ? cache.clear() : cache.drop(key)));
}

/** What each shop has one of, opened when it is first asked for. */
export function onePerShop<Shop extends object, T>(open: (shop: Shop) => T): (shop: Shop) => T {
  const opened = new WeakMap<Shop, { own: T }>();
  return (shop) => {
    const known = opened.get(shop) ?? { own: open(shop) };
    opened.set(shop, known);
    return known.own;
  };
}
