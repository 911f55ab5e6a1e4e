import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/schema.ts';
import type { Shop } from '../../../shop.server.ts';
import { holdPhotos, putInOrder } from '../../photos/product-photos.server.ts';
import type { NamedPicture } from './known-pictures.server.ts';

/**
 * Inside a transaction: gives a product the pictures of its row, first and in this order; what it showed before comes after them, and
 * nothing is taken away. Those on the web are fetched later (fetch-wanted.server.ts).
 */
export async function givePictures(
  shop: Shop,
  trx: Transaction<Database>,
  product: { id: string; name: string },
  pictures: readonly NamedPicture[],
): Promise<void> {
  const before = await holdPhotos(trx, product.id);
  const there = await trx.selectFrom('product_photos').select(['id', 'image_id']).where('product_id', '=', product.id).execute();
  const photos = new Map(there.map(({ id, image_id }) => [image_id, id]));
  const named = pictures.flatMap((picture) => ('imageId' in picture ? [picture.imageId] : []));
  const missing = named.filter((imageId) => !photos.has(imageId));
  if (missing.length) {
    const rows = missing.map((image_id, at) => ({ product_id: product.id, image_id, alt_text: product.name, position: before.length + at }));
    const added = await trx.insertInto('product_photos').values(rows).returning(['id', 'image_id']).execute();
    for (const { id, image_id } of added) photos.set(image_id, id);
  }
  const order = [...new Set([...named.map((imageId) => photos.get(imageId) as string), ...before])];
  if (order.some((id, at) => id !== before[at])) await putInOrder(trx, product.id, order);
  const wanted = pictures.flatMap((picture, position) => ('address' in picture ? [{ address: picture.address, position }] : []));
  if (wanted.length === 0) return;
  await trx
    .insertInto('wanted_photos')
    .values(wanted.map(({ address, position }) => ({ product_id: product.id, address, position, next_attempt_at: shop.now() })))
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'address']).doUpdateSet({
        position: sql`excluded.position`,
        next_attempt_at: sql`excluded.next_attempt_at`,
        attempts: 0,
        problem: null,
        image_id: null,
      }),
    )
    .execute();
}
