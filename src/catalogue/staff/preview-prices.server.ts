import { formatPounds, type Pence } from '#money/pence.ts';
import { type PriceStep, wasPrice } from '#pricing/was-price.ts';
import type { Shop } from '../../shop.server.ts';
import { type PriceChange, priceAfter, seenOf } from './change-many.server.ts';

/** A product's price as it is and as it would be; `after` null where it cannot be. */
export type PreviewedPrice = { id: string; name: string; sku: string; before: Pence; after: Pence | null; warning: string | null };

export type PricePreview = {
  /** Those with a warning first, then by name; not more than are shown. */
  prices: PreviewedPrice[];
  /** Of how many. */
  total: number;
  warnings: number;
  /** Of how many the new price is none: nothing can be changed so. */
  impossible: number;
  /** Tells whether the prices are still these when it is done. */
  seen: string;
};

const maxShown = 500;

type Row = { id: string; name: string; sku: string; before: Pence; history: [seconds: number, pence: Pence][] };

/** What a change of many prices would do, product by product, with what is odd about it. Changes nothing. */
export async function previewPrices(shop: Shop, ids: readonly string[], change: PriceChange): Promise<PricePreview> {
  const rows = await shop.sql<Row[]>`
    select p.id, p.name, p.sku, p.price_pence as before,
      (select coalesce(json_agg(json_build_array(extract(epoch from h.valid_from), h.price_pence)), '[]') from price_history h where
        h.product_id = p.id) as history
    from products p where p.id = any(${[...ids]}::uuid[]) order by p.id`;
  const now = shop.now();
  const prices = rows.map(({ history, ...product }): PreviewedPrice => {
    const after = priceAfter(product.before, change);
    const steps = history.map(([seconds, pricePence]) => ({ pricePence, validFrom: new Date(seconds * 1000) }));
    return { ...product, after, warning: priceWarning(product.before, after, steps, now) };
  });
  return {
    prices: prices.toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name)).slice(0, maxShown),
    total: prices.length,
    warnings: prices.filter(({ warning }) => warning).length,
    impossible: prices.filter(({ after }) => after === null).length,
    seen: seenOf(prices.map(({ id, before, after }) => [id, before, after ?? 0] as const)),
  };
}

const rank = ({ after, warning }: PreviewedPrice) => (after === null ? 0 : warning ? 1 : 2);

/** What to look at twice before a price becomes another; null where nothing is odd. */
export function priceWarning(before: Pence, after: Pence | null, history: readonly PriceStep[], now: Date): string | null {
  if (after === null) return 'Below £0.01 or above £1,000,000: not possible.';
  if (after * 2 < before) return 'Less than half the current price.';
  if (after > before * 2) return 'More than double the current price.';
  const was = wasPrice(history, now);
  if (was === null || was <= before || after <= before) return null;
  return after >= was
    ? `At or above the “was” price of ${formatPounds(was)}, which will no longer be shown.`
    : `The “was” price of ${formatPounds(was)} will no longer be shown.`;
}
