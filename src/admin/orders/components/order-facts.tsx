import type { ReactNode } from 'react';
import { ForTheDriver } from '#delivery/components/access-lines.tsx';
import { formatPounds } from '#money/pence.ts';
import { rateText } from '#money/vat.ts';
import { comesOn, deliveryInShort } from '#orders/comes-on.ts';
import { CutList } from '#orders/components/cut-list.tsx';
import { LotsOfLine } from '#orders/components/lots-of-line.tsx';
import { leftToSend } from '#orders/left-to-send.ts';
import { isCollected, type Order, type OrderLine, orderReference } from '#orders/order.ts';
import type { StaffOrderPage } from '#orders/staff/read-staff-order.server.ts';
import { sayDate, sayDateTime } from '#platform/say-date.ts';
import { vatName } from '#tax/vat-words.ts';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { ChangeLot } from './change-lot.tsx';
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

type Props = { order: Order } & Pick<StaffOrderPage, 'payments' | 'refunds' | 'documents' | 'others'>;

/** Who ordered, where it goes, how it was paid. */
export function OrderFacts({ order, payments, refunds, documents, others }: Props) {
  return (
    <div className="grid gap-6">
      <Part title={isCollected(order) ? 'Collection' : 'Delivery address'}>
        {order.collection && <CollectedWhen collection={order.collection} />}
        {isCollected(order) && <p className="text-sm text-muted">Billing address</p>}
        <address className="not-italic">
          {order.deliverTo.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        {order.delivery && (
          <p className="mt-2">
            <span>{deliveryInShort(order.delivery)}</span>
            <span className="block font-semibold">{comesOn(order.delivery)}</span>
          </p>
        )}
        <ForTheDriver way={order.delivery?.way} access={order.access} hasLeft={!order.lines.some((line) => leftToSend(line) > 0)} className="mt-2" />
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
      {documents.length > 0 && (
        <Part title="Invoices">
          <ul className="grid gap-2">
            {documents.map(({ number, title, totalPence, isVoid, href }) => (
              <li key={number}>
                <a href={href} data-reload className="staff-row-link tabular-nums">
                  {`${number} (PDF)`}
                </a>
                <span className="block text-sm text-muted">{`${title}, ${formatPounds(totalPence)}${isVoid ? ', cancelled' : ''}`}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function CollectedWhen({ collection: { readyAt, keptUntil, collectedAt, collectedBy } }: { collection: NonNullable<Order['collection']> }) {
  return (
    <p className="mb-2 font-semibold">
      {collectedAt
        ? `Collected by ${collectedBy}, ${sayDateTime(collectedAt)}`
        : `Ready since ${sayDateTime(readyAt)}, kept until ${sayDate(keptUntil)}`}
    </p>
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

const noLots: readonly never[] = [];

/** What was ordered, as it is packed and as it was paid. */
export function OrderLines({ order, lots }: Pick<StaffOrderPage, 'order' | 'lots'>) {
  return (
    <div className="index-table">
      <table>
        <caption className="sr-only">Items ordered</caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col" className="text-right">
              Quantity
            </th>
            <th scope="col" className="hidden text-right md:table-cell">
              Each
            </th>
            <th scope="col" className="text-right">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td>
                {line.productId ? (
                  <a href={`/products/${line.productId}`} className="staff-row-link">
                    {line.name}
                  </a>
                ) : (
                  <span>{line.name}</span>
                )}
                <span className="block text-sm text-muted">
                  <span>{line.sku}</span>
                  <span>{line.isSample && ', sample'}</span>
                  <span>{line.areaMilliM2 !== null && `, for ${line.areaMilliM2 / 1000} m²`}</span>
                  <span>{line.refundedQuantity > 0 && `, ${line.refundedQuantity} refunded`}</span>
                  <span>{line.sentQuantity > 0 && leftToSend(line) > 0 && `, ${line.sentQuantity} sent`}</span>
                </span>
                <CutList cuts={line.cuts} />
                <LotsOfLine line={line} />
                <ChangeLot order={order} line={line} lots={lots[line.productId ?? ''] ?? noLots} />
                {line.roll && (
                  <MarkCut line={line} mayMark={(order.status === 'confirmed' || order.status === 'part_shipped') && leftToSend(line) > 0} />
                )}
              </td>
              <td className="text-right tabular-nums">{line.cuts?.amount ?? line.quantity}</td>
              <td className="hidden text-right tabular-nums md:table-cell">{formatPounds(line.unitPence)}</td>
              <td className="text-right tabular-nums">{formatPounds(line.unitPence * line.quantity)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {order.samplePostagePence > 0 && <Sum name="Sample postage" pence={order.samplePostagePence} />}
          <Sum name="Delivery" pence={order.deliveryPence} />
          {order.vat.byRate.map(({ basisPoints, vatPence }) => (
            <Sum key={basisPoints} name={`${vatName(order.vat.country)} included at ${rateText(basisPoints)}`} pence={vatPence} />
          ))}
          <Sum name="Total" pence={order.totalPence} isTotal />
          {order.refundedPence > 0 && <Sum name="Refunded" pence={-order.refundedPence} />}
        </tfoot>
      </table>
    </div>
  );
}

function MarkCut({ line, mayMark }: { line: OrderLine; mayMark: boolean }) {
  return (
    <SaveForm className="flex flex-wrap items-center gap-x-3 text-md">
      {line.cutAt && <span className="font-semibold">{`Cut ${sayDateTime(line.cutAt)}`}</span>}
      {mayMark && (
        <>
          <input type="hidden" name="intent" value="cut" />
          <input type="hidden" name="line" value={line.id} />
          <input type="hidden" name="cut" value={line.cutAt ? 'no' : 'yes'} />
          <SubmitButton kind="quiet">
            <span>{line.cutAt ? 'Not cut after all' : 'Mark as cut'}</span>
            <span className="sr-only">{`: ${line.name}`}</span>
          </SubmitButton>
        </>
      )}
    </SaveForm>
  );
}

function Sum({ name, pence, isTotal = false }: { name: string; pence: number; isTotal?: boolean }) {
  return (
    <tr className={isTotal ? 'font-semibold' : undefined}>
      <td>{name}</td>
      <td />
      <td className="hidden md:table-cell" />
      <td className="text-right tabular-nums">{pence === 0 && !isTotal ? 'FREE' : formatPounds(pence)}</td>
    </tr>
  );
}
