import type { AttributeField } from './category.ts';
import type { ProductSummary } from './product.ts';

/** Fields that the list can be narrowed by with a choice of values. */
export type FacetField = 'category' | 'supplier' | AttributeField;

/** A value to choose, and how many products the choice would leave with every other filter as it is. */
export type FacetOption = {
  /** As sent in an address. */
  value: string;
  /** As shown. */
  label: string;
  count: number;
};

/** Another search that would find something, where this one finds nothing. */
export type RelaxedSearch = { said: string; href: string; count: number };

/** A page of the list, exact totals, and what further choices would leave. */
export type ProductList = {
  products: ProductSummary[];
  total: number;
  pages: number;
  /** The page shown: 1 where the one asked for does not exist. */
  page: number;
  /** Names of categories that hold products, in the pills' order. */
  categories: string[];
  /** Names of suppliers with products, by name. */
  suppliers: string[];
  facets: Record<FacetField, FacetOption[]>;
  /** How many would be left with 'In stock only', every other filter as it is. */
  inStock: number;
  /** Whether a free sample can be ordered of every product that the filters leave; false where they leave none. */
  allHaveSamples: boolean;
  /** Pence a box, over the products left by every filter but the price; null where there are none. */
  priceRange: { minPence: number; maxPence: number } | null;
  /** Whether nothing answers to the whole search, and these come nearest. */
  isNearest: boolean;
  /** Only where nothing was found. */
  relaxed: RelaxedSearch[];
};
