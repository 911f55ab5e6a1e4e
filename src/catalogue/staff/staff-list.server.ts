import type { PendingQuery, Row } from 'postgres';
import { cleanText } from '#platform/clean-text.ts';
import { holdsAll, readStaffSearch, type StaffSearch } from '#platform/database/staff-search.server.ts';
import { ownValue } from '#platform/own-value.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../../shop.server.ts';
import { emptyBrowseState } from '../browse-state.ts';
import { listProducts } from '../catalogue.server.ts';
import { lackConditions } from './lacks.server.ts';
import type { StaffFilters, StaffSort } from './staff-filters.ts';

type Condition = PendingQuery<Row[]>;

/** A line of staff's list. Money in pence, coverage in cm², stock in boxes. */
export type StaffProduct = {
  id: string;
  name: string;
  sku: string;
  category: string;
  supplier: string;
  unit: string;
  pricePence: number;
  coverageCm2: number | null;
  onHand: number;
  held: number;
  isOnSale: boolean;
  isFeatured: boolean;
  isArchived: boolean;
  updatedAt: Date;
  photoCount: number;
  /** Of the main photo. */
  imageId: string | null;
};

export const staffPageSize = 50;

/** A page of the products that the filters leave, in the order asked for, and how many there are. A page beyond the last is the last. */
export async function listForStaff(shop: Shop, filters: StaffFilters, sort: { by: StaffSort; descending: boolean }, page: number) {
  const shelf = await readShelf(shop, filters);
  const total = await countOn(shop, shelf, filters);
  const pages = Math.max(1, Math.ceil(total / staffPageSize));
  const shown = Math.min(page, pages);
  const offset = (shown - 1) * staffPageSize;
  const isAllByStock = sort.by === 'stock' && shelf.isWhole && total === shelf.products - shelf.archived;
  const ids = isAllByStock
    ? await idsByStock(shop, sort.descending, offset)
    : await shop.sql<{ id: string }[]>`
        select p.id from products p ${needsShelf(filters, sort.by) ? shelf.join : shop.sql``}
        where ${conditions(shop, shelf, filters)} order by ${order(shop, shelf, sort)} limit ${staffPageSize} offset ${offset}`;
  return {
    products: await readLines(
      shop,
      ids.map(({ id }) => id),
    ),
    total,
    page: shown,
    pages,
  };
}

/** How many the filters leave. */
export async function countForStaff(shop: Shop, filters: StaffFilters): Promise<number> {
  return countOn(shop, await readShelf(shop, filters), filters);
}

async function countOn(shop: Shop, shelf: Shelf, filters: StaffFilters): Promise<number> {
  const { lacks, ...others } = filters;
  const isAlone = Object.values(others).every((wish) => wish === '');
  if (isAlone && lacks === '') return shelf.products - shelf.archived;
  if (isAlone && lacks === 'photo' && shelf.archived === 0) {
    const [row] = await shop.sql<{ shown: number }[]>`select count(distinct product_id)::int as shown from product_photos`;
    return shelf.products - (row?.shown ?? 0);
  }
  const [row] = await shop.sql<{ total: number }[]>`
    select count(*)::int as total from products p ${needsShelf(filters) ? shelf.join : shop.sql``} where ${conditions(shop, shelf, filters)}`;
  return row?.total ?? 0;
}

/**
 * How many products there are, how their shelf is asked (where each has a row of its own, in words that its index answers), what is looked for,
 * how many boxes the settings call low, and how many products are archived.
 */
type Shelf = { said: StaffSearch | null; lowFrom: number; products: number; archived: number; isWhole: boolean; join: Condition; free: Condition };

async function readShelf(shop: Shop, { search }: StaffFilters): Promise<Shelf> {
  const { sql } = shop;
  const { low_stock_threshold: lowFrom } = await readSettings(shop);
  const said = search ? await readStaffSearch(sql, search) : null;
  const [counted] = await sql<{ products: number; shelves: number; archived: number }[]>`
    select (select count(*) from products)::int as products, (select count(*) from stock_levels)::int as shelves,
      (select count(*) from products where is_archived)::int as archived`;
  const { products = 0, shelves = 0, archived = 0 } = counted ?? {};
  if (products === shelves) {
    return {
      said,
      lowFrom,
      products,
      archived,
      isWhole: true,
      join: sql`join stock_levels s on s.product_id = p.id`,
      free: sql`(s.on_hand - s.held)`,
    };
  }
  return {
    said,
    lowFrom,
    products,
    archived,
    isWhole: false,
    join: sql`left join stock_levels s on s.product_id = p.id`,
    free: sql`coalesce(s.on_hand - s.held, 0)`,
  };
}

/** A page of all products by what is free of them, from indexes alone. */
function idsByStock({ sql }: Shop, descending: boolean, offset: number) {
  const inOrder = descending ? sql`(on_hand - held) desc, product_id desc` : sql`(on_hand - held), product_id`;
  return sql<{ id: string }[]>`
    select product_id as id from stock_levels s where not exists (select from products a where a.id = s.product_id and a.is_archived)
    order by ${inOrder} limit ${staffPageSize} offset ${offset}`;
}

/** The ids that the filters leave, `most` of them, by name. */
export async function idsForStaff(shop: Shop, filters: StaffFilters, most: number, offset = 0): Promise<string[]> {
  const shelf = await readShelf(shop, filters);
  const rows = await shop.sql<{ id: string }[]>`
    select p.id from products p ${needsShelf(filters) ? shelf.join : shop.sql``}
    where ${conditions(shop, shelf, filters)} order by p.name, p.id limit ${most} offset ${offset}`;
  return rows.map(({ id }) => id);
}

/** The stat cards: all products, all categories, and products that can be ordered now, each as its list counts them. */
export async function countStock(shop: Shop): Promise<{ products: number; categories: number; inStock: number }> {
  const [{ inStock }, [counted]] = await Promise.all([
    listProducts(shop, { ...emptyBrowseState, limit: 1 }),
    shop.sql<{ products: number; categories: number; remnants: number }[]>`
      select (select count(*) from products where not is_archived)::int as products, (select count(*) from categories)::int as categories,
        (select count(*) from products p join stock_levels s on s.product_id = p.id
          where p.remnant_length_mm is not null and p.in_stock and not p.is_archived and s.on_hand > s.held)::int as remnants`,
  ]);
  const { products = 0, categories = 0, remnants = 0 } = counted ?? {};
  return { products, categories, inStock: inStock + remnants };
}

function readLines(shop: Shop, ids: readonly string[]) {
  return shop.sql<StaffProduct[]>`
    select p.id, p.name, p.sku, p.category, p.supplier, p.unit, p.price_pence as "pricePence", p.coverage_cm2 as "coverageCm2",
      coalesce(s.on_hand, 0) as "onHand", coalesce(s.held, 0) as held, p.in_stock as "isOnSale", p.is_featured as "isFeatured", p.is_archived
        as "isArchived",
      p.updated_at as "updatedAt", (select count(*)::int from product_photos where product_id = p.id) as "photoCount",
      (select image_id from product_photos where product_id = p.id order by is_main desc, position, id limit 1) as "imageId"
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place) join products p using (id) left join stock_levels s on s.product_id = p.id
    order by place`;
}

function needsShelf({ stock }: StaffFilters, sort?: StaffSort): boolean {
  return stock === 'in' || stock === 'low' || stock === 'out' || sort === 'stock';
}

function conditions(
  shop: Shop,
  { free, said, lowFrom }: Shelf,
  { search, category, supplier, maker, stock, featured, lacks }: StaffFilters,
): Condition {
  const { sql } = shop;
  const wishes: Record<string, Condition> = {
    in: sql`p.in_stock and ${free} > 0`,
    low: sql`p.in_stock and ${free} <= ${lowFrom}`,
    out: sql`p.in_stock and ${free} <= 0`,
    off: sql`not p.in_stock`,
    archived: sql`p.is_archived`,
    ...lackConditions(sql),
  };
  const wanted = [
    // Said of every list but one: the indexes that answer them hold nothing archived.
    ...(stock === 'archived' ? [] : [sql`not p.is_archived`]),
    ...(said ? [isFoundBy(shop, said, search)] : []),
    ...(category ? [sql`p.category = ${cleanText(category)}`] : []),
    ...(supplier ? [sql`p.supplier = ${cleanText(supplier)}`] : []),
    ...(maker ? [sql`p.maker = ${cleanText(maker)}`] : []),
    ...(featured ? [sql`p.is_featured = ${featured === 'yes'}`] : []),
    ...[stock, lacks].flatMap((wish) => ownValue(wishes, wish) ?? []),
  ];
  return wanted.reduce((all, one) => sql`${all} and ${one}`, sql`true`);
}

/** Every word of it in name, SKU or supplier, or the whole number under a barcode. */
function isFoundBy({ sql }: Shop, said: StaffSearch, search: string): Condition {
  const held = holdsAll(sql, 'p.staff_text', said);
  return /^\d{8,14}$/.test(search) ? sql`(${held} or p.gtin = ${search})` : held;
}

function order({ sql }: Shop, { free }: Shelf, { by, descending }: { by: StaffSort; descending: boolean }): Condition {
  const columns: Record<StaffSort, Condition> = {
    name: sql`p.name`,
    sku: sql`p.sku`,
    category: sql`p.category`,
    price: sql`p.price_pence`,
    stock: free,
    changed: sql`p.updated_at`,
  };
  return descending ? sql`${columns[by]} desc, p.id desc` : sql`${columns[by]}, p.id`;
}
