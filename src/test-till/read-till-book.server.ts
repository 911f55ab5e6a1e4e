import type { Sql } from 'postgres';
import { orderReference } from '#orders/order.ts';
import type { Shop } from '#shop.server.ts';
import type { DisputeState, PaymentRow, RefundRow } from './till-records.ts';

export type BookedPayment = {
  id: string;
  /** The shop's order; empty for a payment of none. */
  orderId: string;
  amountPence: number;
  leftPence: number;
  status: PaymentRow['status'];
  at: Date;
  refunds: { id: string; amountPence: number; status: RefundRow['status'] }[];
  disputes: { id: string; state: DisputeState }[];
};

/** The till's last payments with what became of each, newest first. */
export async function readTillBook(sql: Sql, most = 10): Promise<BookedPayment[]> {
  const payments = await sql<PaymentRow[]>`select * from test_till.payment_records where status <> 'FAILED' order by created_at desc limit ${most}`;
  const ids = payments.map(({ id }) => id);
  const refunds = await sql<RefundRow[]>`select * from test_till.refunds where payment_id = any(${ids}) order by created_at`;
  const disputes = await sql<{ id: string; payment_id: string; state: DisputeState }[]>`
    select id, payment_id, state from test_till.disputes where payment_id = any(${ids}) order by created_at`;
  return payments.map((payment) => {
    const own = refunds.filter(({ payment_id }) => payment_id === payment.id);
    const back = own.reduce((sum, { status, amount_pence }) => sum + (status === 'PENDING' || status === 'COMPLETED' ? amount_pence : 0), 0);
    return {
      id: payment.id,
      orderId: payment.order_id,
      amountPence: payment.amount_pence,
      leftPence: payment.amount_pence - back,
      status: payment.status,
      at: payment.created_at,
      refunds: own.map(({ id, amount_pence, status }) => ({ id, amountPence: amount_pence, status })),
      disputes: disputes.filter(({ payment_id }) => payment_id === payment.id).map(({ id, state }) => ({ id, state })),
    };
  });
}

type Receipt = { amountPence: number; refundedPence: number; paidAt: Date; reference: string };

/** What was charged by a payment of the till, and paid back of it; null for nothing charged. A payment's id is not to be guessed. */
export async function readReceipt({ sql }: Shop, paymentId: string): Promise<Receipt | null> {
  const [row] = await sql<{ charged: number; back: number; at: Date; order_id: string }[]>`
    select p.amount_pence as charged, p.created_at as at, p.order_id,
      (select coalesce(sum(amount_pence), 0)::int from test_till.ledger where payment_id = p.id and kind <> 'charge') as back
    from test_till.payments p where p.id = ${paymentId} and p.status <> 'FAILED'`;
  return row ? { amountPence: row.charged, refundedPence: row.back, paidAt: row.at, reference: orderReference(row.order_id) } : null;
}
