import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '#platform/database/schema.ts';
import { photoFields } from '../photos/photo-fields.ts';
import { holdPhotos, putInOrder } from '../photos/product-photos.server.ts';

/** A photo of the product's as a call names it among `photos`: its place is its place in the list, or `order`. */
export const photoChange = z.object({
  id: z.string().max(100).optional(),
  ...photoFields,
  is_primary: z.boolean().optional(),
  order: z.int().min(0).max(10_000).optional(),
});
export type PhotoChange = z.output<typeof photoChange>;

/**
 * Inside a transaction: what is said of a product's photos, their order, and which is the main one. Names that are none of its photos
 * are not looked at (photos are added and removed by calls of their own); photos that are not named come after those that are.
 */
export async function placePhotos(trx: Transaction<Database>, productId: string, said: readonly PhotoChange[]): Promise<void> {
  const kept = await holdPhotos(trx, productId);
  const named = said.flatMap((photo, at) => (photo.id && kept.includes(photo.id) ? [{ ...photo, id: photo.id, place: photo.order ?? at }] : []));
  for (const { id, is_main: _main, is_primary: _primary, order: _order, place: _place, ...fields } of named) {
    const change = Object.fromEntries(
      Object.entries(fields).filter(([name, value]) => value !== undefined && !(name === 'alt_text' && value === '')),
    );
    if (Object.keys(change).length) await trx.updateTable('product_photos').set(change).where('id', '=', id).execute();
  }
  const isMain = (photo: PhotoChange) => Number(photo.is_main ?? photo.is_primary ?? false);
  const placed = named.toSorted((a, b) => isMain(b) - isMain(a) || a.place - b.place).map(({ id }) => id);
  const order = [...new Set([...placed, ...kept])];
  if (order.some((id, at) => id !== kept[at])) await putInOrder(trx, productId, order);
}
