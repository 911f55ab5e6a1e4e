import type { Actor } from '#audit/changes.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { ownRollMm } from '../roll-goods.ts';
import { setRoll } from './adjust-stock.server.ts';
import { insertProducts } from './create-products.server.ts';
import { holdProduct } from './product-record.server.ts';

export type Remnant = { rollWidthMm: number; lengthMm: number; pricePence: number };

/**
 * Takes a length off a roll and puts it on sale as one piece, a product of its own with its size and the same pictures and documents. Returns its id.
 * Throws a Refusal: 404, 409 for what does not come from such a roll, 422 where the roll is not so long.
 */
export function makeRemnant(shop: Shop, actor: Actor, id: string, { rollWidthMm, lengthMm, pricePence }: Remnant): Promise<string> {
  return inTransaction(shop.db, async (trx) => {
    const record = await holdProduct(trx, id);
    const own = ownRollMm({ unit: String(record.values.unit), coverageCm2: record.values.coverage_cm2 as number | null });
    if (own === null) throw new Refusal('conflict', 'not-from-a-roll', 'This product is not cut from a roll.');
    const size = `${lengthMm / 1000} × ${rollWidthMm / 1000} m`;
    await setRoll(trx, actor, record, rollWidthMm, { change: -lengthMm }, 'correction', `Remnant of ${size}`);
    const { values } = record;
    const perMetre = typeof values.weight_grams === 'number' ? values.weight_grams : null;
    const remnant = {
      ...values,
      sku: `${String(values.sku).slice(0, 50)}-R${crypto.randomUUID().slice(0, 6).toUpperCase()}`,
      name: `${String(values.name).slice(0, 160)}, remnant ${size}`,
      description: `One piece of ${size}, the rest of a roll, sold as it is. ${String(values.description)}`.slice(0, 10_000),
      unit: 'each',
      price_pence: pricePence,
      coverage_cm2: Math.floor((lengthMm * rollWidthMm) / 100),
      weight_grams: perMetre && Math.max(1, Math.round((perMetre * lengthMm * rollWidthMm) / 1000 / own)),
      roll_width_mm: [],
      cut_step_mm: null,
      remnant_length_mm: lengthMm,
      remnant_width_mm: rollWidthMm,
      is_featured: false,
      gtin: null,
    };
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
