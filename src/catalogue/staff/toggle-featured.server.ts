import { type Actor, recordChange } from '#audit/changes.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Shop } from '../../shop.server.ts';
import { calledOf, holdProduct } from './product-record.server.ts';

/** Features a product that is not, and the other way round. Returns which it is then. Throws a Refusal: 404 without such a product. */
export function toggleFeatured(shop: Shop, actor: Actor, id: string): Promise<boolean> {
  return inTransaction(shop.db, async (trx) => {
    const { values, version } = await holdProduct(trx, id);
    const isFeatured = !values.is_featured;
    await trx
      .updateTable('products')
      .set({ is_featured: isFeatured, version: version + 1, updated_at: shop.now() })
      .where('id', '=', id)
      .execute();
    await recordChange(trx, { actor, kind: 'product', id, name: calledOf(values), action: isFeatured ? 'featured' : 'unfeatured' });
    return isFeatured;
  });
}
