import type { ReactNode } from 'react';
import { formatPounds } from '#money/pence.ts';
import { type Order, orderReference } from '#orders/order.ts';
import type { StaffOrderPage } from '#orders/staff/read-staff-order.server.ts';
import { sayDateTime } from '#platform/say-date.ts';
import { StatusBadge } from './order-columns.tsx';

const methods: Record<string, string> = { card: 'Card', apple_pay: 'Apple Pay', google_pay: 'Google Pay', finance: 'Pay It Monthly' };
const outcomes: Record<string, string> = {
  started: 'being checked',
  unknown: 'being checked',
  succeeded: 'paid',
  declined: 'declined',
  voided: 'stopped',
  failed: 'failed',
};

type Props = { order: Order } & Pick<StaffOrderPage, 'payments' | 'refunds' | 'others'>;

/** Who ordered, where it goes, how it was paid. */
export function OrderFacts({ order, payments, refunds, others }: Props) {
  return (
    <div className="grid gap-6">
      <Part title="Delivery address">
        <address className="not-italic">
          {order.deliverTo.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        {order.notes && <p className="mt-2 border-l-4 border-oak pl-3 whitespace-pre-line">{order.notes}</p>}
      </Part>
      <Part title="Customer">
        <p>
          {order.email ? <a href={`mailto:${order.email}`}>{order.email}</a> : <span>A former customer</span>}
          {order.address.phone && <span className="block">{order.address.phone}</span>}
          {order.email && <span className="block text-muted">{order.userId ? 'Has an account' : 'Guest'}</span>}
        </p>
        {(order.userId || order.email) && (
          <p className="mt-2">
            <a href={`/admin/orders/${order.id}/erase`} className="staff-row-link">
              Erase the customer’s data
            </a>
          </p>
        )}
        {others.length > 0 && (
          <ul className="mt-2 grid gap-1">
            {others.map((other) => (
              <li key={other.id} className="flex flex-wrap items-center gap-2">
                <a href={`/admin/orders/${other.id}`} className="staff-row-link tabular-nums">
                  {orderReference(other.id)}
                </a>
                <span>{`${formatPounds(other.totalPence)} `}</span>
                <StatusBadge status={other.status} />
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title="Payment">
        {payments.length === 0 && <p className="text-muted">{order.paymentMethod ? methods[order.paymentMethod] : 'None yet.'}</p>}
        <ul className="grid gap-2">
          {payments.map((payment) => (
            <li key={payment.id}>
              <span>{formatPounds(payment.amountPence)}</span> <span>{methods[payment.method] ?? payment.method}</span>
              <span>{payment.purpose === 'deposit' && ' (deposit)'}</span>: <span>{outcomes[payment.status] ?? payment.status}</span>
              <span className="block text-sm text-muted">{`${sayDateTime(payment.at)} ${payment.providerId ?? payment.said ?? ''}`}</span>
            </li>
          ))}
          {refunds.map((refund) => (
            <li key={refund.id} className="text-copper">
              <span>{formatPounds(-refund.amountPence)}</span>:{' '}
              <span>{refund.status === 'succeeded' ? 'refunded' : (outcomes[refund.status] ?? refund.status)}</span>
              <span className="block text-sm text-muted">{`${sayDateTime(refund.at)} ${refund.reason}`}</span>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-sand pt-3">
      <h2 className="text-lg">{title}</h2>
      <div className="mt-2">{children}</div>
    </section>
  );
}
