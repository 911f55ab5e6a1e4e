import { sayDifferences } from '#platform/differences.ts';
import { takePicture } from '#platform/images/take-picture.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import type { ChangedPhotoFields, NewPhotoFields } from './photo-fields.ts';

/** Puts a customer's photo into the gallery. Returns its id. Throws a Refusal for a picture that cannot be had. */
export async function addCustomerPhoto(shop: Shop, { image_url, ...words }: NewPhotoFields): Promise<string> {
  const { id: image_id } = await takePicture(shop, image_url);
  const { id } = await shop.db
    .insertInto('customer_photos')
    .values({ ...words, image_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Changes what is said of a customer's photo, or its picture. Throws a Refusal: 404 where there is none, 409 with what
 * differs where somebody else has saved it since the `version` that was edited.
 */
export async function changeCustomerPhoto(shop: Shop, id: string, fields: ChangedPhotoFields): Promise<void> {
  const { image_url, version, ...words } = fields;
  const columns = { ...words, ...(image_url !== undefined && { image_id: (await takePicture(shop, image_url)).id }) };
  await shop.db.transaction().execute(async (trx) => {
    const now = await trx.selectFrom('customer_photos').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (!now) throw photoNotFound();
    if (version !== undefined && version !== now.version) {
      const detail = 'Somebody else has saved this photo since you opened it. What it says now stands beside your fields; save again to replace it.';
      throw new Refusal('conflict', 'photo-changed', detail, [
        { field: '', message: detail },
        ...sayDifferences(now, columns, { image_id: 'image_url' }),
      ]);
    }
    await trx
      .updateTable('customer_photos')
      .set({ ...columns, version: now.version + 1 })
      .where('id', '=', id)
      .execute();
  });
}

/** Takes a customer's photo out of the gallery, with its likes; the picture itself goes within two days. Throws a Refusal (404). */
export async function removeCustomerPhoto(shop: Shop, id: string): Promise<void> {
  const gone = await shop.db.deleteFrom('customer_photos').where('id', '=', id).returning('id').executeTakeFirst();
  if (!gone) throw photoNotFound();
}

export function photoNotFound(): Refusal {
  return new Refusal('not-found', 'photo-not-found', 'Photo not found.');
}
