import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { alertAbout, isNews } from '../browser-alert.ts';
import { useQueueNews } from '../use-queue-news.ts';

/** How many customers wait for a person; also in the window's title, and by an alert where that is on, for whoever looks at another. */
export function WaitingCount() {
  const { waiting, news } = useQueueNews();
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (news === 0) return;
    if (isNews(before.current, waiting)) alertAbout(waiting);
    before.current = waiting;
  }, [waiting, news]);
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
