-- Of goods that are sent again: the lots that they come from, as in order_lines.
alter table shipment_lines add column lots jsonb check (jsonb_typeof(lots) = 'array');
create index shipment_lines_lots on shipment_lines using gin (lots jsonb_path_ops) where lots is not null;

create or replace function rename_served_lots() returns trigger language plpgsql as $$
declare of_lot jsonb := jsonb_build_array(jsonb_build_object('id', new.id));
begin
  update order_lines set lots = lots_with_names_of(lots, new) where lots @> of_lot;
  update claim_lines set lots = lots_with_names_of(lots, new) where lots @> of_lot;
  update shipment_lines set lots = lots_with_names_of(lots, new) where lots @> of_lot;
  return null;
end $$;
