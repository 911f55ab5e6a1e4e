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
  status text not null check (status in ('APPROVED', 'PENDING', 'COMPLETED', 'FAILED', 'CANCELED')),
  error_code text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A payment that is approved or pending settles later.
  settles_at timestamptz,
  settles_as text check (settles_as in ('COMPLETED', 'FAILED')),
  -- The answer to a key is the one that was given first, whatever came after.
  first_status text,
  version integer not null default 1
);
create index test_till_payments_unsettled on test_till.payments (settles_at) where status in ('APPROVED', 'PENDING');
create index test_till_payments_source on test_till.payments (source_id) where status in ('APPROVED', 'PENDING', 'COMPLETED');

create table test_till.refunds (
  id text primary key,
  idempotency_key text not null unique,
  request_sha256 bytea not null,
  payment_id text not null references test_till.payments (id),
  amount_pence integer not null check (amount_pence > 0),
  reason text not null default '',
  status text not null check (status in ('PENDING', 'COMPLETED', 'REJECTED', 'FAILED')),
  -- A refund is accepted first; from then on it counts as made, or as failed.
  settles_at timestamptz not null,
  settles_as text not null check (settles_as in ('COMPLETED', 'REJECTED', 'FAILED')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index test_till_refunds_payment on test_till.refunds (payment_id);
create index test_till_refunds_pending on test_till.refunds (settles_at) where status = 'PENDING';

create table test_till.disputes (
  id text primary key,
  payment_id text not null references test_till.payments (id),
  amount_pence integer not null check (amount_pence > 0),
  reason text not null,
  state text not null,
  due_at timestamptz not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index test_till_disputes_payment on test_till.disputes (payment_id);

-- What was charged, voided and paid back; a refund that fails after it was made takes its entry back. Only ever added to.
create table test_till.ledger (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null check (kind in ('charge', 'void', 'refund', 'refund failed')),
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

create function test_till.only_added_to() returns trigger language plpgsql as
  $$ begin raise exception 'test_till.% is only ever added to', tg_table_name; end $$;
create trigger only_added_to before update or delete on test_till.ledger for each row execute function test_till.only_added_to();
create trigger only_added_to before update or delete on test_till.requests for each row execute function test_till.only_added_to();

-- How much was charged for each order, and what is left of it.
create view test_till.takings as
  select order_id,
    count(*) filter (where kind = 'charge')::int as charges,
    coalesce(sum(amount_pence) filter (where kind = 'charge'), 0)::int as charged_pence,
    coalesce(sum(amount_pence) filter (where kind = 'void'), 0)::int as voided_pence,
    coalesce(sum(case kind when 'refund' then amount_pence when 'refund failed' then -amount_pence end), 0)::int as refunded_pence,
    coalesce(sum(case when kind in ('charge', 'refund failed') then amount_pence else -amount_pence end), 0)::int as net_pence
  from test_till.ledger group by order_id;

-- A payment with what went back of it, as the provider describes one.
create view test_till.payment_records as
  select p.*,
    coalesce((select sum(r.amount_pence) from test_till.refunds r where r.payment_id = p.id and r.status = 'COMPLETED'), 0)::int as refunded_pence,
    array(select r.id from test_till.refunds r where r.payment_id = p.id order by r.created_at, r.id) as refund_ids
  from test_till.payments p;
