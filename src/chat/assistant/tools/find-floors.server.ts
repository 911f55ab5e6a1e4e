import { z } from 'zod';
import { listSummaries } from '#catalogue/catalogue.server.ts';
import { categoryNames } from '#catalogue/category.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import type { Shop } from '../../../shop.server.ts';
import { lookSearch } from '../reading/words/looks.ts';

const words = z.array(z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} .-]{0,40}$/u)).max(20);

/** What may be asked of the catalogue. Prices in pence. */
export const floorQuery = z.object({
  categories: z.array(z.enum(categoryNames)).max(10).default([]).describe('Only these categories'),
  words: z.array(words).max(6).default([]).describe('Words that name, colour or description must answer to: for each list, any one of it'),
  described: words.default([]).describe('Any one of these words in its description'),
  without: z
    .array(z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} .-]{0,40}$/u))
    .max(20)
    .default([])
    .describe('Words that must not be in name, colour or description'),
  construction: z.string().max(40).nullable().default(null).describe('SPC Click, WPC Click, %Click for either, Glue Down or Loose Lay'),
  woodType: z.string().max(40).nullable().default(null).describe('Engineered Wood, Solid Wood or Real Wood'),
  material: z.string().max(40).nullable().default(null).describe('Porcelain, Ceramic, Stone, Marble, Granite or Slate'),
  water: z.enum(['Waterproof', 'Water Resistant']).nullable().default(null).describe('At least as resistant as this'),
  rooms: z.array(z.string().max(40)).max(4).default([]).describe('Sold for all of these rooms: Kitchen, Bathroom, Hallway, Stairs, Patio …'),
  underfloorHeating: z.boolean().default(false).describe('Only floors that suit underfloor heating'),
  minPerM2: z.int().nullable().default(null).describe('Pence a m²'),
  maxPerM2: z.int().nullable().default(null).describe('Pence a m²'),
  nearPerM2: z.int().nullable().default(null).describe('Pence a m²: what the order “nearest” puts the nearest to this first'),
  minPrice: z.int().nullable().default(null).describe('Pence a box or other selling unit'),
  maxPrice: z.int().nullable().default(null).describe('Pence a box or other selling unit'),
  thickness: z.string().max(12).nullable().default(null).describe('Such as 12mm; 12mm+ for that or thicker; 14mm/15mm for either'),
  acRating: z.string().max(6).nullable().default(null).describe('At least this: AC3, AC4, AC5'),
  wearLayer: z.string().max(8).nullable().default(null).describe('Such as 0.5mm'),
  slipRating: z.string().max(4).nullable().default(null).describe('At least this: R9, R10, R11'),
  isRated: z.boolean().default(false).describe('With a slip rating on record, and not only a page that speaks of grip'),
  bleachable: z.boolean().default(false).describe('Only what its page says can be cleaned with bleach'),
  unfinished: z.boolean().default(false).describe('Only wood that its page says comes without a finish'),
  matt: z.boolean().default(false).describe('Only what is matt by its record or its page; oiled wood is'),
  imitation: z.boolean().default(false).describe('No tile of real stone, but what only looks like it'),
  stoneLook: z.boolean().default(false).describe('Only what has the look of stone, by name, material or page'),
  click: z.boolean().default(false).describe('Only what clicks together, without glue'),
  minRating: z.number().min(1).max(5).nullable().default(null).describe('Reviewed with so many stars or more on average'),
  minWidth: z.int().nullable().default(null).describe('Planks at least so wide, in mm'),
  commercial: z
    .boolean()
    .default(false)
    .describe('Only what stands a shop: AC5 laminate, LVT with a wear layer of 0.55 mm, porcelain, safety vinyl, carpet tiles'),
  inStock: z.boolean().default(false),
  stockForM2: z.number().positive().nullable().default(null).describe('Enough of it in stock for so many m²'),
  reduced: z.boolean().default(false).describe('Only floors that cost less than they did'),
  sort: z
    .enum([
      'relevance',
      'cheapest',
      'dearest',
      'best',
      'newest',
      'thickest',
      'thinnest',
      'widest',
      'longest',
      'narrowest',
      'wear',
      'stock',
      'nearest',
    ])
    .default('relevance'),
  page: z.int().min(1).max(1000).default(1),
  limit: z.int().min(1).max(6).default(3),
});
export type FloorQuery = z.output<typeof floorQuery>;
/** `ranked`: the products that fit in order, those of the page asked for and, on the first page, the next ones too; 60 at most. */
export type FloorsFound = { products: ProductSummary[]; ranked: string[]; total: number; query: FloorQuery };

/** How a page says so; a wood that is 'bleached' is only pale. */
const bleachable = String.raw`\mbleach[- ](cleanable|safe|proof)\M|\mcleaned with (diluted |weak )?bleach\M`;
/** Wood that is sanded and oiled where it lies. */
const unfinished = String.raw`\m(unfinished|untreated)\M|\m(sanded|oiled|finished) in place\M`;
/** What is of stone or named after one, and what its page says looks so. */
const ofStone = lookSearch['stone effect']?.map((word) => `'${word}'`).join(' | ') ?? '';
const readsAsStone = String.raw`\m(sheet|slab|look|feel) of stone\M|\mstone[- ](effect|look)\M|\mlike (\w+ )?(stone|limestone|slate)\M`;
/** Oil leaves wood matt. A page that speaks of matt tiles may tell of others. */
const matt = (sql: Shop['sql']) =>
  sql`(p.finish ilike 'matt%' or (p.category = 'Wood Flooring' and (p.finish ilike 'oiled' or p.name ~* '\\moil(ed)?\\M')) or (p.category <> 'Tiles' and p.description ~* '\\mmatt\\M'))`;
/** No more are counted: nobody reads further. */
const mostCounted = 1000;
/** So many that cost less than before are looked at: which of them may be called reduced is not for the database to say. */
const mostReduced = 200;
/** So many of the first page are told of, to be read through for which of them suits best. */
export const mostRead = 60;
/** So many are ranked: of a wish that more answer to, any of them will do. */
const mostRanked = 2000;

/** The floors that fit, best first, with what they cost and how many there are of them now. `isCounted`: the total is wanted too; 0 without. */
export async function findFloors(shop: Shop, query: FloorQuery, isCounted = true): Promise<FloorsFound> {
  const { sql } = shop;
  const groups = query.words.filter((group) => group.length > 0);
  const asked = groups.map((group) => `(${group.map((word) => `'${word.replaceAll("'", '')}'`).join(' | ')})`).join(' & ');
  const described = query.described.map((word) => `'${word.replaceAll("'", '')}'`).join(' | ');
  const refused = query.without.map((word) => `'${word.replaceAll("'", '')}'`).join(' | ');
  const rank = asked ? sql`ts_rank('{0.05,0.2,0.5,1}'::float4[], terms, to_tsquery('shop', ${asked}))` : sql`0`;
  const perM2 = sql`(p.price_pence::float8 * 10000 / p.coverage_cm2)`;
  const available = sql`(case when p.in_stock then coalesce(s.on_hand - s.held, 0) else 0 end)`;
  const atLeast = (column: string, pattern: string, least: string) =>
    sql`substring(${sql(`p.${column}`)} from ${pattern})::numeric >= ${Number(least.replaceAll(/[^\d.]/g, ''))}`;
  const priceBefore = sql`(select h.price_pence from price_history h
    where h.product_id = p.id and h.price_pence <> p.price_pence and h.valid_from <= ${shop.now()} order by h.valid_from desc limit 1)`;
  // Of two kinds what is said of the one holds for it alone.
  const ofOthers = (category: string) => (query.categories.length > 1 ? sql`p.category <> ${category}` : sql`false`);
  const conditions = [
    query.categories.length ? sql`p.category = any(${query.categories})` : null,
    asked ? sql`t.terms @@ to_tsquery('shop', ${asked})` : null,
    described ? sql`p.search @@ to_tsquery('shop', ${described})` : null,
    refused ? sql`not t.terms @@ to_tsquery('shop', ${refused})` : null,
    query.construction ? sql`(${ofOthers('LVT')} or p.construction ilike ${query.construction})` : null,
    query.woodType ? sql`(${ofOthers('Wood Flooring')} or lower(p.wood_type) = lower(${query.woodType}))` : null,
    query.material ? sql`(${ofOthers('Tiles')} or lower(p.material) = lower(${query.material}))` : null,
    // Fired tiles are waterproof without saying so.
    query.water === 'Waterproof'
      ? sql`(p.water_resistance = 'Waterproof' or (p.category = 'Tiles' and p.material in ('Porcelain', 'Ceramic')))`
      : null,
    query.water === 'Water Resistant' ? sql`p.water_resistance in ('Waterproof', 'Water Resistant')` : null,
    // All laminate clicks; of wood only the page says how it is joined.
    query.click
      ? sql`(p.category = 'Laminate Flooring' or p.construction ilike '%click' or (p.category = 'Wood Flooring' and p.description ~* '\\mclicks?\\M'))`
      : null,
    query.bleachable ? sql`p.description ~* ${bleachable}` : null,
    query.matt ? matt(sql) : null,
    query.imitation ? sql`coalesce(lower(p.material), '') not in ('stone', 'marble', 'granite', 'slate')` : null,
    query.stoneLook ? sql`(t.terms @@ to_tsquery('shop', ${ofStone}) or p.description ~* ${readsAsStone})` : null,
    query.unfinished ? sql`p.description ~* ${unfinished}` : null,
    query.rooms.length ? sql`p.rooms @> ${query.rooms}` : null,
    query.underfloorHeating ? sql`p.underfloor_heating` : null,
    query.minPerM2 === null ? null : sql`p.price_pence::bigint * 10000 >= ${query.minPerM2}::bigint * p.coverage_cm2`,
    query.maxPerM2 === null ? null : sql`p.price_pence::bigint * 10000 <= ${query.maxPerM2}::bigint * p.coverage_cm2`,
    query.minPrice === null ? null : sql`p.price_pence >= ${query.minPrice}`,
    query.maxPrice === null ? null : sql`p.price_pence <= ${query.maxPrice}`,
    query.thickness ? thicknessFits(sql, query.thickness) : null,
    query.minRating === null ? null : sql`(select avg(rating) from reviews where product_id = p.id and is_published) >= ${query.minRating}`,
    query.acRating ? atLeast('ac_rating', '^AC(\\d)$', query.acRating) : null,
    query.wearLayer ? atLeast('wear_layer', '^(\\d+(?:\\.\\d+)?) ?mm$', query.wearLayer) : null,
    query.slipRating
      ? sql`(${atLeast('slip_rating', '^R(\\d{1,2})$', query.slipRating)} ${query.slipRating === 'R10' && !query.isRated ? gripsUnrated(sql) : sql``})`
      : null,
    query.minWidth === null ? null : sql`substring(coalesce(p.plank_size, p.tile_size) from '^(\\d+)')::int >= ${query.minWidth}`,
    query.commercial ? commercialGrade(sql) : null,
    query.inStock || query.sort === 'stock' ? sql`${available} > 0` : null,
    query.stockForM2 === null ? null : sql`${available} * p.coverage_cm2::bigint >= ${Math.ceil(query.stockForM2 * 10_000)}::bigint`,
    query.reduced ? sql`${priceBefore} > p.price_pence` : null,
  ].filter((condition) => condition !== null);
  const where = conditions.reduce((all, condition) => sql`${all} and ${condition}`, sql`true`);
  const order = {
    relevance: sql`(available > 0) desc, round((${rank})::numeric, 1) desc, is_featured desc, per_m2 nulls last`,
    cheapest: sql`per_m2 nulls last, price_pence`,
    dearest: sql`per_m2 desc nulls last`,
    best: sql`average desc nulls last, reviewed desc, is_featured desc`,
    newest: sql`created_at desc`,
    thickest: sql`millimetres desc nulls last, per_m2 nulls last`,
    thinnest: sql`millimetres nulls last, per_m2 nulls last`,
    wear: sql`wear desc nulls last, hardness desc, case when hardness > 0 then millimetres end desc nulls last, per_m2 nulls last`,
    stock: sql`available desc, per_m2 nulls last`,
    widest: sql`across desc nulls last, along desc nulls last, per_m2 nulls last`,
    longest: sql`along desc nulls last, per_m2 nulls last`,
    nearest: sql`abs(per_m2 - ${query.nearPerM2 ?? 0}) nulls last`,
    narrowest: sql`case when category = 'Tiles' then across * along else across end nulls last, per_m2 nulls last`,
  }[query.sort];
  const isBest = query.sort === 'best';
  const reviews = isBest
    ? sql`left join (select product_id, avg(rating) as average, count(*) as reviewed from reviews where is_published group by product_id) r on r.product_id = p.id`
    : sql``;
  // What is there comes first where no other order was asked for.
  const asksStock = query.inStock || query.sort === 'stock' || query.sort === 'relevance' || query.stockForM2 !== null;
  const stock = asksStock ? sql`left join stock_levels s on s.product_id = p.id` : sql``;
  const from = sql`products p ${stock} ${asked || refused || query.stoneLook ? sql`join product_terms t on t.product_id = p.id` : sql``}`;
  // Wood has no figure for its wear: the harder the species the longer it lasts.
  const hardness = sql`coalesce(array_position(array['Pine', 'Cherry', 'Walnut', 'Birch', 'Oak', 'Ash', 'Maple', 'Bamboo'], p.wood_species), 0)`;
  const columns = sql`p.id, p.category, p.is_featured, p.price_pence, p.created_at, ${perM2} as per_m2,
    substring(p.thickness from '^(\\d+(?:\\.\\d+)?) ?mm$')::numeric as millimetres, coalesce(substring(p.wear_layer from '^(\\d+(?:\\.\\d+)?) ?mm$'), substring(p.ac_rating from '^AC(\\d)$'))::numeric as wear, coalesce(substring(coalesce(p.plank_size, p.tile_size) from '^(\\d+)')::numeric, substring(p.format from '(\\d+(?:\\.\\d+)?) m wide')::numeric * 1000) as across, substring(coalesce(p.plank_size, p.tile_size) from 'x ?(\\d+)')::int as along, ${hardness} as hardness ${asksStock ? sql`, ${available} as available` : sql``} ${asked ? sql`, t.terms` : sql``} ${isBest ? sql`, r.average, r.reviewed` : sql``}`;
  const least = query.sort === 'relevance' && query.page === 1 ? mostRead : 0;
  // So few are ranked by what suits best that they are counted with that.
  const isRanked = query.sort === 'relevance';
  const [rows, [counted]] = await Promise.all([
    sql<{ id: string; total: number }[]>`
      select id, ${isRanked ? sql`(count(*) over ())::int` : sql`0`} as total
      from (select ${columns} from ${from} ${reviews} where ${where} ${isRanked ? sql`limit ${mostRanked}` : sql``}) found
      order by ${order}, id limit ${query.reduced ? mostReduced : Math.max(query.limit, least)} offset ${query.reduced ? 0 : (query.page - 1) * query.limit}`,
    isCounted && !isRanked
      ? sql<{ total: number }[]>`select count(*)::int as total from (select 1 from ${from} where ${where} limit ${mostCounted}) found`
      : [],
  ]);
  const ranked = rows.map(({ id }) => id);
  const found = await listSummaries(shop, query.reduced ? ranked : ranked.slice(0, query.limit));
  if (query.reduced) {
    const reduced = found.filter(({ wasPence }) => wasPence !== null);
    return { products: reduced.slice((query.page - 1) * query.limit, query.page * query.limit), ranked, total: reduced.length, query };
  }
  // A page after the last one tells nothing of those before it.
  if (isRanked && !rows.length && query.page > 1)
    return { products: [], ranked, total: (await findFloors(shop, { ...query, page: 1 })).total, query };
  return { products: found, ranked, total: Math.min(rows[0]?.total || counted?.total || 0, mostCounted), query };
}

/** Exactly so thick; with a plus, so thick or thicker; with a stroke, either. */
function thicknessFits(sql: Shop['sql'], thickness: string) {
  return thickness.endsWith('+')
    ? sql`substring(p.thickness from '^(\\d+(?:\\.\\d+)?) ?mm$')::numeric >= ${Number.parseFloat(thickness)}`
    : sql`replace(lower(p.thickness), ' ', '') = any(${thickness.split('/')})`;
}

/** A mosaic grips by its joints, which its page says where no rating is on record; that counts for R10 and for no more. */
function gripsUnrated(sql: Shop['sql']) {
  return sql`or (p.slip_rating is null and p.category = 'Tiles' and p.description ~* '\\mgood grip\\M')`;
}

/** What stands the feet of a shop, by the classes that each kind of floor has for it. */
function commercialGrade(sql: Shop['sql']) {
  return sql`(substring(p.ac_rating from '^AC(\\d)$')::int >= 5 or substring(p.wear_layer from '^(\\d+(?:\\.\\d+)?) ?mm$')::numeric >= 0.55
    or (p.category = 'Tiles' and p.material = 'Porcelain') or p.name ilike '%safety%' or p.name ilike '%carpet tile%')`;
}
