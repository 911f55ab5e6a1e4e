import type { Product } from '#catalogue/product.ts';
import { areaToM2, readAreaM2 } from '#measuring/area.ts';
import type { RoomsToCut } from '#measuring/rooms-to-cut.ts';
import { penceToPounds } from '#money/pence.ts';
import type { Shop } from '../shop.server.ts';
import { kitAsked, kitConditions, siteOf } from './asked.ts';
import { kitOfProduct } from './read-kit.server.ts';
import { guessWords } from './site-words.ts';

/** Of an area that nobody has said yet, so that goods and reasons can be shown without a quantity. */
const unsaidM2 = 10;

/** A floor's kit as its page shows it, for the rooms or the area its address gives; null for what is no floor. `asked` null: neither is known. */
export async function kitOfPage(shop: Shop, product: Product, query: URLSearchParams, rooms: RoomsToCut | null) {
  const of = (name: string) => (query.get(name) ?? '').slice(0, 20);
  const typed = { heating: of('heating'), concrete: of('concrete'), beyond: of('beyond') || 'same', doorways: of('doorways'), steps: of('steps') };
  const conditions = kitConditions.safeParse({ ...typed, doorways: typed.doorways || undefined, steps: typed.steps || undefined });
  const area = query.get('area') ? readAreaM2(query.get('area') ?? '').area : undefined;
  const isKnown = rooms !== null || area !== undefined;
  const said = rooms ?? { area_m2: area === undefined ? unsaidM2 : areaToM2(area) };
  const asked = kitAsked.parse({ ...(conditions.success ? conditions.data : {}), ...said });
  const site = siteOf(asked);
  if ('problem' in site) return null;
  const lines = await kitOfProduct(shop, product, site);
  if (!lines?.length) return null;
  return {
    floor: product.name,
    // The rooms stand in the address, and go along with what else is asked.
    rooms: rooms ? [...query].filter(([name]) => /^(r\d+|s)[a-z]+$/.test(name)) : null,
    roomsM2: Math.round(site.areaMm2 / 10_000) / 100,
    conditions: typed,
    asked: isKnown ? JSON.stringify(asked) : null,
    area: area === undefined ? '' : String(areaToM2(area)),
    note: isKnown ? guessWords(site) : null,
    lines: lines.map(({ goods, quantity, pence, reason }) => ({
      ...{ product_id: goods.productId, name: goods.name, unit: goods.unit, usual: goods.usual, now: null },
      ...{ quantity, reason, total_price: penceToPounds(pence), unit_price: penceToPounds(goods.pricePence) },
    })),
  };
}
export type KitOfPage = NonNullable<Awaited<ReturnType<typeof kitOfPage>>>;
