import { orderReference } from '#orders/order.ts';
import type { Shop } from '../shop.server.ts';

export type Receipt = { amountPence: number; refundedPence: number; paidAt: Date; reference: string };

/** What was charged by a payment of the till, and paid back of it; null for nothing charged. A payment's id is not to be guessed. */
export async function readReceipt({ sql }: Shop, paymentId: string): Promise<Receipt | null> {
  const [row] = await sql<{ charged: number; back: number; at: Date; order_id: string }[]>`
    select p.amount_pence as charged, p.created_at as at, p.order_id,
      (select coalesce(sum(amount_pence), 0)::int from test_till.ledger where payment_id = p.id and kind <> 'charge') as back
    from test_till.payments p where p.id = ${paymentId} and p.status <> 'FAILED'`;
  return row ? { amountPence: row.charged, refundedPence: row.back, paidAt: row.at, reference: orderReference(row.order_id) } : null;
}
