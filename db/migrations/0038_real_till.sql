-- What the card provider's own records say: events come in any order, and the older of two says nothing.
alter table payments add column provider_updated_at timestamptz;
alter table refunds add column provider_updated_at timestamptz;
-- A refund that was made at the provider, in its dashboard, and entered here afterwards.
alter table refunds add column is_made_elsewhere boolean not null default false;

-- What of an order a refund is for: marked as refunded while the refund stands, and no longer should it fail.
create table refund_lines (
  refund_id uuid not null references refunds (id) on delete cascade,
  order_line_id uuid not null references order_lines (id) on delete cascade,
  quantity integer not null check (quantity > 0),
  -- How many of them are back on the shelf.
  on_shelf integer not null check (on_shelf between 0 and quantity),
  primary key (refund_id, order_line_id)
);
create index refund_lines_line on refund_lines (order_line_id);
-- Boxes that are back on the shelf although their refund failed: the refund that takes its place must not put them there again.
alter table order_lines add column back_on_shelf integer not null default 0 check (back_on_shelf between 0 and quantity - refunded_quantity);

-- Cards' owners who took a payment back through their bank, as the provider last told it.
create table disputes (
  provider_id text primary key,
  order_id uuid not null references orders (id),
  payment_id uuid not null references payments (id),
  amount_pence integer not null check (amount_pence > 0),
  reason text not null default '',
  state text not null,
  -- Until when the shop may answer.
  due_at timestamptz,
  version integer not null default 0,
  provider_updated_at timestamptz
);
create index disputes_order on disputes (order_id);

-- Payments and the like in the provider's account that belong to no order here: sales at a counter, or charges made by hand.
create table provider_strays (
  provider_id text primary key,
  kind text not null check (kind in ('payment', 'refund', 'dispute')),
  amount_pence bigint not null,
  currency text not null,
  reference text not null default '',
  at timestamptz not null
);
create index provider_strays_newest on provider_strays (at desc);

-- While the provider takes no cards from this shop at all, whatever the card: why, and since when. At most one at a time.
create table card_stops (
  id bigint generated always as identity primary key,
  code text not null,
  detail text not null,
  order_id uuid references orders (id) on delete set null,
  began_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index card_stops_one_open on card_stops ((true)) where ended_at is null;

-- The test till, as strict as the provider it stands in for.
alter table test_till.payments drop constraint payments_status_check;
alter table test_till.payments add constraint payments_status_check check (status in ('APPROVED', 'PENDING', 'COMPLETED', 'FAILED', 'CANCELED'));
alter table test_till.payments
  -- A payment that is approved or pending settles later.
  add column settles_at timestamptz,
  add column settles_as text check (settles_as in ('COMPLETED', 'FAILED')),
  -- The answer to a key is the one that was given first, whatever came after.
  add column first_status text,
  add column version integer not null default 1;
create index test_till_payments_unsettled on test_till.payments (settles_at) where status in ('APPROVED', 'PENDING');
drop index test_till.test_till_payments_source;
create index test_till_payments_source on test_till.payments (source_id) where status in ('APPROVED', 'PENDING', 'COMPLETED');

alter table test_till.refunds drop constraint refunds_status_check, drop constraint refunds_settles_as_check;
alter table test_till.refunds
  add constraint refunds_status_check check (status in ('PENDING', 'COMPLETED', 'REJECTED', 'FAILED')),
  add constraint refunds_settles_as_check check (settles_as in ('COMPLETED', 'REJECTED', 'FAILED'));

create table test_till.disputes (
  id text primary key,
  payment_id text not null references test_till.payments (id),
  amount_pence integer not null check (amount_pence > 0),
  reason text not null,
  state text not null,
  due_at timestamptz not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index test_till_disputes_payment on test_till.disputes (payment_id);

-- A refund that fails after it was made takes its entry back.
alter table test_till.ledger drop constraint ledger_kind_check;
alter table test_till.ledger add constraint ledger_kind_check check (kind in ('charge', 'void', 'refund', 'refund failed'));
create or replace view test_till.takings as
  select order_id,
    count(*) filter (where kind = 'charge')::int as charges,
    coalesce(sum(amount_pence) filter (where kind = 'charge'), 0)::int as charged_pence,
    coalesce(sum(amount_pence) filter (where kind = 'void'), 0)::int as voided_pence,
    coalesce(sum(case kind when 'refund' then amount_pence when 'refund failed' then -amount_pence end), 0)::int as refunded_pence,
    coalesce(sum(case when kind in ('charge', 'refund failed') then amount_pence else -amount_pence end), 0)::int as net_pence
  from test_till.ledger group by order_id;

-- A payment with what went back of it, as the provider describes one.
create view test_till.payment_records as
  select p.*,
    coalesce((select sum(r.amount_pence) from test_till.refunds r where r.payment_id = p.id and r.status = 'COMPLETED'), 0)::int as refunded_pence,
    array(select r.id from test_till.refunds r where r.payment_id = p.id order by r.created_at, r.id) as refund_ids
  from test_till.payments p;
