import type { PendingQuery, Row } from 'postgres';
import { sundryCategories } from '#catalogue/category.ts';
import type { Pence } from '#money/pence.ts';
import type { Shop } from '../../shop.server.ts';
import { everyDay, type Period } from './period.ts';

export type DaySales = { day: string; orders: number; revenuePence: Pence };
export type CategorySales = { category: string; boxes: number; revenuePence: Pence };
export type ProductSales = { productId: string | null; name: string; sku: string; boxes: number; revenuePence: Pence };
export type SampleSales = { productId: string | null; name: string; samples: number; ordered: number };
export type KitSales = { category: string; orders: number; withKit: number; revenuePence: Pence };
export type SearchMiss = { words: string; times: number };

/** Whoever had a sample buys within so many days because of it. */
const sampleDays = 90;
const rowsShown = 20;

/** Paid orders by the day they were paid on: what was paid less what was paid back of it. A day without any is there too. */
export async function salesByDay(shop: Shop, period: Period): Promise<DaySales[]> {
  const { sql } = shop;
  const rows = await sql<DaySales[]>`
    select (paid_at at time zone 'Europe/London')::date as day, count(*)::int as orders, sum(total_pence - refunded_pence)::float8 as "revenuePence"
    from orders where ${onDays(shop, sql`paid_at`, period)} group by 1`;
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return everyDay(period).map((day) => byDay.get(day) ?? { day, orders: 0, revenuePence: 0 });
}

/**
 * What was sold of each category, and the products that brought in most; boxes that were refunded left out. Goods only, without delivery. Both from
 * one reading of what was ordered, added up by product first.
 */
export async function salesOfGoods(shop: Shop, period: Period): Promise<{ categories: CategorySales[]; products: ProductSales[] }> {
  const [sold] = await shop.sql<[{ categories: CategorySales[]; products: ProductSales[] }]>`
    with sold as materialized (
      select product_id, case when product_id is null then sku end as gone, sum(quantity - refunded_quantity)::int as boxes,
        sum((quantity - refunded_quantity) * unit_pence)::float8 as pence
      from order_lines where not is_sample and ${soldWithin(shop, period)} group by 1, 2),
    by_category as (
      select coalesce(p.category, 'No longer sold') as category, sum(boxes)::int as boxes, sum(pence) as "revenuePence"
      from sold left join products p on p.id = sold.product_id group by 1),
    best as (
      select product_id as "productId", boxes, pence as "revenuePence",
        -- Names are looked up of those that are shown alone.
        coalesce((select max(product_name) from order_lines l where l.product_id = s.product_id),
          (select max(product_name) from order_lines l where l.product_id is null and l.sku = s.gone)) as name,
        coalesce(gone, (select max(l.sku) from order_lines l where l.product_id = s.product_id)) as sku
      from (select * from sold order by pence desc, product_id, gone limit ${rowsShown}) s)
    select (select coalesce(json_agg(c order by "revenuePence" desc, category), '[]') from by_category c) as categories,
      (select coalesce(json_agg(b order by "revenuePence" desc, name), '[]') from best b) as products`;
  return sold;
}

/**
 * The floors of which most samples were sent, and how many of those who had one have bought it since, within 90 days. By account, or e-mail. Who
 * bought is looked up for the floors that are shown alone.
 */
export async function samplesThatSold(shop: Shop, period: Period): Promise<SampleSales[]> {
  const { sql } = shop;
  return sql<SampleSales[]>`
    with most as materialized (
      select product_id from order_lines where is_sample and ${soldWithin(shop, period)} and product_id is not null
      group by 1 order by count(*) desc, 1 limit ${rowsShown}),
    sent as (
      select l.product_id, l.product_name, l.sold_at, coalesce(o.user_id::text, lower(o.email)) as who
      from most join order_lines l on l.product_id = most.product_id and l.is_sample join orders o on o.id = l.order_id
      where ${soldWithin(shop, period)})
    select s.product_id as "productId", max(s.product_name) as name, count(*)::int as samples,
      (count(*) filter (where exists (
        select from order_lines b join orders o on o.id = b.order_id
        where b.product_id = s.product_id and not b.is_sample and coalesce(o.user_id::text, lower(o.email)) = s.who and s.who <> ''
          and b.sold_at > s.sold_at and b.sold_at < s.sold_at + make_interval(days => ${sampleDays}))))::int as ordered
    from sent s group by s.product_id order by 3 desc, 2`;
}

/**
 * Of the orders with a floor of a category, how many have goods from its kit too, and what these brought in. A floor is what is sold by its area
 * and goes with nothing else. Each floor of an order is added up with its kit, in the order of the index, before anything is looked up.
 */
export async function kitsTaken(shop: Shop, period: Period): Promise<KitSales[]> {
  return shop.sql<KitSales[]>`
    with floors as (
      select order_id, coalesce(for_product_id, product_id) as product_id, bool_or(for_product_id is not null) as has_kit,
        (sum((quantity - refunded_quantity) * unit_pence) filter (where for_product_id is not null))::float8 as pence
      from order_lines where not is_sample and ${soldWithin(shop, period)}
      group by sold_at, order_id, coalesce(for_product_id, product_id) having bool_or(for_product_id is null)),
    by_order as (
      select f.order_id, p.category, bool_or(f.has_kit) as has_kit, sum(f.pence) as pence
      from floors f join products p on p.id = f.product_id
      where p.coverage_cm2 is not null and p.category <> all (${[...sundryCategories]}) group by 1, 2)
    select category, count(*)::int as orders, (count(*) filter (where has_kit))::int as "withKit", coalesce(sum(pence), 0) as "revenuePence"
    from by_order group by 1 order by 2 desc, 1`;
}

/** What was looked for and not found, most often first. */
export async function searchesWithoutResult(shop: Shop, { from, to }: Period): Promise<SearchMiss[]> {
  return shop.sql<SearchMiss[]>`
    select words, sum(times)::int as times from search_misses where day between ${from}::date and ${to}::date
    group by words order by 2 desc, 1 limit ${rowsShown}`;
}

/** Lines of orders paid on these days, and not cancelled. */
function soldWithin(shop: Shop, period: Period) {
  return onDays(shop, shop.sql`sold_at`, period);
}

/** A moment on these days by the shop's clock. */
function onDays({ sql }: Shop, moment: PendingQuery<Row[]>, { from, to }: Period) {
  return sql`${moment} >= ${from}::date::timestamp at time zone 'Europe/London'
    and ${moment} < (${to}::date + 1)::timestamp at time zone 'Europe/London'`;
}
