import type { AttributeField } from '../category.ts';

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
  /** The colours it is drawn in, `#rrggbb`, the ground first; null where nothing draws it. */
  look: string[] | null;
} & Record<Exclude<AttributeField, 'water_resistant' | 'room' | 'underfloor_heating'> | 'water_resistance', string | null>;
