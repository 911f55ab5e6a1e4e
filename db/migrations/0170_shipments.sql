-- An order may leave in several shipments. What is written of them decides where the order stands.
create table shipments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  -- The first of an order is 1: of two that are sent as the same one, one is refused.
  number integer not null check (number > 0),
  carrier text not null default '',
  tracking_link text,
  -- As it was weighed; null where nobody did.
  weight_grams integer check (weight_grams > 0),
  sent_at timestamptz not null,
  unique (order_id, number)
);

create table shipment_lines (
  shipment_id uuid not null references shipments (id) on delete cascade,
  order_line_id uuid not null references order_lines (id) on delete cascade,
  quantity integer not null check (quantity > 0),
  primary key (shipment_id, order_line_id)
);
create index shipment_lines_line on shipment_lines (order_line_id);

alter table order_lines
  -- How many have left, in all shipments together.
  add column sent_quantity integer not null default 0,
  -- How many never will, because they were refunded before they were sent.
  add column withheld_quantity integer not null default 0,
  add constraint order_lines_no_more_sent_than_bought
    check (sent_quantity >= 0 and withheld_quantity >= 0 and sent_quantity + withheld_quantity <= quantity);
-- Of what a refund was for, how many had not been sent: given back should the refund fail.
alter table refund_lines add column withheld integer not null default 0;

alter table orders drop constraint orders_status_check, add constraint orders_status_check check (status in
  ('pending', 'finance_pending', 'confirmed', 'part_shipped', 'shipped', 'delivered', 'cancelled', 'refunded'));

-- Until now an order left as a whole, and who carried it was written into its history.
insert into shipments (order_id, number, carrier, tracking_link, sent_at)
  select o.id, 1, coalesce(left(substring(e.note from 'Sent with (.+?)\.(?: http|$)'), 80), ''), substring(e.note from '(https?://\S+)$'),
    coalesce(e.at, o.paid_at, o.created_at)
  from orders o left join lateral (
    -- The last word on it: a move to shipped that was undone is none.
    select at, note, to_status from order_events where order_id = o.id and kind = 'moved'
      and (from_status, to_status) in (('confirmed', 'shipped'), ('shipped', 'confirmed')) order by id desc limit 1) e on true
  where o.status in ('shipped', 'delivered') or (o.status = 'refunded' and e.to_status = 'shipped');
update order_lines l set withheld_quantity = l.refunded_quantity from orders o
  where o.id = l.order_id and l.refunded_quantity > 0 and not exists (select from shipments s where s.order_id = o.id);
update refund_lines r set withheld = r.quantity from order_lines l where l.id = r.order_line_id and l.withheld_quantity > 0;
insert into shipment_lines (shipment_id, order_line_id, quantity)
  select s.id, l.id, l.quantity from shipments s join order_lines l on l.order_id = s.order_id;
update order_lines l set sent_quantity = l.quantity from shipment_lines s where s.order_line_id = l.id;
