import fc from 'fast-check';
import type { PendingQuery, Row } from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { demoProducts } from '../../db/demo/products.ts';
import { caughtUp, openTestShop } from '../../test/open-test-shop.ts';
import { type BrowseState, emptyBrowseState, pageSizes, parseBrowseState, sorts } from './browse-state.ts';
import { listProducts } from './catalogue.server.ts';
import { categoryNames, filtersOf, sundryCategories } from './category.ts';
import { attributeFields, emptyFilters, type Filters } from './filters.ts';
import type { FacetField } from './product-list.ts';
import { colourFamily } from './snapshot/colour-family.ts';
import { fireClasses, wearClasses } from './technical.ts';

const shop = await openTestShop('demo');
const { sql } = shop;
afterAll(() => shop.close());

type Condition = PendingQuery<Row[]>;

const demoColours = demoProducts.map(({ id, colour, appearance }) => ({
  id,
  seen: colourFamily(colour, appearance.colours)?.toLowerCase(),
  named: colourFamily(colour, null)?.toLowerCase(),
}));
/** Of the demo shop's products, which no test gives another colour; what is no floor by its name alone, whichever category it moved to. */
const ofColour = (family: string) => sql`case
  when category = 'Underlay' then false
  when category = any(${[...sundryCategories]}) then id = any(${demoColours.flatMap(({ id, named }) => (named === family ? [id] : []))}::uuid[])
  else id = any(${demoColours.flatMap(({ id, seen }) => (seen === family ? [id] : []))}::uuid[]) end`;

/** What a filter means, said once more in plain SQL: the snapshot must agree with it. */
function condition(key: keyof Filters, value: string): Condition {
  if (key === 'min_price') return sql`price_pence >= ${value}::numeric * 100`;
  if (key === 'max_price') return sql`price_pence <= ${value}::numeric * 100`;
  if (key === 'in_stock') return sql`available > 0`;
  if (key === 'water_resistant') {
    if (value === 'yes') return sql`water_resistance in ('Waterproof', 'Water Resistant')`;
    return value === 'no' ? sql`water_resistance = 'Standard'` : sql`lower(water_resistance) = ${value}`;
  }
  if (key === 'colour') return ofColour(value);
  if (key === 'room') return sql`${value} = any(lower(rooms::text)::text[])`;
  if (key === 'underfloor_heating') return sql`case when underfloor_heating then 'yes' when not underfloor_heating then 'no' end = ${value}`;
  const least = technicalCondition(key, value);
  if (least) return least;
  if (key === 'thickness' || key === 'wear_layer') {
    if (!/^[\d.]+mm$/.test(value)) return sql`lower(${sql(key)}) = ${value}`;
    return sql`substring(${sql(key)} from '^([0-9.]+) ?mm$')::numeric = ${value.replace('mm', '')}::numeric`;
  }
  if (key === 'tile_size') {
    const isMosaic = sql`(tile_size ilike '%mosaic%' or (tile_size is not null and coalesce(format, '') ilike '%mosaic%'))`;
    if (value === 'mosaic') return isMosaic;
    if (value === 'large format') {
      return sql`(not ${isMosaic} and (tile_size ilike 'large format' or greatest(
        substring(tile_size from '^([0-9]+) ?x')::int, substring(tile_size from '^[0-9]+ ?x ?([0-9]+)( ?mm)?$')::int) >= 900))`;
    }
    return sql`regexp_replace(lower(tile_size), '[ m]', '', 'g') = ${value}`;
  }
  return sql`lower(${sql(key)}) = ${value.toLowerCase()}`;
}

/** What a least means. What is no such least is answered by nothing. */
function technicalCondition(key: keyof Filters, value: string): Condition | null {
  const never = sql`false`;
  if (key === 'slip') {
    if (value === 'ptv36') return sql`slip_ptv >= 36`;
    return /^r(9|1[0-3])$/.test(value) ? sql`substring(upper(slip_rating) from 'R(9|1[0-3])')::int >= ${Number(value.slice(1))}` : never;
  }
  if (key === 'warranty') return /^(5|10|15|20|25|30|50)$/.test(value) ? sql`warranty_years >= ${Number(value)}` : never;
  if (key === 'wear_class') {
    if (!/^\d\d$/.test(value)) return never;
    // In homes whatever is made for business use does too.
    return value < '30' ? sql`wear_class >= ${value}` : sql`(wear_class >= ${value} and left(wear_class, 1) = ${value.charAt(0)})`;
  }
  if (key !== 'reaction_to_fire') return null;
  const better: Record<string, string[]> = {
    a1fl: ['A1fl'],
    'a2fl-s1': ['A1fl', 'A2fl-s1'],
    'bfl-s1': ['A1fl', 'A2fl-s1', 'Bfl-s1'],
    'cfl-s1': ['A1fl', 'A2fl-s1', 'Bfl-s1', 'Cfl-s1'],
    'dfl-s1': ['A1fl', 'A2fl-s1', 'Bfl-s1', 'Cfl-s1', 'Dfl-s1'],
    efl: ['A1fl', 'A2fl-s1', 'A2fl-s2', 'Bfl-s1', 'Bfl-s2', 'Cfl-s1', 'Cfl-s2', 'Dfl-s1', 'Dfl-s2', 'Efl'],
  };
  return sql`reaction_to_fire = any(${better[value] ?? []}::text[])`;
}

function leftBy(filters: Filters, except?: string, and?: Condition): Condition {
  const conditions = Object.entries(filters)
    .filter(([key, value]) => value && key !== except)
    .map(([key, value]) => condition(key as keyof Filters, String(value)));
  return [...conditions, ...(and ? [and] : [])].reduce((all, one) => sql`${all} and ${one}`, sql`true`);
}

const stocked = sql`(select p.*, case when in_stock then coalesce(on_hand - held, 0) else 0 end as available,
  (select count(*) from reviews r where r.product_id = p.id and is_published) as reviews, (select sum(rating) from reviews r where
    r.product_id = p.id and is_published) as stars
  from products p left join stock_levels s on s.product_id = p.id
  where p.remnant_length_mm is null) stocked`;
const perM2 = sql`floor((2 * price_pence * 10000::numeric + coverage_cm2) / (2 * coverage_cm2))`;
const order: Record<BrowseState['sort'], Condition> = {
  relevance: sql`available > 0 desc, is_featured desc, floor(extract(epoch from created_at) / 4) desc, id`,
  newest: sql`floor(extract(epoch from created_at)) desc, id`,
  'price-asc': sql`${perM2} nulls last, id`,
  'price-desc': sql`${perM2} desc nulls last, id`,
  'best-reviewed': sql`case when reviews > 0 then round((stars + 14)::numeric / (reviews + 4) * 100000000) end desc nulls last, id`,
};

async function agrees(state: BrowseState, looksAt: FacetField) {
  const list = await listProducts(shop, state);
  const where = leftBy(state.filters);
  const [counted] = await sql<{ total: number; least: number; most: number }[]>`select count(*)::int as total from ${stocked} where ${where}`;
  const total = counted?.total ?? 0;
  expect(list.total).toBe(total);
  expect(list.pages).toBe(Math.ceil(total / state.limit));
  expect(list.page).toBe(state.page <= list.pages ? state.page : 1);
  const ids = await sql<{ id: string }[]>`
    select id from ${stocked} where ${where} order by ${order[state.sort]} limit ${state.limit} offset ${(list.page - 1) * state.limit}`;
  expect(list.products.map(({ id }) => id)).toEqual(ids.map(({ id }) => id));
  for (const { value, count } of list.facets[looksAt]) {
    const [row] = await sql<
      { n: number }[]
    >`select count(*)::int as n from ${stocked} where ${leftBy(state.filters, looksAt, condition(looksAt, value))}`;
    expect({ looksAt, value, count }).toEqual({ looksAt, value, count: row?.n });
  }
  if (looksAt === 'category' || looksAt === 'supplier' || looksAt === 'finish') {
    const [row] = await sql<{ n: number }[]>`
      select count(distinct lower(${sql(looksAt)}))::int as n from ${stocked} where ${leftBy(state.filters, looksAt)}`;
    expect(list.facets[looksAt].filter(({ count }) => count > 0)).toHaveLength(row?.n ?? 0);
  }
  const [rest] = await sql`
    select (select count(*)::int from ${stocked} where ${leftBy(state.filters, 'in_stock', sql`available > 0`)}) as "inStock",
      min(price_pence) as "minPence", max(price_pence) as "maxPence"
    from ${stocked} where ${leftBy({ ...state.filters, min_price: '', max_price: '' })}`;
  expect({ inStock: list.inStock, minPence: null, maxPence: null, ...list.priceRange }).toEqual(rest);
  const [unsampled] = await sql`
    select 1 from ${stocked} where ${where} and (coverage_cm2 is null or category in ('Adhesives', 'Underlay', 'Trims & Accessories')) limit 1`;
  expect(list.allHaveSamples).toBe(total > 0 && unsampled === undefined);
}

const otherOptions: Partial<Record<keyof Filters, string[]>> = {
  water_resistant: ['yes', 'no'],
  colour: ['grey', 'light brown', 'white', 'pink'],
  room: ['kitchen', 'bathroom', 'stairs', 'hall'],
  underfloor_heating: ['yes', 'no'],
  slip: ['ptv36', 'r9', 'r10', 'r11', 'r13'],
  wear_class: ['21', '23', '32', '33', '41'],
  reaction_to_fire: ['a1fl', 'bfl-s1', 'cfl-s1', 'efl'],
  warranty: ['5', '10', '25', '50'],
};
const optionsOf = (field: (typeof attributeFields)[number]) => {
  const all = categoryNames.flatMap((name) => filtersOf(name).flatMap((filter) => (filter.field === field ? filter.options : [])));
  return fc.constantFrom('', ...all.map((option) => option.toLowerCase()), ...(otherOptions[field] ?? []), 'nonesuch');
};
const oneOrTwo = fc.uniqueArray(fc.constantFrom(...attributeFields), { maxLength: 2 });
const somePrice = fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 150 }).map(String));
const states: fc.Arbitrary<BrowseState> = oneOrTwo.chain((fields) =>
  fc.record({
    filters: fc
      .record({
        category: fc.constantFrom('', '', ...categoryNames, 'tiles'),
        supplier: fc.constantFrom('', '', '', 'Verrano', 'edgemoyle', 'Nobody'),
        min_price: somePrice,
        max_price: somePrice,
        in_stock: fc.boolean(),
        ...Object.fromEntries(fields.map((field) => [field, optionsOf(field)])),
      })
      .map((some) => ({ ...emptyFilters, ...some }) as Filters),
    page: fc.constantFrom(1, 1, 2, 3, 99),
    limit: fc.constantFrom(...pageSizes),
    sort: fc.constantFrom(...sorts),
  }),
);
const facet = fc.constantFrom<FacetField>('category', 'supplier', ...attributeFields);

test('page, total, counts and price range are what SQL says, whatever is asked', async () => {
  await fc.assert(fc.asyncProperty(states, facet, agrees), { numRuns: 25 });
  for (const field of ['category', 'supplier', ...attributeFields] as const) await agrees(emptyBrowseState, field);
}, 60_000);

const change = fc.record({
  what: fc.constantFrom('price', 'stock', 'category', 'feature', 'rooms', 'technical', 'insert', 'delete', 'review', 'many'),
  n: fc.nat(1000),
});

// Before what changes products at random: one tile alone is of the size 'Large Format'.
test('sizes match however they are spelled, and kinds of tile by what they are', async () => {
  const find = async (filters: Partial<Filters>) =>
    (await listProducts(shop, { ...emptyBrowseState, limit: 100, filters: { ...emptyFilters, ...filters } })).products;
  const category = { category: 'tiles' };
  for (const { tileSize } of await find({ ...category, tile_size: '600x600' })) expect(tileSize?.replaceAll(/\s|mm/g, '')).toBe('600x600');
  const large = await find({ ...category, tile_size: 'large format' });
  expect(large.map(({ tileSize }) => tileSize)).toEqual(expect.arrayContaining(['Large Format', '600x1200', '900x900']));
  expect((await find({ ...category, tile_size: 'mosaic' })).every(({ name }) => name.includes('Mosaic'))).toBe(true);
  const [yes, proof, resistant] = await Promise.all(
    ['yes', 'waterproof', 'water resistant'].map((water_resistant) => find({ category: 'laminate flooring', water_resistant })),
  );
  expect(yes?.length).toBe((proof?.length ?? 0) + (resistant?.length ?? 0));
});

test('the same after products, stock and reviews have changed', async () => {
  let made = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), states, facet, async (changes, state, looksAt) => {
      for (const { what, n } of changes) {
        const one = sql`(select id from products order by sku offset ${n} % (select count(*) from products) limit 1)`;
        if (what === 'price') await sql`update products set price_pence = ${99 + n * 7} where id = ${one}`;
        if (what === 'stock') await sql`update stock_levels set on_hand = ${n % 5}, held = 0 where product_id = ${one}`;
        if (what === 'category')
          await sql`update products set category = ${categoryNames[n % 3] ?? ''}, thickness = ${`${n % 9} mm`} where id = ${one}`;
        if (what === 'feature') await sql`update products set is_featured = not is_featured, in_stock = ${n % 2 === 0} where id = ${one}`;
        if (what === 'rooms')
          await sql`update products set rooms = ${n % 2 ? [] : ['Hall', 'Kitchen']}, underfloor_heating = ${n % 3 === 0} where id = ${one}`;
        if (what === 'technical') {
          const [wear, fire] = [wearClasses[n % wearClasses.length] ?? null, fireClasses[n % fireClasses.length] ?? null];
          await sql`update products set slip_ptv = ${n % 60 || null}, slip_rating = ${n % 4 ? `R${9 + (n % 5)}` : null}, wear_class = ${wear},
            reaction_to_fire = ${fire}, warranty_years = ${n % 50 || null} where id = ${one}`;
        }
        if (what === 'insert') {
          await sql`insert into products (sku, name, category, supplier, price_pence, tile_size)
            values (${`NEW-${made++}`}, 'New tile', 'Tiles', ${n % 2 ? 'Verrano' : 'New Maker'}, ${n + 1}, '300 x 300 mm')`;
        }
        if (what === 'delete') await sql`delete from products where id = ${one}`;
        if (what === 'review') {
          await sql`insert into reviews (product_id, user_name, rating, title, comment) values (${one}, 'A', ${1 + (n % 5)}, 'T', 'C')`;
        }
        if (what === 'many') await sql`update products set price_pence = price_pence + 1`;
      }
      await caughtUp(shop);
      await agrees(state, looksAt);
    }),
    { numRuns: 25 },
  );
}, 60_000);

test('a page that does not exist becomes page 1, and junk in the address is left out', async () => {
  const list = await listProducts(shop, { ...emptyBrowseState, page: 999 });
  expect([list.page, list.products.length]).toEqual([1, 20]);
  const junk = parseBrowseState(new URLSearchParams('page=-1&limit=7&sort=x&min_price=abc&material=%00%27%3B--&in_stock=maybe'));
  expect((await listProducts(shop, junk)).total).toBe(0);
});

test('where nothing is found, something near is offered, with how many', async () => {
  const state = parseBrowseState(new URLSearchParams('search=oak herringbone&category=Carpet'));
  const { relaxed } = await listProducts(shop, state);
  expect(relaxed.length).toBeGreaterThan(0);
  for (const { href, count } of relaxed) {
    const again = await listProducts(shop, parseBrowseState(new URL(href, 'https://floors.example').searchParams));
    expect(again.total).toBe(count);
  }
});
