-- What shoppers send back: because they withdraw from the contract, or because sealed boxes are left over.
create table returns (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  kind text not null check (kind in ('withdrawal', 'left-over')),
  status text not null check (status in ('asked', 'agreed', 'on-the-way', 'arrived', 'paid-back', 'refused', 'called-off')),
  -- Why, in the shopper's words.
  reason text not null default '' check (length(reason) <= 500),
  -- What staff wrote to the shopper last.
  answer text not null default '' check (length(answer) <= 1000),
  -- How it was sent back, as the shopper says: carrier and number.
  sent_with text not null default '' check (length(sent_with) <= 200),
  refund_pence integer check (refund_pence > 0),
  -- Goes up with each step, so that of two who take one at once one is told.
  version integer not null default 1,
  created_at timestamptz not null,
  sent_at timestamptz,
  arrived_at timestamptz,
  closed_at timestamptz,
  -- Until when it is to be sent, and to be paid back.
  send_by timestamptz,
  pay_by timestamptz
);
create index returns_order on returns (order_id, created_at);
create index returns_status on returns (status, created_at);

create table return_lines (
  return_id uuid not null references returns (id) on delete cascade,
  order_line_id uuid not null references order_lines (id) on delete cascade,
  quantity integer not null check (quantity > 0),
  primary key (return_id, order_line_id)
);
create index return_lines_line on return_lines (order_line_id);

-- What of an order's delivery and postage was paid back, each refund that had a part of it.
create table carriage_refunds (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id) on delete cascade,
  -- Null: through a lender.
  refund_id uuid references refunds (id) on delete cascade,
  pence integer not null check (pence > 0)
);
create index carriage_refunds_order on carriage_refunds (order_id);
create index carriage_refunds_refund on carriage_refunds (refund_id);
insert into carriage_refunds (order_id, pence)
  select id, delivery_pence + sample_postage_pence from orders where status = 'refunded' and delivery_pence + sample_postage_pence > 0;

-- Until now a return was a notice alone. What was refunded since counts as paid back.
create function write_return(notice withdrawals) returns void language sql as $$
  insert into returns (id, order_id, kind, status, reason, created_at, send_by)
    values (notice.id, notice.order_id, 'withdrawal', 'agreed', notice.reason, notice.created_at, notice.created_at + interval '14 days')
    on conflict do nothing $$;
select write_return(w) from withdrawals w;
insert into return_lines (return_id, order_line_id, quantity) select withdrawal_id, order_line_id, quantity from withdrawal_lines;
update returns r set status = 'paid-back', closed_at = r.created_at
  where not exists (select from return_lines l join order_lines o on o.id = l.order_line_id where l.return_id = r.id and o.refunded_quantity < l.quantity);

-- The version before writes to the old tables while both run.
create function copy_withdrawal() returns trigger language plpgsql as $$ begin perform write_return(new); return new; end $$;
create trigger copy_withdrawal after insert on withdrawals for each row execute function copy_withdrawal();
create function copy_withdrawal_line() returns trigger language plpgsql as $$ begin
  insert into return_lines (return_id, order_line_id, quantity) values (new.withdrawal_id, new.order_line_id, new.quantity) on conflict do nothing;
  return new; end $$;
create trigger copy_withdrawal_line after insert on withdrawal_lines for each row execute function copy_withdrawal_line();
