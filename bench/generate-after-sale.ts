import type { Sql } from 'postgres';

/**
 * What becomes of generated orders: VAT, delivery days, lots and cuts of their lines, kits, shipments, collections, refunds, withdrawals, claims,
 * invoices and the shelf's own history; and what customers keep. Asked after `generateGoods` and `generateDesk`.
 */
export async function generateAfterSale(sql: Sql) {
  const connection = await sql.reserve();
  try {
    await connection`set statement_timeout = 0`;
    await connection`set session_replication_role = replica`;
    await connection`create temp table numbered as select row_number() over (order by created_at, id) as n, id, status, created_at, paid_at, user_id,
      email, count(*) over () as of from orders`;
    await connection`create unique index on numbered (id)`;
    await connection`analyze numbered`;
    await deliveries(connection);
    await lines(connection);
    await sent(connection);
    await givenBack(connection);
    await claims(connection);
    await papers(connection);
    await kept(connection);
    await connection`set session_replication_role = origin`;
    await connection`vacuum full analyze orders`;
    await connection`vacuum full analyze order_lines`;
    await connection`vacuum analyze`;
  } finally {
    connection.release();
  }
}

/** The last fortnight's orders are still to come or to be collected; those of before came on their day. A tenth went to Ireland. */
async function deliveries(sql: Sql) {
  await sql`create temp table went as
    select n.*, n.of - n.n as from_newest,
      case when n.n % 30 = 0 then 'collection' when n.n % 9 = 0 then 'samples' when n.n % 3 = 0 then 'parcel' else 'pallet' end as way,
      case when n.n % 10 = 3 then 'IE' else 'GB' end as country,
      case when n.of - n.n < 1500 then current_date + (n.n % 12)::int else (n.created_at + interval '5 days')::date end as earliest
    from numbered n`;
  await sql`create unique index on went (id)`;
  await sql`analyze went`;
  await sql`update orders o set
      status = case
        when o.status not in ('confirmed', 'shipped', 'delivered') then o.status
        when w.way = 'collection' and w.from_newest > 1500 then 'collected'
        when w.way = 'collection' then (array['preparing', 'ready', 'confirmed'])[1 + w.n % 3]
        when w.from_newest < 1500 then (array['confirmed', 'confirmed', 'part_shipped', 'shipped'])[1 + w.n % 4]
        when o.status = 'confirmed' then 'delivered' else o.status end,
      delivery_way = w.way, delivery_area = case when w.country = 'IE' then 'Republic of Ireland' else 'Northern Ireland' end,
      weight_grams = case when w.n % 50 > 0 then 20000 + w.n % 900 * 1000 end, delivery_earliest = w.earliest, delivery_latest = w.earliest + 3,
      delivery_wished = case when w.n % 4 = 0 then w.earliest + 1 end, vat_country = w.country,
      carriage_vat_basis_points = case when w.country = 'IE' then 2300 else 2000 end, delivery_pence = 3900, delivery_vat_pence = 650,
      sample_postage_vat_pence = 0, total_pence = goods_pence + 3900,
      shipping_address = o.shipping_address || case when w.country = 'IE' then '{"country": "IE", "postal_code": "D02 X285"}'::jsonb else '{}' end
    from went w where w.id = o.id`;
  await sql`insert into collections (order_id, code, ready_at, remind_at, collected_at, collected_by)
    select w.id, lpad(w.n::text, 8, '0'), w.created_at + interval '2 days', case when o.status = 'ready' then now() + interval '14 days' end,
      case when o.status = 'collected' then w.created_at + interval '4 days' end, case when o.status = 'collected' then 'The buyer' else '' end
    from went w join orders o on o.id = w.id where o.status in ('ready', 'collected')`;
}

/** Lines as their goods are sold: in lots, cut from a roll, with their floor; and the VAT that is in each. */
async function lines(sql: Sql) {
  await sql`update order_lines l set
      quantity = case when r.product_id is not null then 1 else l.quantity end,
      roll_width_mm = r.roll_width_mm, roll_mm = case when r.product_id is not null then 2000 + w.n % 60 * 100 end,
      cut_at = case when r.product_id is not null and w.from_newest > 1500 then w.paid_at end,
      lots = case when t.id is not null then
        jsonb_build_array(jsonb_build_object('id', t.id, 'number', t.number, 'shade', t.shade, 'quantity', l.quantity)) end,
      for_product_id = case when l.position = 2 and not l.is_sample then first.product_id end,
      vat_basis_points = case when w.country = 'IE' then 2300 else 2000 end,
      vat_pence = l.unit_pence / 6
    from went w, order_lines same
      left join lateral (select * from roll_levels where product_id = same.product_id limit 1) r on not same.is_sample
      left join lateral (select * from lots where product_id = same.product_id limit 1) t on not same.is_sample
      left join order_lines first on first.order_id = same.order_id and first.position = 1
    where w.id = l.order_id and same.id = l.id`;
  await sql`insert into stock_adjustments (product_id, at, change, on_hand_after, reason, order_id, lot_id)
    select l.product_id, w.paid_at, -l.quantity, 20, 'sale', l.order_id, (l.lots -> 0 ->> 'id')::uuid
    from order_lines l join went w on w.id = l.order_id where w.paid_at is not null and not l.is_sample`;
}

/** What left in one shipment, or in two. */
async function sent(sql: Sql) {
  await sql`insert into shipments (order_id, number, carrier, tracking_link, weight_grams, sent_at)
    select o.id, nth, 'Lough Haulage', 'https://carrier.example/' || right(o.id::text, 8), 20000, o.paid_at + nth * interval '1 day'
    from orders o join went w on w.id = o.id, generate_series(1, 2) nth
    where o.status in ('part_shipped', 'shipped', 'delivered') and nth <= case when o.status <> 'part_shipped' and w.n % 6 = 0 then 2 else 1 end`;
  await sql`insert into shipment_lines (shipment_id, order_line_id, quantity)
    select s.id, l.id, l.quantity from shipments s join orders o on o.id = s.order_id join order_lines l on l.order_id = s.order_id
    where case when o.status = 'part_shipped' then l.position = 1
      when exists (select from shipments x where x.order_id = s.order_id and x.number = 2) then (l.position = 1) = (s.number = 1) else true end`;
  await sql`update order_lines l set sent_quantity = l.quantity where exists (select from shipment_lines s where s.order_line_id = l.id)`;
}

/** A refund of every fortieth order, of its first line, and a withdrawal of every hundredth. */
async function givenBack(sql: Sql) {
  await sql`create temp table back as
    select l.*, p.id as payment_id, p.amount_pence, w.n, w.created_at from went w join order_lines l on l.order_id = w.id and l.position = 1
      join payments p on p.order_id = w.id and p.status = 'succeeded'
    where (w.n % 40 = 7 or w.status = 'refunded') and l.sent_quantity = l.quantity`;
  await sql`insert into refunds (order_id, payment_id, idempotency_key, amount_pence, reason, status, created_at, settled_at)
    select order_id, payment_id, 'r' || order_id, least(amount_pence, 1900), 'Sent back', 'succeeded', created_at, created_at from back`;
  await sql`insert into refund_lines (refund_id, order_line_id, quantity, on_shelf)
    select r.id, b.id, 1, 1 from refunds r join back b on b.order_id = r.order_id`;
  await sql`update order_lines l set refunded_quantity = 1 from back b where b.id = l.id`;
  await sql`update payments p set refunded_pence = least(p.amount_pence, 1900) from back b where b.payment_id = p.id`;
  await sql`update orders o set refunded_pence = least(o.total_pence, 1900) from back b where b.order_id = o.id`;
  await sql`insert into withdrawals (order_id, reason, created_at)
    select id, 'Too dark', created_at + interval '9 days' from went where n % 100 = 11`;
  await sql`insert into withdrawal_lines (withdrawal_id, order_line_id, quantity)
    select w.id, l.id, l.quantity from withdrawals w join order_lines l on l.order_id = w.order_id and l.position = 1`;
}

/** Two of a hundred orders had something to report: the last two hundred of them wait for an answer. */
async function claims(sql: Sql) {
  await sql`insert into claims (order_id, status, words, answer, created_at, updated_at, has_news)
    select id, case when from_newest < 10000 then (array['reported', 'replacing', 'collecting'])[1 + n % 3]
        else (array['replaced', 'collected', 'refunded', 'refused'])[1 + n % 4] end, 'Two boxes came with broken corners.', 'We are sorry.',
      created_at + interval '7 days', created_at + interval '8 days', from_newest < 10000 and n % 4 = 1
    from went where n % 50 = 1 and paid_at is not null`;
  await sql`insert into claim_lines (claim_id, order_line_id, quantity, fault)
    select c.id, l.id, 1, (array['damaged', 'short', 'wrong-goods', 'shade'])[1 + abs(hashtext(c.id::text)) % 4]
    from claims c join order_lines l on l.order_id = c.order_id`;
  await sql`insert into claim_photos (claim_id, image_id, position)
    select c.id, i.id, nth from claims c, generate_series(0, 2) nth,
      lateral (select substr(md5((1 + (abs(hashtext(c.id::text)) + nth) % 400)::text), 1, 24) as id) i`;
  await sql`insert into claim_entries (claim_id, at, actor_kind, status, words)
    select id, updated_at, 'staff', status, answer from claims where status <> 'reported'`;
  await sql`insert into claim_entries (claim_id, at, actor_kind, words) select id, updated_at, 'shopper', 'Thank you.' from claims`;
  await sql`insert into replacements (claim_id, created_at, sent_at, carrier)
    select id, updated_at, case when status = 'replaced' then updated_at end, '' from claims where status in ('replacing', 'replaced')`;
}

/** An invoice for each paid order and a credit note for each refund, numbered in the order in which they were paid. */
async function papers(sql: Sql) {
  const document = (title: string) => sql`jsonb_build_object('title', ${title}::text, 'euro', null, 'lines', '[]'::jsonb, 'byRate', '[]'::jsonb,
    'seller', '{"name": "Shop", "isDemo": true, "address": [], "company": "", "contact": [], "vatNumber": null}'::jsonb, 'payments', '[]'::jsonb,
    'invoice', null, 'taxDay', paid.day, 'vatPence', paid.pence / 6, 'totalPence', paid.pence, 'vatCountry', paid.country,
    'orderReference', upper(right(paid.order_id::text, 8)))`;
  await sql`insert into invoices (order_id, number, issued_at, document, tax_day, vat_country, goes_to, total_pence, vat_pence)
    select order_id, number, at, ${document('VAT invoice')}, day, country, country, pence, pence / 6
    from (select id as order_id, row_number() over (order by paid_at, id) as number, paid_at as at, paid_at::date as day, vat_country as country,
      total_pence as pence from orders where paid_at is not null) paid`;
  await sql`insert into credit_notes (order_id, refund_id, number, issued_at, document, tax_day, vat_country, total_pence, vat_pence)
    select order_id, refund_id, number, at, ${document('Credit note')}, day, country, pence, pence / 6
    from (select r.order_id, r.id as refund_id, row_number() over (order by r.settled_at, r.id) as number, r.settled_at as at,
      r.settled_at::date as day, o.vat_country as country, r.amount_pence as pence from refunds r join orders o on o.id = r.order_id) paid`;
  await sql`update invoice_numbers set last = case series when 'invoice' then (select count(*) from invoices)
    else (select count(*) from credit_notes) end`;
}

/** Carts, wishes and addresses; what staff changed; what was looked for and not found; one customer with a hundred orders. */
async function kept(sql: Sql) {
  await sql`create temp table some_goods as select row_number() over () as n, id from products where not is_archived`;
  await sql`create temp table shoppers as select row_number() over (order by id) as n, id, email from users`;
  await sql`insert into cart_lines (user_id, product_id, quantity)
    select s.id, g.id, 1 + nth from shoppers s, generate_series(1, 3) nth, some_goods g where s.n % 5 = 0 and g.n = 1 + (s.n * 31 + nth * 977) % 90000
    on conflict do nothing`;
  await sql`insert into wishlist_entries (user_id, product_id)
    select s.id, g.id from shoppers s, generate_series(1, 3) nth, some_goods g where s.n % 7 = 0 and g.n = 1 + (s.n * 37 + nth * 991) % 90000
    on conflict do nothing`;
  await sql`insert into addresses (user_id, address, is_default)
    select distinct on (user_id) user_id, shipping_address, true from orders where user_id is not null`;
  await sql`insert into audit_entries (at, record_kind, record_id, record_name, action, changes)
    select now() - g.n * interval '4 minutes', 'product', g.id::text, 'A product', 'changed', '{"price": ["38.50", "35.00"]}' from some_goods g`;
  await sql`insert into audit_entries (at, record_kind, record_id, record_name, action, changes)
    select created_at, 'order', id::text, upper(right(id::text, 8)), 'moved', '{"status": ["confirmed", "shipped"]}' from went where n % 2 = 0`;
  await sql`insert into search_misses (day, words, times)
    select current_date - day, 'nothing like ' || word, 1 + (day * word) % 9 from generate_series(0, 730) day, generate_series(1, 60) word`;
  await sql`update orders set user_id = (select id from users where username = 'shopper2') where id in (select id from went where n % 1000 = 5)`;
}
