import { formatPounds } from '#money/pence.ts';
import type { Return } from '#orders/returns/queries.server.ts';
import { returnsForStaff } from '#orders/returns/return-moves.ts';
import { returnStates } from '#orders/returns/return-words.ts';
import { sayDate } from '#platform/say-date.ts';
import { Badge } from '#ui/badge.tsx';

const lateWords = { send: 'Not sent in time', pay: 'Refund overdue' };

/** Where a return stands, in colour and in words, and what is overdue of it. */
export function ReturnBadge({ one: { status, late } }: { one: Pick<Return, 'status' | 'late'> }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={returnsForStaff.includes(status) ? 'warn' : 'plain'}>{returnStates[status]}</Badge>
      {late && <Badge tone="error">{lateWords[late]}</Badge>}
    </span>
  );
}

/** By when the next step is to be taken, or what was paid back; a term ends with the midnight after its last day. */
export function ReturnDue({ one: { status, sendBy, payBy, refundPence } }: { one: Return }) {
  if (refundPence !== null) return <span>{`${formatPounds(refundPence)} refunded`}</span>;
  const end = status === 'agreed' ? sendBy : status === 'on-the-way' || status === 'arrived' ? payBy : null;
  if (!end) return null;
  return <span>{`To be ${status === 'agreed' ? 'sent' : 'refunded'} by ${sayDate(new Date(end.getTime() - 1))}`}</span>;
}
