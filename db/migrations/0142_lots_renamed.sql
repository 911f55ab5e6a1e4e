-- A batch number or shade is changed because the boxes say another: then whatever was served from the lot says so, too.
create index claim_lines_lots on claim_lines using gin (lots jsonb_path_ops) where lots is not null;

create function lots_with_names_of(kept jsonb, lot lots) returns jsonb language sql immutable as $$
  select jsonb_agg(
    case when part->>'id' = lot.id::text then part || jsonb_build_object('number', lot.number, 'shade', lot.shade) else part end order by place)
  from jsonb_array_elements(kept) with ordinality as parts (part, place)
$$;

create function rename_served_lots() returns trigger language plpgsql as $$
declare of_lot jsonb := jsonb_build_array(jsonb_build_object('id', new.id));
begin
  update order_lines set lots = lots_with_names_of(lots, new) where lots @> of_lot;
  update claim_lines set lots = lots_with_names_of(lots, new) where lots @> of_lot;
  return null;
end $$;
create trigger lots_renamed after update of number, shade on lots for each row
  when ((old.number, old.shade) is distinct from (new.number, new.shade)) execute function rename_served_lots();
