import type { Picture } from '#platform/images/address.ts';
import type { VatClass } from '#settings/vat-terms.ts';
import type { Appearance } from '#surfaces/appearance.ts';
import type { ProductDocument } from './documents/document.ts';
import type { Maker } from './makers/maker.ts';
import type { Technical } from './technical.ts';

export type { Picture };

export type ProductPhoto = Picture & {
  id: string;
  /** A drawn illustration is said to be one wherever a photograph of the goods would be expected. */
  kind: 'photo' | 'illustration';
  isMain: boolean;
  backgroundPosition: string;
  backgroundSize: string;
  imageOpacity: number;
  overlayOpacity: number;
};

/** Average to one decimal, from published reviews. */
export type Rating = { average: number; count: number };

/** What a card in a list shows. Money in pence, coverage in cm², stock in boxes. */
export type ProductSummary = {
  id: string;
  sku: string;
  name: string;
  category: string;
  supplier: string;
  unit: string;
  pricePence: number;
  coverageCm2: number | null;
  pricePerM2Pence: number | null;
  /** What a 20 m² floor of it costs a month over 12 months; null where that cannot be paid monthly. */
  financeFromPence: number | null;
  /** The provable earlier price (pricing/was-price.ts), per box; null where there is none. */
  wasPence: number | null;
  /** Whole percent off, only where above 15; drives the SAVE badge. */
  savePercent: number | null;
  /** Boxes that can be ordered now: on hand less held, 0 while staff have switched the product off. */
  stock: number;
  isInStock: boolean;
  /** Its boxes are of several production lots, which may differ in shade. Left out where they are not. */
  inLots?: true;
  isFeatured: boolean;
  isSampleEligible: boolean;
  tileSize: string | null;
  plankSize: string | null;
  thickness: string | null;
  colour: string | null;
  rating: Rating | null;
  /** The main picture and the one shown on hover; fewer where there are fewer. */
  photos: ProductPhoto[];
};

/** The whole product, as its own page shows it. */
export type Product = ProductSummary &
  Technical & {
    description: string;
    /** What it is to VAT; the rate of each class is in the settings. */
    vatClass: VatClass;
    weightGrams: number | null;
    /** Working days before it can leave; null: as everything else. */
    leadDays: number | null;
    piecesPerBox: number | null;
    material: string | null;
    finish: string | null;
    woodType: string | null;
    woodSpecies: string | null;
    plankStyle: string | null;
    acRating: string | null;
    /** Waterproof, Water Resistant or Standard. */
    waterResistance: string | null;
    surface: string | null;
    construction: string | null;
    wearLayer: string | null;
    format: string | null;
    slipRating: string | null;
    underfloorHeating: boolean | null;
    rooms: string[];
    warrantyYears: number | null;
    /** What goods sold by the metre are cut from: see roll-goods.ts. Widths besides the one that coverage says. */
    rollWidthMm: number[];
    cutStepMm: number | null;
    patternRepeatLengthMm: number | null;
    patternRepeatWidthMm: number | null;
    directionMatters: boolean | null;
    /** Of one piece left of a roll: its size. */
    remnantLengthMm: number | null;
    remnantWidthMm: number | null;
    /** The digits under the barcode, and the maker's own number. */
    gtin: string | null;
    mpn: string | null;
    maker: Maker | null;
    documents: ProductDocument[];
    appearance: Appearance | null;
    createdAt: Date;
    updatedAt: Date;
  };
