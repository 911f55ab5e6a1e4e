import { listChanges } from '#audit/changes.server.ts';
import { cleanText } from '#platform/clean-text.ts';
import { listRolls, type Roll } from '#stock/count-rolls.server.ts';
import { listLots } from '#stock/lots.server.ts';
import type { Shop } from '../../shop.server.ts';
import { listSuppliers } from '../catalogue.server.ts';
import { documentsToChoose, readDocumentsOf } from '../documents/documents.server.ts';
import { listMakerNames } from '../makers/makers.server.ts';
import { readPhotos, readProduct } from '../read-products.server.ts';
import { rollsOf } from '../roll-goods.ts';
import { photoToJson } from '../to-json.ts';
import { asWritten, type ProductValues } from './product-fields.ts';
import { type ProductRecord, readProductRecord } from './product-record.server.ts';

/** A product as a form shows it. */
export type ProductSheet = { id: string; version: number; written: Record<string, string>; onHand: number; held: number; inLots: boolean };

export function sheetOf({ id, version, values, onHand, held, inLots }: ProductRecord): ProductSheet {
  return { id, version, written: asWritten(values), onHand, held, inLots };
}

/** A new product's empty form. */
export const emptySheet: ProductSheet = {
  id: '',
  version: 0,
  written: { ...asWritten({} as ProductValues), unit: 'box', in_stock: 'yes', is_featured: 'no', is_archived: 'no' },
  onHand: 0,
  held: 0,
  inLots: false,
};

/** Names that a product's fields choose from. */
export type ProductNames = { suppliers: readonly string[]; makers: readonly string[] };

export async function readProductNames(shop: Shop): Promise<ProductNames> {
  const [suppliers, makers] = await Promise.all([listSuppliers(shop), listMakerNames(shop)]);
  return { suppliers, makers };
}

/** A product with its photos, for editing; null where there is none. */
export async function readProductSheet(shop: Shop, id: string) {
  const record = await readProductRecord(shop, id);
  if (!record) return null;
  const photos = (await readPhotos(shop, id)).map(photoToJson);
  return { sheet: sheetOf(record), photos, updatedAt: record.updatedAt };
}

/** The same with all that happened to it: every price, what was counted, who changed what; the latest first. */
export async function readProductDesk(shop: Shop, id: string) {
  const sheet = await readProductSheet(shop, id);
  if (!sheet) return null;
  const [prices, adjustments, changes, rolls, documents, documentChoices, lots] = await Promise.all([
    shop.db
      .selectFrom('price_history')
      .select(['price_pence as pricePence', 'valid_from as validFrom'])
      .where('product_id', '=', id)
      .orderBy('valid_from', 'desc')
      .orderBy('id', 'desc')
      .limit(50)
      .execute(),
    shop.db
      .selectFrom('stock_adjustments as a')
      .leftJoin('users as u', 'u.id', 'a.actor_id')
      .leftJoin('lots as l', 'l.id', 'a.lot_id')
      .select([
        'a.id',
        'a.at',
        'a.change',
        'a.on_hand_after as after',
        'a.roll_width_mm as rollWidthMm',
        'a.reason',
        'a.note',
        'a.order_id as orderId',
        'l.number as lotNumber',
        'u.full_name as who',
      ])
      .where('a.product_id', '=', id)
      .orderBy('a.id', 'desc')
      .limit(20)
      .execute(),
    listChanges(shop, { kind: 'product', id }, { limit: 30 }),
    readRolls(shop, id),
    readDocumentsOf(shop.db, [id]),
    documentsToChoose(shop),
    listLots(shop.db, [id]),
  ]);
  return { ...sheet, prices, adjustments, changes, rolls, lots, documents: documents.get(id) ?? [], documentChoices };
}
export type ProductDesk = NonNullable<Awaited<ReturnType<typeof readProductDesk>>>;

/** How many products the editor loads at once. */
const batchSize = 100;

type EditorBatch = {
  total: number;
  /** Which of all is open, from 1; 0 where there is none. */
  number: number;
  /** Which batch, from 1, and of how many. */
  batch: number;
  batches: number;
  products: { id: string; name: string }[];
  /** The open product's id. */
  openId: string | null;
};

/**
 * The batch of products that holds the `number`th, in the order of their SKUs, which stays while names and categories change. '' is every
 * category.
 */
export async function readBatch(shop: Shop, asked: { number: number; category: string }): Promise<EditorBatch> {
  const { sql } = shop;
  const within = asked.category ? sql`where category = ${cleanText(asked.category)}` : sql``;
  const [row] = await sql<{ total: number }[]>`select count(*)::int as total from products ${within}`;
  const total = row?.total ?? 0;
  const number = Math.min(asked.number, total);
  const first = Math.floor(Math.max(number - 1, 0) / batchSize) * batchSize;
  // Only SKUs are passed over on the way there, not whole rows.
  const products = await sql<EditorBatch['products']>`
    select id, name from (select sku from products ${within} order by sku limit ${batchSize} offset ${first}) batch join products using (sku)
      order by sku`;
  const openId = products[number - 1 - first]?.id ?? null;
  return { total, number, batch: first / batchSize + 1, batches: Math.max(1, Math.ceil(total / batchSize)), products: [...products], openId };
}

/** Every width that a product is cut from, with what there is of it; none for what is not cut from a roll. */
async function readRolls(shop: Shop, id: string): Promise<Roll[]> {
  const [product, kept] = await Promise.all([readProduct(shop, id, { archivedToo: true }), listRolls(shop.db, id)]);
  const widths = product ? rollsOf(product).map(({ widthMm }) => widthMm) : [];
  return widths.map((widthMm) => kept.find((roll) => roll.widthMm === widthMm) ?? { widthMm, onHandMm: 0, heldMm: 0 });
}
