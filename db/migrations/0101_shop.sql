-- The shop itself: its settings, its pictures, its own pages, and what its processes share. Money is whole pence, here and everywhere.

create table settings (
  only_row boolean primary key default true check (only_row),
  values jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- Random values that this shop alone knows. `visitors` turns a visitor into a mark that cannot be turned back by trying addresses.
create table secrets (
  name text primary key,
  value bytea not null check (length(value) = 32)
);
insert into secrets values ('visitors', sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea));

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

-- Who is putting a picture's bytes into the store, or taking them away: one at a time, and outside of any transaction. What is left here
-- after its time was left by a process that ended on the way, and is tidied up.
create table image_claims (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  format text not null check (format in ('avif', 'webp', 'jpeg', 'png')),
  holder uuid not null,
  until timestamptz not null
);

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
  -- Not `real`: it would round 0.8, the darkest overlay, to a little more than the check allows.
  image_opacity double precision not null default 1 check (image_opacity between 0.1 and 1),
  overlay_opacity double precision not null default 0.4 check (overlay_opacity between 0 and 0.8),
  version integer not null default 1,
  created_at timestamptz not null default now()
);

-- What staff wrote in place of a page that comes with the shop, and the pages that they added. A page without a row says what content/info-pages has.
create table info_pages (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  title text not null,
  -- Markdown, with placeholders for what the settings say.
  body text not null,
  -- For search engines; the page's own title and no description where they are empty.
  seo_title text not null default '',
  description text not null default '',
  in_footer boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null
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

-- Scripts and styles by their hashed names: a page of one version finds its own at a process of another, and for a while after an update.
create table published_assets (
  name text primary key check (name ~ '^[\w.-]+$'),
  content bytea not null,
  -- When a running process last said that its pages name it.
  wanted_at timestamptz not null default now()
);
-- The files are compressed already.
alter table published_assets alter column content set storage external;

-- Attempts in a window of time, shared by all processes. The key names the rule and a hash of who is meant.
create table rate_limits (
  key text primary key,
  attempts integer not null check (attempts > 0),
  resets_at timestamptz not null
);
create index rate_limits_expiry on rate_limits (resets_at);

-- What stands in the shop's way just now: each process looks every minute. What was not seen for five minutes is over.
create table troubles (
  kind text not null check (kind in ('mail', 'card-provider', 'pictures', 'disk', 'apple-pay-file')),
  -- Whose disk or file it is; empty where it is the shop's own.
  machine text not null,
  detail text not null,
  began_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (kind, machine)
);
