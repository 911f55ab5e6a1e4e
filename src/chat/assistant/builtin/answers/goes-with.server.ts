import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import type { AnswerContext } from '../../context.ts';
import { emptyWish } from '../../context.ts';
import { areaOf } from '../../reading/measures.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { reckon } from '../reckoned.ts';
import { linkTo, listed } from '../say.ts';
import { groutForTiles, kgIn, type Needed, ownUse, type Sundry, sundryNeeded, withSides } from '../sundry-quantities.ts';
import { queryOf } from '../wish.ts';

type Measured = AnswerContext['measured'];

/** 'with adhesive and grout': the bags that a tiled floor takes besides, and what they cost; the part as it is for other floors. */
export async function withTileGoods(asked: Asked, product: Product, measured: Measured, part: Part): Promise<Part> {
  const areaM2 = areaOf(measured) / 1_000_000;
  const goods = [
    ['adhesive', 'tile adhesive'],
    ['grout', 'grout'],
  ] as const;
  const found = await Promise.all(
    goods.filter(([name]) => asked.reading.floor.includes(name)).map(([name, search]) => bagsOf(asked, name, search, product, areaM2)),
  );
  const kept = found.flatMap((one) => one ?? []);
  const pence = kept.reduce((sum, one) => sum + one.pence, 0);
  const both = kept.length > 1 ? ` Both: ${formatPounds(pence)}.` : '';
  const all = part.calculation ? ` With the tiles that is ${formatPounds(pence + part.calculation.totalPence)} in all.` : '';
  return kept.length
    ? {
        ...part,
        text: `${part.text}\n\n${kept.map(({ text }) => text).join(' ')}${both}${all}`,
        products: [...(part.products ?? []), ...kept.map(({ id }) => id)],
        context: { ...part.context, reckoned: reckon(kept, measured) },
      }
    : part;
}

/** What sticks a floor of a category down, and how it is searched for. */
const gluedWith: Partial<Record<Product['category'], [sundry: Sundry, search: string]>> = {
  Tiles: ['tile adhesive', 'tile adhesive'],
  'Wood Flooring': ['wood adhesive', 'wood'],
  LVT: ['vinyl adhesive', 'vinyl'],
  'Vinyl & Lino': ['vinyl adhesive', 'vinyl'],
};

/** What the glue for a product is searched for by; null for what is not stuck down. */
export function glueFor({ category, name, construction }: Pick<Product, 'category' | 'name' | 'construction'>): string | null {
  return /carpet tile/i.test(name) || construction === 'Loose Lay' ? 'tackifier' : (gluedWith[category]?.[1] ?? null);
}

/** What we sell to stick a product down with; null where it is not stuck. */
export async function glueOf(asked: Asked, product: Product): Promise<Product | null> {
  const glue = glueFor(product);
  return glue ? bagOf(asked, 'adhesive', glue) : null;
}

/** The adhesive or grout for so much of one product, in packs and money; null where it takes none that we know the use of. */
export async function bagsFor(
  asked: Asked,
  name: string,
  product: Product,
  areaM2: number,
): Promise<{ id: string; text: string; pence: number } | null> {
  const isTiled = product.category === 'Tiles';
  const glue = glueFor(product);
  if (name === 'grout' ? !isTiled : !glue || /click/i.test(product.construction ?? '')) return null;
  const bag = await bagOf(asked, name, name === 'grout' ? 'grout' : (glue ?? ''), name !== 'grout' && wantsWhite(product));
  if (!bag) return null;
  const kg = neededOf(bag, name, product, areaM2).mostKg;
  const count = Math.ceil(kg / kgIn(bag.name));
  return {
    id: bag.id,
    text: `${linkTo(bag)}, ${countUnits(count, bag.unit)} for ${formatPounds(count * bag.pricePence)}`,
    pence: count * bag.pricePence,
  };
}

/** The adhesive or grout that so much of a product takes. */
function neededOf(bag: Product, name: string, product: Product, areaM2: number): Needed {
  const ownPerM2 = ownUse(bag);
  if (name !== 'grout') return sundryNeeded(gluedWith[product.category]?.[0] ?? 'tile adhesive', areaM2, ownPerM2);
  const { kg } = groutForTiles(withSides(product), areaM2, { ownPerM2 });
  return { leastKg: kg, mostKg: kg };
}

/** Grey adhesive shows through glazed wall tiles and pale marble. */
const wantsWhite = ({ category, name, material }: Product) => category === 'Tiles' && (/\bwall tile\b/i.test(name) || material === 'Marble');

/** The first of our goods under this name that comes in packs of so many kg or litres. */
async function bagOf({ shop }: Asked, name: string, search: string, isWhite = false): Promise<Product | null> {
  const query = floorQuery.parse({ ...queryOf({ ...emptyWish, floor: [name] }), words: [[search]], limit: 4 });
  const bag = (await findFloors(shop, query)).products.find((one) => kgIn(one.name) > 0 && (!isWhite || /\bwhite\b/i.test(one.name)));
  return bag ? readProduct(shop, bag.id) : null;
}

/** The first of our goods that comes in bags of so many kg, for what is needed; null where we have none. */
async function bagsOf(
  asked: Asked,
  name: string,
  search: string,
  tile: Product,
  areaM2: number,
): Promise<{ id: string; text: string; pence: number } | null> {
  const product = await bagOf(asked, name, search, name !== 'grout' && wantsWhite(tile));
  if (!product) return null;
  const { leastKg, mostKg } = neededOf(product, name, tile, areaM2);
  const kg = kgIn(product.name);
  const bags = [...new Set([Math.ceil(leastKg / kg), Math.ceil(mostKg / kg)])];
  const counts = listed(
    bags.map((count) => `${countUnits(count, product.unit)} for ${formatPounds(count * product.pricePence)}`),
    'or',
  );
  const amount = leastKg === mostKg ? `${leastKg} kg` : `${leastKg} to ${mostKg} kg`;
  return {
    id: product.id,
    text: `About ${amount} of ${name}: for example ${linkTo(product)}, ${counts}.`,
    pence: Math.ceil(mostKg / kg) * product.pricePence,
  };
}
