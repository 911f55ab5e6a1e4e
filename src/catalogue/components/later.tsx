import { type ComponentProps, lazy, Suspense } from 'react';
import { useAwake } from '#ui/use-kept.ts';

const RecentlyViewed = lazy(() => import('./recently-viewed.tsx'));

/** 'Recently viewed', fetched once the page is awake: only the browser knows what it looked at. */
export function LaterRecentlyViewed(props: ComponentProps<typeof RecentlyViewed>) {
  return useAwake() ? (
    <Suspense>
      <RecentlyViewed {...props} />
    </Suspense>
  ) : null;
}
