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
    select to_char(paid_at at time zone 'Europe/London', 'YYYY-MM-DD') as day, count(*)::int as orders,
      sum(total_pence - refunded_pence)::float8 as "revenuePence"
    from orders where ${within(shop, period)} group by 1`;
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return everyDay(period).map((day) => byDay.get(day) ?? { day, orders: 0, revenuePence: 0 });
}

/** What was sold of each category, boxes that were refunded left out. Goods only, without delivery. */
export async function salesByCategory(shop: Shop, period: Period): Promise<CategorySales[]> {
  return shop.sql<CategorySales[]>`
    select coalesce(p.category, 'No longer sold') as category, sum(l.quantity - l.refunded_quantity)::int as boxes,
      sum((l.quantity - l.refunded_quantity) * l.unit_pence)::float8 as "revenuePence"
    from orders join order_lines l on l.order_id = orders.id and not l.is_sample left join products p on p.id = l.product_id
    where ${within(shop, period)} and status <> 'cancelled' group by 1 order by 3 desc, 1`;
}

/** The products that brought in most. */
export async function salesByProduct(shop: Shop, period: Period): Promise<ProductSales[]> {
  return shop.sql<ProductSales[]>`
    select l.product_id as "productId", max(l.product_name) as name, max(l.sku) as sku, sum(l.quantity - l.refunded_quantity)::int as boxes,
      sum((l.quantity - l.refunded_quantity) * l.unit_pence)::float8 as "revenuePence"
    from orders join order_lines l on l.order_id = orders.id and not l.is_sample
    where ${within(shop, period)} and status <> 'cancelled'
    group by l.product_id, case when l.product_id is null then l.sku end order by 5 desc, 2 limit ${rowsShown}`;
}

/** How many samples of each floor were sent, and how many of those who had one have bought it since, within 90 days. By account, or e-mail. */
export async function samplesThatSold(shop: Shop, period: Period): Promise<SampleSales[]> {
  return shop.sql<SampleSales[]>`
    with sent as (
      select l.product_id, l.product_name, orders.paid_at, coalesce(user_id::text, lower(email)) as who
      from orders join order_lines l on l.order_id = orders.id and l.is_sample
      where ${within(shop, period)} and status <> 'cancelled' and l.product_id is not null)
    select s.product_id as "productId", max(s.product_name) as name, count(*)::int as samples,
      (count(*) filter (where exists (
        select from order_lines b join orders o on o.id = b.order_id
        where b.product_id = s.product_id and not b.is_sample and coalesce(o.user_id::text, lower(o.email)) = s.who and s.who <> ''
          and o.paid_at > s.paid_at and o.paid_at < s.paid_at + make_interval(days => ${sampleDays}) and o.status <> 'cancelled')))::int as ordered
    from sent s group by s.product_id order by 3 desc, 2 limit ${rowsShown}`;
}

/**
 * Of the orders with a floor of a category, how many have goods from its kit too, and what these brought in. A floor is what is sold by its area
 * and goes with nothing else.
 */
export async function kitsTaken(shop: Shop, period: Period): Promise<KitSales[]> {
  return shop.sql<KitSales[]>`
    with floors as (
      select distinct l.order_id, l.product_id, p.category
      from orders join order_lines l on l.order_id = orders.id and not l.is_sample join products p on p.id = l.product_id
      where ${within(shop, period)} and status <> 'cancelled' and l.for_product_id is null and p.coverage_cm2 is not null
        and p.category <> all (${[...sundryCategories]})),
    kits as (
      select f.order_id, f.category, sum((l.quantity - l.refunded_quantity) * l.unit_pence)::float8 as pence
      from floors f join order_lines l on l.order_id = f.order_id and l.for_product_id = f.product_id group by 1, 2)
    select f.category, count(distinct f.order_id)::int as orders, count(distinct k.order_id)::int as "withKit",
      coalesce((select sum(pence) from kits where kits.category = f.category), 0)::float8 as "revenuePence"
    from floors f left join kits k on k.order_id = f.order_id and k.category = f.category group by f.category order by 2 desc, 1`;
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
