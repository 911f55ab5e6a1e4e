import type { Kysely } from 'kysely';
import type { Database } from '#platform/database/schema.ts';

/**
 * What is ordered leaves the customer's cart, once: when it is paid, or when the lender is asked for it. What they put in since stays,
 * more boxes of the same floor as well. A guest's is emptied in their browser (checkout/end-checkout.server.ts).
 */
export async function takeOutOfCart(
  trx: Kysely<Database>,
  { id, userId }: { id: string; userId: string | null },
  lines: { product_id: string | null; quantity: number; is_sample: boolean }[],
): Promise<void> {
  if (!userId || (await wasAppliedFor(trx, id))) return;
  for (const { product_id, quantity, is_sample } of lines) {
    if (!product_id) continue;
    const ofLine = { user_id: userId, product_id, is_sample };
    const gone = await trx
      .deleteFrom('cart_lines')
      .where((e) => e.and(ofLine))
      .where('quantity', '<=', quantity)
      .executeTakeFirst();
    if (gone.numDeletedRows > 0n) continue;
    await trx
      .updateTable('cart_lines')
      .set((e) => ({ quantity: e('quantity', '-', quantity), area_milli_m2: null }))
      .where((e) => e.and(ofLine))
      .execute();
  }
}

async function wasAppliedFor(trx: Kysely<Database>, orderId: string): Promise<boolean> {
  const asked = trx.selectFrom('order_events').select('id').where('order_id', '=', orderId).where('to_status', '=', 'finance_pending');
  return (await asked.executeTakeFirst()) !== undefined;
}
