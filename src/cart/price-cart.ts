import { samplePostage } from '#delivery/delivery.ts';
import type { Place } from '#delivery/postcode.ts';
import { priceDelivery, type Way, wayOf } from '#delivery/ways.ts';
import type { Pence } from '#money/pence.ts';
import { shareVat, type Taxed } from '#money/vat.ts';
import type { Settings } from '#settings/settings.ts';
import type { VatClass } from '#settings/vat-terms.ts';
import { priceIn, rateOf, taxedIn, type VatTerms } from '#tax/vat-of-place.ts';

/** What pricing needs to know of a product. `pricePence`: as it stands on the shelf. `vatClass`: standard, where it is not said. */
export type PricedProduct = { id: string; pricePence: Pence; stock: number; isSampleEligible: boolean; vatClass?: VatClass };

/** Cuts from a roll that a line is for: what they come to all together, and whether that roll is long enough now. */
export type PricedCuts = { pence: Pence; isEnough: boolean };

/** A line as asked for; `product` is null where there is none of that id any more. `cuts`: null where they can no longer be made. */
export type WantedLine<P extends PricedProduct> = {
  productId: string;
  product: P | null;
  quantity: number;
  isSample: boolean;
  cuts?: PricedCuts | null;
  /** It would come from production lots that nobody has agreed to. */
  needsChoice?: boolean;
};

/** Why a line cannot be ordered as it stands. */
export type LineProblem = 'gone' | 'out-of-stock' | 'too-many' | 'several-lots' | 'not-eligible' | 'too-many-samples' | 'no-cut' | 'short-roll';

export type PricedLine<P extends PricedProduct> = WantedLine<P> & {
  /** For one, where it goes; 0 for a sample. */
  unitPence: Pence;
  /** For one, as the pages that are the same for everybody show it. */
  shelfPence: Pence;
  /** For all of them; 0 where the line has a problem that leaves nothing to sell. */
  linePence: Pence;
  vatBasisPoints: number;
  /** Of `linePence`. */
  vatPence: Pence;
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
  /** Whose VAT is charged, as a two-letter code. */
  vatCountry: string;
  /** Included in the total: what lines, delivery and postage hold of it. */
  vatPence: Pence;
  carriage: { vatBasisPoints: number; deliveryVatPence: Pence; samplePostageVatPence: Pence };
  /** Whether every line can be ordered as it stands. */
  isOrderable: boolean;
};

type Terms = Pick<
  Settings,
  'free_delivery_over_pence' | 'delivery_charge_pence' | 'delivery_areas' | 'sample_postage_pence' | 'max_samples_per_order'
> &
  VatTerms;

/**
 * Where a cart goes, as far as that is known, on which day it is ordered ('2026-11-29'), and what its goods weigh together (null: not known of
 * all). `collects`: it is fetched from the showroom, where it is then sold.
 */
export type Sending = { place: Place | null; day: string; grams: number | null; isLong: boolean; collects?: boolean };

/**
 * The one place where a cart gets its total: for the cart's page, the API and the order. Samples are free, their postage is
 * charged for each. Lines that cannot be sold count nothing; more boxes than there are count in full and are a problem. Delivery and postage
 * have the rate of the goods, where these have one, else the standard rate (VAT Notice 700/24, 3.1: part of the price of what is delivered).
 */
export function priceCart<P extends PricedProduct>(wanted: readonly WantedLine<P>[], terms: Terms, sending: Sending): PricedCart<P> {
  let samples = 0;
  const priced = wanted.map((line) => {
    if (line.isSample && line.product?.isSampleEligible) samples += 1;
    const problem = problemOf(line, samples, terms);
    const vatClass = line.product?.vatClass ?? 'standard';
    const shelfPence = line.isSample ? 0 : line.cuts === undefined ? (line.product?.pricePence ?? 0) : (line.cuts?.pence ?? 0);
    const unitPence = priceIn(terms, sending, vatClass, shelfPence);
    const counts = problem === null || problem === 'too-many' || problem === 'short-roll' || problem === 'several-lots';
    const vatBasisPoints = rateOf(terms, sending, vatClass);
    return { ...line, shelfPence, unitPence, linePence: counts ? unitPence * line.quantity : 0, problem, vatBasisPoints };
  });
  const goodsPence = priced.reduce((sum, line) => sum + line.linePence, 0);
  const sent = priced.filter((line) => line.isSample && line.problem === null).length;
  const { collects = false } = sending;
  const postage = collects ? 0 : samplePostage(terms, sent);
  const load = { goodsPence, samples: sent, grams: sending.grams, isLong: sending.isLong };
  const delivery = collects ? { pence: 0, missingPence: 0 } : priceDelivery(terms, sending.place, load);
  const way = wayOf(load);
  const deliveryPence = delivery.pence ?? 0;
  const totalPence = goodsPence + postage + deliveryPence;
  const rates = new Set(priced.filter((line) => line.linePence > 0).map((line) => line.vatBasisPoints));
  const [onlyRate] = rates;
  const carriageRate = rates.size === 1 && onlyRate !== undefined ? onlyRate : rateOf(terms, sending, 'standard');
  const carriage = [deliveryPence, postage].map((grossPence): Taxed => ({ grossPence, basisPoints: carriageRate }));
  const goods = priced.map(({ linePence, vatBasisPoints }): Taxed => ({ grossPence: linePence, basisPoints: vatBasisPoints }));
  const vat = shareVat([...goods, ...carriage]);
  const [deliveryVatPence = 0, samplePostageVatPence = 0] = vat.slice(goods.length);
  return {
    lines: priced.map((line, at): PricedLine<P> => ({ ...line, vatPence: vat[at] ?? 0 })),
    goodsPence,
    samples: sent,
    samplePostagePence: postage,
    deliveryPence,
    asksForDelivery: delivery.pence === null,
    way: way && collects ? 'collection' : way,
    missingForFreeDeliveryPence: delivery.missingPence,
    totalPence,
    vatCountry: taxedIn(terms, sending),
    vatPence: vat.reduce((sum, pence) => sum + pence, 0),
    carriage: { vatBasisPoints: carriageRate, deliveryVatPence, samplePostageVatPence },
    isOrderable: priced.length > 0 && priced.every((line) => line.problem === null),
  };
}

function problemOf<P extends PricedProduct>(line: WantedLine<P>, samples: number, terms: Terms): LineProblem | null {
  const { product, quantity, isSample, cuts, needsChoice } = line;
  if (!product) return 'gone';
  if (isSample) {
    if (!product.isSampleEligible) return 'not-eligible';
    return samples > terms.max_samples_per_order ? 'too-many-samples' : null;
  }
  if (cuts !== undefined) return cuts === null ? 'no-cut' : cuts.isEnough ? null : 'short-roll';
  if (product.stock <= 0) return 'out-of-stock';
  if (quantity > product.stock) return 'too-many';
  return needsChoice ? 'several-lots' : null;
}

/** Everything in a cart that has VAT in it, with what of it is VAT: its lines, then delivery, then postage. */
export function taxedParts({ lines, carriage, deliveryPence, samplePostagePence }: PricedCart<PricedProduct>): (Taxed & { vatPence: Pence })[] {
  const { vatBasisPoints: basisPoints, deliveryVatPence, samplePostageVatPence } = carriage;
  return [
    ...lines.map((line) => ({ grossPence: line.linePence, basisPoints: line.vatBasisPoints, vatPence: line.vatPence })),
    { grossPence: deliveryPence, basisPoints, vatPence: deliveryVatPence },
    { grossPence: samplePostagePence, basisPoints, vatPence: samplePostageVatPence },
  ];
}
