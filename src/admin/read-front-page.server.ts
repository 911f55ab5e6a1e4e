import type { Shop } from '../shop.server.ts';

export type StaffFrontPage = {
  products: number;
  /** Products switched on of which ten boxes or fewer are free: the shopper's "low" and "limited" bands, and none at all. */
  lowStock: number;
  messagesThisWeek: number;
  /** Paid or accepted by the lender, and not sent yet. */
  toShip: number;
  reviewsToCheck: number;
  mailNotSent: number;
};

/** Live counts for whoever runs the shop. */
export async function readStaffFrontPage(shop: Shop): Promise<StaffFrontPage> {
  const weekAgo = new Date(shop.now().getTime() - 7 * 24 * 60 * 60 * 1000);
  const [counts] = await shop.sql<StaffFrontPage[]>`
    select
      (select count(*) from products)::int as "products",
      (select count(*) from products p left join stock_levels s on s.product_id = p.id
        where p.in_stock and coalesce(s.on_hand - s.held, 0) <= 10)::int as "lowStock",
      (select count(*) from contact_messages where created_at >= ${weekAgo})::int as "messagesThisWeek",
      (select count(*) from orders where status = 'confirmed')::int as "toShip",
      (select count(*) from reviews where not is_published)::int as "reviewsToCheck",
      (select count(*) from outbox where status = 'failed')::int as "mailNotSent"`;
  if (!counts) throw new Error('The counts did not come.');
  return counts;
}
