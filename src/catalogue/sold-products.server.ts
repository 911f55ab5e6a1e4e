import { sql } from 'kysely';
import type { Pence } from '#money/pence.ts';
import type { Db } from '#platform/database/connect.server.ts';
import type { VatClass } from '#settings/vat-terms.ts';
import { isSampleEligible } from './category.ts';
import { hazardText, precautionText } from './hazards/label.ts';
import type { Weighed } from './load.ts';
import type { FromRoll } from './roll-goods.ts';

/** What others ask of products by the database itself, where what pages show may be a moment too old, or within a transaction. */

export type ProductToSell = FromRoll &
  Weighed & {
    id: string;
    sku: string;
    name: string;
    pricePence: Pence;
    isSampleEligible: boolean;
    vatClass: VatClass;
    /** Whether its boxes are of several production lots. */
    inLots: boolean;
  };

/** What an order is priced by, by id; what is archived cannot be ordered. */
export async function productsToSell(db: Db, ids: Iterable<string>): Promise<Map<string, ProductToSell>> {
  const rows = await db
    .selectFrom('products')
    .leftJoin('stock_levels', 'product_id', 'id')
    .select(['id', 'sku', 'name', 'category', 'unit', 'price_pence as pricePence', 'coverage_cm2 as coverageCm2', 'remnant_length_mm'])
    .select((e) => e.fn.coalesce('in_lots', e.lit(false)).as('inLots'))
    .select(['roll_width_mm as rollWidthMm', 'cut_step_mm as cutStepMm', 'direction_matters as directionMatters'])
    .select(['pattern_repeat_length_mm as patternRepeatLengthMm', 'pattern_repeat_width_mm as patternRepeatWidthMm'])
    .select(['weight_grams as weightGrams', 'lead_days as leadDays', 'tile_size as tileSize', 'plank_size as plankSize'])
    .select((e) => e.ref('vat_class').$castTo<VatClass>().as('vatClass'))
    .where('id', 'in', [...new Set(ids)])
    .where('is_archived', '=', false)
    .execute();
  const toSell = rows.map(({ category, remnant_length_mm: remnantLengthMm, ...product }) => ({
    ...product,
    isSampleEligible: isSampleEligible({ category, remnantLengthMm, ...product }),
  }));
  return new Map(toSell.map((product) => [product.id, product]));
}

/**
 * What the labels of products warn of (Regulation (EC) 1272/2008, Art. 48(2): told before they are bought), by id; those with no label are left
 * out.
 */
export async function hazardsById(db: Db, ids: Iterable<string>): Promise<Map<string, { hazards: string; precautions: string | null }>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'warnings', 'hazard_signal as hazardSignal'])
    .select(['hazard_statements as hazardStatements', 'precautionary_statements as precautionaryStatements', 'hazard_pictograms as hazardPictograms'])
    .where('id', 'in', wanted)
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const text = hazardText(row);
      return text === null ? [] : [[row.id, { hazards: text, precautions: precautionText(row) }] as const];
    }),
  );
}

/** What products are called and sold by, in the order of their names; those no longer sold are left out. */
export async function nameProducts(db: Db, ids: Iterable<string>): Promise<Map<string, { name: string; unit: string }>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('products').select(['id', 'name', 'unit']).where('id', 'in', wanted).orderBy('name').execute();
  return new Map(rows.map(({ id, name, unit }) => [id, { name, unit }]));
}

/** Keeps a product from being deleted until the transaction ends. False: there is none. */
export async function keepProduct(trx: Db, id: string): Promise<boolean> {
  return (await trx.selectFrom('products').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()) !== undefined;
}

/** How many the shop shows. */
export async function countProducts(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('products')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('is_archived', '=', false)
    .executeTakeFirstOrThrow();
  return n;
}

/** When something last changed in each category, by its name. */
export async function changesByCategory(db: Db): Promise<{ category: string; changed: Date }[]> {
  return db
    .selectFrom('products')
    .select((e) => ['category', e.fn.max('updated_at').as('changed')])
    .where('is_archived', '=', false)
    .groupBy('category')
    .orderBy('category')
    .execute();
}

/** Products with when they were changed and their pictures, the main one first, in the order of their ids. */
export async function listPictures(db: Db, { offset, limit }: { offset: number; limit: number }) {
  const { rows } = await sql<{ id: string; changed: Date; images: { id: string; width: number }[] }>`
    select p.id, p.updated_at as changed,
      coalesce((select json_agg(json_build_object('id', i.id, 'width', i.width) order by f.is_main desc, f.position, f.id)
        from product_photos f join images i on i.id = f.image_id where f.product_id = p.id), '[]') as images
    from products p where not p.is_archived order by p.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** What a merchant's feed says beside the summary, of some hundreds of products after an id, in the order of their ids. */
export function listIdentified(db: Db, after: string) {
  return db
    .selectFrom('products')
    .select(['id', 'description', 'weight_grams as weightGrams', 'material', 'gtin', 'mpn'])
    .where('id', '>', after)
    .where('is_archived', '=', false)
    .orderBy('id')
    .limit(500)
    .execute();
}
