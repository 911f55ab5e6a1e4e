import type { Actor } from '#audit/changes.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { PhotoFields } from './photo-fields.ts';
import { holdPhotos, photoNotFound, putInOrder, recordPhotoChange } from './product-photos.server.ts';

/** Changes what is said of one of a product's photos and how it is shown; `is_main` true brings it to the front. Throws a Refusal (404) where there is none. */
export async function changePhoto(shop: Shop, actor: Actor, productId: string, photoId: string, fields: PhotoFields): Promise<void> {
  const { is_main, alt_text, ...display } = fields;
  await inTransaction(shop.db, async (trx) => {
    const ids = await holdPhotos(trx, productId);
    if (!ids.includes(photoId)) throw photoNotFound();
    const { name } = await trx.selectFrom('products').select('name').where('id', '=', productId).executeTakeFirstOrThrow();
    const before = await trx
      .selectFrom('product_photos')
      .select(['alt_text', 'background_position', 'background_size', 'image_opacity', 'overlay_opacity'])
      .where('id', '=', photoId)
      .executeTakeFirstOrThrow();
    const change = { ...display, ...(alt_text !== undefined && { alt_text: alt_text || name }) };
    if (Object.values(change).some((value) => value !== undefined))
      await trx.updateTable('product_photos').set(change).where('id', '=', photoId).execute();
    if (is_main) await putInOrder(trx, productId, [photoId, ...ids.filter((id) => id !== photoId)]);
    const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    await recordPhotoChange(trx, actor, productId, 'photo changed', { before, after: { ...before, ...said, ...(is_main && { is_main: true }) } });
  });
}
