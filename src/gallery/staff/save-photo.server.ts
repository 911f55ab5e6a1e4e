import { type Actor, recordChange } from '#audit/changes.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { sayDifferences } from '#platform/differences.ts';
import { takePicture } from '#platform/images/store-image.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import type { ChangedPhotoFields, NewPhotoFields } from './photo-fields.ts';

/** Puts a customer's photo into the gallery. Returns its id. Throws a Refusal for a picture that cannot be had. */
export async function addCustomerPhoto(shop: Shop, actor: Actor, { image_url, ...words }: NewPhotoFields): Promise<string> {
  const { id: image_id } = await takePicture(shop, image_url);
  return inTransaction(shop.db, async (trx) => {
    const { id } = await trx
      .insertInto('customer_photos')
      .values({ ...words, image_id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordChange(trx, { ...of(actor, id, words.title), action: 'created' });
    return id;
  });
}

/**
 * Changes what is said of a customer's photo, or its picture. Throws a Refusal: 404 where there is none, 409 with what
 * differs where somebody else has saved it since the `version` that was edited.
 */
export async function changeCustomerPhoto(shop: Shop, actor: Actor, id: string, fields: ChangedPhotoFields): Promise<void> {
  const { image_url, version, ...words } = fields;
  const columns = { ...words, ...(image_url !== undefined && { image_id: (await takePicture(shop, image_url)).id }) };
  await inTransaction(shop.db, async (trx) => {
    const now = await trx.selectFrom('customer_photos').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (!now) throw photoNotFound();
    if (version !== undefined && version !== now.version) {
      const detail =
        'Somebody else has changed this photo since you opened it. The saved version is shown next to your changes. Save again to replace it.';
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
    const after = { ...now, ...columns };
    await recordChange(trx, { ...of(actor, id, after.title), action: 'changed', before: impersonal(now), after: impersonal(after) });
  });
}

/** Takes a customer's photo out of the gallery, with its likes; the picture itself goes within two days. Throws a Refusal (404). */
export async function removeCustomerPhoto(shop: Shop, actor: Actor, id: string): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const gone = await trx.deleteFrom('customer_photos').where('id', '=', id).returning('title').executeTakeFirst();
    if (!gone) throw photoNotFound();
    await recordChange(trx, { ...of(actor, id, gone.title), action: 'deleted' });
  });
}

const of = (actor: Actor, id: string, title: string) => ({ actor, kind: 'customer-photo', id, name: title });

/** What the record of changes may keep of a photo: whose floor it is, and what they told of it, go with the photo. */
const impersonal = ({ title, room_type, flooring_type, is_featured, image_id }: Impersonal) => ({
  title,
  room_type,
  flooring_type,
  is_featured,
  image_id,
});
type Impersonal = { title: string; room_type: string; flooring_type: string; is_featured: boolean; image_id: string };

export function photoNotFound(): Refusal {
  return new Refusal('not-found', 'photo-not-found', 'Photo not found.');
}
