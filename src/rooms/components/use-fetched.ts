import { useEffect, useState } from 'react';
import { fetchPictures } from '../browser/fetch-pictures.ts';

type Fetched = {
  /** The newest that are there: while others are on their way, those before. */
  pictures: { key: string; all: readonly ImageBitmap[] } | null;
  /** How much of what is on its way is there, 0 … 1; null when all is there. */
  share: number | null;
  hasFailed: boolean;
  retry: () => void;
};

/** As many sets of pictures as are kept at once: what was shown a moment ago comes back at once. */
const mostKept = 5;

/** Fetches a set of pictures, and keeps those fetched before. Fetches nothing for no addresses. */
export function useFetched(addresses: readonly string[] | null): Fetched {
  const key = addresses?.join(' ') ?? '';
  const [kept] = useState(() => new Map<string, readonly ImageBitmap[]>());
  const [pictures, setPictures] = useState<Fetched['pictures']>(null);
  const [share, setShare] = useState<number | null>(null);
  const [failedKey, setFailed] = useState<string | null>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is a reason to fetch again
  useEffect(() => {
    if (!key) return;
    const show = (all: readonly ImageBitmap[]) => {
      kept.delete(key);
      kept.set(key, all);
      for (const old of kept.keys()) if (kept.size > mostKept) kept.delete(old);
      setPictures({ key, all });
      setShare(null);
    };
    setFailed(null);
    const before = kept.get(key);
    if (before) return show(before);
    const stop = new AbortController();
    setShare(0);
    fetchPictures(key.split(' '), (now) => stop.signal.aborted || setShare(now), stop.signal)
      .then((all) => stop.signal.aborted || show(all))
      .catch(() => {
        if (stop.signal.aborted) return;
        setFailed(key);
        setShare(null);
      });
    return () => stop.abort();
  }, [key, tries, kept]);
  return { pictures, share, hasFailed: failedKey !== null && failedKey === key, retry: () => setTries((n) => n + 1) };
}
