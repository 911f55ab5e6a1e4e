-- What shopper and staff wrote about a reported problem, and each step that it took, oldest first.
create table claim_entries (
  id bigint generated always as identity primary key,
  claim_id uuid not null references claims (id) on delete cascade,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('shopper', 'staff', 'system')),
  actor_id uuid references users (id) on delete set null,
  -- The state that this step led to; null: words alone.
  status text check (status in ('replacing', 'replaced', 'collecting', 'collected', 'refunded', 'refused')),
  words text not null default '' check (length(words) <= 1000)
);
create index claim_entries_claim on claim_entries (claim_id, id);
create index claim_entries_actor on claim_entries (actor_id) where actor_id is not null;
insert into claim_entries (claim_id, at, actor_kind, status, words)
  select id, updated_at, 'staff', status, answer from claims where status <> 'reported';
-- Whether the shopper has written since staff last did.
alter table claims add column has_news boolean not null default false;
create index claims_news on claims (created_at) where has_news;
