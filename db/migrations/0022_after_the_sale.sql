-- What comes after a sale: its invoice, and orders that somebody has changed their mind about.

-- Numbered in one series, as a VAT invoice must be (VAT Regulations 1995, regulation 14).
create table invoices (
  order_id uuid primary key references orders (id) on delete cascade,
  number integer generated always as identity unique,
  issued_at timestamptz not null default now()
);

-- A shopper withdraws from a contract made at a distance, in whole or for some lines. Only ever added to.
create table withdrawals (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  reason text not null default '',
  created_at timestamptz not null default now()
);
create index withdrawals_order on withdrawals (order_id, created_at);

create table withdrawal_lines (
  withdrawal_id uuid not null references withdrawals (id) on delete cascade,
  order_line_id uuid not null references order_lines (id) on delete cascade,
  quantity integer not null check (quantity > 0),
  primary key (withdrawal_id, order_line_id)
);
create index withdrawal_lines_line on withdrawal_lines (order_line_id);
