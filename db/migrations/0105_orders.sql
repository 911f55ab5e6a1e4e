-- What customers put in their cart and on their wishlist, and what they order. Guests keep cart and wishlist in the browser.

-- A product is named by its id only: a line outlives its product, so that the cart can say it is no longer sold.
create table cart_lines (
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null,
  is_sample boolean not null default false,
  quantity integer not null check (quantity between 1 and 9999),
  -- What the shopper said they want to cover, thousandths of a square metre.
  area_milli_m2 integer check (area_milli_m2 > 0),
  -- The price of one that the shopper has been shown; where it differs from today's, the cart says so.
  seen_pence integer check (seen_pence >= 0),
  added_at timestamptz not null default now(),
  cut_plan_id text,
  primary key (user_id, product_id, is_sample),
  check (not is_sample or quantity = 1),
  check (cut_plan_id is null or quantity = 1)
);

-- Carts of guests that were merged already: a browser that heard no answer sends the same key again.
create table cart_merges (
  user_id uuid not null references users (id) on delete cascade,
  merge_key text not null,
  merged_at timestamptz not null default now(),
  primary key (user_id, merge_key)
);

create table wishlist_entries (
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null,
  added_at timestamptz not null default now(),
  primary key (user_id, product_id)
);

-- What shopping programs have put together for somebody to look at. The token opens it; only its SHA-256 is here.
create table agent_carts (
  token_hash bytea primary key check (length(token_hash) = 32),
  lines jsonb not null,
  expires_at timestamptz not null
);
create index agent_carts_expiring on agent_carts (expires_at);

-- Rooms that somebody wants a product cut for. What it costs and how it is cut is worked out anew whenever it is shown.
create table cut_plans (
  id text primary key,
  product_id uuid not null,
  rooms jsonb not null,
  roll_width_mm integer not null,
  seams integer not null,
  created_at timestamptz not null
);
create index cut_plans_age on cut_plans (created_at);

-- What was ordered, where it goes and what it adds up to. Of its boxes, see also 0106_stock.sql; of its money, 0107_payments.sql.
create table orders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users (id) on delete set null,
  email text not null,
  status text not null default 'pending'
    check (status in ('pending', 'finance_pending', 'confirmed', 'shipped', 'delivered', 'cancelled', 'refunded')),
  total_pence integer not null check (total_pence >= 0),
  delivery_pence integer not null default 0 check (delivery_pence >= 0),
  refunded_pence integer not null default 0 check (refunded_pence between 0 and total_pence),
  shipping_address jsonb not null,
  shows_purchase boolean not null default false,
  paid_at timestamptz,
  created_at timestamptz not null default now(),
  goods_pence integer not null default 0 check (goods_pence >= 0),
  sample_postage_pence integer not null default 0 check (sample_postage_pence >= 0),
  -- Made by the browser, one for each checkout: the same form sent twice is the same order.
  checkout_key uuid unique,
  -- What checkout_key was sent with; the same key with other contents is another order.
  checkout_digest bytea,
  notes text not null default '',
  -- Where the order's boxes are: held on the shelf for it, sold, or given back. Samples are cut from what is open and count for nothing.
  stock_state text not null default 'released' check (stock_state in ('held', 'sold', 'released')),
  -- When held boxes are given back, unless the order is paid.
  holds_until timestamptz,
  payment_method text check (payment_method in ('card', 'apple_pay', 'google_pay', 'finance')),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  -- Whose unpaid orders are counted together: a hash of the visitor's network address, forgotten once the order is paid or cancelled.
  placed_by bytea,
  staff_text text generated always as (staff_text_of_person(email, shipping_address)) stored
);
create unique index orders_reference on orders (right(id::text, 8));
create index orders_user on orders (user_id, created_at desc);
create index orders_holding on orders (holds_until) where stock_state = 'held';
-- What staff's lists and figures ask for among a hundred thousand orders, answered from indexes.
create index orders_email on orders (lower(email) text_pattern_ops);
create index orders_paid on orders (paid_at) where paid_at is not null;
create index orders_paid_lines on orders (paid_at, id) where paid_at is not null;
create index orders_newest on orders (created_at desc, id desc);
create index orders_status on orders (status, created_at desc, id desc);
create index orders_by_status on orders (status, id);
create index orders_by_total on orders (total_pence, id);
-- The stat cards, without reading an order.
create index orders_figures on orders (status) include (paid_at, total_pence, refunded_pence);
create index orders_waiting_for_lender on orders (id) where status = 'finance_pending';
create index orders_held_by on orders (placed_by) where stock_state = 'held' and placed_by is not null;
create index orders_held_for on orders (user_id) where stock_state = 'held' and user_id is not null;
create index orders_staff_text on orders using gin (staff_text gin_trgm_ops);

create table order_lines (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  product_id uuid references products (id) on delete set null,
  product_name text not null,
  sku text not null,
  quantity integer not null check (quantity > 0),
  unit_pence integer not null check (unit_pence >= 0),
  is_sample boolean not null default false,
  vat_basis_points integer not null default 2000,
  position integer not null default 0,
  -- What the shopper said they want to cover, thousandths of a square metre.
  area_milli_m2 integer,
  -- Boxes of this line that were refunded.
  refunded_quantity integer not null default 0 check (refunded_quantity between 0 and quantity),
  -- Boxes that are back on the shelf although their refund failed: the refund that takes its place must not put them there again.
  back_on_shelf integer not null default 0 check (back_on_shelf between 0 and quantity - refunded_quantity),
  staff_text text generated always as (staff_text(product_name, sku)) stored,
  -- Which roll a line comes from, how many mm of it each one takes, the cuts, and when they were made.
  roll_width_mm integer,
  roll_mm integer check (roll_mm > 0),
  cut_plan jsonb,
  cut_at timestamptz,
  check ((roll_width_mm is null) = (roll_mm is null)),
  check (cut_plan is null or (roll_mm is not null and quantity = 1))
);
create index order_lines_order on order_lines (order_id);
create index order_lines_product on order_lines (product_id);
create index order_lines_staff_text on order_lines using gin (staff_text gin_trgm_ops);

-- A guest opens an order with the token in a letter's link; only its SHA-256 is here.
create table order_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  order_id uuid not null references orders (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- A link that a browser in its own checkout was led on with, as against one in a letter: of these an order keeps the last few only.
  of_browser boolean not null default false
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
create index order_events_attention on order_events (order_id, id) where kind = 'attention';

-- Numbered in one series, as a VAT invoice must be (VAT Regulations 1995, regulation 14).
create table invoices (
  order_id uuid primary key references orders (id) on delete cascade,
  number integer generated always as identity unique,
  issued_at timestamptz not null default now(),
  -- To whom an invoice was made out, once its order no longer names anybody and the invoice has to (VAT Regulations 1995, 14(1)(e) and 16).
  buyer jsonb check (jsonb_typeof(buyer) = 'object')
);

-- A shopper withdraws from a contract made at a distance, in whole or for some lines. Only ever added to.
create table withdrawals (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  reason text not null default '',
  created_at timestamptz not null default now()
);
create index withdrawals_order on withdrawals (order_id, created_at);

create table withdrawal_lines (
  withdrawal_id uuid not null references withdrawals (id) on delete cascade,
  order_line_id uuid not null references order_lines (id) on delete cascade,
  quantity integer not null check (quantity > 0),
  primary key (withdrawal_id, order_line_id)
);
create index withdrawal_lines_line on withdrawal_lines (order_line_id);
