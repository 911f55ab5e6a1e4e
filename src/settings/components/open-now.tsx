import { useEffect, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { type OpeningHours, type OpeningStatus, openingStatus } from '../opening-hours.ts';

/** Whether the showroom is open at this minute. Reckoned in the browser, because the page is kept; until then its line stays empty. */
export function OpenNow({ hours, className }: { hours: OpeningHours; className?: string }) {
  const [status, setStatus] = useState<OpeningStatus | null>(null);
  useEffect(() => {
    const look = () => setStatus(openingStatus(hours, new Date()));
    look();
    const everyMinute = setInterval(look, 60_000);
    return () => clearInterval(everyMinute);
  }, [hours]);
  return (
    <p className={classNames('flex min-h-6 items-center gap-2 text-md font-semibold', className)}>
      {status && (
        <>
          <span aria-hidden="true" className={classNames('size-2 rounded-round', status.open ? 'bg-ok' : 'bg-stone')} />
          <span>{status.text}</span>
        </>
      )}
    </p>
  );
}
