-- Who is logged in, and how often somebody tried.

-- Only the hash of a session's token is kept: a copy of this table opens nobody's account.
create table sessions (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- Attempts in a window of time, shared by all processes. The key names the rule and a hash of who is meant.
create table rate_limits (
  key text primary key,
  attempts integer not null check (attempts > 0),
  resets_at timestamptz not null
);
create index rate_limits_expiry on rate_limits (resets_at);

create index orders_user on orders (user_id, created_at desc);

-- A like changes only a count on a photo. Telling every process at once would empty their kept pages at every click,
-- so such a change is told by the one who liked, at most once a minute (gallery/like-photo.server.ts).
create function notify_photos_changed() returns trigger language plpgsql as $$
declare
  touched text[];
begin
  select array_agg(t.id) into touched from (
    select came.id::text from came join gone using (id)
    where to_jsonb(came) - 'likes' is distinct from to_jsonb(gone) - 'likes'
    limit 101
  ) t;
  if touched is null then return null; end if;
  if cardinality(touched) > 100 then
    perform pg_notify('changed', tg_table_name || ' *');
  else
    perform pg_notify('changed', tg_table_name || ' ' || k) from unnest(touched) k;
  end if;
  return null;
end $$;

drop trigger customer_photos_changed on customer_photos;
create trigger customer_photos_changed after update on customer_photos
  referencing old table as gone new table as came for each statement execute function notify_photos_changed();
