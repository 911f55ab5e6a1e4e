import type { Actor } from '#audit/changes.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Shop } from '../../shop.server.ts';
import { holdPhotos, photoNotFound, putInOrder, recordPhotoChange } from './product-photos.server.ts';

/** Takes a photo from a product; where it was the main one, the next becomes it. Throws a Refusal (404) where there is none. */
export async function removePhoto(shop: Shop, actor: Actor, productId: string, photoId: string): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const ids = await holdPhotos(trx, productId);
    if (!ids.includes(photoId)) throw photoNotFound();
    await trx.deleteFrom('product_photos').where('id', '=', photoId).execute();
    await putInOrder(
      trx,
      productId,
      ids.filter((id) => id !== photoId),
    );
    await recordPhotoChange(trx, actor, productId, 'photo removed');
  });
}
