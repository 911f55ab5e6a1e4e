-- The pictures that were sent with a file of products: under the name that the file has for each, the picture's id.
alter table product_imports add column pictures jsonb not null default '{}';

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
