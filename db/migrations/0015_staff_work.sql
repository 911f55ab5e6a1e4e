-- What staff do to the shop: who changed what, what was counted on the shelf, and the views of lists they come back to.

-- Only ever added to. `changes` holds each field with what it was and what it became: {"price": ["38.50", "35.00"]}.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null: the shop itself, or somebody whose account is gone.
  actor_id uuid references users (id) on delete set null,
  record_kind text not null,
  record_id text not null,
  -- As it was called then.
  record_name text not null,
  action text not null,
  changes jsonb not null default '{}'
);
create index audit_entries_record on audit_entries (record_kind, record_id, id desc);
create index audit_entries_actor on audit_entries (actor_id, id desc);

-- What was done to an account is forgotten with it.
create function forget_audited_user() returns trigger language plpgsql as $$
begin
  delete from audit_entries where record_kind = 'user' and record_id = old.id::text;
  return null;
end $$;
create trigger users_audit_forgotten after delete on users for each row execute function forget_audited_user();

create table stock_adjustments (
  id bigint generated always as identity primary key,
  product_id uuid not null references products (id) on delete cascade,
  at timestamptz not null default now(),
  actor_id uuid references users (id) on delete set null,
  change integer not null check (change <> 0),
  on_hand_after integer not null check (on_hand_after >= 0),
  reason text not null check (reason in ('delivery', 'count', 'damaged', 'returned', 'display', 'correction', 'import')),
  note text not null default ''
);
create index stock_adjustments_product on stock_adjustments (product_id, id desc);

create table saved_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  -- The page it is a view of: '/admin/products'.
  page text not null,
  name text not null check (name <> ''),
  query text not null,
  created_at timestamptz not null default now(),
  unique (user_id, page, name)
);

-- A price that changes leaves a step behind, whoever changes it and however; the history itself never changes.
create function keep_price_history() returns trigger language plpgsql as $$
begin
  insert into price_history (product_id, price_pence, valid_from)
  select came.id, came.price_pence, clock_timestamp() from came join gone using (id) where came.price_pence <> gone.price_pence;
  return null;
end $$;
create trigger products_price_history after update on products referencing old table as gone new table as came
  for each statement execute function keep_price_history();

create function refuse_rewriting_prices() returns trigger language plpgsql as $$
begin
  -- Deeper: the product itself is deleted.
  if pg_trigger_depth() = 1 then raise exception 'price_history is only ever added to'; end if;
  return null;
end $$;
create trigger price_history_is_kept after update or delete on price_history for each statement execute function refuse_rewriting_prices();

-- Staff's list of products: in the order of each column, and by any part of name, SKU or supplier.
create index products_by_name on products (name, id);
create index products_by_price on products (price_pence, id);
create index products_by_change on products (updated_at, id);
create index products_staff_filters on products (category, supplier, in_stock, is_featured);
create index products_staff_search on products using gin ((name || ' ' || sku || ' ' || supplier) gin_trgm_ops);
create index stock_levels_free on stock_levels ((on_hand - held), product_id);
