import type { Db } from '#platform/database/connect.server.ts';

type OrderedLine = { product_id: string | null; quantity: number; is_sample: boolean };

/** What is ordered leaves a customer's cart. What they put in since stays, more boxes of the same floor as well. */
export async function takeOutOfCart(trx: Db, userId: string, lines: readonly OrderedLine[]): Promise<void> {
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
