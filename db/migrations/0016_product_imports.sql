-- A file of products that staff are looking at before it takes effect.
create table product_imports (
  id uuid primary key default gen_random_uuid(),
  actor_id uuid references users (id) on delete set null,
  file_name text not null,
  csv text not null,
  created_at timestamptz not null default now(),
  applied_at timestamptz,
  created_products integer not null default 0,
  changed_products integer not null default 0
);
create index product_imports_newest on product_imports (created_at desc);
