import { z } from 'zod';
import { listSummaries } from '#catalogue/catalogue.server.ts';
import { categoryNames } from '#catalogue/category.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { searchProducts } from '#search/search-products.server.ts';
import type { Shop } from '../../../shop.server.ts';
import { sorts } from '../context.ts';
import { tool } from './tool.ts';

const word = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} .-]{0,40}$/u);
const words = z.array(word).max(24);

/** What may be asked of the catalogue. Prices in pence. */
export const floorQuery = z.object({
  categories: z.array(z.enum(categoryNames)).max(10).default([]).describe('Only these categories'),
  words: z.array(words).max(8).default([]).describe('Words that name, colour or attributes must answer to: of each list any one'),
  described: words.default([]).describe('Any one of these words in name, attributes or description'),
  without: words.default([]).describe('Words that must not be in name, colour or attributes'),
  construction: z.string().max(40).nullable().default(null).describe('SPC Click, WPC Click, %Click for either, Glue Down or Loose Lay'),
  woodType: z.string().max(40).nullable().default(null).describe('Engineered Wood or Solid Wood'),
  material: z.string().max(40).nullable().default(null).describe('Porcelain, Ceramic, Stone, Marble, Granite or Slate'),
  water: z.enum(['Waterproof', 'Water Resistant']).nullable().default(null).describe('At least as resistant as this'),
  rooms: z.array(z.string().max(40)).max(4).default([]).describe('Sold for all of these rooms: Kitchen, Bathroom, Hallway, Stairs, Patio …'),
  underfloorHeating: z.boolean().default(false).describe('Only floors that suit underfloor heating'),
  minPerM2: z.int().nullable().default(null).describe('Pence a m²'),
  maxPerM2: z.int().nullable().default(null).describe('Pence a m²'),
  minPrice: z.int().nullable().default(null).describe('Pence a box or other selling unit'),
  maxPrice: z.int().nullable().default(null).describe('Pence a box or other selling unit'),
  thickness: z.string().max(12).nullable().default(null).describe('Such as 12mm'),
  acRating: z.string().max(6).nullable().default(null).describe('At least this: AC3, AC4, AC5'),
  wearLayer: z.string().max(8).nullable().default(null).describe('At least this: 0.5mm'),
  slipRating: z.string().max(4).nullable().default(null).describe('At least this: R9, R10, R11'),
  inStock: z.boolean().default(false),
  stockForM2: z.number().positive().nullable().default(null).describe('Enough of it in stock for so many m²'),
  reduced: z.boolean().default(false).describe('Only what costs less than it did'),
  sort: z.enum(['relevance', ...sorts]).default('relevance'),
  page: z.int().min(1).max(1000).default(1),
  limit: z.int().min(1).max(12).default(3),
});
export type FloorQuery = z.output<typeof floorQuery>;
/** `total`: how many fit, at most 1,000. */
export type FloorsFound = { total: number; products: ProductSummary[] };

/** No more are counted: nobody reads further. */
const maxCounted = 1000;
/** So many that cost less than before are looked at: which of them may be called reduced is not for the database to say. */
const maxReduced = 200;

export const findFloors = tool({
  name: 'find_floors',
  description: 'Finds products by category, words, room, price and properties, best first. Gives prices, stock and ids.',
  input: floorQuery,
  run: async (shop, _visitor, query): Promise<FloorsFound> => {
    const { sql } = shop;
    const where = conditionsOf(shop, query).reduce((all, condition) => sql`${all} and ${condition}`, sql`true`);
    const rank = query.words.length ? sql`ts_rank('{0.05,0.2,0.5,1}'::float4[], t.terms, to_tsquery('shop', ${allOf(query.words)}))` : sql`0`;
    const orders = ordersOf(shop);
    const ratings = sql`left join (select product_id, avg(rating) as average, count(*) as reviewed from reviews
      where is_published group by product_id) r on r.product_id = p.id`;
    const rows = await sql<{ id: string; total: number }[]>`
      select p.id, (count(*) over ())::int as total from (
        select p.*, p.price_pence::float8 * 10000 / p.coverage_cm2 as per_m2, ${availableOf(shop)} as available, ${rank} as rank
        from products p left join stock_levels s on s.product_id = p.id join product_terms t on t.product_id = p.id
        where p.remnant_length_mm is null and ${where} limit ${maxCounted}) p
      ${query.sort === 'best' ? ratings : sql``}
      order by ${orders[query.sort]}, p.id
      limit ${query.reduced ? maxReduced : query.limit} offset ${query.reduced ? 0 : (query.page - 1) * query.limit}`;
    const ids = rows.map(({ id }) => id);
    const found = await listSummaries(shop, ids);
    if (!query.reduced) return { total: rows[0]?.total ?? 0, products: found };
    const reduced = found.filter(({ wasPence }) => wasPence !== null);
    return { total: reduced.length, products: reduced.slice((query.page - 1) * query.limit, query.page * query.limit) };
  },
});

const availableOf = ({ sql }: Shop) => sql`(case when p.in_stock then coalesce(s.on_hand - s.held, 0) else 0 end)`;
const anyOf = (list: readonly string[]) => list.map((one) => `'${one.replaceAll("'", '')}'`).join(' | ');
const allOf = (lists: readonly (readonly string[])[]) =>
  lists
    .filter(({ length }) => length > 0)
    .map((list) => `(${anyOf(list)})`)
    .join(' & ');

function conditionsOf(shop: Shop, query: FloorQuery) {
  const { sql } = shop;
  const asked = allOf(query.words);
  const perM2 = sql`p.price_pence::bigint * 10000`;
  const atLeast = (column: string, pattern: string, least: string) =>
    sql`substring(${sql(`p.${column}`)} from ${pattern})::numeric >= ${Number(least.replaceAll(/[^\d.]/g, ''))}`;
  // Of two kinds what is said of the one holds for it alone.
  const onlyOf = (category: string) => (query.categories.length > 1 ? sql`p.category <> ${category}` : sql`false`);
  const before = sql`(select h.price_pence from price_history h
    where h.product_id = p.id and h.price_pence <> p.price_pence and h.valid_from <= ${shop.now()} order by h.valid_from desc limit 1)`;
  return [
    query.categories.length ? sql`p.category = any(${query.categories})` : null,
    asked ? sql`t.terms @@ to_tsquery('shop', ${asked})` : null,
    query.described.length ? sql`p.search @@ to_tsquery('shop', ${anyOf(query.described)})` : null,
    query.without.length ? sql`not t.terms @@ to_tsquery('shop', ${anyOf(query.without)})` : null,
    query.construction ? sql`(${onlyOf('LVT')} or p.construction ilike ${query.construction})` : null,
    query.woodType ? sql`(${onlyOf('Wood Flooring')} or lower(p.wood_type) = lower(${query.woodType}))` : null,
    query.material ? sql`(${onlyOf('Tiles')} or lower(p.material) = lower(${query.material}))` : null,
    // Fired tiles are waterproof without saying so.
    query.water === 'Waterproof'
      ? sql`(p.water_resistance = 'Waterproof' or (p.category = 'Tiles' and p.material in ('Porcelain', 'Ceramic')))`
      : null,
    query.water === 'Water Resistant' ? sql`(p.water_resistance in ('Waterproof', 'Water Resistant') or p.category = 'Tiles')` : null,
    query.rooms.length ? sql`p.rooms @> ${query.rooms}` : null,
    query.underfloorHeating ? sql`p.underfloor_heating` : null,
    query.minPerM2 === null ? null : sql`${perM2} >= ${query.minPerM2}::bigint * p.coverage_cm2`,
    query.maxPerM2 === null ? null : sql`${perM2} <= ${query.maxPerM2}::bigint * p.coverage_cm2`,
    query.minPrice === null ? null : sql`p.price_pence >= ${query.minPrice}`,
    query.maxPrice === null ? null : sql`p.price_pence <= ${query.maxPrice}`,
    query.thickness ? sql`replace(lower(p.thickness), ' ', '') = ${query.thickness}` : null,
    query.acRating ? atLeast('ac_rating', '^AC(\\d)$', query.acRating) : null,
    query.wearLayer ? atLeast('wear_layer', '^(\\d+(?:\\.\\d+)?) ?mm$', query.wearLayer) : null,
    query.slipRating ? atLeast('slip_rating', '^R(\\d{1,2})$', query.slipRating) : null,
    query.inStock || query.sort === 'stock' ? sql`${availableOf(shop)} > 0` : null,
    query.stockForM2 === null ? null : sql`${availableOf(shop)} * p.coverage_cm2::bigint >= ${Math.ceil(query.stockForM2 * 10_000)}::bigint`,
    query.reduced ? sql`${before} > p.price_pence` : null,
  ].filter((condition) => condition !== null);
}

function ordersOf({ sql }: Shop) {
  const millimetres = sql`substring(p.thickness from '^(\\d+(?:\\.\\d+)?) ?mm$')::numeric`;
  const across = sql`coalesce(substring(coalesce(p.plank_size, p.tile_size) from '^(\\d+)')::numeric,
    substring(p.format from '(\\d+(?:\\.\\d+)?) m wide')::numeric * 1000)`;
  const along = sql`substring(coalesce(p.plank_size, p.tile_size) from 'x ?(\\d+)')::int`;
  const wear = sql`coalesce(substring(p.wear_layer from '^(\\d+(?:\\.\\d+)?) ?mm$'), substring(p.ac_rating from '^AC(\\d)$'))::numeric`;
  return {
    // What is there comes first where no other order was asked for.
    relevance: sql`(p.available > 0) desc, round(p.rank::numeric, 1) desc, p.is_featured desc, p.per_m2 nulls last`,
    cheapest: sql`p.per_m2 nulls last, p.price_pence`,
    dearest: sql`p.per_m2 desc nulls last, p.price_pence desc`,
    best: sql`r.average desc nulls last, r.reviewed desc nulls last, p.is_featured desc`,
    newest: sql`p.created_at desc`,
    thickest: sql`${millimetres} desc nulls last, p.per_m2 nulls last`,
    thinnest: sql`${millimetres} nulls last, p.per_m2 nulls last`,
    widest: sql`${across} desc nulls last, ${along} desc nulls last, p.per_m2 nulls last`,
    longest: sql`${along} desc nulls last, p.per_m2 nulls last`,
    wear: sql`${wear} desc nulls last, ${millimetres} desc nulls last, p.per_m2 nulls last`,
    stock: sql`p.available desc, p.per_m2 nulls last`,
  };
}

const maxFound = 6;

export const findByName = tool({
  name: 'find_by_name',
  description: 'Finds products by name, range, maker or stock code, best first.',
  input: z.object({ name: z.string().min(2).max(100) }),
  run: async (shop, _visitor, { name }): Promise<FloorsFound> => {
    const { best } = await searchProducts(shop, name);
    const ids = best.slice(0, maxFound).map(({ id }) => id);
    return { total: best.length, products: await listSummaries(shop, ids) };
  },
});
