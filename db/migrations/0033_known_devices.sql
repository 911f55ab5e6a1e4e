-- Browsers that signed in to an account before: a stranger's guesses at that account do not lock them out. Only a hash of the cookie
-- is kept; it opens nothing.
create table known_devices (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references users (id) on delete cascade,
  seen_at timestamptz not null
);
create index known_devices_user on known_devices (user_id, seen_at desc);
