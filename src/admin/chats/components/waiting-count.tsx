import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useQueueNews } from '../use-queue-news.ts';

/** How many customers wait for a person; also in the window's title, for whoever looks at another. */
export function WaitingCount() {
  const { waiting } = useQueueNews();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another title
  useEffect(() => {
    const timer = setTimeout(() => {
      const title = document.title.replace(/^\(\d+\) /, '');
      document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
    });
    return () => clearTimeout(timer);
  }, [waiting, key]);
  if (waiting === 0) return null;
  return (
    <span className="ml-auto grid h-5 min-w-5 place-items-center rounded-round bg-copper px-1 text-sm font-semibold text-white tabular-nums">
      <span>{waiting}</span>
      <span className="sr-only"> waiting</span>
    </span>
  );
}
