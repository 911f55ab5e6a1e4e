import type { Sql } from 'postgres';
import { documentRules } from './document-invariants.ts';

type LotRow = { product_id: string; number: string; on_hand: number; held: number; sold: number; waiting: number; changed: number };

/**
 * What must be true of every sale once nothing is under way. Answers in sentences what is not; `initial`: boxes, or metres of a roll's own
 * width, by product at the beginning.
 */
export async function brokenInvariants(sql: Sql, initial: ReadonlyMap<string, number>): Promise<string[]> {
  const broken: string[] = [];
  const say = (rows: readonly Record<string, unknown>[], what: string) => {
    for (const row of rows) broken.push(`${what}: ${JSON.stringify(row)}`);
  };

  const counted = await sql<{ product_id: string; on_hand: number; held: number; sold: number; waiting: number }[]>`
    select s.product_id, s.on_hand, s.held,
      coalesce((select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
        where l.product_id = s.product_id and not l.is_sample and o.stock_state = 'sold'), 0)::int
        + coalesce((select sum(g.quantity) from shipments t join shipment_lines g on g.shipment_id = t.id join order_lines l on l.id = g.order_line_id
          where t.claim_id is not null and l.product_id = s.product_id and not l.is_sample), 0)::int as sold,
      coalesce((select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
        where l.product_id = s.product_id and not l.is_sample and o.stock_state = 'held'), 0)::int as waiting
    from stock_levels s where s.product_id not in (select product_id from roll_levels)`;
  say(
    counted.filter((row) => row.on_hand < 0 || row.held < 0 || row.held !== row.waiting),
    'what is held is what orders hold',
  );
  say(
    counted.filter((row) => initial.has(row.product_id) && row.on_hand + row.sold !== initial.get(row.product_id)),
    'on hand and sold make what there was',
  );
  const history = await sql<{ product_id: string; on_hand: number; changed: number }[]>`
    select s.product_id, s.on_hand, coalesce((select sum(a.change) from stock_adjustments a
      where a.product_id = s.product_id and a.reason <> 'opening'), 0)::int as changed
    from stock_levels s where s.product_id not in (select product_id from roll_levels)`;
  say(
    history.filter((row) => initial.has(row.product_id) && row.on_hand - row.changed !== initial.get(row.product_id)),
    'every change of what is on hand is in the stock history',
  );

  const rolls = await sql<{ product_id: string; on_hand_mm: number; held_mm: number; sold: number; waiting: number; changed: number }[]>`
    with taken as (
      select l.product_id, l.roll_width_mm, o.stock_state, sum(l.roll_mm * l.quantity)::int as mm
      from order_lines l join orders o on o.id = l.order_id where not l.is_sample group by 1, 2, 3)
    select r.product_id, r.roll_width_mm, r.on_hand_mm, r.held_mm,
      coalesce((select mm from taken t where (t.product_id, t.roll_width_mm, t.stock_state) = (r.product_id, r.roll_width_mm, 'sold')), 0) as sold,
      coalesce((select mm from taken t where (t.product_id, t.roll_width_mm, t.stock_state) = (r.product_id, r.roll_width_mm, 'held')), 0) as waiting,
      coalesce((select sum(a.change) from stock_adjustments a
        where a.product_id = r.product_id and a.roll_width_mm = r.roll_width_mm and a.reason <> 'opening'), 0)::int as changed
    from roll_levels r`;
  say(
    rolls.filter((row) => row.held_mm !== row.waiting),
    'what is held of a roll is what orders hold of it',
  );
  say(
    rolls.filter(({ product_id, on_hand_mm, sold }) => initial.has(product_id) && on_hand_mm + sold !== (initial.get(product_id) ?? 0) * 1000),
    'what is left of a roll and what was cut from it make what there was',
  );
  say(
    rolls.filter(({ product_id, on_hand_mm, changed }) => initial.has(product_id) && on_hand_mm - changed !== (initial.get(product_id) ?? 0) * 1000),
    'every change of a roll is in the stock history',
  );

  const lots = await sql<LotRow[]>`
    with taken as (
      select lot.id, o.stock_state, sum(lot.quantity)::int as boxes from order_lines l join orders o on o.id = l.order_id,
        jsonb_to_recordset(l.lots) as lot (id uuid, quantity integer) group by 1, 2),
    again as (select lot.id, sum(lot.quantity)::int as boxes
      from shipment_lines g, jsonb_to_recordset(g.lots) as lot (id uuid, quantity integer) group by 1)
    select l.product_id, l.number, l.on_hand, l.held,
      coalesce((select boxes from taken t where (t.id, t.stock_state) = (l.id, 'sold')), 0)
        + coalesce((select boxes from again a where a.id = l.id), 0) as sold,
      coalesce((select boxes from taken t where (t.id, t.stock_state) = (l.id, 'held')), 0) as waiting,
      coalesce((select sum(a.change) from stock_adjustments a where a.lot_id = l.id and a.reason in ('sale', 'cancelled')), 0)::int as changed
    from lots l`;
  say(
    lots.filter((row) => row.held !== row.waiting),
    'what is held of a lot is what orders hold of it',
  );
  say(
    lots.filter(({ product_id, sold, changed }) => initial.has(product_id) && sold + changed !== 0),
    'what was sold of a lot is in the stock history',
  );
  say(
    await sql`
      select s.product_id, s.on_hand, s.held, sum(l.on_hand)::int as of_lots, sum(l.held)::int as held_of_lots
      from stock_levels s join lots l on l.product_id = s.product_id group by s.product_id
      having not s.in_lots or (sum(l.on_hand), sum(l.held)) is distinct from (s.on_hand, s.held)`,
    'a product’s stock is the sum of its lots',
  );
  say(
    await sql`
      select l.order_id, l.quantity, l.lots from order_lines l join orders o on o.id = l.order_id join stock_levels s on s.product_id = l.product_id
      where s.in_lots and not l.is_sample and o.stock_state <> 'released'
        and l.quantity is distinct from (select sum(lot.quantity) from jsonb_to_recordset(l.lots) as lot (quantity integer))`,
    'every box of a line is of a lot',
  );
  say(
    await sql`select order_id, lots, max_lots from order_lines where jsonb_array_length(lots) > max_lots`,
    'a line is of no more lots than its shopper agreed to',
  );

  say(
    await sql`
      select o.id, o.status, o.total_pence, o.refunded_pence, t.net_pence, t.charges from orders o join test_till.takings t on t.order_id = o.id::text
      where t.net_pence <> case when o.paid_at is null or o.payment_method = 'finance' then 0 else o.total_pence - o.refunded_pence end`,
    'the till has what the order says was paid',
  );
  say(
    await sql`
      select l.order_id, l.amount_pence, o.total_pence from test_till.ledger l left join orders o on o.id::text = l.order_id
      where l.kind = 'charge' and l.amount_pence is distinct from o.total_pence`,
    'every charge is the order’s total',
  );
  say(
    await sql`select o.id from orders o where o.paid_at is not null and o.payment_method <> 'finance' and not exists (
      select from test_till.takings t where t.order_id = o.id::text)`,
    'no order is paid without a charge',
  );
  say(
    await sql`
      select o.id, count(m.id)::int as letters from orders o left join outbox m on m.order_id = o.id and m.kind = 'order-confirmed'
      where o.paid_at is not null group by o.id having count(m.id) <> 1`,
    'one confirmation for every paid order',
  );
  say(await sql`select id, order_id, status from payments where status in ('started', 'unknown')`, 'every payment is settled');
  say(await sql`select id, order_id, status from refunds where status = 'started'`, 'every refund is settled');
  say(
    await sql`
      select o.id, o.status from orders o where o.status in ('confirmed', 'part_shipped', 'shipped', 'delivered', 'refunded')
        and (o.paid_at is null or o.stock_state <> 'sold')
        or o.status = 'cancelled' and o.stock_state <> 'released'`,
    'status, payment and boxes agree',
  );
  say(
    await sql`
      select l.id, l.quantity, l.sent_quantity, l.withheld_quantity, coalesce(sum(s.quantity), 0)::int as shipped
      from order_lines l left join (select g.* from shipment_lines g join shipments t on t.id = g.shipment_id and t.claim_id is null) s
        on s.order_line_id = l.id group by l.id
      having l.sent_quantity <> coalesce(sum(s.quantity), 0) or l.sent_quantity + l.withheld_quantity > l.quantity`,
    'what was sent of a line is what its shipments hold, and never more than was bought',
  );
  say(
    await sql`
      select o.id, o.status from orders o where o.status in ('confirmed', 'part_shipped', 'shipped')
        and o.status <> (select case when bool_and(l.sent_quantity = 0) then 'confirmed'
          when bool_or(l.sent_quantity + l.withheld_quantity < l.quantity) then 'part_shipped' else 'shipped' end
          from order_lines l where l.order_id = o.id)`,
    'an order stands where its shipments say',
  );
  say(
    await sql`
      select s.order_id, s.number from shipments s where not exists (select from shipment_lines l where l.shipment_id = s.id)
        or s.number <> 1 and not exists (select from shipments b where b.order_id = s.order_id and b.number = s.number - 1)`,
    'shipments hold something and are counted through',
  );
  say(
    await sql`
      select s.id from shipments s join orders o on o.id = s.order_id
      where o.email <> '' and o.delivery_way is distinct from 'collection' and s.claim_id is null
        and (select count(*) from outbox m where m.once_key = 'order-shipped:' || s.id) <> 1`,
    'one letter for every shipment',
  );
  say(
    await sql`
      select c.id, c.status, s.sent_at from claims c left join shipments s on s.claim_id = c.id
      where (c.status in ('replacing', 'replaced')) <> (s.id is not null) or (c.status = 'replaced') <> (s.sent_at is not null)`,
    'what is sent again is one shipment, as far as its report says',
  );
  say(
    await sql`
      select l.order_id, l.sold_at, o.status, o.paid_at from order_lines l join orders o on o.id = l.order_id
      where l.sold_at is distinct from case when o.status <> 'cancelled' then o.paid_at end`,
    'a line is sold when its order was paid, while that is not cancelled',
  );
  say(
    await sql`
      select o.id from orders o join order_lines l on l.order_id = o.id group by o.id
      having o.goods_pence <> sum(l.quantity * l.unit_pence) or o.total_pence <> o.goods_pence + o.sample_postage_pence + o.delivery_pence`,
    'lines add up to the total',
  );
  for (const { rule, broken: rows } of documentRules(sql)) say(await rows, rule);
  return broken;
}
