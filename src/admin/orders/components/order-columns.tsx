import { formatPounds } from '#money/pence.ts';
import { type OrderStatus, orderReference, statusWords } from '#orders/order.ts';
import type { StaffOrder } from '#orders/staff/list-staff-orders.server.ts';
import { sayDateTime } from '#platform/say-date.ts';
import { Badge } from '#ui/badge.tsx';
import type { Column } from '../../components/index-table.tsx';

const tones: Record<OrderStatus, 'ok' | 'warn' | 'error' | 'plain'> = {
  pending: 'warn',
  finance_pending: 'warn',
  confirmed: 'ok',
  part_shipped: 'ok',
  shipped: 'plain',
  delivered: 'plain',
  preparing: 'ok',
  ready: 'ok',
  collected: 'plain',
  cancelled: 'error',
  refunded: 'error',
};

/** Where an order stands, in colour and in words. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={tones[status]}>{statusWords[status]}</Badge>;
}

/** What a list of orders shows of each. */
export const orderColumns: Column<StaffOrder>[] = [
  { name: 'Order ID', cell: (order) => <span className="tabular-nums">{orderReference(order.id)}</span> },
  {
    name: 'Customer',
    cell: (order) => (
      <>
        <span>{order.customerName || order.email || 'A former customer'}</span>
        <span className="hidden text-sm break-all text-muted md:block">{order.email}</span>
        <span className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-muted md:hidden">
          <StatusBadge status={order.status} />
          <span>{sayDateTime(order.createdAt)}</span>
        </span>
        {order.attention.map((said) => (
          <span key={said} className="block max-w-measure text-sm text-warn">
            {said}
          </span>
        ))}
      </>
    ),
  },
  { name: 'Items', cell: (order) => order.items, isFigure: true, isMinor: true },
  {
    name: 'Total',
    sort: 'total',
    isFigure: true,
    cell: (order) => (
      <>
        <span>{formatPounds(order.totalPence)}</span>
        {order.refundedPence > 0 && <span className="block text-sm text-copper">{formatPounds(-order.refundedPence)}</span>}
      </>
    ),
  },
  // On a phone it stands below the customer, with the date, for there is no room beside the total.
  { name: 'Status', sort: 'status', isMinor: true, cell: (order) => <StatusBadge status={order.status} /> },
  {
    name: 'Date',
    sort: 'created_at',
    isMinor: true,
    cell: (order) => <time dateTime={order.createdAt.toISOString()}>{sayDateTime(order.createdAt)}</time>,
  },
];
