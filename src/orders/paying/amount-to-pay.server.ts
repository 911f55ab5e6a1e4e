import type { Pence } from '#money/pence.ts';
import type { PaymentPurpose } from '#payments/payment-hooks.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { readOrderApplication } from '../financing/order-application.server.ts';

export type Due = { amountPence: Pence; purpose: PaymentPurpose };

/** What a card has to pay for an order now: all of an unpaid one, what is left of the deposit of one that is to be financed. Null: nothing. */
export async function amountToPay(db: Db, order: { id: string; status: string; total_pence: number }): Promise<Due | null> {
  if (order.status === 'pending') return order.total_pence > 0 ? { amountPence: order.total_pence, purpose: 'order' } : null;
  if (order.status !== 'finance_pending') return null;
  const application = await readOrderApplication(db, order.id);
  const due = application ? application.depositPence - application.depositPaidPence : 0;
  return due > 0 ? { amountPence: due, purpose: 'deposit' } : null;
}
