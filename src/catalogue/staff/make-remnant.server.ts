import type { Actor } from '#audit/changes.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { type Remnant, remnantOf, remnantSize } from '../remnant.ts';
import { ownRollMm } from '../roll-goods.ts';
import { setRoll } from './adjust-stock.server.ts';
import { insertProducts } from './create-products.server.ts';
import type { ProductValues } from './product-fields.ts';
import { holdProduct } from './product-record.server.ts';

/**
 * Takes a length off a roll and puts it on sale as one piece, a product of its own with its size and the same pictures and documents. Returns its id.
 * Throws a Refusal: 404, 409 for what does not come from such a roll, 422 where the roll is not so long.
 */
export function makeRemnant(shop: Shop, actor: Actor, id: string, piece: Remnant): Promise<string> {
  return inTransaction(shop.db, async (trx) => {
    const record = await holdProduct(trx, id);
    const values = record.values as ProductValues & Parameters<typeof remnantOf>[0];
    if (ownRollMm({ unit: values.unit, coverageCm2: values.coverage_cm2 }) === null)
      throw new Refusal('conflict', 'not-from-a-roll', 'This product is not cut from a roll.');
    const { rollWidthMm, lengthMm } = piece;
    await setRoll(trx, actor, record, rollWidthMm, { change: -lengthMm }, 'correction', `Remnant of ${remnantSize(lengthMm, rollWidthMm)}`);
    const remnant = remnantOf(values, piece, crypto.randomUUID().slice(0, 6).toUpperCase());
    const [made = ''] = await insertProducts(shop, trx, actor, [{ values: remnant, stock: 1 }]);
    const photos = await trx.selectFrom('product_photos').selectAll().where('product_id', '=', id).execute();
    if (photos.length)
      await trx
        .insertInto('product_photos')
        .values(photos.map(({ id: _, ...photo }) => ({ ...photo, product_id: made })))
        .execute();
    await trx
      .insertInto('product_documents')
      .columns(['product_id', 'document_id'])
      .expression((e) =>
        e
          .selectFrom('product_documents')
          .select([e.val(made).as('product_id'), 'document_id'])
          .where('product_id', '=', id),
      )
      .execute();
    return made;
  });
}
