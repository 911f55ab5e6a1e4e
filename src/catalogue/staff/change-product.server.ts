import type { Updateable } from 'kysely';
import { z } from 'zod';
import { type Actor, recordChange } from '#audit/changes.server.ts';
import { fieldChanges } from '#audit/changes.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { ProductsTable } from '#platform/database/schema.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { holdMakers, withKeptMaker } from '../makers/makers.server.ts';
import { photoFields } from '../photos/photo-fields.ts';
import { holdPhotos, putInOrder } from '../photos/product-photos.server.ts';
import { asWritten, type ProductValues, skuTaken } from './product-fields.ts';
import { calledOf, holdProduct, type ProductRecord } from './product-record.server.ts';

type Change = {
  /** By column, read by the schemas of productFields; what is left out stays. */
  values: ProductValues;
  /** The version that was looked at; without one, whatever is there now is changed. */
  version?: number | undefined;
  photos?: readonly PhotoChange[] | undefined;
  /** Water resistance as somebody says it who knows two grades only. The finer grade that is kept stays where it agrees. */
  resistsWater?: boolean | null | undefined;
};

/** Said to the second of two people who had one product open. */
export const changedMeanwhile = 'Somebody else changed this product while you had it open. Your changes are not lost: compare them below.';

/**
 * Changes what is said of a product, and writes down who did. Returns the record as it is then. Throws a Refusal: 404 without such a
 * product, 409 `changed-meanwhile` where somebody else was first, 422 for another product's SKU or a maker there is not.
 */
export function changeProduct(shop: Shop, actor: Actor, id: string, { values: said, version, photos, resistsWater }: Change): Promise<ProductRecord> {
  return inTransaction(shop.db, async (trx) => {
    const before = await holdProduct(trx, id);
    const saysGrade = said.water_resistance !== undefined && said.water_resistance !== before.values.water_resistance;
    const graded = resistsWater === undefined || saysGrade ? said : { ...said, water_resistance: gradeFor(resistsWater, before.values) };
    const values = withKeptMaker(graded, await holdMakers(trx, [graded.maker]));
    const after = { ...before.values, ...values };
    const isChanged = Object.keys(fieldChanges(asWritten(before.values), asWritten(after))).length > 0;
    if (version !== undefined && version !== before.version && isChanged) throw new Refusal('conflict', 'changed-meanwhile', changedMeanwhile);
    if (photos) await placePhotos(trx, id, photos);
    if (!isChanged) return before;
    if (after.sku !== before.values.sku) await refuseTakenSku(trx, String(after.sku), id);
    const now = shop.now();
    await trx
      .updateTable('products')
      .set({ ...(values as Updateable<ProductsTable>), version: before.version + 1, updated_at: now })
      .where('id', '=', id)
      .execute();
    const change = { actor, kind: 'product', id, name: calledOf(after), action: 'changed' };
    await recordChange(trx, { ...change, before: asWritten(before.values), after: asWritten(after) });
    return { ...before, values: after, version: before.version + 1, updatedAt: now };
  });
}

function gradeFor(resistsWater: boolean | null, { water_resistance: kept }: ProductValues): unknown {
  if (resistsWater === null) return null;
  if (!resistsWater) return 'Standard';
  return kept === 'Waterproof' ? kept : 'Water Resistant';
}

/** Inside a transaction: an SKU is one product's only, whatever its letters' case. */
export async function refuseTakenSku(trx: Db, sku: string, exceptId?: string): Promise<void> {
  const taken = await trx
    .selectFrom('products')
    .select('name')
    .where((e) => e(e.fn<string>('upper', ['sku']), '=', sku.toUpperCase()))
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst();
  if (!taken) return;
  const message = skuTaken(taken.name);
  throw new Refusal('invalid', 'sku-taken', message, [{ field: 'sku', message }]);
}

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
async function placePhotos(trx: Db, productId: string, said: readonly PhotoChange[]): Promise<void> {
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

/** Features a product that is not, and the other way round. Returns which it is then. Throws a Refusal: 404 without such a product. */
export function toggleFeatured(shop: Shop, actor: Actor, id: string): Promise<boolean> {
  return inTransaction(shop.db, async (trx) => {
    const { values, version } = await holdProduct(trx, id);
    const isFeatured = !values.is_featured;
    await trx
      .updateTable('products')
      .set({ is_featured: isFeatured, version: version + 1, updated_at: shop.now() })
      .where('id', '=', id)
      .execute();
    await recordChange(trx, { actor, kind: 'product', id, name: calledOf(values), action: isFeatured ? 'featured' : 'unfeatured' });
    return isFeatured;
  });
}
