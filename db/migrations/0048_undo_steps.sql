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
