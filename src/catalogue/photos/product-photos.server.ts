import { sql } from 'kysely';
import { type Actor, recordChange } from '#audit/changes.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { ImageRecord } from '#platform/images/image-record.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '#shop.server.ts';
import type { PhotoFields } from './photo-fields.ts';

/** What happened to a product's photos, written down as the product's own. */
export async function recordPhotoChange(trx: Db, actor: Actor, productId: string, action: string, said: PhotoChange = {}): Promise<void> {
  const { name, sku } = await trx.selectFrom('products').select(['name', 'sku']).where('id', '=', productId).executeTakeFirstOrThrow();
  await recordChange(trx, { actor, kind: 'product', id: productId, name: `${name} (${sku})`, action, ...said });
}

type PhotoChange = { before?: Record<string, unknown>; after?: Record<string, unknown> };

/**
 * Inside a transaction: the ids of a product's photos in their order, which nobody else changes meanwhile. Refuses (404) where there is no such
 * product.
 */
export async function holdPhotos(trx: Db, productId: string): Promise<string[]> {
  const product = await trx.selectFrom('products').select('id').where('id', '=', productId).forUpdate().executeTakeFirst();
  if (!product) throw new Refusal('not-found', 'product-not-found', 'Product not found');
  const rows = await trx
    .selectFrom('product_photos')
    .select('id')
    .where('product_id', '=', productId)
    .orderBy('is_main', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Inside a transaction: puts a product's photos into this order. The first is its main photo. */
export async function putInOrder(trx: Db, productId: string, ids: readonly string[]): Promise<void> {
  const [first = null] = ids;
  // One main photo at a time: the old one steps down before the new one steps up.
  await trx
    .updateTable('product_photos')
    .set({ is_main: false })
    .where('product_id', '=', productId)
    .where('is_main', '=', true)
    .where('id', 'is distinct from', first)
    .execute();
  await trx
    .updateTable('product_photos')
    .set({ position: sql<number>`array_position(${ids}::uuid[], id) - 1`, is_main: sql<boolean>`id = ${first}` })
    .where('product_id', '=', productId)
    .execute();
}

export function photoNotFound(): Refusal {
  return new Refusal('not-found', 'photo-not-found', 'Photo not found.');
}

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

/**
 * Puts a product's photos into this order; the first is the main one. Throws a Refusal: 404 without such a product, 409 where these are not its
 * photos.
 */
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

/**
 * Changes what is said of one of a product's photos and how it is shown; `is_main` true brings it to the front. Throws a Refusal (404) where
 * there is none.
 */
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
