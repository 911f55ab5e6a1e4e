import { loadOf } from '#catalogue/load.ts';
import type { Access } from '#delivery/access-words.ts';
import { readyDay } from '#delivery/collection.ts';
import { holdFrom } from '#delivery/hold.ts';
import { deliveryDays, wayOf, zoneName } from '#delivery/ways.ts';
import { londonTime } from '#platform/london-time.ts';
import type { Settings } from '#settings/settings.ts';
import { demoProduct } from './products.ts';
import type { DemoOrder } from './shape.ts';

/** As the history of the demo shop's orders has it. */
const deliveredAfterMs = 3 * 24 * 3600_000;

/** How each of the demo shop's orders goes, and on which days it comes: worked out by the shop's own rules from when it was placed. */
export function deliveryOf(
  { status, lines, goods_pence, sample_postage_pence, shipping_address, comes }: DemoOrder,
  settings: Settings,
  placed: Date,
) {
  const at = londonTime(placed);
  const sent = lines.map(({ sku, quantity, is_sample }) => ({ productId: sku, quantity, isSample: is_sample, cut: null }));
  const { grams, isLong } = loadOf(sent, new Map(lines.map(({ sku }) => [sku, weighed(sku)])));
  const place = { country: shipping_address.country, postalCode: shipping_address.postal_code };
  const way = comes === 'collected' ? 'collection' : wayOf({ goodsPence: goods_pence, samples: sample_postage_pence > 0 ? 1 : 0, grams, isLong });
  const days = goods_pence > 0 ? deliveryDays(settings, place, at) : null;
  const ready = way === 'collection' ? readyDay(settings, at) : null;
  const came = status === 'delivered' && days ? londonTime(new Date(placed.getTime() + deliveredAfterMs)).slice(0, 10) : null;
  const hold = comes === 'held' ? holdFrom(placed, at.slice(0, 10)) : null;
  return {
    delivery_way: way,
    delivery_area: way === 'collection' ? '' : zoneName(settings, place),
    weight_grams: grams,
    delivery_earliest: ready ?? came ?? days?.earliest ?? null,
    delivery_latest: ready ?? came ?? days?.latest ?? null,
    delivery_wished: typeof comes === 'number' ? (days?.days[comes] ?? null) : null,
    delivery_held_until: hold?.until ?? null,
    hold_remind_at: hold?.remindAt ?? null,
    access: way === 'pallet' ? accessOf(shipping_address) : null,
  };
}

function weighed(sku: string) {
  const { weight_grams, unit, coverage_cm2, tile_size, plank_size } = demoProduct(sku);
  return { weightGrams: weight_grams, leadDays: null, unit, coverageCm2: coverage_cm2, tileSize: tile_size, plankSize: plank_size };
}

/** A cottage down a lane, and everybody else. */
function accessOf({ first_name, last_name, address }: DemoOrder['shipping_address']): Access {
  const signs = `${first_name} ${last_name}`;
  if (/cottage/i.test(address)) return { lorry: 'unsure', ground: ['gravel', 'slope'], floor: 'ground', signs };
  return { lorry: 'yes', ground: ['level'], floor: 'ground', signs };
}
