import { ownRollMm } from './roll-goods.ts';

/** A piece that is left of a roll: in mm, and pence for the whole piece. */
export type Remnant = { rollWidthMm: number; lengthMm: number; pricePence: number };

/** What of a product its remnant says otherwise, or is worked out from. */
type Rolled = {
  sku: string;
  name: string;
  description: string;
  unit: string;
  coverage_cm2: number | null;
  weight_grams: number | null;
};

export const remnantSize = (lengthMm: number, widthMm: number) => `${lengthMm / 1000} × ${widthMm / 1000} m`;

/** What is sold of a remnant: its roll's record, but as one piece with its own size, weight, price and a stock code that ends in `code`. */
export function remnantOf<T extends Rolled>(product: T, { rollWidthMm, lengthMm, pricePence }: Remnant, code: string) {
  const { sku, name, description, unit, coverage_cm2, weight_grams } = product;
  const own = ownRollMm({ unit, coverageCm2: coverage_cm2 });
  const size = remnantSize(lengthMm, rollWidthMm);
  return {
    ...product,
    sku: `${sku.slice(0, 50)}-R${code}`,
    name: `${name.slice(0, 160)}, remnant ${size}`,
    description: `One piece of ${size}, the rest of a roll, sold as it is. ${description}`.slice(0, 10_000),
    unit: 'each',
    price_pence: pricePence,
    coverage_cm2: Math.floor((lengthMm * rollWidthMm) / 100),
    weight_grams: weight_grams && own && Math.max(1, Math.round((weight_grams * lengthMm * rollWidthMm) / 1000 / own)),
    format: null,
    roll_width_mm: [],
    cut_step_mm: null,
    remnant_length_mm: lengthMm,
    remnant_width_mm: rollWidthMm,
    is_featured: false,
    gtin: null,
  };
}
