-- Rooms that somebody measured, with the floors that they weigh up for them: a guest's, found by the token in their browser, a customer's,
-- or a copy that is shown to whoever has its link.
create table room_lists (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea unique check (length(token_hash) = 32),
  user_id uuid references users (id) on delete cascade,
  is_shared boolean not null default false,
  -- [{id, room, floor}] as your-rooms/kept-rooms.ts says it; floors: [{product_id, pattern}]
  rooms jsonb not null check (jsonb_typeof(rooms) = 'array' and jsonb_array_length(rooms) <= 30),
  floors jsonb not null default '[]' check (jsonb_typeof(floors) = 'array' and jsonb_array_length(floors) <= 4),
  updated_at timestamptz not null,
  check (case when is_shared then token_hash is not null else (token_hash is null) <> (user_id is null) end)
);
create unique index room_lists_of_user on room_lists (user_id) where not is_shared;
create index room_lists_shared_by on room_lists (user_id) where is_shared;
create index room_lists_age on room_lists (updated_at) where user_id is null or is_shared;
