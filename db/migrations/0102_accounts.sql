-- Who has an account, how they are let in, and what is kept of them.

create table users (
  id uuid primary key default gen_random_uuid(),
  full_name text not null check (full_name <> ''),
  username text not null,
  email text not null,
  password_hash text not null,
  is_active boolean not null default true,
  is_admin boolean not null default false,
  created_at timestamptz not null default now(),
  staff_text text generated always as (staff_text(full_name || ' ' || username || ' ' || email, '')) stored,
  -- When one of the staff last had the chats' inbox open, in any window.
  inbox_seen_at timestamptz
);
create unique index users_email on users (lower(email));
create unique index users_username on users (lower(username));
create index users_by_name on users (full_name, id);
create index users_staff on users (full_name, id) where is_admin;
create index users_banned on users (full_name, id) where not is_active;
create index users_staff_text on users using gin (staff_text gin_trgm_ops);

-- Only the hash of a session's token is kept: a copy of this table opens nobody's account.
create table sessions (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- Browsers that signed in to an account before: a stranger's guesses at that account do not lock them out. Only a hash of the cookie
-- is kept; it opens nothing.
create table known_devices (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references users (id) on delete cascade,
  seen_at timestamptz not null
);
create index known_devices_user on known_devices (user_id, seen_at desc);

-- Somebody typed an address at "Forgotten your password?". Whether it has an account is looked up later, so that the answer
-- and its time are the same for everybody.
create table password_requests (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  requested_at timestamptz not null default now()
);

-- Links that were mailed. Only the hash of a link's token is kept.
create table account_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('password', 'email')),
  new_email text,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((purpose = 'email') = (new_email is not null))
);
create index account_links_user on account_links (user_id, purpose);
create index account_links_expiry on account_links (expires_at);

create table addresses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  address jsonb not null check (jsonb_typeof(address) = 'object'),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  staff_text text generated always as (staff_text_of_person('', address)) stored
);
create index addresses_user on addresses (user_id, created_at);
create unique index addresses_one_default on addresses (user_id) where is_default;
create index addresses_staff_text on addresses using gin (staff_text gin_trgm_ops);

-- Somebody typed an e-mail address to have erased what is held under it. Whether that is anything is looked up later, so that the answer
-- and its time are the same for everybody; what waits for its link to be used has a token's hash.
create table erasure_requests (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  requested_at timestamptz not null default now(),
  token_hash bytea unique check (length(token_hash) = 32),
  expires_at timestamptz,
  check ((token_hash is null) = (expires_at is null))
);
create index erasure_requests_due on erasure_requests (requested_at) where token_hash is null;
