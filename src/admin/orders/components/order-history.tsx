import type { StaffEvent } from '#orders/staff/read-staff-order.server.ts';
import { sayDateTime } from '#platform/say-date.ts';

/** Everything that ever happened to an order, the latest first. */
export function OrderHistory({ events }: { events: readonly StaffEvent[] }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-lg">
        History
      </h2>
      <ol className="mt-2 border-t border-sand">
        {events.map((event) => (
          <li key={event.id} className="grid gap-x-4 border-b border-sand py-2 md:grid-cols-4">
            <p className="text-muted">
              <time dateTime={event.at.toISOString()}>{sayDateTime(event.at)}</time>
            </p>
            <p className={event.isAttention ? 'font-semibold text-warn' : 'font-semibold'}>{event.said}</p>
            <p className="md:col-span-2">
              <span>{`${event.note} `}</span>
              <span className="text-muted">{event.by}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
