import type { Sql } from 'postgres';
import { financeFromMonthly } from '#finance/finance.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { pricePerM2 } from '#pricing/price-per-m2.ts';
import { type PriceStep, savePercent, wasPrice } from '#pricing/was-price.ts';
import type { VatClass } from '#settings/vat-terms.ts';
import type { Appearance } from '#surfaces/appearance.ts';
import { isSampleEligible } from './category.ts';
import { type Maker, makerFields, makerFrom } from './makers/maker.ts';
import type { Product, ProductPhoto, ProductSummary } from './product.ts';

/** What reading products needs of a shop. */
type Reader = { db: Db; sql: Sql; now: () => Date };

/** The whole product with all its pictures, the main one first; null where there is none of that id, or it is archived and staff do not ask. */
export async function readProduct(shop: Reader, id: string, asked: { archivedToo?: boolean } = {}): Promise<Product | null> {
  return (await readProducts(shop, [id], asked))[0] ?? null;
}

/** Whole products in the order given, by their ids or by what has them; what is no product is left out. */
export async function readProducts(
  shop: Reader,
  of: readonly (string | { id: string })[],
  asked: { archivedToo?: boolean } = {},
): Promise<Product[]> {
  const ids = of.map((one) => (typeof one === 'string' ? one : one.id).toLowerCase());
  const wanted = ids.filter(isUuid);
  if (!wanted.length) return [];
  const [rows, summaries, photos, makers] = await Promise.all([
    readRows(shop, wanted),
    readSummaries(shop.sql, wanted, asked),
    readPhotosOf(shop, wanted),
    readMakersOf(shop.db, wanted),
  ]);
  const now = shop.now();
  return wanted.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    const summary = summaries.find((one) => one.id === id);
    if (!row || !summary) return [];
    const { appearance, maker, ...facts } = row;
    return {
      ...showSummary(summary, now),
      ...facts,
      appearance: appearance as Appearance | null,
      maker: makers.get(maker ?? '') ?? null,
      photos: photos.flatMap(({ productId, ...photo }) => (productId === id ? photo : [])),
    };
  });
}

function readRows(shop: Reader, ids: readonly string[]) {
  return shop.db
    .selectFrom('products')
    .select(['id', 'description', 'material', 'finish', 'surface', 'construction', 'format', 'rooms', 'gtin', 'mpn', 'maker', 'appearance'])
    .select(['weight_grams as weightGrams', 'pieces_per_box as piecesPerBox', 'wood_type as woodType', 'wood_species as woodSpecies'])
    .select(['plank_style as plankStyle', 'ac_rating as acRating', 'water_resistance as waterResistance', 'wear_layer as wearLayer'])
    .select(['slip_rating as slipRating', 'underfloor_heating as underfloorHeating', 'warranty_years as warrantyYears'])
    .select(['roll_width_mm as rollWidthMm', 'cut_step_mm as cutStepMm', 'direction_matters as directionMatters'])
    .select(['remnant_length_mm as remnantLengthMm', 'remnant_width_mm as remnantWidthMm'])
    .select(['pattern_repeat_length_mm as patternRepeatLengthMm', 'pattern_repeat_width_mm as patternRepeatWidthMm'])
    .select(['slip_ptv as slipPtv', 'reaction_to_fire as reactionToFire', 'wear_class as wearClass', 'thermal_resistance as thermalResistance'])
    .select(['heated_to_celsius as heatedToCelsius', 'voc_class as vocClass', 'impact_sound_db as impactSoundDb', 'origin', 'warnings'])
    .select([
      'commercial_warranty_years as commercialWarrantyYears',
      'recycled_percent as recycledPercent',
      'harmonised_standard as harmonisedStandard',
    ])
    .select(['hazard_signal as hazardSignal', 'hazard_statements as hazardStatements', 'hazard_pictograms as hazardPictograms'])
    .select((e) => e.ref('vat_class').$castTo<VatClass>().as('vatClass'))
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .where('id', 'in', ids)
    .execute();
}

/** The makers that these products name, by name. */
async function readMakersOf(db: Db, productIds: readonly string[]): Promise<Map<string, Maker>> {
  const rows = await db
    .selectFrom('makers')
    .select(makerFields)
    .where('name', 'in', (e) =>
      e
        .selectFrom('products')
        .select('maker')
        .where('id', 'in', [...productIds])
        .$castTo<{ maker: string }>(),
    )
    .execute();
  return new Map(rows.map((row) => [row.name, makerFrom(row)]));
}

/** What an archived product was called and where others of its kind are; null where there is none. */
export async function readArchived(shop: Reader, id: string): Promise<{ name: string; category: string } | null> {
  if (!isUuid(id)) return null;
  const row = await shop.db
    .selectFrom('products')
    .select(['name', 'category'])
    .where('id', '=', id)
    .where('is_archived', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

/** The photos of a product, the main one first; none where there is no such product. The id must be a UUID. */
export async function readPhotos(shop: Reader, productId: string): Promise<ProductPhoto[]> {
  return (await readPhotosOf(shop, [productId])).map(({ productId: _, ...photo }) => photo);
}

function readPhotosOf(shop: Reader, productIds: readonly string[]) {
  return shop.db
    .selectFrom('product_photos as f')
    .innerJoin('images as i', 'i.id', 'f.image_id')
    .select(['f.product_id as productId', 'f.id', 'f.image_id as imageId', 'f.alt_text as alt', 'f.is_main as isMain'])
    .select(['i.width', 'i.height', 'i.placeholder'])
    .select((e) => e.ref('f.kind').$castTo<ProductPhoto['kind']>().as('kind'))
    .select(['f.background_position as backgroundPosition', 'f.background_size as backgroundSize'])
    .select(['f.image_opacity as imageOpacity', 'f.overlay_opacity as overlayOpacity'])
    .where('f.product_id', 'in', productIds)
    .orderBy('f.is_main', 'desc')
    .orderBy('f.position')
    .orderBy('f.id')
    .execute();
}

/** A summary as it stands in the database. What depends on the day, the earlier price, is worked out when it is shown. */
export type StoredSummary = Omit<ProductSummary, 'wasPence' | 'savePercent'> & { priceHistory: PriceStep[] };

type Row = Omit<StoredSummary, 'pricePerM2Pence' | 'financeFromPence' | 'isInStock' | 'isSampleEligible' | 'priceHistory' | 'rating'> & {
  ratingAverage: number | null;
  ratingCount: number;
  /** [seconds since 1970, pence] */
  priceHistory: [number, number][];
};

/** Reads the summaries of these products, in any order; ids that are no product are left out, and archived products unless staff ask. */
export async function readSummaries(sql: Sql, ids: readonly string[], { archivedToo = false } = {}): Promise<StoredSummary[]> {
  const asked = ids.filter(isUuid);
  if (!asked.length) return [];
  const rows = await sql<Row[]>`
    select p.id, p.sku, p.name, p.category, p.supplier, p.unit, p.price_pence as "pricePence", p.coverage_cm2 as "coverageCm2",
      case when p.in_stock then coalesce(s.on_hand - s.held, 0) else 0 end as stock, p.is_featured as "isFeatured",
      p.tile_size as "tileSize", p.plank_size as "plankSize", p.thickness, p.colour,
      r.average as "ratingAverage", r.count as "ratingCount", photos.list as photos, prices.list as "priceHistory"
    from products p
    left join stock_levels s on s.product_id = p.id
    cross join lateral (
      select round(avg(rating), 1)::float8 as average, count(*)::int as count from reviews where product_id = p.id and is_published) r
    cross join lateral (
      select coalesce(json_agg(photo order by photo.at), '[]') as list from (
        select row_number() over (order by f.is_main desc, f.position, f.id) as at, f.id, f.image_id as "imageId", i.width, i.height, i.placeholder,
          f.alt_text as alt, f.kind, f.is_main as "isMain", f.background_position as "backgroundPosition", f.background_size as "backgroundSize",
          f.image_opacity as "imageOpacity", f.overlay_opacity as "overlayOpacity"
        from product_photos f join images i on i.id = f.image_id where f.product_id = p.id
        order by f.is_main desc, f.position, f.id limit 2) photo) photos
    cross join lateral (
      select coalesce(json_agg(json_build_array(extract(epoch from valid_from), price_pence) order by valid_from), '[]') as list
      from price_history where product_id = p.id) prices
    where p.id = any(${asked}::uuid[]) and (${archivedToo} or not p.is_archived)`;
  return rows.map(toStored);
}

/** The summary as it is shown at `now`. */
export function showSummary({ priceHistory, ...stored }: StoredSummary, now: Date): ProductSummary {
  const was = wasPrice(priceHistory, now);
  // A history that has not been told of the price asked today proves nothing about it.
  const wasPence = was !== null && was > stored.pricePence ? was : null;
  return { ...stored, wasPence, savePercent: savePercent(stored.pricePence, wasPence) };
}

function toStored({ ratingAverage, ratingCount, priceHistory, photos, ...row }: Row): StoredSummary {
  return {
    ...row,
    pricePerM2Pence: pricePerM2(row.pricePence, row.coverageCm2),
    financeFromPence: financeFromMonthly(row.pricePence, row.coverageCm2),
    isInStock: row.stock > 0,
    isSampleEligible: isSampleEligible(row),
    rating: ratingAverage === null ? null : { average: ratingAverage, count: ratingCount },
    photos: photos.map(toPhoto),
    priceHistory: priceHistory.map(([seconds, pricePence]) => ({ pricePence, validFrom: new Date(seconds * 1000) })),
  };
}

function toPhoto({ at: _, ...photo }: ProductPhoto & { at?: number }): ProductPhoto {
  return photo;
}
