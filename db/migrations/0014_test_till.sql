-- The test till: a card provider of the shop's own, for shops that have none yet. No money moves in it. It stands apart from the
-- shop's tables, as a provider does, so that both can be held against each other.

create schema test_till;

-- One row: who may ask, and how the till misbehaves for whoever tries it out (the words of src/test-till/modes.ts).
create table test_till.settings (
  id boolean primary key default true check (id),
  access_token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  webhook_key text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  charge_mode text not null default 'normal',
  refund_mode text not null default 'normal',
  webhook_mode text not null default 'normal'
);
insert into test_till.settings default values;

create table test_till.payments (
  id text primary key,
  idempotency_key text not null unique,
  -- What the key was first sent with: the same key with other contents is refused.
  request_sha256 bytea not null,
  order_id text not null default '',
  source_id text not null,
  amount_pence integer not null check (amount_pence > 0),
  status text not null check (status in ('COMPLETED', 'FAILED', 'CANCELED')),
  error_code text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index test_till_payments_source on test_till.payments (source_id) where status = 'COMPLETED';

create table test_till.refunds (
  id text primary key,
  idempotency_key text not null unique,
  request_sha256 bytea not null,
  payment_id text not null references test_till.payments (id),
  amount_pence integer not null check (amount_pence > 0),
  reason text not null default '',
  status text not null check (status in ('PENDING', 'COMPLETED', 'FAILED')),
  -- A refund is accepted first; from then on it counts as made, or as failed.
  settles_at timestamptz not null,
  settles_as text not null check (settles_as in ('COMPLETED', 'FAILED')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index test_till_refunds_payment on test_till.refunds (payment_id);
create index test_till_refunds_pending on test_till.refunds (settles_at) where status = 'PENDING';

-- What was charged, voided and paid back. Only ever added to.
create table test_till.ledger (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null check (kind in ('charge', 'void', 'refund')),
  order_id text not null,
  payment_id text not null references test_till.payments (id),
  refund_id text references test_till.refunds (id),
  amount_pence integer not null check (amount_pence > 0)
);
create index test_till_ledger_order on test_till.ledger (order_id);

-- Every request as it came, before anything was done about it. Only ever added to.
create table test_till.requests (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  method text not null,
  path text not null,
  idempotency_key text,
  mode text not null,
  body jsonb
);
create index test_till_requests_key on test_till.requests (idempotency_key, id);

create function test_till.only_added_to() returns trigger language plpgsql as
  $$ begin raise exception 'test_till.% is only ever added to', tg_table_name; end $$;
create trigger only_added_to before update or delete on test_till.ledger for each row execute function test_till.only_added_to();
create trigger only_added_to before update or delete on test_till.requests for each row execute function test_till.only_added_to();

-- Webhooks to be sent, each row once or until it is taken; the same event twice is two rows.
create table test_till.webhooks (
  id bigint generated always as identity primary key,
  event_id uuid not null,
  type text not null,
  body text not null,
  is_signed boolean not null default true,
  due_at timestamptz not null,
  attempts integer not null default 0,
  answered integer,
  taken_at timestamptz
);
create index test_till_webhooks_due on test_till.webhooks (due_at) where taken_at is null;

-- Events of the card provider are acted on by a job, again and again until it succeeds.
alter table webhook_events
  add column attempts integer not null default 0,
  add column next_attempt_at timestamptz not null default now();
create index webhook_events_due on webhook_events (next_attempt_at) where handled_at is null;

-- How much was charged for each order, and what is left of it.
create view test_till.takings as
  select order_id,
    count(*) filter (where kind = 'charge')::int as charges,
    coalesce(sum(amount_pence) filter (where kind = 'charge'), 0)::int as charged_pence,
    coalesce(sum(amount_pence) filter (where kind = 'void'), 0)::int as voided_pence,
    coalesce(sum(amount_pence) filter (where kind = 'refund'), 0)::int as refunded_pence,
    coalesce(sum(case kind when 'charge' then amount_pence else -amount_pence end), 0)::int as net_pence
  from test_till.ledger group by order_id;
