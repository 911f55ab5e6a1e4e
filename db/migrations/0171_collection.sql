-- An order may be collected from the showroom: paid, got ready, told to its shopper with a code, and handed over to whoever has it.
alter table orders drop constraint orders_status_check, add constraint orders_status_check check (status in
  ('pending', 'finance_pending', 'confirmed', 'part_shipped', 'shipped', 'delivered', 'preparing', 'ready', 'collected', 'cancelled', 'refunded'));
alter table orders drop constraint orders_delivery_way_check, add constraint orders_delivery_way_check check (delivery_way in
  ('parcel', 'pallet', 'samples', 'collection'));

create table collections (
  order_id uuid primary key references orders (id) on delete cascade,
  -- Whoever has it may take the order along: one of its own for each order that waits.
  code text not null,
  ready_at timestamptz not null,
  -- When its shopper is reminded that it waits; null once that is done.
  remind_at timestamptz,
  collected_at timestamptz,
  -- The name of whoever took it along, the buyer or somebody else.
  collected_by text not null default ''
);
create unique index collections_code on collections (code) where collected_at is null;
create index collections_due on collections (remind_at) where remind_at is not null;
