import { formatPounds } from '#money/pence.ts';
import { sayDate } from '#platform/say-date.ts';
import type { Return } from '../returns/queries.server.ts';
import { piecesInWords, returnKindWords, returnNews } from '../returns/return-words.ts';

/** What goes back of an order, and how far it is: on the order, for its shopper and for staff. `to`: the page of one of them. */
export function ReturnList({ returns, to }: { returns: readonly Return[]; to: (returnId: string) => string }) {
  if (returns.length === 0) return null;
  return (
    <section aria-labelledby="returns" className="border-t border-sand pt-4 text-md">
      <h2 id="returns" className="text-xl">
        Returns
      </h2>
      <ul className="grid gap-4 pt-2">
        {returns.map((one) => (
          <li key={one.id} className="grid gap-1">
            <p className="font-semibold">{returnNews[one.status].title}</p>
            <p className="text-muted">
              <span>{`${returnKindWords[one.kind]}, `}</span>
              <time dateTime={one.createdAt.toISOString()}>{sayDate(one.createdAt)}</time>
            </p>
            <ReturnGoods one={one} />
            <ReturnClock one={one} />
            <p>
              <a
                href={to(one.id)}
                className={
                  'inline-flex min-h-11 items-center font-semibold text-lough underline decoration-sand decoration-2 underline-offset-4 ' +
                  'hover:decoration-lough'
                }
              >
                See this return<span className="sr-only">{`, of ${sayDate(one.createdAt)}`}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ReturnGoods({ one: { lines } }: { one: Return }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.id}>{piecesInWords(line)}</li>
      ))}
    </ul>
  );
}

/** By when something is to happen, and what was paid back. */
export function ReturnClock({ one: { status, sendBy, payBy, refundPence } }: { one: Return }) {
  if (refundPence !== null) return <p>{`Refund: ${formatPounds(refundPence)}`}</p>;
  if (status === 'agreed' && sendBy) return <p>{`Please send it back by ${sayDate(lastDay(sendBy))}.`}</p>;
  if ((status === 'on-the-way' || status === 'arrived') && payBy) return <p>{`We refund you by ${sayDate(lastDay(payBy))}.`}</p>;
  return null;
}

/** A term ends with the midnight after its last day. */
function lastDay(end: Date): Date {
  return new Date(end.getTime() - 1);
}
