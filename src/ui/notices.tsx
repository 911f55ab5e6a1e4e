import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Notice } from './notice.tsx';

const ShownNotice = lazy(() => import('./notice.tsx').catch(() => ({ default: Words })));

let shown: Notice | null = null;
const listeners = new Set<() => void>();

/** Says something about what was just done, wherever on the site. The newest notice takes the place of the last. */
export function notify(notice: Notice | null) {
  shown = notice;
  for (const changed of listeners) changed();
}

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

const close = () => notify(null);

/** The place where notices appear; once in the page's frame. What draws them is fetched with the first. */
export function Notices() {
  const notice = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  return (
    <div
      role={notice?.wrong ? 'alert' : 'status'}
      className="pointer-events-none fixed inset-x-0 top-2 z-50 flex justify-center px-4 md:top-auto md:right-0 md:bottom-6 md:left-0"
    >
      {notice && (
        <Suspense>
          <ShownNotice notice={notice} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

/** Where it cannot be fetched: the words alone. */
function Words({ notice }: { notice: Notice }) {
  return <p className="bg-ink p-4 text-md text-white">{notice.text}</p>;
}
