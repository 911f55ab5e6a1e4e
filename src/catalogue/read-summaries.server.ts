import type { Sql } from 'postgres';
import { financeFromMonthly } from '#finance/finance.ts';
import { pricePerM2 } from '#pricing/price-per-m2.ts';
import { type PriceStep, savePercent, wasPrice } from '#pricing/was-price.ts';
import type { ProductPhoto, ProductSummary } from './product.ts';
import { isSampleEligible } from './sample-eligibility.ts';

/** A summary as it stands in the database. What depends on the day, the earlier price, is worked out when it is shown. */
export type StoredSummary = Omit<ProductSummary, 'wasPence' | 'savePercent'> & { priceHistory: PriceStep[] };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text from an address can be a product's id at all; PostgreSQL would refuse the query otherwise. */
export const isProductId = (text: string) => uuid.test(text);

type Row = Omit<StoredSummary, 'pricePerM2Pence' | 'financeFromPence' | 'isInStock' | 'isSampleEligible' | 'priceHistory' | 'rating'> & {
  ratingAverage: number | null;
  ratingCount: number;
  /** [seconds since 1970, pence] */
  priceHistory: [number, number][];
};

/** Reads the summaries of these products, in any order; ids that are no product are left out. */
export async function readSummaries(sql: Sql, ids: readonly string[]): Promise<StoredSummary[]> {
  const asked = ids.filter(isProductId);
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
    where p.id = any(${asked}::uuid[])`;
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
