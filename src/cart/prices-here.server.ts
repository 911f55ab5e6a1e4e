import { unitWords } from '#catalogue/selling-unit.ts';
import { productsToSell } from '#catalogue/sold-products.server.ts';
import type { Place } from '#delivery/postcode.ts';
import { formatPounds, type Pence, penceToPounds } from '#money/pence.ts';
import { londonDay } from '#platform/london-time.ts';
import { pricePerM2 } from '#pricing/price-per-m2.ts';
import { readSettings } from '#settings/queries.server.ts';
import { formatEuro, inEuro } from '#tax/euro.ts';
import { priceIn } from '#tax/vat-of-place.ts';
import type { Shop } from '../shop.server.ts';

/** What a product costs a visitor from Ireland. Pounds and euros; a price per m² where it has one, euros where staff set a rate. */
export type PriceHere = {
  product_id: string;
  price: number;
  price_per_m2: number | null;
  euro: number | null;
  euro_per_m2: number | null;
  /** As it stands beside the price for everybody: 'About €27.40/m², €45.56 per box'. */
  words: string;
};

/**
 * Prices as a place has them, for what stands on a page that is the same for everybody; none for places where nothing is different. Products
 * that are not sold are left out.
 */
export async function pricesHere(shop: Shop, ids: readonly string[], place: Place | null): Promise<PriceHere[]> {
  if (place?.country !== 'IE') return [];
  if (ids.length === 0) return [];
  const [settings, products] = await Promise.all([readSettings(shop), productsToSell(shop.db, ids)]);
  const supply = { place, day: londonDay(shop.now()) };
  return [...products.values()].flatMap(({ id, pricePence, coverageCm2, unit, vatClass }) => {
    const unitPence = priceIn(settings, supply, vatClass, pricePence);
    const euro = inEuro(unitPence, settings.euro);
    if (unitPence === pricePence && !euro) return [];
    const m2Pence = pricePerM2(unitPence, coverageCm2);
    const euroPerM2 = m2Pence === null ? null : inEuro(m2Pence, settings.euro);
    const one = unitWords(unit).one;
    return {
      product_id: id,
      price: penceToPounds(unitPence),
      price_per_m2: m2Pence === null ? null : penceToPounds(m2Pence),
      euro: euro && euro.cents / 100,
      euro_per_m2: euroPerM2 && euroPerM2.cents / 100,
      words:
        unitPence === pricePence
          ? `About ${euroPerM2 ? `${formatEuro(euroPerM2.cents)}/m², ` : ''}${formatEuro(euro?.cents ?? 0)} per ${one}`
          : irishWords(unitPence, m2Pence, one, euro && formatEuro(euro.cents)),
    };
  });
}

function irishWords(unitPence: Pence, m2Pence: Pence | null, one: string, euro: string | null): string {
  const perM2 = m2Pence === null ? '' : `${formatPounds(m2Pence)}/m², `;
  return `In Ireland ${perM2}${formatPounds(unitPence)} per ${one}${euro ? `, about ${euro}` : ''}`;
}
