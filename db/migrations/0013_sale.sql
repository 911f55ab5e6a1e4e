-- The sale: what an order adds up to, what was tried to pay it, and everything that ever happened to it.

alter table orders
  add column goods_pence integer not null default 0 check (goods_pence >= 0),
  add column sample_postage_pence integer not null default 0 check (sample_postage_pence >= 0),
  -- Made by the browser, one for each checkout: the same form sent twice is the same order.
  add column checkout_key uuid unique,
  -- What checkout_key was sent with; the same key with other contents is another order.
  add column checkout_digest bytea,
  add column notes text not null default '',
  -- Where the order's boxes are: held on the shelf for it, sold, or given back. Samples are cut from what is open and count for nothing.
  add column stock_state text not null default 'released' check (stock_state in ('held', 'sold', 'released')),
  -- When held boxes are given back, unless the order is paid.
  add column holds_until timestamptz,
  add column payment_method text check (payment_method in ('card', 'apple_pay', 'google_pay', 'finance')),
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
create index orders_holding on orders (holds_until) where stock_state = 'held';
create index orders_status on orders (status, created_at desc);

alter table order_lines
  add column position integer not null default 0,
  add column area_milli_m2 integer,
  -- Boxes of this line that were refunded.
  add column refunded_quantity integer not null default 0 check (refunded_quantity between 0 and quantity);

-- A guest opens an order with the token in a letter's link; only its SHA-256 is here.
create table order_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  order_id uuid not null references orders (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index order_links_order on order_links (order_id);

-- Every move and everything else worth telling of an order. Only ever added to.
create table order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id) on delete cascade,
  at timestamptz not null default now(),
  kind text not null check (kind in ('placed', 'moved', 'payment', 'refund', 'note', 'attention')),
  from_status text,
  to_status text,
  actor_kind text not null check (actor_kind in ('shopper', 'staff', 'system')),
  actor_id uuid references users (id) on delete set null,
  note text not null default ''
);
create index order_events_order on order_events (order_id, id);

-- One row for each deliberate try to pay, written before the provider is asked.
create table payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  -- Square: at most 45 characters. The same key is the same payment, however often it is sent.
  idempotency_key text not null unique check (length(idempotency_key) <= 45),
  amount_pence integer not null check (amount_pence > 0),
  currency text not null default 'GBP' check (currency = 'GBP'),
  -- A card pays the whole order, or the deposit of one that is financed.
  purpose text not null default 'order' check (purpose in ('order', 'deposit')),
  method text not null check (method in ('card', 'apple_pay', 'google_pay')),
  status text not null default 'started' check (status in ('started', 'unknown', 'succeeded', 'declined', 'voided')),
  -- What the card form gave: asked for again with the same key until the outcome is known, then forgotten.
  source_id text,
  verification_token text,
  provider_id text unique,
  receipt_url text,
  error_code text,
  error_detail text,
  refunded_pence integer not null default 0 check (refunded_pence between 0 and amount_pence),
  created_at timestamptz not null default now(),
  next_check_at timestamptz not null default now(),
  checks integer not null default 0,
  settled_at timestamptz
);
-- At most one payment of an order is under way; a declined one may be followed by another.
create unique index payments_one_open on payments (order_id) where status in ('started', 'unknown');
create index payments_order on payments (order_id);
create index payments_unsettled on payments (next_check_at) where status in ('started', 'unknown');

create table refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  payment_id uuid not null references payments (id),
  idempotency_key text not null unique check (length(idempotency_key) <= 45),
  amount_pence integer not null check (amount_pence > 0),
  reason text not null default '',
  -- Money that should never have been taken: it was no revenue, so paying it back is no loss of any.
  is_correction boolean not null default false,
  status text not null default 'started' check (status in ('started', 'succeeded', 'failed')),
  provider_id text unique,
  error_detail text,
  requested_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  next_check_at timestamptz not null default now(),
  checks integer not null default 0,
  settled_at timestamptz
);
create index refunds_order on refunds (order_id);
create index refunds_unsettled on refunds (next_check_at) where status = 'started';

-- What the card provider told by itself, each event once, in whatever order it came.
create table webhook_events (
  event_id text primary key,
  type text not null,
  body jsonb not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz
);

-- Somebody asked to pay by instalments. What the lender's page sends back is a hint, not proof: staff confirm it.
create table finance_applications (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  order_id uuid references orders (id),
  product_id uuid references products (id) on delete set null,
  goods_description text not null,
  price_pence integer not null check (price_pence between 1200 and 1000000),
  deposit_pence integer not null default 0 check (deposit_pence >= 0),
  instalments integer not null check (instalments between 2 and 12),
  status text not null default 'started' check (status in ('started', 'returned_pass', 'returned_fail', 'returned_refer', 'approved', 'declined')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index finance_applications_order on finance_applications (order_id);
