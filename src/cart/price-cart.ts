import { samplePostage } from '#delivery/delivery.ts';
import type { Place } from '#delivery/postcode.ts';
import { priceDelivery, type Way, wayOf } from '#delivery/ways.ts';
import type { Pence } from '#money/pence.ts';
import { vatIncluded } from '#money/vat.ts';
import type { Settings } from '#settings/settings.ts';

/** What pricing needs to know of a product. */
export type PricedProduct = { id: string; pricePence: Pence; stock: number; isSampleEligible: boolean };

/** Cuts from a roll that a line is for: what they come to all together, and whether that roll is long enough now. */
export type PricedCuts = { pence: Pence; isEnough: boolean };

/** A line as asked for; `product` is null where there is none of that id any more. `cuts`: null where they can no longer be made. */
export type WantedLine<P extends PricedProduct> = {
  productId: string;
  product: P | null;
  quantity: number;
  isSample: boolean;
  cuts?: PricedCuts | null;
};

/** Why a line cannot be ordered as it stands. */
export type LineProblem = 'gone' | 'out-of-stock' | 'too-many' | 'not-eligible' | 'too-many-samples' | 'no-cut' | 'short-roll';

export type PricedLine<P extends PricedProduct> = WantedLine<P> & {
  /** For one; 0 for a sample. */
  unitPence: Pence;
  /** For all of them; 0 where the line has a problem that leaves nothing to sell. */
  linePence: Pence;
  problem: LineProblem | null;
};

export type PricedCart<P extends PricedProduct> = {
  lines: PricedLine<P>[];
  goodsPence: Pence;
  samples: number;
  samplePostagePence: Pence;
  deliveryPence: Pence;
  /** Nobody has set a charge to that place or for that weight: the shop is asked first, and the total is without it. */
  asksForDelivery: boolean;
  /** How it goes; null where there is nothing to send. */
  way: Way | null;
  /** What is missing from free delivery; 0 when it is free, or there is nothing to deliver. */
  missingForFreeDeliveryPence: Pence;
  /** Goods, sample postage and delivery. */
  totalPence: Pence;
  /** Included in the total. */
  vatPence: Pence;
  /** Whether every line can be ordered as it stands. */
  isOrderable: boolean;
};

type Terms = Pick<
  Settings,
  'free_delivery_over_pence' | 'delivery_charge_pence' | 'delivery_areas' | 'sample_postage_pence' | 'max_samples_per_order'
>;

/** Where a cart goes, as far as that is known, and what its goods weigh together (null: not known of all). */
export type Sending = { place: Place | null; grams: number | null; isLong: boolean };
const unknownSending: Sending = { place: null, grams: null, isLong: false };

/**
 * The one place where a cart gets its total: for the cart's page, the API and the order. Samples are free, their postage is
 * charged for each. Lines that cannot be sold count nothing; more boxes than there are count in full and are a problem.
 */
export function priceCart<P extends PricedProduct>(wanted: readonly WantedLine<P>[], terms: Terms, sending = unknownSending): PricedCart<P> {
  let samples = 0;
  const lines = wanted.map((line): PricedLine<P> => {
    if (line.isSample && line.product?.isSampleEligible) samples += 1;
    const problem = problemOf(line, samples, terms);
    const unitPence = line.isSample ? 0 : line.cuts === undefined ? (line.product?.pricePence ?? 0) : (line.cuts?.pence ?? 0);
    const counts = problem === null || problem === 'too-many' || problem === 'short-roll';
    return { ...line, unitPence, linePence: counts ? unitPence * line.quantity : 0, problem };
  });
  const goodsPence = lines.reduce((sum, line) => sum + line.linePence, 0);
  const sent = lines.filter((line) => line.isSample && line.problem === null).length;
  const postage = samplePostage(terms, sent);
  const load = { goodsPence, samples: sent, grams: sending.grams, isLong: sending.isLong };
  const delivery = priceDelivery(terms, sending.place, load);
  const deliveryPence = delivery.pence ?? 0;
  const totalPence = goodsPence + postage + deliveryPence;
  return {
    lines,
    goodsPence,
    samples: sent,
    samplePostagePence: postage,
    deliveryPence,
    asksForDelivery: delivery.pence === null,
    way: wayOf(load),
    missingForFreeDeliveryPence: delivery.missingPence,
    totalPence,
    vatPence: vatIncluded(totalPence),
    isOrderable: lines.length > 0 && lines.every((line) => line.problem === null),
  };
}

function problemOf<P extends PricedProduct>({ product, quantity, isSample, cuts }: WantedLine<P>, samples: number, terms: Terms): LineProblem | null {
  if (!product) return 'gone';
  if (isSample) {
    if (!product.isSampleEligible) return 'not-eligible';
    return samples > terms.max_samples_per_order ? 'too-many-samples' : null;
  }
  if (cuts !== undefined) return cuts === null ? 'no-cut' : cuts.isEnough ? null : 'short-roll';
  if (product.stock <= 0) return 'out-of-stock';
  return quantity > product.stock ? 'too-many' : null;
}
