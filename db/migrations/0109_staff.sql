-- What staff do to the shop: who changed what, the views of lists they come back to, what can be taken back, files they read in.

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

-- What staff did to several records at once, with what each was before: it can be taken back as one step until then.
create table undo_steps (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null,
  -- Null: whose account is gone.
  actor_id uuid references users (id) on delete set null,
  kind text not null check (kind in ('orders', 'products', 'categories')),
  -- '12 prices changed.'
  said text not null,
  undo_until timestamptz not null,
  -- [{"id": …, "before": …, "after": …}]
  records jsonb not null
);
create index undo_steps_recent on undo_steps (kind, at desc);
create index undo_steps_over on undo_steps (undo_until);
create index undo_steps_actor on undo_steps (actor_id);

-- A file of products that staff are looking at before it takes effect.
create table product_imports (
  id uuid primary key default gen_random_uuid(),
  actor_id uuid references users (id) on delete set null,
  file_name text not null,
  csv text not null,
  created_at timestamptz not null default now(),
  applied_at timestamptz,
  created_products integer not null default 0,
  changed_products integer not null default 0,
  -- The pictures that were sent with a file of products: under the name that the file has for each, the picture's id.
  pictures jsonb not null default '{}'
);
create index product_imports_newest on product_imports (created_at desc);

-- Pictures on the web that a file of products named: fetched one after another once it has taken effect, and remembered, so that the
-- same file read again fetches nothing.
create table wanted_photos (
  product_id uuid not null references products (id) on delete cascade,
  address text not null check (length(address) <= 2000),
  position integer not null check (position >= 0),
  attempts integer not null default 0,
  -- Null once it was fetched or given up.
  next_attempt_at timestamptz,
  image_id text references images (id) on delete cascade,
  -- Why it could not be had, the last time.
  problem text,
  created_at timestamptz not null default now(),
  primary key (product_id, address)
);
create index wanted_photos_due on wanted_photos (next_attempt_at) where next_attempt_at is not null;
create index wanted_photos_images on wanted_photos (image_id);
