import { Suspense } from 'react';
import { fetchLater } from '#ui/fetch-later.tsx';
import { useCompared } from '../use-compared.ts';
import { useRecentlyViewed } from '../use-recently-viewed.ts';

const RecentlyViewed = fetchLater(() => import('./recently-viewed.tsx'));
const CompareBar = fetchLater(() => import('./compare-bar.tsx'));

/** 'Recently viewed', fetched only by a browser that has looked at something but `except`. */
export function LaterRecentlyViewed({ except }: { except?: string }) {
  const viewed = useRecentlyViewed().filter(({ id }) => id !== except);
  if (!viewed.length) return null;
  return (
    <Suspense>
      <RecentlyViewed viewed={viewed} />
    </Suspense>
  );
}

/** What is ticked for comparing, fetched with the first tick; and the form that does the same without JavaScript. */
export function LaterCompareBar() {
  const compared = useCompared();
  return (
    <>
      <form id="compare" action="/compare" method="get" className="mt-8 hidden noscript:block">
        <button type="submit" className="min-h-11 rounded-control border border-stone bg-white px-6 text-md font-semibold">
          Compare the products you ticked (up to 4)
        </button>
      </form>
      {compared.length > 0 && (
        <Suspense>
          <CompareBar compared={compared} />
        </Suspense>
      )}
    </>
  );
}
