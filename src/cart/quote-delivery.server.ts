import type { z } from 'zod';
import { asksOf } from '#delivery/access.ts';
import { deliversTo } from '#delivery/delivery.ts';
import { type Place, postcodeWanted } from '#delivery/postcode.ts';
import { notDelivered } from '#delivery/shipping-address.ts';
import type { Way } from '#delivery/ways.ts';
import { Refusal } from '#platform/refusal.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import { quoteCart } from './quote.server.ts';
import type { quoteIn } from './schemas.ts';

type QuotedWay = { way: Way; charge_pounds: number | null; earliest: string | null; latest: string | null; days: string[]; asks: string[] };

/** How lines can go to a place, at what charge and when. Throws a Refusal (422) without a place, or where the shop does not deliver. */
export async function quoteDelivery(
  shop: Shop,
  items: z.output<typeof quoteIn>['items'],
  place: Place | null,
): Promise<{ zone: string; ways: QuotedWay[] }> {
  if (!place) throw refused('postal_code', postcodeWanted);
  if (!deliversTo(await readSettings(shop), place.country)) throw refused('country', notDelivered);
  const quote = await quoteCart(shop, { items, place });
  const { delivery_way, delivery_asks, delivery_days, delivery, sample_postage, goods_total } = quote;
  const days = delivery_days ?? { earliest: null, latest: null, days: [] };
  const ways: QuotedWay[] = [];
  if (delivery_way && goods_total > 0)
    ways.push({ way: delivery_way, charge_pounds: delivery_asks ? null : delivery, ...days, asks: delivery_asks ? [] : asksOf(delivery_way) });
  if (sample_postage > 0 || delivery_way === 'samples')
    ways.push({ way: 'samples', charge_pounds: sample_postage, earliest: null, latest: null, days: [], asks: [] });
  if (quote.collection) {
    const { ready_on } = quote.collection;
    ways.push({ way: 'collection', charge_pounds: 0, earliest: ready_on, latest: ready_on, days: [], asks: [] });
  }
  return { zone: quote.delivery_to?.zone ?? '', ways };
}

function refused(field: string, message: string): Refusal {
  return new Refusal('invalid', 'invalid-form', message, [{ field, message }]);
}
