import type { Sql } from 'postgres';
import type { Pence } from '#money/pence.ts';
import { underWayIn } from '#payments/queries.server.ts';
import { holdsAll, likeText, readStaffSearch, type StaffSearch } from '#platform/database/staff-search.server.ts';
import type { Shop } from '../../shop.server.ts';
import { type OrderStatus, readStatus } from '../order.ts';
import { type OrderFilter, type OrderSort, statusesOf } from './order-filter.ts';

export const noFigures = 'The figures could not be loaded.';

export type StaffOrder = {
  id: string;
  status: OrderStatus;
  email: string;
  customerName: string;
  /** From the showroom: it is not sent. */
  collects: boolean;
  town: string;
  items: number;
  totalPence: Pence;
  refundedPence: Pence;
  createdAt: Date;
  paidAt: Date | null;
  /** Why somebody has to look at it; empty when nobody has to. */
  attention: string[];
};

/** `receivedPence`: what was paid for all that the filter leaves, less what was paid back. */
export type StaffOrders = { orders: StaffOrder[]; total: number; receivedPence: Pence; pages: number; page: number };

type Asked = OrderFilter & { sort: { by: OrderSort; descending: boolean }; page: number; limit: number };

/** A page of orders for staff, 1 the first; a page beyond the last is empty. */
export async function listStaffOrders(shop: Shop, asked: Asked): Promise<StaffOrders> {
  const { sql } = shop;
  const where = conditions(sql, asked, asked.search ? await readStaffSearch(sql, asked.search) : null);
  const [rows, [counted]] = await Promise.all([
    // Only ids are passed over on the way to a page, not whole orders.
    sql<Row[]>`
      with page as materialized (
        select o.id from orders o where ${where} order by ${inOrder(sql, asked.sort)} limit ${asked.limit} offset ${(asked.page - 1) * asked.limit})
      ${rowsOf(sql)} order by ${inOrder(sql, asked.sort)}`,
    sql<{ total: number; receivedPence: Pence }[]>`
      select count(*)::int as total, coalesce(sum(o.total_pence - o.refunded_pence) filter (where o.paid_at is not null), 0)::float8 as
        "receivedPence"
      from orders o where ${where}`,
  ]);
  const { total = 0, receivedPence = 0 } = counted ?? {};
  return { orders: rows.map(toOrder), total, receivedPence, page: asked.page, pages: Math.max(1, Math.ceil(total / asked.limit)) };
}

const ordersAtOnce = 1000;

/**
 * Every order of a filter, newest first, a thousand at a time: for a file. Each batch goes on after the last order of the one before, so that it
 * costs the same however many came before it, and an order that is placed meanwhile moves none into the next.
 */
export async function* everyStaffOrder(shop: Shop, filter: OrderFilter): AsyncGenerator<StaffOrder[]> {
  const { sql } = shop;
  const where = conditions(sql, filter, filter.search ? await readStaffSearch(sql, filter.search) : null);
  const newest = inOrder(sql, { by: 'created_at', descending: true });
  for (let last: StaffOrder | undefined; ; ) {
    // Read anew in the database: its moments are finer than those of JavaScript.
    const after = last ? sql`and (o.created_at, o.id) < (select created_at, id from orders where id = ${last.id})` : sql``;
    const rows = await sql<Row[]>`
      with page as materialized (select o.id from orders o where ${where} ${after} order by ${newest} limit ${ordersAtOnce})
      ${rowsOf(sql)} order by ${newest}`;
    const orders = rows.map(toOrder);
    yield orders;
    last = orders.length === ordersAtOnce ? orders.at(-1) : undefined;
    if (!last) return;
  }
}

type Row = Omit<StaffOrder, 'status' | 'attention'> & { status: string; checking: boolean; raised: string[] };

/** The id in the same direction, so that one index serves both. */
function inOrder(sql: Sql, { by, descending }: Asked['sort']) {
  const column = { created_at: sql`o.created_at`, total: sql`o.total_pence`, status: sql`o.status` }[by];
  return descending ? sql`${column} desc, o.id desc` : sql`${column}, o.id`;
}

function rowsOf(sql: Sql) {
  return sql`
    select o.id, o.status, o.email, o.total_pence as "totalPence", o.refunded_pence as "refundedPence", o.created_at as "createdAt", o.paid_at
      as "paidAt",
      trim(concat(o.shipping_address ->> 'first_name', ' ', o.shipping_address ->> 'last_name')) as "customerName",
      coalesce(o.shipping_address ->> 'city', '') as town, o.delivery_way is not distinct from 'collection' as collects,
      coalesce((select sum(l.quantity) from order_lines l where l.order_id = o.id), 0)::int as items,
      exists (select from payments p where p.order_id = o.id and p.status in ${underWayIn(sql)}) as checking,
      ${raised(sql)} as raised
    from page join orders o using (id)`;
}

/** What was raised to staff and nobody of them has done anything about since. */
function raised(sql: Sql) {
  return sql`array(
    select e.note from order_events e where e.order_id = o.id and e.kind = 'attention'
      and not exists (select from order_events later where later.order_id = o.id and later.id > e.id and later.actor_kind = 'staff')
    order by e.id)`;
}

function conditions(sql: Sql, { status, attention, paid, from, to }: OrderFilter, search: StaffSearch | null) {
  const day = paid ? sql`o.paid_at` : sql`o.created_at`;
  return sql`true
    ${paid ? sql`and o.paid_at is not null` : sql``}
    ${status ? sql`and o.status in ${sql(statusesOf(status))}` : sql``}
    ${from ? sql`and ${day} >= ${from}::date::timestamp at time zone 'Europe/London'` : sql``}
    ${to ? sql`and ${day} < (${to}::date + 1)::timestamp at time zone 'Europe/London'` : sql``}
    ${attention ? sql`and o.id in (${attentionIds(sql)})` : sql``}
    ${search ? sql`and o.id in (${foundBy(sql, search)})` : sql``}`;
}

/** Orders by number (whole, or its last eight with or without #), e-mail, name, town, postcode, telephone, product or SKU, as people say them. */
export function foundBy(sql: Sql, search: StaffSearch) {
  const { email, orderNumber } = search;
  if (email !== null) return sql`select id from orders where lower(email) like ${`${likeText(email)}%`}`;
  return sql`
    select id from orders where ${holdsAll(sql, 'staff_text', search)}
    union select order_id from order_lines where ${holdsAll(sql, 'staff_text', search)}
    ${orderNumber === null ? sql`` : sql`union select id from orders where right(id::text, 8) = ${orderNumber.slice(-8)}`}`;
}

/** Payments whose outcome is unknown, orders that wait for a lender, and whatever else was raised. */
export function attentionIds(sql: Sql) {
  return sql`
    select order_id from payments where status in ${underWayIn(sql)}
    union select id from orders where status = 'finance_pending'
    union select e.order_id from order_events e where e.kind = 'attention'
      and not exists (select from order_events later where later.order_id = e.order_id and later.id > e.id and later.actor_kind = 'staff')`;
}

function toOrder({ status, checking, raised, ...row }: Row): StaffOrder {
  const attention = [
    ...(checking ? ['The payment is still being confirmed.'] : []),
    ...(status === 'finance_pending' ? ['Waiting for the lender.'] : []),
    ...raised,
  ];
  return { ...row, status: readStatus(status), attention };
}

type OrderStats = { total: number; pending: number; completed: number; toShip: number; attention: number; revenuePence: Pence };

/** How many orders there are, and what was paid less what was paid back. Each counts as the list with its filter does. */
export async function readOrderStats(shop: Shop): Promise<OrderStats> {
  const { sql } = shop;
  const [stats] = await sql<OrderStats[]>`
    select count(*)::int as total,
      (count(*) filter (where status = 'pending'))::int as pending,
      (count(*) filter (where status in ${sql(statusesOf('completed'))}))::int as completed,
      (count(*) filter (where status in ${sql(statusesOf('to_ship'))}))::int as "toShip",
      (select count(*) from (${attentionIds(sql)}) raised)::int as attention,
      coalesce(sum(total_pence - refunded_pence) filter (where paid_at is not null), 0)::float8 as "revenuePence"
    from orders`;
  if (!stats) throw new Error(noFigures);
  return stats;
}
