import type { Sql } from 'postgres';
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
