import type { Actor } from '#audit/changes.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { ImageRecord } from '#platform/images/image-record.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { PhotoFields } from './photo-fields.ts';
import { holdPhotos, putInOrder, recordPhotoChange } from './product-photos.server.ts';

/**
 * Gives a product a photo, from a picture that is kept already. `order` is its place from 0, else the end; the first is the
 * main photo. A picture that the product has already stays where it is, so that a retried upload adds nothing. Returns the
 * photo's id. Throws a Refusal (404) where there is no such product.
 */
export async function addPhoto(
  shop: Shop,
  actor: Actor,
  productId: string,
  picture: ImageRecord,
  fields: PhotoFields & { order?: number } = {},
): Promise<string> {
  return inTransaction(shop.db, async (trx) => {
    const before = await holdPhotos(trx, productId);
    const there = await trx
      .selectFrom('product_photos')
      .select('id')
      .where('product_id', '=', productId)
      .where('image_id', '=', picture.id)
      .executeTakeFirst();
    if (there) return there.id;
    const { name } = await trx.selectFrom('products').select('name').where('id', '=', productId).executeTakeFirstOrThrow();
    const { id } = await trx
      .insertInto('product_photos')
      .values({
        product_id: productId,
        image_id: picture.id,
        alt_text: fields.alt_text || name,
        position: before.length,
        background_position: fields.background_position,
        background_size: fields.background_size,
        image_opacity: fields.image_opacity,
        overlay_opacity: fields.overlay_opacity,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await putInOrder(trx, productId, before.toSpliced(fields.is_main ? 0 : (fields.order ?? before.length), 0, id));
    await recordPhotoChange(trx, actor, productId, 'photo added');
    return id;
  });
}
