import { openClaimStatuses } from '#claims/claim-moves.ts';
import { formatPounds, type Pence } from '#money/pence.ts';
import { returnsForStaff } from '#orders/returns/return-moves.ts';
import { readEuSales } from '#orders/staff/eu-sales.server.ts';
import { attentionIds, noFigures } from '#orders/staff/list-staff-orders.server.ts';
import { statusesOf } from '#orders/staff/order-filter.ts';
import { londonDay } from '#platform/london-time.ts';
import { readSettings } from '#settings/queries.server.ts';
import { euStanding } from '#tax/eu-sales.ts';
import type { Shop } from '../shop.server.ts';
import type { StatCard } from './components/list-controls.tsx';
import { countAllMissing } from './missing-facts.server.ts';
import { lastDays } from './reports/period.ts';
import { type DaySales, salesByDay } from './reports/read-reports.server.ts';

export type StaffFrontPage = {
  ordersToday: number;
  ordersThisWeek: number;
  /** Paid in the last seven days, less what was paid back. */
  revenueThisWeekPence: Pence;
  /** Paid or accepted by the lender, and not sent yet. */
  toShip: number;
  needsAttention: number;
  /** Products on sale of which as few boxes are free as the settings call low, and none at all. */
  lowStock: number;
  products: number;
  /** Customers who wait for a person in the chat. */
  chatsWaiting: number;
  messagesOpen: number;
  /** Reported problems with something left to do for staff, counted as their list does. */
  problemsOpen: number;
  /** Returns to agree or to pay back, and those of which something is overdue, counted as their list does. */
  returnsWaiting: number;
  returnsLate: number;
  reviewsToCheck: number;
  mailNotSent: number;
  /** Of the last thirty days, the last of them today. */
  days: DaySales[];
};

type Counts = Omit<StaffFrontPage, 'ordersToday' | 'ordersThisWeek' | 'revenueThisWeekPence' | 'days'>;

/** Live counts for whoever runs the shop, each with the list of what it counts. */
export async function readFrontPageTiles(shop: Shop): Promise<{ tiles: StatCard[]; days: DaySales[] }> {
  const settings = await readSettings(shop);
  const { low_stock_threshold: lowFrom } = settings;
  const [counts, euSales, missing] = await Promise.all([readStaffFrontPage(shop, lowFrom), readEuSales(shop), countAllMissing(shop)]);
  const figure = (number: number) => number.toLocaleString('en-GB');
  const tile = (name: string, count: number, href: string) => ({ name, said: figure(count), href });
  const raised = (name: string, count: number, href: string) => ({ ...tile(name, count, href), isRaised: count > 0 });
  const today = londonDay(shop.now());
  const { from, to } = lastDays(7, today);
  const eu = euStanding(euSales, settings, today);
  const week = `/admin/orders?${new URLSearchParams({ paid: 'true', from, to })}`;
  const tiles = [
    tile('Orders paid today', counts.ordersToday, `/admin/orders?${new URLSearchParams({ paid: 'true', from: to, to })}`),
    tile('Orders paid in the last 7 days', counts.ordersThisWeek, week),
    { name: 'Revenue in the last 7 days', said: formatPounds(counts.revenueThisWeekPence), href: week },
    raised('To ship', counts.toShip, '/admin/orders?status=to_ship'),
    raised('Needs attention', counts.needsAttention, '/admin/orders?attention=true'),
    raised('Chats waiting', counts.chatsWaiting, '/admin/chats?view=waiting'),
    raised('Messages to answer', counts.messagesOpen, '/admin/messages?filter=open'),
    raised('Reported problems', counts.problemsOpen, '/admin/claims?status=open'),
    raised('Returns waiting for us', counts.returnsWaiting, '/admin/returns?status=waiting'),
    raised('Returns overdue', counts.returnsLate, '/admin/returns?status=late'),
    raised('Reviews to check', counts.reviewsToCheck, '/admin/reviews?filter=hidden'),
    tile(`Products with ${lowFrom} boxes or fewer`, counts.lowStock, '/admin/products?stock=low'),
    tile('Products', counts.products, '/admin/products'),
    raised('Facts missing by law', missing, '/admin/missing-facts'),
    raised('Emails that could not be sent', counts.mailNotSent, '/admin/mail?status=failed'),
    ...(eu.isOverdue || eu.state === 'near'
      ? [{ name: 'Sales to the EU this year', said: formatPounds(euSales.thisYear), href: '/admin/settings/vat', isRaised: true }]
      : []),
  ];
  return { tiles, days: counts.days };
}

/** `lowFrom`: boxes. */
export async function readStaffFrontPage(shop: Shop, lowFrom: number): Promise<StaffFrontPage> {
  const { sql } = shop;
  const [[counts], days] = await Promise.all([
    sql<Counts[]>`
      select
        (select count(*) from products where not is_archived)::int as "products",
        ((select count(*) from stock_levels s join products p on p.id = s.product_id where p.in_stock and not p.is_archived and s.on_hand -
          s.held <= ${lowFrom})
          + case when (select count(*) from products) = (select count(*) from stock_levels) then 0
            else (select count(*) from products p
              where p.in_stock and not p.is_archived and not exists (select from stock_levels s where s.product_id = p.id)) end
        )::int as "lowStock",
        (select count(*) from chat_sessions where state = 'waiting')::int as "chatsWaiting",
        (select count(*) from contact_messages where closed_at is null)::int as "messagesOpen",
        (select count(*) from claims where has_news or status in ${sql(openClaimStatuses)})::int as "problemsOpen",
        (select count(*) from returns where status in ${sql(returnsForStaff)})::int as "returnsWaiting",
        (select count(*) from returns where status = 'agreed' and send_by <= ${shop.now()}
          or status in ('on-the-way', 'arrived') and pay_by <= ${shop.now()})::int as "returnsLate",
        (select count(*) from orders where status in ${sql(statusesOf('to_ship'))})::int as "toShip",
        (select count(*) from (${attentionIds(sql)}) raised)::int as "needsAttention",
        (select count(*) from reviews where not is_published)::int as "reviewsToCheck",
        (select count(*) from outbox where status = 'failed')::int as "mailNotSent"`,
    salesByDay(shop, lastDays(30, londonDay(shop.now()))),
  ]);
  if (!counts) throw new Error(noFigures);
  const week = days.slice(-7);
  return {
    ...counts,
    days,
    ordersToday: days.at(-1)?.orders ?? 0,
    ordersThisWeek: week.reduce((sum, day) => sum + day.orders, 0),
    revenueThisWeekPence: week.reduce((sum, day) => sum + day.revenuePence, 0),
  };
}
