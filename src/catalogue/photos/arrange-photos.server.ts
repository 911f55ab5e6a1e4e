import type { Actor } from '#audit/changes.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { holdPhotos, putInOrder, recordPhotoChange } from './product-photos.server.ts';

/** Puts a product's photos into this order; the first is the main one. Throws a Refusal: 404 without such a product, 409 where these are not its photos. */
export async function arrangePhotos(shop: Shop, actor: Actor, productId: string, ids: readonly string[]): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const before = await holdPhotos(trx, productId);
    if (ids.length !== before.length || new Set(ids).size !== ids.length || !ids.every((id) => before.includes(id)))
      throw new Refusal('conflict', 'photos-changed', 'The photos of this product have since changed. Please check them again.');
    if (ids.every((id, at) => id === before[at])) return;
    await putInOrder(trx, productId, ids);
    await recordPhotoChange(trx, actor, productId, 'photos arranged');
  });
}
