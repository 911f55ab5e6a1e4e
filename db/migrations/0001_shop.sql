-- The shop's first tables: what is sold, what the shop says, who buys, what was bought.
-- Money is whole pence. Box coverage is thousandths of a square metre, so that counting boxes never rounds a float.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table settings (
  only_row boolean primary key default true check (only_row),
  values jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- Pictures as uploaded (re-encoded, metadata stripped). The id is the hash of the stored bytes, so an address never changes its content.
create table images (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  format text not null check (format in ('avif', 'webp', 'jpeg', 'png')),
  placeholder text not null check (placeholder ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz not null default now()
);

create table categories (
  name text primary key,
  position integer not null,
  description text not null default '',
  image_id text references images (id)
);

create table products (
  id uuid primary key default gen_random_uuid(),
  sku text not null unique check (sku <> ''),
  name text not null check (name <> ''),
  description text not null default '',
  category text not null references categories (name) on update cascade,
  supplier text not null check (supplier <> ''),
  price_pence integer not null check (price_pence between 1 and 100000000),
  unit text not null default 'box' check (unit in ('box', 'pack', 'roll', 'metre', 'tub', 'bag', 'bottle', 'length', 'each')),
  coverage_milli_m2 integer check (coverage_milli_m2 between 1 and 1000000),
  weight_grams integer check (weight_grams > 0),
  pieces_per_box integer check (pieces_per_box > 0),
  in_stock boolean not null default true,
  is_featured boolean not null default false,
  colour text,
  tile_size text,
  thickness text,
  material text,
  finish text,
  wood_type text,
  wood_species text,
  plank_style text,
  ac_rating text,
  water_resistance text check (water_resistance in ('Waterproof', 'Water Resistant', 'Standard')),
  surface text,
  construction text,
  wear_layer text,
  format text,
  plank_size text,
  slip_rating text,
  underfloor_heating boolean,
  rooms text[] not null default '{}',
  warranty_years integer check (warranty_years > 0),
  appearance jsonb,
  search tsvector not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index products_category on products (category);
create index products_search on products using gin (search);

-- Distinct words of the catalogue, for typo tolerance: trigrams over a few thousand words, not over every product.
create table search_words (
  word text primary key,
  products integer not null
);
create index search_words_trigrams on search_words using gin (word gin_trgm_ops);

-- What is on the shelf, and what unpaid orders are holding of it. Boxes.
create table stock_levels (
  product_id uuid primary key references products (id) on delete cascade,
  on_hand integer not null check (on_hand >= 0),
  held integer not null default 0 check (held >= 0),
  check (held <= on_hand)
);

-- Every price a product was ever sold at. Append-only: the "was" price must be provable.
create table price_history (
  id bigint generated always as identity primary key,
  product_id uuid not null references products (id) on delete cascade,
  price_pence integer not null check (price_pence > 0),
  valid_from timestamptz not null,
  unique (product_id, valid_from)
);

create table product_photos (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products (id) on delete cascade,
  image_id text not null references images (id),
  kind text not null default 'photo' check (kind in ('photo', 'illustration')),
  alt_text text not null,
  position integer not null default 0,
  is_main boolean not null default false,
  background_position text not null default 'center',
  background_size text not null default 'cover',
  image_opacity real not null default 1 check (image_opacity between 0.1 and 1),
  overlay_opacity real not null default 0 check (overlay_opacity between 0 and 0.8),
  created_at timestamptz not null default now()
);
create index product_photos_product on product_photos (product_id, position);
create unique index product_photos_one_main on product_photos (product_id) where is_main;

create table users (
  id uuid primary key default gen_random_uuid(),
  full_name text not null check (full_name <> ''),
  username text not null,
  email text not null,
  password_hash text not null,
  is_active boolean not null default true,
  is_admin boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));
create unique index users_username on users (lower(username));

create table reviews (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  user_name text not null,
  rating integer not null check (rating between 1 and 5),
  title text not null,
  comment text not null,
  verified_purchase boolean not null default false,
  helpful_count integer not null default 0 check (helpful_count >= 0),
  is_published boolean not null default true,
  created_at timestamptz not null default now()
);
create index reviews_product on reviews (product_id, created_at desc);

create table hero_slides (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  subtitle text not null,
  description text not null,
  image_id text references images (id),
  badge text not null default '',
  savings text not null default '',
  button_text text not null default 'Browse Our Collection',
  button_link text not null default '/products',
  position integer not null default 0 check (position >= 0),
  is_active boolean not null default true,
  starts_at timestamptz,
  ends_at timestamptz,
  background_position text not null default 'center',
  background_size text not null default 'cover',
  background_repeat text not null default 'no-repeat',
  image_opacity real not null default 1 check (image_opacity between 0.1 and 1),
  overlay_opacity real not null default 0.4 check (overlay_opacity between 0 and 0.8),
  version integer not null default 1,
  created_at timestamptz not null default now()
);

create table customer_photos (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  description text not null default '',
  image_id text not null references images (id),
  room_type text not null,
  flooring_type text not null,
  customer_name text not null default '',
  is_featured boolean not null default false,
  likes integer not null default 0 check (likes >= 0),
  created_at timestamptz not null default now()
);
create index customer_photos_newest on customer_photos (created_at desc, id);

-- One like a visitor: the visitor is the hash of an anonymous cookie.
create table customer_photo_likes (
  photo_id uuid not null references customer_photos (id) on delete cascade,
  visitor text not null,
  primary key (photo_id, visitor)
);

create table areas (
  slug text primary key check (slug ~ '^[a-z0-9-]+$'),
  area text not null,
  description text not null,
  population text not null,
  key_services text[] not null,
  landmarks text[] not null,
  position integer not null default 0
);

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null default '',
  subject text not null check (subject in ('quote', 'product', 'installation', 'support', 'other')),
  message text not null,
  created_at timestamptz not null default now()
);

-- Who opened a product in the last day, without an address: the visitor is a hash that changes daily.
create table product_views (
  product_id uuid not null references products (id) on delete cascade,
  visitor text not null,
  viewed_at timestamptz not null default now(),
  primary key (product_id, visitor)
);

create table orders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users (id) on delete set null,
  email text not null,
  status text not null default 'pending' check (status in ('pending', 'finance_pending', 'confirmed', 'shipped', 'delivered', 'cancelled', 'refunded')),
  total_pence integer not null check (total_pence >= 0),
  delivery_pence integer not null default 0 check (delivery_pence >= 0),
  refunded_pence integer not null default 0 check (refunded_pence between 0 and total_pence),
  shipping_address jsonb not null,
  shows_purchase boolean not null default false,
  paid_at timestamptz,
  created_at timestamptz not null default now()
);
create index orders_newest on orders (created_at desc);
create unique index orders_reference on orders (right(id::text, 8));

create table order_lines (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  product_id uuid references products (id) on delete set null,
  product_name text not null,
  sku text not null,
  quantity integer not null check (quantity > 0),
  unit_pence integer not null check (unit_pence >= 0),
  is_sample boolean not null default false,
  vat_basis_points integer not null default 2000
);
create index order_lines_order on order_lines (order_id);
create index order_lines_product on order_lines (product_id);

-- Every process hears what changed and drops or patches what it keeps in memory.
-- Payload: the table's name, a space, and the key of the row, or * when a statement touched more than a hundred.
create function notify_changed() returns trigger language plpgsql as $$
declare
  key_column text := tg_argv[0];
  touched text[];
begin
  if tg_op = 'DELETE' then
    execute format('select array_agg(distinct %I::text) from (select * from gone limit 101) t', key_column) into touched;
  else
    execute format('select array_agg(distinct %I::text) from (select * from came limit 101) t', key_column) into touched;
  end if;
  if touched is null then return null; end if;
  if cardinality(touched) > 100 then
    perform pg_notify('changed', tg_table_name || ' *');
  else
    perform pg_notify('changed', tg_table_name || ' ' || k) from unnest(touched) k;
  end if;
  return null;
end $$;

do $$
declare watched record;
begin
  for watched in select * from (values
    ('products', 'id'), ('product_photos', 'product_id'), ('stock_levels', 'product_id'), ('price_history', 'product_id'), ('reviews', 'product_id'),
    ('categories', 'name'), ('hero_slides', 'id'), ('customer_photos', 'id'), ('areas', 'slug'), ('settings', 'only_row')
  ) as t(name, key) loop
    execute format('create trigger %1$s_came after insert on %1$s referencing new table as came for each statement execute function notify_changed(%2$L)', watched.name, watched.key);
    execute format('create trigger %1$s_changed after update on %1$s referencing new table as came for each statement execute function notify_changed(%2$L)', watched.name, watched.key);
    execute format('create trigger %1$s_gone after delete on %1$s referencing old table as gone for each statement execute function notify_changed(%2$L)', watched.name, watched.key);
  end loop;
end $$;
