-- What is sold, what it shows, what it costs and did cost.

create table categories (
  name text primary key,
  position integer not null,
  description text not null default '',
  image_id text references images (id)
);

-- Every picture a category was given; the one that stands for it is categories.image_id.
create table category_images (
  category text not null references categories (name) on update cascade on delete cascade,
  image_id text not null references images (id),
  added_at timestamptz not null default now(),
  primary key (category, image_id)
);
create index category_images_image on category_images (image_id);

create table products (
  id uuid primary key default gen_random_uuid(),
  sku text not null unique check (sku <> ''),
  name text not null check (name <> ''),
  description text not null default '',
  category text not null references categories (name) on update cascade,
  supplier text not null check (supplier <> ''),
  price_pence integer not null check (price_pence between 1 and 100000000),
  unit text not null default 'box' check (unit in ('box', 'pack', 'roll', 'metre', 'tub', 'bag', 'bottle', 'length', 'each')),
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
  updated_at timestamptz not null default now(),
  -- Makers state boxes with four decimals (1.8336 m²), so coverage is kept in whole square centimetres: counting boxes never rounds a float.
  coverage_cm2 integer check (coverage_cm2 between 10 and 10000000),
  staff_text text generated always as (staff_text(name || ' ' || supplier, sku)) stored,
  -- The numbers by which makers and shopping sites know a product: the GTIN under its barcode, and the maker's own part number.
  gtin text check (gtin ~ '^(\d{8}|\d{12,14})$'),
  mpn text check (mpn <> ''),
  -- How goods sold by the metre are cut. The price is that of a metre in the width that coverage_cm2 says; other widths cost the same a m².
  roll_width_mm integer[] not null default '{}' check (array_position(roll_width_mm, null) is null),
  cut_step_mm integer check (cut_step_mm between 1 and 5000),
  pattern_repeat_length_mm integer check (pattern_repeat_length_mm between 1 and 5000),
  pattern_repeat_width_mm integer check (pattern_repeat_width_mm between 1 and 5000),
  -- Whether pile or pattern must run one way in rooms that join; yes where nothing is said.
  direction_matters boolean,
  -- A product that is one piece left of a roll: how large it is.
  remnant_length_mm integer check (remnant_length_mm between 100 and 50000),
  remnant_width_mm integer check (remnant_width_mm between 100 and 6000),
  -- Archived: no longer sold, and found nowhere in the shop, but there for staff, who can bring it back.
  is_archived boolean not null default false
);
create index products_category on products (category);
create index products_search on products using gin (search);
create index products_sku_upper on products (upper(sku) text_pattern_ops);
-- Staff's list of products: in the order of each column, and by its filters.
create index products_by_name on products (name, id);
create index products_by_price on products (price_pence, id);
create index products_by_change on products (updated_at, id);
create index products_staff_filters on products (category, supplier, in_stock, is_featured);
-- Counting what staff's filters leave, from indexes alone: products on sale, and those that lack something.
create index products_on_sale on products (id) where in_stock;
create index products_without_size on products (name, id) where coverage_cm2 is null;
create index products_without_description on products (name, id) where description = '';
-- A category's page in staff's list, and its codes, without reading a product.
create index products_by_category on products (category, id);
create index products_of_category on products (category, sku);
-- What a visitor may call a product is looked up for every message: the beginnings of names, and colours.
create index products_name_beginning on products (lower(name) text_pattern_ops);
create index products_colour_lower on products (lower(colour));
create index products_staff_text on products using gin (staff_text gin_trgm_ops);
-- Staff look a product up by its barcode.
create index products_gtin on products (gtin) where gtin is not null;
create index products_remnants on products (remnant_length_mm, remnant_width_mm) where remnant_length_mm is not null;
-- Few are: whether any is has to cost nothing.
create index products_archived on products (id) where is_archived;

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
  -- Not `real`: it would round 0.8, the darkest overlay, to a little more than the check allows.
  image_opacity double precision not null default 1 check (image_opacity between 0.1 and 1),
  overlay_opacity double precision not null default 0 check (overlay_opacity between 0 and 0.8),
  created_at timestamptz not null default now()
);
create index product_photos_product on product_photos (product_id, position);
create unique index product_photos_one_main on product_photos (product_id) where is_main;
-- Whether a picture is shown anywhere is asked before it is taken away.
create index product_photos_image on product_photos (image_id);

-- Who opened a product in the last day, without an address: the visitor is a hash that changes daily.
create table product_views (
  product_id uuid not null references products (id) on delete cascade,
  visitor text not null,
  viewed_at timestamptz not null default now(),
  primary key (product_id, visitor)
);
create index product_views_age on product_views (viewed_at);

-- Every price a product was ever sold at. Append-only: the "was" price must be provable.
create table price_history (
  id bigint generated always as identity primary key,
  product_id uuid not null references products (id) on delete cascade,
  price_pence integer not null check (price_pence > 0),
  valid_from timestamptz not null,
  unique (product_id, valid_from)
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

-- A deleted product takes its price history with it, and nothing else does. PostgreSQL deletes such rows as if it had been asked to directly, so
-- whether the product is still there is what tells.
create function refuse_rewriting_prices() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from products where id = old.product_id) then return null; end if;
  raise exception 'price_history is only ever added to';
end $$;
create trigger price_history_is_kept after update or delete on price_history for each row execute function refuse_rewriting_prices();
