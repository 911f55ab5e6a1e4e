-- How orders are paid and paid back: by card, and over months through a lender.

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
  settled_at timestamptz,
  -- When the provider's record was as it is here: events come in any order, and the older of two says nothing.
  provider_updated_at timestamptz
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
  settled_at timestamptz,
  -- As in payments.
  provider_updated_at timestamptz,
  -- A refund that was made at the provider, in its dashboard, and entered here afterwards.
  is_made_elsewhere boolean not null default false
);
create index refunds_order on refunds (order_id);
create index refunds_unsettled on refunds (next_check_at) where status = 'started';

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

-- What the card provider told by itself, each event once, in whatever order it came.
create table webhook_events (
  event_id text primary key,
  type text not null,
  body jsonb not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  -- Events of the card provider are acted on by a job, again and again until it succeeds.
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now()
);
create index webhook_events_due on webhook_events (next_attempt_at) where handled_at is null;
create index webhook_events_age on webhook_events (received_at);

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
  updated_at timestamptz not null default now(),
  -- How many of the product an application is for, so that it can be ordered once the lender agrees. Null: for an order, or not known.
  quantity integer check (quantity > 0)
);
create index finance_applications_order on finance_applications (order_id);
