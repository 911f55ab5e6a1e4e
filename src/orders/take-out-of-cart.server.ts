import { takeOutOfCart } from '#cart/take-out-of-cart.server.ts';
import type { Db } from '#platform/database/connect.server.ts';

type OrderedLine = { product_id: string | null; quantity: number; is_sample: boolean; cut_plan_id?: string | null };

/**
 * Empties the customer's cart of an order, once: when it is paid, or when the lender is asked for it. A guest's is emptied in their browser
 * (checkout/end-checkout.server.ts).
 */
export async function takeOrderOutOfCart(
  trx: Db,
  { id, userId }: { id: string; userId: string | null },
  lines: readonly OrderedLine[],
): Promise<void> {
  if (userId && !(await wasAppliedFor(trx, id))) await takeOutOfCart(trx, userId, lines);
}

async function wasAppliedFor(trx: Db, orderId: string): Promise<boolean> {
  const asked = trx.selectFrom('order_events').select('id').where('order_id', '=', orderId).where('to_status', '=', 'finance_pending');
  return (await asked.executeTakeFirst()) !== undefined;
}
