import type { Kysely } from 'kysely';
import type { Pence } from '#money/pence.ts';
import type { Database } from '#platform/database/schema.ts';

export type Due = { amountPence: Pence; purpose: 'order' | 'deposit' };

/** What a card has to pay for an order now: all of an unpaid one, what is left of the deposit of one that is to be financed. Null: nothing. */
export async function amountToPay(db: Kysely<Database>, order: { id: string; status: string; total_pence: number }): Promise<Due | null> {
  if (order.status === 'pending') return order.total_pence > 0 ? { amountPence: order.total_pence, purpose: 'order' } : null;
  if (order.status !== 'finance_pending') return null;
  const application = await db
    .selectFrom('finance_applications')
    .select('deposit_pence')
    .where('order_id', '=', order.id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { paid } = await db
    .selectFrom('payments')
    .select((e) => e.fn.coalesce(e.fn.sum<number>(e('amount_pence', '-', e.ref('refunded_pence'))), e.lit(0)).as('paid'))
    .where('order_id', '=', order.id)
    .where('purpose', '=', 'deposit')
    .where('status', '=', 'succeeded')
    .executeTakeFirstOrThrow();
  const due = (application?.deposit_pence ?? 0) - Number(paid);
  return due > 0 ? { amountPence: due, purpose: 'deposit' } : null;
}
