import { pricePerM2 } from '#pricing/price-per-m2.ts';
import type { Sort } from '../browse-state.ts';
import type { AttributeField, TechnicalField } from '../category.ts';

/** What the snapshot needs to know of a product. Pence a box; boxes available; seconds since 1970. */
export type CatalogueRow = {
  id: string;
  category: string;
  supplier: string;
  price_pence: number;
  coverage_cm2: number | null;
  available: number;
  is_featured: boolean;
  created: number;
  /** Published reviews: how many, and the sum of their stars. */
  reviews: number;
  stars: number;
  rooms: string[];
  underfloor_heating: boolean | null;
  slip_rating: string | null;
  slip_ptv: number | null;
  wear_class: string | null;
  reaction_to_fire: string | null;
  warranty_years: number | null;
  /** The colours it is drawn in, `#rrggbb`, the ground first; null where nothing draws it. */
  look: string[] | null;
} & Record<Exclude<AttributeField, 'water_resistant' | 'room' | 'underfloor_heating' | TechnicalField> | 'water_resistance', string | null>;

/** The shopper's sorts, and the price of a box, which finds the cheapest and the price range. */
export const orderNames = ['relevance', 'newest', 'price-asc', 'price-desc', 'best-reviewed', 'box-price'] as const satisfies readonly (
  | Sort
  | 'box-price'
)[];
export type OrderName = (typeof orderNames)[number];

const last = 0xffffffff;

/** Reviews of 3.5 stars that every product is taken to have besides its own, so that one 5 does not beat twenty of 4.8. */
const assumed = { reviews: 4, stars: 14 };

/** What each order sorts by, smallest first: a whole number below 2³². Equal keys go by id. */
export const sortKeys: Record<OrderName, (row: CatalogueRow) => number> = {
  /** Without a search: what can be bought, then what staff feature, then the newest (to four seconds, to fit). */
  relevance: (row) => (row.available > 0 ? 0 : 2 ** 31) + (row.is_featured ? 0 : 2 ** 30) + (2 ** 30 - 1 - Math.floor(created(row) / 4)),
  newest: (row) => last - created(row),
  'price-asc': (row) => perM2(row) ?? last,
  'price-desc': (row) => last - 1 - (perM2(row) ?? -1),
  'best-reviewed': (row) =>
    row.reviews ? last - 1 - Math.round(((row.stars + assumed.stars) / (row.reviews + assumed.reviews)) * 100_000_000) : last,
  'box-price': (row) => row.price_pence,
};

const created = (row: CatalogueRow) => Math.max(0, Math.min(Math.floor(row.created), last));

/** Null without coverage: those come last, whichever way the prices run. */
function perM2(row: CatalogueRow): number | null {
  const pence = pricePerM2(row.price_pence, row.coverage_cm2);
  return pence === null ? null : Math.min(pence, last - 1);
}
