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
    from orders where ${within(shop, period)} group by 1`;
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
      select l.product_id, case when l.product_id is null then l.sku end as gone, sum(l.quantity - l.refunded_quantity)::int as boxes,
        sum((l.quantity - l.refunded_quantity) * l.unit_pence)::float8 as pence
      from orders join order_lines l on l.order_id = orders.id and not l.is_sample
      where ${within(shop, period)} and status <> 'cancelled' group by 1, 2),
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
      select l.product_id from orders join order_lines l on l.order_id = orders.id and l.is_sample
      where ${within(shop, period)} and status <> 'cancelled' and l.product_id is not null
      group by l.product_id order by count(*) desc, l.product_id limit ${rowsShown}),
    sent as (
      select l.product_id, l.product_name, orders.paid_at, coalesce(user_id::text, lower(email)) as who
      from most join order_lines l on l.product_id = most.product_id and l.is_sample join orders on orders.id = l.order_id
      where ${within(shop, period)} and status <> 'cancelled')
    select s.product_id as "productId", max(s.product_name) as name, count(*)::int as samples,
      (count(*) filter (where exists (
        select from order_lines b join orders o on o.id = b.order_id
        where b.product_id = s.product_id and not b.is_sample and coalesce(o.user_id::text, lower(o.email)) = s.who and s.who <> ''
          and o.paid_at > s.paid_at and o.paid_at < s.paid_at + make_interval(days => ${sampleDays}) and o.status <> 'cancelled')))::int as ordered
    from sent s group by s.product_id order by 3 desc, 2`;
}

/**
 * Of the orders with a floor of a category, how many have goods from its kit too, and what these brought in. A floor is what is sold by its area
 * and goes with nothing else.
 */
export async function kitsTaken(shop: Shop, period: Period): Promise<KitSales[]> {
  return shop.sql<KitSales[]>`
    with lines as materialized (
      select l.order_id, l.product_id, l.for_product_id, (l.quantity - l.refunded_quantity) * l.unit_pence as pence
      from orders join order_lines l on l.order_id = orders.id and not l.is_sample where ${within(shop, period)} and status <> 'cancelled'),
    floors as (
      select distinct order_id, product_id, p.category from lines join products p on p.id = product_id
      where for_product_id is null and p.coverage_cm2 is not null and p.category <> all (${[...sundryCategories]})),
    kits as (
      select order_id, for_product_id as product_id, sum(pence) as pence from lines where for_product_id is not null group by 1, 2),
    by_order as (
      select f.order_id, f.category, sum(k.pence) as pence, count(k.order_id) as kits
      from floors f left join kits k using (order_id, product_id) group by 1, 2)
    select category, count(*)::int as orders, (count(*) filter (where kits > 0))::int as "withKit", coalesce(sum(pence), 0)::float8 as "revenuePence"
    from by_order group by 1 order by 2 desc, 1`;
}

/** What was looked for and not found, most often first. */
export async function searchesWithoutResult(shop: Shop, { from, to }: Period): Promise<SearchMiss[]> {
  return shop.sql<SearchMiss[]>`
    select words, sum(times)::int as times from search_misses where day between ${from}::date and ${to}::date
    group by words order by 2 desc, 1 limit ${rowsShown}`;
}

/** Orders paid on these days by the shop's clock. */
function within({ sql }: Shop, { from, to }: Period) {
  return sql`orders.paid_at >= ${from}::date::timestamp at time zone 'Europe/London'
    and orders.paid_at < (${to}::date + 1)::timestamp at time zone 'Europe/London'`;
}
