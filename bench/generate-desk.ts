import type { Sql } from 'postgres';

/**
 * What staff of a busy shop have on their desk, on top of a generated catalogue: `orders` over two years with their lines, payments and
 * history, as many accounts, and what visitors wrote. A few of them wait for somebody, as they would.
 */
export async function generateDesk(sql: Sql, orders: number) {
  const connection = await sql.reserve();
  const some = (part: number) => Math.max(1, Math.round(orders * part));
  try {
    await connection`set statement_timeout = 0`;
    await connection`set session_replication_role = replica`;
    await connection`select setseed(0.5)`;
    await connection`create temp table towns as select * from unnest(array['Bangor', 'Newry', 'Derry', 'Lisburn', 'Armagh', 'Dublin', 'Leeds',
      'Glasgow']) with ordinality t (town, n)`;
    await connection`create temp table people as
      select g as n, gen_random_uuid() as id, first || ' ' || last as name, first, last, lower(first || '.' || last || g || '@example.com') as email
      from generate_series(1, ${orders}::int) g,
        lateral (select (array['Aoife', 'Conor', 'Niamh', 'Sean', 'Grace', 'Rory', 'Ellen', 'Peter'])[1 + g % 8] as first,
          (array['Quinn', 'Bell', 'Doherty', 'Magee', 'Walsh', 'Orr', 'Lavery', 'Kane', 'Blair'])[1 + g % 9] as last) named`;
    await connection`insert into users (id, full_name, username, email, password_hash, is_active, created_at)
      select id, name, 'shopper' || n, email, 'none', n % 997 > 0, now() - n % 730 * interval '1 day' from people`;
    await connection`insert into stock_levels (product_id, on_hand) select id, 0 from products on conflict do nothing`;
    await connection`create temp table goods as select row_number() over () as n, id, sku, name, price_pence from products`;
    await connection`analyze goods`;
    const [counted] = await connection<[{ goods: number }]>`select count(*)::int as goods from goods`;
    await connection`
      insert into orders (id, user_id, email, status, total_pence, goods_pence, shipping_address, paid_at, payment_method, stock_state, created_at)
      select (left(gen_random_uuid()::text, 28) || lpad(to_hex(p.n), 8, '0'))::uuid, case when p.n % 2 = 0 then p.id end, p.email, s.status,
        20000 + p.n % 90000, 20000 + p.n % 90000,
        jsonb_build_object('first_name', p.first, 'last_name', p.last, 'email', p.email, 'address', p.n % 200 || ' Quay Street', 'city', t.town,
          'postal_code', 'BT' || p.n % 94 || ' ' || p.n % 9 || 'AB', 'country', 'GB'),
        case when s.status not in ('pending', 'finance_pending') then p.at end, case when s.status not in ('pending', 'finance_pending') then
          'card' end,
        case when s.status in ('confirmed', 'shipped', 'delivered', 'refunded') then 'sold' else 'released' end, p.at
      from (select *, now() - (n::bigint * 7919 % 1051200) * interval '1 minute' as at from people) p join towns t on t.n = 1 + p.n % 8,
        lateral (select case when p.n % 1000 = 0 then 'finance_pending' when p.n % 100 = 1 then 'pending' when p.n % 100 = 2 then 'confirmed'
          when p.n % 50 = 3 then 'shipped' when p.n % 20 = 4 then 'cancelled' when p.n % 60 = 5 then 'refunded' else 'delivered' end as status) s`;
    await connection`
      insert into order_lines (order_id, product_id, product_name, sku, quantity, unit_pence, is_sample, position)
      select o.id, m.id, m.name, m.sku, case when line = 3 then 1 else 1 + abs(hashtext(o.id::text)) % 20 end, m.price_pence, line = 3, line
      from orders o cross join generate_series(1, 3) line
        join goods m on m.n = 1 + abs(hashtext(o.id::text || line)::bigint) % ${counted.goods}
      where line = 1 or abs(hashtext(o.id::text)) % 3 >= line - 1`;
    await connection`update orders o set total_pence = s.pence, goods_pence = s.pence
      from (select order_id, sum(quantity * unit_pence)::int as pence from order_lines group by 1) s where s.order_id = o.id`;
    await connection`
      insert into payments (order_id, idempotency_key, amount_pence, method, status, provider_id, created_at)
      select id, id::text, total_pence, 'card', 'succeeded', id::text, created_at from orders where paid_at is not null`;
    await connection`
      insert into payments (order_id, idempotency_key, amount_pence, method, status, created_at)
      select id, id::text, total_pence, 'card', 'unknown', created_at from orders where status = 'pending' order by created_at desc limit 10`;
    await connection`
      insert into order_events (order_id, at, kind, actor_kind, note)
      select o.id, o.created_at + step * interval '1 hour', case step when 0 then 'placed' when 1 then 'payment' else 'moved' end, 'system', ''
      from orders o cross join generate_series(0, 3) step`;
    await connection`
      insert into order_events (order_id, at, kind, actor_kind, note)
      select id, created_at, 'attention', 'system', 'The refund of £10.00 failed: the card has expired' from orders order by id limit ${some(0.004)}`;
    await connection`
      insert into order_events (order_id, at, kind, actor_kind, note)
      select id, now(), 'note', 'staff', 'Rang them.' from orders order by id limit ${some(0.0035)}`;
    await connection`
      insert into reviews (product_id, user_name, rating, title, comment, is_published, reply, created_at)
      select m.id, p.name, 1 + p.n * 7 % 5, 'Good floor', 'As described, and laid in a day. Sample ' || p.n, p.n % 400 > 0, case
        when p.n % 3 = 0 then 'Thank you' else '' end, now() - p.n * interval '9 minutes'
      from people p join goods m on m.n = 1 + p.n::bigint * 7919 % ${counted.goods} where p.n <= ${some(0.5)}`;
    await connection`
      insert into contact_messages (first_name, last_name, email, subject, message, created_at, closed_at)
      select first, last, email, 'quote', 'Could you tell me what ' || n || ' m² of oak would come to, laid?', now() - n * interval '20 minutes',
        case when n > 40 then now() end
      from people where n <= ${some(0.3)}`;
    await connection`
      insert into outbox (kind, recipient, subject, html, text, order_id, status, sent_at, created_at)
      select 'order-confirmed', email, 'Your order', '<p>Thank you</p>', 'Thank you', id, 'sent', created_at, created_at from orders`;
    await connection`insert into images (id, width, height, bytes, format, placeholder)
      select substr(md5(g::text), 1, 24), 1280, 960, 1000, 'webp', '#aabbcc' from generate_series(1, 400) g`;
    await connection`insert into product_photos (product_id, image_id, alt_text, is_main)
      select id, substr(md5((1 + n % 400)::text), 1, 24), name, true from goods where n % 20 > 0`;
    await connection`insert into product_photos (product_id, image_id, alt_text, position)
      select id, substr(md5((1 + (n + 7) % 400)::text), 1, 24), name, 1 from goods where n % 2 = 0`;
    await connection`insert into customer_photos (title, description, image_id, room_type, flooring_type, customer_name, is_featured, created_at)
      select 'A floor in ' || t.town, 'Laid by ' || p.name, substr(md5((1 + p.n % 400)::text), 1, 24), 'Kitchen', 'Tiles', p.first, p.n % 50 = 0,
        now() - p.n * interval '2 hours'
      from people p join towns t on t.n = 1 + p.n % 8 where p.n <= ${some(0.1)}`;
    await connection`insert into chat_sessions (token_hash, state, created_at, last_message_at)
      select sha256(n::text::bytea), case when n <= 5 then 'waiting' when n <= 15 then 'human' when n % 3 = 0 then 'closed' else 'assistant'
        end, now() - n * interval '10 minutes', now() - n * interval '10 minutes'
      from people where n <= ${some(0.5)}`;
    await connection`insert into chat_messages (session_id, author, content, created_at)
      select id, 'visitor', 'Which floor is warm underfoot?', created_at from chat_sessions`;
    await connection`update chat_sessions set waiting_since = last_message_at where state = 'waiting'`;
    await connection`set session_replication_role = origin`;
    await connection`vacuum analyze`;
  } finally {
    connection.release();
  }
}
