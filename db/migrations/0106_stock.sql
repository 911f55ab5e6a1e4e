-- The shelf: what is on it, and every change of it.

-- What is on the shelf, and what unpaid orders are holding of it. Boxes.
create table stock_levels (
  product_id uuid primary key references products (id) on delete cascade,
  on_hand integer not null check (on_hand >= 0),
  held integer not null default 0 check (held >= 0),
  check (held <= on_hand)
);
-- Everything that is asked of the shelf by what is free on it, from the index alone: PostgreSQL does that only where the columns of an
-- index's expression are in it as well.
create index stock_levels_free on stock_levels ((on_hand - held), product_id) include (on_hand, held);

-- What is on hand of goods that are cut from a roll, in mm of each width. stock_levels says the same in whole metres, for lists and filters.
create table roll_levels (
  product_id uuid not null references products (id) on delete cascade,
  roll_width_mm integer not null check (roll_width_mm between 500 and 6000),
  on_hand_mm integer not null check (on_hand_mm >= 0),
  held_mm integer not null default 0 check (held_mm >= 0),
  primary key (product_id, roll_width_mm),
  check (held_mm <= on_hand_mm)
);

-- The width of a product's own roll, in mm; null for what is not cut from one. As rollsOf in src/catalogue/roll-goods.ts has it.
create function own_roll_mm(unit text, coverage_cm2 integer) returns integer language sql immutable
  return case when unit = 'metre' and coverage_cm2 between 5000 and 60000 then coverage_cm2 / 10 end;

-- stock_levels follows the rolls: whole metres, of all widths.
create function sum_up_rolls() returns trigger language plpgsql as $$
declare of_product uuid := coalesce(new.product_id, old.product_id);
begin
  if not exists (select from products where id = of_product and own_roll_mm(unit, coverage_cm2) is not null) then return null; end if;
  insert into stock_levels (product_id, on_hand, held)
    select of_product, on_hand, on_hand - free from (
      select coalesce(sum(on_hand_mm / 1000), 0)::int as on_hand, coalesce(sum((on_hand_mm - held_mm) / 1000), 0)::int as free
      from roll_levels where product_id = of_product) s
    on conflict (product_id) do update set on_hand = excluded.on_hand, held = excluded.held;
  return null;
end $$;
create trigger roll_levels_summed after insert or update or delete on roll_levels for each row execute function sum_up_rolls();

-- Metres that are counted without saying of which width are of the product's own.
create function count_own_roll() returns trigger language plpgsql as $$
declare
  own integer := (select own_roll_mm(unit, coverage_cm2) from products where id = new.product_id);
  more integer := (new.on_hand - case when tg_op = 'UPDATE' then old.on_hand else 0 end) * 1000;
begin
  if own is null or pg_trigger_depth() > 1 then return null; end if;
  insert into roll_levels (product_id, roll_width_mm, on_hand_mm, held_mm)
    values (new.product_id, own, greatest(0, more), case when tg_op = 'INSERT' then new.held * 1000 else 0 end)
    on conflict (product_id, roll_width_mm) do update
      set on_hand_mm = greatest(roll_levels.held_mm, roll_levels.on_hand_mm + more);
  return null;
end $$;
create trigger stock_levels_counted after insert or update of on_hand on stock_levels for each row execute function count_own_roll();

-- A product that comes to be cut from a roll, or from another width, takes its stock along.
create function take_rolls_along() returns trigger language plpgsql as $$
declare own integer := own_roll_mm(new.unit, new.coverage_cm2);
begin
  if own is null then return null; end if;
  update roll_levels set roll_width_mm = own
    where product_id = new.id and roll_width_mm = own_roll_mm(old.unit, old.coverage_cm2)
      and not exists (select from roll_levels o where o.product_id = new.id and o.roll_width_mm = own);
  insert into roll_levels (product_id, roll_width_mm, on_hand_mm, held_mm)
    select product_id, own, on_hand * 1000, held * 1000 from stock_levels
    where product_id = new.id and own_roll_mm(old.unit, old.coverage_cm2) is null
    on conflict (product_id, roll_width_mm) do update set on_hand_mm = excluded.on_hand_mm, held_mm = excluded.held_mm;
  return null;
end $$;
create trigger products_rolls after update of unit, coverage_cm2 on products for each row
  when (own_roll_mm(old.unit, old.coverage_cm2) is distinct from own_roll_mm(new.unit, new.coverage_cm2)) execute function take_rolls_along();

-- Every change of what is on the shelf, what is sold and given back included: a shelf holds the sum of it. Only ever added to.
create table stock_adjustments (
  id bigint generated always as identity primary key,
  product_id uuid not null references products (id) on delete cascade,
  at timestamptz not null default now(),
  actor_id uuid references users (id) on delete set null,
  change integer not null check (change <> 0),
  on_hand_after integer not null check (on_hand_after >= 0),
  reason text not null check (reason in
    ('opening', 'delivery', 'count', 'damaged', 'returned', 'display', 'correction', 'import', 'sale', 'cancelled', 'refund')),
  note text not null default '',
  order_id uuid references orders (id) on delete set null,
  roll_width_mm integer
);
create index stock_adjustments_product on stock_adjustments (product_id, id desc);
create index stock_adjustments_order on stock_adjustments (order_id) where order_id is not null;
