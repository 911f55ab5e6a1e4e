import { type CategoryName, categoryNames } from '#catalogue/category.ts';
import type { Shop } from '../../../shop.server.ts';
import { emptyWish, type Wish } from '../context.ts';
import { areaOf, type MeasuredRoom } from '../reading/measures.ts';
import { readVocabulary } from '../reading/vocabulary.server.ts';
import { type FloorQuery, type FloorsFound, findFloors, floorQuery } from './find-floors.server.ts';
import { isGoods, isGoodsCategory, kindsSold } from './kinds-sold.server.ts';
import type { Visitor } from './tool.ts';

const catalogue = new Map(
  [...readVocabulary('catalogue')].map(([section, entries]) => [section, new Map(entries.map(({ name, says }) => [name, says]))]),
);
const wordsFor = (section: 'colours' | 'looks' | 'features' | 'styles', name: string) => catalogue.get(section)?.get(name);

const floorCategories = categoryNames.filter((category) => !isGoodsCategory(category));
/** What a budget of so much a m² still means by 'about'. */
const nearly = 0.2;
const cuts = 1.1;
/** The catalogue lists floors for these rooms, and for no other. */
const roomsListed: ReadonlySet<string> = new Set(
  'Bathroom,Kitchen,Hallway,Living Room,Bedroom,Dining Room,Utility Room,Conservatory,Office,Stairs,Patio'.split(','),
);
/** Demands that another field than words answers, or only advice. */
const wetRooms: ReadonlySet<string> = new Set(['Wet room']);

/** The wish as a question to the catalogue. `rooms`: with a budget for the whole job, what a m² may cost. */
export function queryOf(wish: Wish, rooms: readonly MeasuredRoom[]): Partial<FloorQuery> {
  const goods = wish.floors.filter(isGoods);
  const kinds = (goods.length ? goods : wish.floors).flatMap((floor) => kindsSold[floor] ?? []);
  const categories = kinds.length ? [...new Set(kinds.map(({ category }) => category))] : categoriesMeant(wish);
  const filterOf = (field: 'construction' | 'woodType' | 'material') => {
    const values = [...new Set(kinds.flatMap(({ filter }) => (filter?.field === field ? [filter.value] : [])))];
    return values.length === 1 && kinds.filter(({ category }) => category === kinds[0]?.category).every(({ filter }) => filter?.field === field)
      ? (values[0] ?? null)
      : null;
  };
  const named = kinds.length === 1 || goods.length ? kinds.flatMap(({ search }) => search) : [];
  const isTiled = categories.join() === 'Tiles';
  const water = (['Waterproof', 'Water Resistant'] as const).find((one) => wish.features.includes(one.toLowerCase()));
  const words = [
    [...new Set(wish.colours.flatMap((colour) => [colour, ...(wordsFor('colours', colour) ?? [])]))].slice(0, 24),
    wish.species,
    ...wish.looks.map((look) => wordsFor('looks', look) ?? [look.replace(/ effect$/, '')]),
    ...wish.styles.flatMap((style) => (wordsFor('styles', style) ? [[...(wordsFor('styles', style) ?? [])]] : [])),
    ...wish.finishes.map((finish) => (finish === 'gloss' ? ['gloss', 'polished'] : [finish])),
    ...wish.names.map((name) => [name]),
    ...(wish.size ? [sizesOf(wish.size)] : []),
    ...wish.features.map((feature) => wordsFor('features', feature) ?? []),
    named,
  ].filter((list) => list.length > 0);
  return {
    categories,
    words: words.slice(0, 8),
    // Who asks for a floor of any kind is not shown what goes on walls only.
    without: [...withoutOf(wish), ...(kinds.length || wish.names.length ? [] : ['wall'])],
    construction: filterOf('construction') ?? (wish.features.includes('click') && categories.includes('LVT') ? '%Click' : null),
    woodType: filterOf('woodType'),
    material: filterOf('material'),
    water: isTiled ? null : (water ?? null),
    rooms: goods.length ? [] : wish.rooms.flatMap((room) => (wetRooms.has(room) ? ['Bathroom'] : roomsListed.has(room) ? [room] : [])),
    underfloorHeating: wish.demands.includes('underfloor heating'),
    thickness: wish.thickness,
    acRating: wish.acRating,
    wearLayer: wish.wearLayer,
    slipRating: wish.slipRating ?? (isTiled && wish.demands.includes('slip') ? 'R10' : null),
    inStock: wish.inStock,
    stockForM2: wish.inStock && areaOf(rooms) > 0 ? (areaOf(rooms) / 1e6) * cuts : null,
    reduced: wish.reduced,
    sort: wish.sort ?? 'relevance',
    ...pricesOf(wish, rooms),
  };
}

/** Looks for what was wished for; where nothing has all of it, for what has all but the least of it. */
export async function findWished(
  shop: Shop,
  visitor: Visitor,
  wish: Wish,
  rooms: readonly MeasuredRoom[],
  page: number,
  limit = 3,
): Promise<{ found: FloorsFound; left: string[]; kept: Wish }> {
  const look = (one: Wish) => findFloors.run(shop, visitor, floorQuery.parse({ ...queryOf(one, rooms), page, limit }));
  const found = await look(wish);
  if (found.total || page > 1) return { found, left: [], kept: wish };
  let [kept, left] = [wish, [] as string[]];
  for (const key of inOrderOfWeight) {
    const said = saidOf(key, wish[key]);
    if (!said) continue;
    // First each alone, so that no more is given up than has to be.
    const alone = { ...wish, [key]: emptyWish[key] };
    const one = await look(alone);
    if (one.total) return { found: one, left: [said], kept: alone };
    [kept, left] = [{ ...kept, [key]: emptyWish[key] }, [...left, said]];
    const all = await look(kept);
    if (all.total) return { found: all, left, kept };
  }
  return { found: { total: 0, products: [] }, left, kept };
}

/** What is given up first: features, finish and size before looks, colour and price. */
const inOrderOfWeight =
  'features rooms finishes size thickness slipRating acRating wearLayer inStock demands looks species styles names colours reduced price'.split(
    ' ',
  ) as (keyof Wish)[];

function saidOf(key: keyof Wish, value: Wish[keyof Wish]): string {
  if (Array.isArray(value)) return value.join(' ');
  if (typeof value === 'string') return value;
  return value ? ({ inStock: 'in stock', reduced: 'reduced' }[key as string] ?? 'at that price') : '';
}

/** Where a wish that names no kind of floor is looked for. */
function categoriesMeant({ styles, looks, without, features, rooms, names }: Wish): CategoryName[] {
  const refused = without.map((floor) => kindsSold[floor]?.category);
  const piles = ['twist', 'loop', 'saxony', 'velvet', 'flatweave', 'low pile'];
  const where: readonly [boolean, readonly CategoryName[]][] = [
    [rooms.includes('Wet room'), ['Tiles', 'Vinyl & Lino']],
    [features.includes('click'), ['Laminate Flooring', 'LVT']],
    [features.includes('soft') || styles.some((style) => piles.includes(style)), ['Carpet']],
    [looks.includes('wood effect'), ['Laminate Flooring', 'LVT', 'Tiles', 'Vinyl & Lino']],
    [names.length > 0, categoryNames],
  ];
  const meant = where.find(([holds]) => holds)?.[1] ?? floorCategories;
  return meant.filter((category) => !refused.includes(category));
}

/** Kinds that were refused are left out by their category; looks, colours and finishes by their words. */
function withoutOf({ without }: Wish): string[] {
  return without
    .filter((name) => !kindsSold[name])
    .flatMap((name) => [name, ...(wordsFor('colours', name) ?? [])])
    .slice(0, 24);
}

function pricesOf({ price }: Wish, rooms: readonly MeasuredRoom[]): Partial<FloorQuery> {
  if (!price) return {};
  const { minPence, maxPence, per, isAbout } = price;
  if (per === 'unit') return { minPrice: minPence, maxPrice: maxPence };
  const m2 = areaOf(rooms) / 1e6;
  // A budget for the whole floor has to pay for the cuts too.
  if (per === 'total') return m2 > 0 && maxPence !== null ? { maxPerM2: Math.floor(maxPence / (m2 * cuts)) } : {};
  if (isAbout && maxPence !== null) return { minPerM2: Math.round(maxPence * (1 - nearly)), maxPerM2: Math.round(maxPence * (1 + nearly)) };
  return { minPerM2: minPence, maxPerM2: maxPence };
}

/** '600x300' and '300x600'. */
function sizesOf(size: string): string[] {
  const [a = '', b = ''] = size.split('x');
  return [...new Set([`${a}x${b}`, `${b}x${a}`])];
}
