import type { ReactNode } from 'react';
import { formatPounds, penceToPounds } from '#money/pence.ts';
import { orderReference } from '#orders/order.ts';
import { sayDateTime } from '#platform/say-date.ts';
import { Button } from '#ui/button.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import type { BookedPayment } from '../../test-till/read-till-book.server.ts';
import { disputeStates } from '../../test-till/till-records.ts';

/** The test till's last payments, with what a seller or a card's owner does to one there. */
export function TillBook({ book }: { book: readonly BookedPayment[] }) {
  return (
    <section aria-labelledby="book" className="grid gap-4">
      <h2 id="book" className="text-xl">
        Latest payments
      </h2>
      {book.length === 0 && <p className="text-muted">No payments yet.</p>}
      <ul className="grid gap-4">
        {book.map((payment) => (
          <Booked key={payment.id} payment={payment} />
        ))}
      </ul>
    </section>
  );
}

function Booked({ payment: { id, orderId, amountPence, leftPence, status, at, refunds, disputes } }: { payment: BookedPayment }) {
  return (
    <li className="grid gap-3 border border-sand p-4">
      <p className="break-words">
        <b>{formatPounds(amountPence)}</b> <span>{status.toLowerCase()}</span>, <span>{sayDateTime(at)}</span>,{' '}
        <span>
          {orderId ? (
            <a href={`/admin/orders/${orderId}`}>
              order <span>{orderReference(orderId)}</span>
            </a>
          ) : (
            'no order'
          )}
        </span>
      </p>
      {refunds.map((refund) => (
        <Act key={refund.id} said={`Refund of ${formatPounds(refund.amountPence)}, ${refund.status.toLowerCase()}`}>
          {(refund.status === 'PENDING' || refund.status === 'COMPLETED') && <Press intent="fail" id={refund.id} words="Make it fail" />}
        </Act>
      ))}
      {disputes.map((dispute) => (
        <Act key={dispute.id} said={`Dispute, ${dispute.state.toLowerCase().replaceAll('_', ' ')}`}>
          <Press intent="decide" id={dispute.id} words="Set">
            <select name="state" aria-label="Dispute outcome" defaultValue={dispute.state} className="staff-control">
              {disputeStates.map((state) => (
                <option key={state} value={state}>
                  {state.toLowerCase().replaceAll('_', ' ')}
                </option>
              ))}
            </select>
          </Press>
        </Act>
      ))}
      {status === 'COMPLETED' && (
        <div className="flex flex-wrap gap-4">
          {leftPence > 0 && (
            <Press intent="refund" id={id} words="Refund at the provider">
              <input
                name="amount"
                aria-label="Amount in pounds"
                inputMode="decimal"
                defaultValue={penceToPounds(leftPence).toFixed(2)}
                className="staff-control w-28 tabular-nums"
              />
            </Press>
          )}
          <Press intent="dispute" id={id} words="Raise a dispute" />
        </div>
      )}
    </li>
  );
}

function Act({ said, children }: { said: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <span>{said}</span>
      {children}
    </div>
  );
}

function Press({ intent, id, words, children }: { intent: string; id: string; words: string; children?: ReactNode }) {
  return (
    <SaveForm className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      {children}
      <Button type="submit" kind="secondary">
        {words}
      </Button>
    </SaveForm>
  );
}
