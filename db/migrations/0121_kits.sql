-- What a floor needs beneath and around it: the kinds of floor, which goods go with each, and what of the goods its quantity is worked out by.

create table kit_groups (
  name text primary key,
  position integer not null,
  -- The thickest underlay it takes, in µm: 0 for none at all, null for any.
  underlay_up_to_um integer check (underlay_up_to_um >= 0),
  -- Over underfloor heating, floor and underlay together, in thousandths of a tog (1 tog is 0.1 m²K/W).
  max_milli_tog integer not null check (max_milli_tog > 0),
  needs_damp_proof boolean not null default false,
  version integer not null default 1
);
insert into kit_groups (name, position, underlay_up_to_um, max_milli_tog, needs_damp_proof) values
  ('Laminate', 0, 6000, 1500, true), ('Engineered wood', 1, 6000, 1500, true), ('Solid wood', 2, 0, 1500, false),
  ('Click LVT', 3, 1500, 1500, false), ('Glue-down LVT', 4, 0, 1500, false), ('Loose-lay LVT', 5, 0, 1500, false),
  ('Sheet vinyl and lino', 6, 0, 1500, false), ('Carpet', 7, null, 2500, false), ('Felt-backed carpet', 8, 0, 2500, false),
  ('Carpet tiles', 9, 0, 2500, false), ('Tiles', 10, 0, 1500, false), ('Natural stone', 11, 0, 1500, false),
  ('Self-adhesive vinyl tiles', 12, 0, 1500, false);

-- What kits need to know of a product beside what its page says: of goods their role and figures, of a floor its kind and tog.
create table kit_facts (
  product_id uuid primary key references products (id) on delete cascade,
  role text check (role in
    ('underlay', 'levelling', 'primer', 'adhesive', 'tile-adhesive', 'grout', 'sealer', 'scotia', 'skirting', 'door-bar', 'nosing', 'gripper')),
  -- Where the product's own attributes do not tell.
  floor_group text references kit_groups (name),
  -- What one holds, and what a m² takes: grams, or ml of what is poured. Of levelling compound, a m² 1 mm deep. Of tile adhesive and grout it
  -- follows from the tile.
  contents integer check (contents > 0),
  use_per_m2 integer check (use_per_m2 > 0),
  length_mm integer check (length_mm between 10 and 100000),
  milli_tog integer check (milli_tog > 0),
  damp_proof boolean not null default false,
  -- Of a door bar: what lies on its other side.
  joins text check (joins in ('same', 'lower', 'carpet')),
  check (role is null or floor_group is null)
);

-- Which goods go with which kind of floor: of each role the first that fits and is in stock is offered.
create table kit_parts (
  floor_group text not null references kit_groups (name),
  product_id uuid not null references kit_facts (product_id) on delete cascade,
  position integer not null,
  -- Needed by nearly every floor of the kind, and so ticked; the others are there to choose.
  usual boolean not null,
  primary key (floor_group, product_id)
);
create index kit_parts_product on kit_parts (product_id);

-- The floor and the rooms that lines of a cart were worked out for.
create table kit_choices (
  id text primary key,
  product_id uuid not null,
  asked jsonb not null,
  created_at timestamptz not null
);
create index kit_choices_age on kit_choices (created_at);
alter table cart_lines add column kit_id text;
-- The floor that a line was ordered with.
alter table order_lines add column for_product_id uuid;

do $$
declare watched record;
begin
  for watched in select * from (values ('kit_groups', 'name'), ('kit_facts', 'product_id'), ('kit_parts', 'floor_group')) as t(name, key) loop
    execute format('create trigger %1$s_came after insert on %1$s
      referencing new table as came for each statement execute function notify_changed(%2$L)', watched.name, watched.key);
    execute format('create trigger %1$s_gone after delete on %1$s
      referencing old table as gone for each statement execute function notify_changed(%2$L)', watched.name, watched.key);
    execute format('create trigger %1$s_changed after update on %1$s
      referencing new table as came for each statement execute function notify_changed(%2$L)', watched.name, watched.key);
  end loop;
end $$;
