import { Suspense } from 'react';
import { useAwake } from '#ui/kept-in-browser.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useCompared } from '../use-compared.ts';

const RecentlyViewed = lazyPart(() => import('./recently-viewed.tsx'));
const CompareBar = lazyPart(() => import('./compare-bar.tsx'));

/** 'Recently viewed', which only the browser knows: fetched once the page is awake. */
export function LaterRecentlyViewed(props: { except?: string }) {
  return (
    useAwake() && (
      <Suspense>
        <RecentlyViewed {...props} />
      </Suspense>
    )
  );
}

/** What is ticked for comparing, fetched with the first tick; and the form that does the same without JavaScript. */
export function LaterCompareBar() {
  const compared = useCompared();
  return (
    <>
      <form id="compare" action="/compare" method="get" className="mt-8 hidden noscript:block">
        <button type="submit" className="min-h-11 rounded-control border border-stone bg-white px-6 text-md font-semibold">
          Compare the products you selected (up to 4)
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
