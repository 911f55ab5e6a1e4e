import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { type Actor, recordChange } from '#audit/changes.server.ts';
import type { Database } from '#platform/database/schema.ts';
import { Refusal } from '#platform/refusal.ts';

/** What happened to a product's photos, written down as the product's own. */
export async function recordPhotoChange(
  trx: Transaction<Database>,
  actor: Actor,
  productId: string,
  action: string,
  said: PhotoChange = {},
): Promise<void> {
  const { name, sku } = await trx.selectFrom('products').select(['name', 'sku']).where('id', '=', productId).executeTakeFirstOrThrow();
  await recordChange(trx, { actor, kind: 'product', id: productId, name: `${name} (${sku})`, action, ...said });
}

type PhotoChange = { before?: Record<string, unknown>; after?: Record<string, unknown> };

/** Inside a transaction: the ids of a product's photos in their order, which nobody else changes meanwhile. Refuses (404) where there is no such product. */
export async function holdPhotos(trx: Transaction<Database>, productId: string): Promise<string[]> {
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
export async function putInOrder(trx: Transaction<Database>, productId: string, ids: readonly string[]): Promise<void> {
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
