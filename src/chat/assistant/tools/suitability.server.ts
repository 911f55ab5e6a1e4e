import { z } from 'zod';
import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { readGuide } from '../guide/guide.server.ts';
import type { Suitability } from '../guide/parse-guide.ts';
import { adviceFor, kindsSold } from './kinds-sold.server.ts';
import { productId } from './product-facts.server.ts';
import { tool } from './tool.ts';

/** `own`: what the product's own record says of the place; `lines`: what holds of its kind, or of all kinds where none was asked for. */
export type Suits = { places: string[]; product: Product | null; kinds: string[]; own: OwnRecord[]; lines: Suitability[] };
export type OwnRecord = { place: string; term: string; value: string; fits: boolean };

export const suitability = tool({
  name: 'suitability',
  description:
    'Whether kinds of floor, or one product, suit rooms or stand demands: Bathroom, Kitchen, Stairs, Patio, underfloor heating, pets, damp …',
  input: z.object({
    places: z.array(z.string().max(40)).min(1).max(4),
    kinds: z.array(z.string().max(40)).max(6).default([]).describe('laminate, lvt, porcelain, engineered wood, carpet …; empty for all'),
    id: productId.nullable().default(null),
  }),
  run: async (shop, _visitor, { places, kinds, id }): Promise<Suits> => {
    const [guide, product] = await Promise.all([readGuide(), id ? readProduct(shop, id) : null]);
    const asked = product ? adviceFor(product.category, product) : kinds.flatMap((kind) => kindsSold[kind]?.advice ?? kind);
    const sorts = product ? sortsOf(product) : [];
    const at = (place: string, list: readonly Suitability[]) => list.filter(({ where }) => where.toLowerCase() === place.toLowerCase());
    const lines = places.flatMap((place) => {
      const all = at(place, guide.suitability);
      const ofSort = at(place, guide.ofSorts).filter(({ floor, sort }) => asked.includes(floor) && sorts.includes(sort ?? ''));
      if (!asked.length) return all;
      if (ofSort.length) return ofSort.slice(0, 1);
      // Of a product the narrowest kind that anything is said of.
      const ofKinds = asked.map((kind) => all.filter(({ floor }) => floor === kind));
      return product ? (ofKinds.find(({ length }) => length > 0) ?? []) : ofKinds.flat();
    });
    return { places, product, kinds: asked, own: product ? places.flatMap((place) => ownRecord(product, place)) : [], lines };
  },
});

/** Where laminate is fit for it only if it is waterproof. */
const wetPlaces: ReadonlySet<string> = new Set(['Bathroom', 'Utility Room', 'Wet room']);

/** What the record itself says comes before what holds of the kind. */
function ownRecord(product: Product, place: string): OwnRecord[] {
  if (place === 'underfloor heating' && product.underfloorHeating !== null)
    return [{ place, term: 'Underfloor heating', value: product.underfloorHeating ? 'suitable' : 'not suitable', fits: product.underfloorHeating }];
  if (place === 'slip' && product.slipRating)
    return [{ place, term: 'Slip rating', value: product.slipRating, fits: Number(product.slipRating.slice(1)) >= 10 }];
  const isOfWater = place === 'waterproof' || (product.category === 'Laminate Flooring' && wetPlaces.has(place));
  if (isOfWater && product.waterResistance)
    return [{ place, term: 'Water resistance', value: product.waterResistance, fits: product.waterResistance === 'Waterproof' }];
  if (product.rooms.includes(place)) return [{ place, term: 'Suits', value: product.rooms.join(', '), fits: true }];
  return [];
}

/** What the guide tells apart within a kind. */
function sortsOf({ finish, name, tileSize, construction, material }: Product): string[] {
  const text = `${finish ?? ''} ${name} ${construction ?? ''} ${material ?? ''}`.toLowerCase();
  return [
    /polish|gloss/.test(text) && 'polished',
    /mosaic/.test(text) && 'mosaic',
    /\bspc\b/.test(text) && 'spc',
    /\bwpc\b/.test(text) && 'wpc',
    /glue/.test(text) && 'glue',
    /loose/.test(text) && 'loose',
    /wool/.test(text) && 'wool',
    /saxony|velvet/.test(text) && 'saxony',
    /loop/.test(text) && 'loop',
    /marble|limestone|travertine/.test(text) && 'soft',
    /terracotta|quarry/.test(text) && 'clay',
    tileSize === null ? '' : 'tile',
  ].filter((sort): sort is string => Boolean(sort));
}

/** Whether all that is said of a product's kind and finish, and its own record, speak for it. */
export function isSuited({ own, lines }: Suits): boolean {
  return lines.every(({ verdict }) => verdict === 'yes') && own.every(({ fits }) => fits);
}
