-- Two kinds of floor that the first ones did not tell apart: tiles for walls take no door bar and no skirting, and wood that is stuck down
-- needs its adhesive, which boards that are nailed do not. Each begins with the goods of the kind that it was counted among.
insert into kit_groups (name, position, underlay_up_to_um, max_milli_tog, needs_damp_proof) values
  ('Wall tiles', 13, 0, 1500, false), ('Glue-down wood', 14, 0, 1500, false);

insert into kit_parts (floor_group, product_id, position, usual)
  select 'Wall tiles', p.product_id, p.position, p.usual from kit_parts p join kit_facts f using (product_id)
  where p.floor_group = 'Tiles' and f.role in ('tile-adhesive', 'grout', 'primer');
insert into kit_parts (floor_group, product_id, position, usual)
  select 'Glue-down wood', product_id, position, usual from kit_parts where floor_group = 'Solid wood';
