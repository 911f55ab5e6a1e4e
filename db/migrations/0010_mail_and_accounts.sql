-- What is to be mailed, links that speak for an account, and the addresses people keep.

-- Every mail the shop sends, written in the transaction of what it tells about. A row that is queued and due is the job.
create table outbox (
  id uuid primary key default gen_random_uuid(),
  -- Where something must be told once only: 'order-confirmed <id>'.
  once_key text unique,
  kind text not null,
  -- One line each: what could smuggle in a second header or a second recipient is not a mail.
  recipient text not null check (recipient ~ '^[^[:cntrl:][:space:]<>,;:"@]+@[^[:cntrl:][:space:]<>,;:"@]+$'),
  reply_to text check (reply_to ~ '^[^[:cntrl:][:space:]<>,;:"@]+@[^[:cntrl:][:space:]<>,;:"@]+$'),
  subject text not null check (subject <> '' and subject !~ '[[:cntrl:]]'),
  html text not null,
  text text not null,
  -- What opens an account. Blotted out of both texts once a mail server has the mail.
  secret text check (length(secret) >= 20),
  order_id uuid references orders (id) on delete set null,
  user_id uuid references users (id) on delete cascade,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  -- While an attempt is under way: when it is given up for lost, and the mail is due again.
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((status = 'sent') = (sent_at is not null))
);
create index outbox_due on outbox (next_attempt_at) where status = 'queued';
create index outbox_newest on outbox (created_at desc, id desc);
create index outbox_order on outbox (order_id);
create index outbox_user on outbox (user_id);

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
  created_at timestamptz not null default now()
);
create index addresses_user on addresses (user_id, created_at);
create unique index addresses_one_default on addresses (user_id) where is_default;
