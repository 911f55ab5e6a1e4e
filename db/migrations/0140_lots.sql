-- Production lots ("batches" where people read of them): which boxes of a product were made together. Those of two lots may differ in shade.
create table lots (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products (id) on delete cascade,
  -- As it stands on the boxes; empty for boxes whose lot nobody has noted.
  number text not null check (length(number) <= 40),
  -- Shade or calibre, as the maker marks it.
  shade text not null default '' check (length(shade) <= 40),
  on_hand integer not null check (on_hand >= 0),
  -- Of them, for unpaid orders.
  held integer not null default 0 check (held >= 0),
  -- Null where nobody knows.
  received_on date,
  check (held <= on_hand)
);
create unique index lots_number on lots (product_id, upper(number));
create index lots_by_number on lots (upper(number) text_pattern_ops);

-- Whether a product's stock is the sum of its lots. Without, lots are never asked for.
alter table stock_levels add column in_lots boolean not null default false;
-- Of goods in lots, which lot a change was of; on_hand_after is the lot's then.
alter table stock_adjustments add column lot_id uuid references lots (id) on delete set null;
create index stock_adjustments_lot on stock_adjustments (lot_id) where lot_id is not null;

-- What a shopper said of lots: from how many a line may come, and which one they ask for.
alter table cart_lines add column max_lots integer not null default 1 check (max_lots between 1 and 9), add column lot_id uuid;
alter table order_lines add column max_lots integer not null default 1 check (max_lots between 1 and 9), add column lot_id uuid,
  -- What it is served from: [{id, number, shade, quantity}], in the order it was taken. Null for goods without lots, and while nothing is held.
  add column lots jsonb check (jsonb_typeof(lots) = 'array');
create index order_lines_lots on order_lines using gin (lots jsonb_path_ops) where lots is not null;

-- stock_levels follows the lots.
create function sum_up_lots() returns trigger language plpgsql as $$
declare of_product uuid := coalesce(new.product_id, old.product_id);
begin
  update stock_levels s set on_hand = t.on_hand, held = t.held
    from (select coalesce(sum(on_hand), 0)::int as on_hand, coalesce(sum(held), 0)::int as held from lots where product_id = of_product) t
    where s.product_id = of_product and s.in_lots and (s.on_hand, s.held) <> (t.on_hand, t.held);
  return null;
end $$;
create trigger lots_summed after insert or update of on_hand, held or delete on lots for each row execute function sum_up_lots();

-- Boxes that are counted without saying of which lot are of the one without a number: what was ordered before its product had lots.
create function count_unmarked_lot() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then return null; end if;
  update lots set on_hand = on_hand + new.on_hand - old.on_hand, held = held + new.held - old.held
    where product_id = new.product_id and number = '';
  if not found then
    insert into lots (product_id, number, on_hand) values (new.product_id, '', greatest(0, new.on_hand - old.on_hand));
  end if;
  return null;
end $$;
create trigger stock_levels_unmarked after update of on_hand, held on stock_levels for each row
  when (old.in_lots and new.in_lots and (old.on_hand, old.held) <> (new.on_hand, new.held)) execute function count_unmarked_lot();

-- What comes to be cut from a roll is counted by its rolls. Named to run before products_rolls, which takes the stock along.
create function leave_lots() returns trigger language plpgsql as $$
begin
  update stock_levels set in_lots = false where product_id = new.id and in_lots;
  delete from lots where product_id = new.id;
  return null;
end $$;
create trigger products_leave_lots after update of unit, coverage_cm2 on products for each row
  when (own_roll_mm(new.unit, new.coverage_cm2) is not null and own_roll_mm(old.unit, old.coverage_cm2) is null) execute function leave_lots();
