import type { Db } from '#platform/database/connect.server.ts';
import type { Shop } from '../shop.server.ts';
import { standingStatuses } from './order.ts';
import { type RecentPurchase, recentDays } from './recent-purchase.ts';

const most = 60;

/**
 * What was really bought of late: paid, nothing of it refunded, within the last 30 days, newest first; one entry a floor, samples
 * left out. The first name only of buyers who ticked the box. CMA guidance on urgency and social proof: a purchase told is a
 * purchase made.
 */
export async function listRecentPurchases(shop: Shop): Promise<RecentPurchase[]> {
  const now = shop.now();
  const since = new Date(now.getTime() - recentDays * 24 * 3600 * 1000);
  return shop.sql<RecentPurchase[]>`
    select p.id as "productId", p.name as "productName", photo.image_id as "imageId", o.paid_at as "paidAt",
      case when o.shows_purchase then nullif(trim(o.shipping_address ->> 'first_name'), '') end as "firstName",
      trim(o.shipping_address ->> 'city') as town
    from orders o
    join order_lines l on l.order_id = o.id and not l.is_sample
    join products p on p.id = l.product_id and not p.is_archived
    left join product_photos photo on photo.product_id = p.id and photo.is_main
    where o.paid_at between ${since} and ${now} and o.refunded_pence = 0 and o.status in ${shop.sql([...standingStatuses])}
      and trim(o.shipping_address ->> 'city') <> ''
    order by o.paid_at desc, l.id
    limit ${most}`;
}

/** Whether an order of theirs that is paid and not taken back holds the product itself. A sample shows a colour, not how a floor wears. */
export async function hasBought(db: Db, customerId: string, productId: string): Promise<boolean> {
  const line = await db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select('l.id')
    .where('o.user_id', '=', customerId)
    .where('o.status', 'in', standingStatuses)
    .where('l.product_id', '=', productId)
    .where('l.is_sample', '=', false)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

/** How many different people bought something and kept it. */
export async function countCustomers(shop: Shop): Promise<number> {
  const [row] = await shop.sql<{ customers: number }[]>`
    select count(distinct lower(email))::int as customers from orders where paid_at is not null and refunded_pence < total_pence`;
  return row?.customers ?? 0;
}
