import type { Sql } from 'postgres';
import { financeFromMonthly } from '#finance/finance.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { pricePerM2 } from '#pricing/price-per-m2.ts';
import { type PriceStep, savePercent, wasPrice } from '#pricing/was-price.ts';
import { isSampleEligible } from './category.ts';
import { inOrder } from './documents/document.ts';
import { type MakerColumns, makerFrom } from './makers/maker.ts';
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
  const rows = await readRows<WholeRow>(shop.sql, wanted, asked, 'whole');
  const now = shop.now();
  const byId = new Map(
    rows.map(({ maker, documents, ...row }) => [
      row.id,
      { ...showSummary(toStored(row), now), maker: maker && makerFrom(maker), documents: documents.toSorted(inOrder) },
    ]),
  );
  return wanted.flatMap((id) => byId.get(id) ?? []);
}

/** What a product's own page shows beside the summary. */
const facts = (sql: Sql) => sql`
  p.description, p.material, p.finish, p.surface, p.construction, p.format, p.rooms, p.gtin, p.mpn, p.appearance, p.origin, p.warnings,
  p.weight_grams as "weightGrams", p.pieces_per_box as "piecesPerBox", p.wood_type as "woodType", p.wood_species as "woodSpecies",
  p.plank_style as "plankStyle", p.ac_rating as "acRating", p.water_resistance as "waterResistance", p.wear_layer as "wearLayer",
  p.lead_days as "leadDays", p.slip_rating as "slipRating", p.underfloor_heating as "underfloorHeating", p.warranty_years as "warrantyYears",
  p.roll_width_mm as "rollWidthMm", p.cut_step_mm as "cutStepMm", p.direction_matters as "directionMatters",
  p.remnant_length_mm as "remnantLengthMm", p.remnant_width_mm as "remnantWidthMm",
  p.pattern_repeat_length_mm as "patternRepeatLengthMm", p.pattern_repeat_width_mm as "patternRepeatWidthMm",
  p.slip_ptv as "slipPtv", p.reaction_to_fire as "reactionToFire", p.wear_class as "wearClass", p.thermal_resistance as "thermalResistance",
  p.heated_to_celsius as "heatedToCelsius", p.voc_class as "vocClass", p.impact_sound_db as "impactSoundDb",
  p.commercial_warranty_years as "commercialWarrantyYears", p.recycled_percent as "recycledPercent", p.hazard_signal as "hazardSignal",
  p.hazard_statements as "hazardStatements", p.precautionary_statements as "precautionaryStatements",
  p.hazard_pictograms as "hazardPictograms", p.created_at as "createdAt", p.updated_at as "updatedAt",
  p.harmonised_standard as "harmonisedStandard", p.vat_class as "vatClass", (select to_jsonb(m) from makers m where m.name = p.maker) as maker,
  (select coalesce(json_agg(json_build_object('id', d.id, 'kind', d.kind, 'language', d.language, 'title', d.title, 'file', d.file,
    'bytes', f.bytes) order by d.title, d.id), '[]')
    from product_documents pd join documents d on d.id = pd.document_id join document_files f on f.id = d.file
    where pd.product_id = p.id) as documents`;

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

type Row = Omit<StoredSummary, 'pricePerM2Pence' | 'financeFromPence' | 'isInStock' | 'isSampleEligible' | 'priceHistory' | 'rating' | 'inLots'> & {
  inLots: boolean | null;
  remnantLengthMm: number | null;
  ratingAverage: number | null;
  ratingCount: number;
  /** [seconds since 1970, pence] */
  priceHistory: [number, number][];
};

type WholeRow = Row & Omit<Product, keyof ProductSummary | 'maker'> & { maker: MakerColumns | null };

/** Reads the summaries of these products, in any order; ids that are no product are left out, and archived products unless staff ask. */
export async function readSummaries(sql: Sql, ids: readonly string[], asked: { archivedToo?: boolean } = {}): Promise<StoredSummary[]> {
  const wanted = ids.filter(isUuid);
  if (!wanted.length) return [];
  return (await readRows<Row>(sql, wanted, asked, 'summary')).map(toStored);
}

function readRows<R extends Row>(sql: Sql, ids: readonly string[], { archivedToo = false }: { archivedToo?: boolean }, how: 'summary' | 'whole') {
  const isWhole = how === 'whole';
  return sql<R[]>`
    select p.id, p.sku, p.name, p.category, p.supplier, p.unit, p.price_pence as "pricePence", p.coverage_cm2 as "coverageCm2",
      case when p.in_stock then coalesce(s.on_hand - s.held, 0) else 0 end as stock, s.in_lots as "inLots", p.is_featured as "isFeatured",
      p.remnant_length_mm as "remnantLengthMm", p.tile_size as "tileSize", p.plank_size as "plankSize", p.thickness, p.colour,
      r.average as "ratingAverage", r.count as "ratingCount", photos.list as photos, prices.list as "priceHistory"
      ${isWhole ? sql`, ${facts(sql)}` : sql``}
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
        order by f.is_main desc, f.position, f.id${isWhole ? sql`` : sql` limit 2`}) photo) photos
    cross join lateral (
      select coalesce(json_agg(json_build_array(extract(epoch from valid_from), price_pence) order by valid_from), '[]') as list
      from price_history where product_id = p.id) prices
    where p.id = any(${[...ids]}::uuid[]) and (${archivedToo} or not p.is_archived)`;
}

/** The summary as it is shown at `now`. */
export function showSummary<S extends StoredSummary>({ priceHistory, ...stored }: S, now: Date): Omit<S, 'priceHistory'> & ProductSummary {
  const was = wasPrice(priceHistory, now);
  // A history that has not been told of the price asked today proves nothing about it.
  const wasPence = was !== null && was > stored.pricePence ? was : null;
  return { ...stored, wasPence, savePercent: savePercent(stored.pricePence, wasPence) };
}

function toStored<R extends Row>({ ratingAverage, ratingCount, priceHistory, photos, inLots, ...row }: R) {
  return {
    ...row,
    ...(inLots ? { inLots } : {}),
    pricePerM2Pence: pricePerM2(row.pricePence, row.coverageCm2),
    // There is no floor of 20 m² of a remnant to work it out for.
    financeFromPence: row.remnantLengthMm === null ? financeFromMonthly(row.pricePence, row.coverageCm2) : null,
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
