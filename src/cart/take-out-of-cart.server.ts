import type { Db } from '#platform/database/connect.server.ts';

type OrderedLine = { product_id: string | null; quantity: number; is_sample: boolean; cut_plan_id?: string | null };

/** What is ordered leaves a customer's cart. What they put in since stays, more boxes of the same floor as well, and other cuts. */
export async function takeOutOfCart(trx: Db, userId: string, lines: readonly OrderedLine[]): Promise<void> {
  for (const { product_id, quantity, is_sample, cut_plan_id = null } of lines) {
    if (!product_id) continue;
    const ofLine = { user_id: userId, product_id, is_sample };
    const gone = await trx
      .deleteFrom('cart_lines')
      .where((e) => e.and(ofLine))
      .where('cut_plan_id', 'is not distinct from', cut_plan_id)
      .where('quantity', '<=', quantity)
      .executeTakeFirst();
    if (gone.numDeletedRows > 0n || cut_plan_id) continue;
    await trx
      .updateTable('cart_lines')
      .set((e) => ({ quantity: e('quantity', '-', quantity), area_milli_m2: null }))
      .where((e) => e.and(ofLine))
      .where('cut_plan_id', 'is', null)
      .execute();
  }
}
