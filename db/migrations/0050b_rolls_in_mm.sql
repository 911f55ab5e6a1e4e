-- What is on hand of goods that are cut from a roll, in mm of each width. stock_levels says the same in whole metres, for lists and filters.
create table roll_levels (
  product_id uuid not null references products (id) on delete cascade,
  roll_width_mm integer not null check (roll_width_mm between 500 and 6000),
  on_hand_mm integer not null check (on_hand_mm >= 0),
  held_mm integer not null default 0 check (held_mm >= 0),
  primary key (product_id, roll_width_mm),
  check (held_mm <= on_hand_mm)
);

-- The width of a product's own roll, in mm; null for what is not cut from one. As rollsOf in roll-goods.ts has it.
create function own_roll_mm(unit text, coverage_cm2 integer) returns integer language sql immutable
  return case when unit = 'metre' and coverage_cm2 between 5000 and 60000 then coverage_cm2 / 10 end;

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

-- Of an order: which roll a line comes from, how many mm of it each one takes, the cuts, and when they were made.
alter table order_lines
  add column roll_width_mm integer,
  add column roll_mm integer check (roll_mm > 0),
  add column cut_plan jsonb,
  add column cut_at timestamptz,
  add check ((roll_width_mm is null) = (roll_mm is null)),
  add check (cut_plan is null or (roll_mm is not null and quantity = 1));
alter table stock_adjustments add column roll_width_mm integer;

-- Until now metres were sold of the product's own roll.
update order_lines l set roll_width_mm = own_roll_mm(p.unit, p.coverage_cm2), roll_mm = 1000
  from products p where p.id = l.product_id and not l.is_sample and own_roll_mm(p.unit, p.coverage_cm2) is not null;
insert into roll_levels (product_id, roll_width_mm, on_hand_mm, held_mm)
  select s.product_id, own_roll_mm(p.unit, p.coverage_cm2), s.on_hand * 1000, s.held * 1000
  from stock_levels s join products p on p.id = s.product_id where own_roll_mm(p.unit, p.coverage_cm2) is not null;

-- Rooms that somebody wants a product cut for. What it costs and how it is cut is worked out anew whenever it is shown.
create table cut_plans (
  id text primary key,
  product_id uuid not null,
  rooms jsonb not null,
  roll_width_mm integer not null,
  seams integer not null,
  created_at timestamptz not null
);
create index cut_plans_age on cut_plans (created_at);
alter table cart_lines
  add column cut_plan_id text,
  add check (cut_plan_id is null or quantity = 1);
