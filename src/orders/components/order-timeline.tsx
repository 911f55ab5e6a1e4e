import { sayDateTime } from '#platform/say-date.ts';
import type { TimelineStep } from '../timeline.ts';

/** Order history to an order, oldest first, as a course of events down a line. */
export function OrderTimeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="grid text-md">
      {steps.map(({ at, title, detail, link }, place) => {
        const isLast = place === steps.length - 1;
        return (
          <li key={`${at.getTime()} ${title}`} className="grid grid-cols-[auto_1fr] gap-x-4">
            <span aria-hidden="true" className="grid w-3 grid-rows-[auto_1fr] justify-items-center">
              <span className={`mt-2 size-3 rounded-round border-2 ${isLast ? 'border-lough bg-lough' : 'border-stone bg-paper'}`} />
              {!isLast && <span className="w-px bg-sand" />}
            </span>
            <div className={isLast ? '' : 'pb-6'}>
              <p className="font-semibold">{title}</p>
              {detail && <p>{detail}</p>}
              {link && (
                <a
                  href={link.href}
                  rel="noreferrer"
                  className="inline-flex min-h-11 items-center font-semibold text-lough underline decoration-sand decoration-2 underline-offset-4 hover:decoration-lough"
                >
                  {link.words}
                </a>
              )}
              <p className="text-sm text-muted">
                <time dateTime={at.toISOString()}>{sayDateTime(at)}</time>
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
